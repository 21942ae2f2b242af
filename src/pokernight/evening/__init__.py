"""An evening of poker: who plays, hand after hand, whichever way the players sit down."""
