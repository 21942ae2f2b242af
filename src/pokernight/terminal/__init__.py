"""A table in the terminal: a full screen to sit down at, and plain lines for pipes and screen readers."""
