"""The table: places, money, events, views and choices; it knows no rule of any game."""
