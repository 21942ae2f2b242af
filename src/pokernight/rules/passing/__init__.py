"""Cards that go from player to player: passed, sold, traded, stolen, shown."""
