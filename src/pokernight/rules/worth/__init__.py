"""What hands there are, what they are made of, and which beats which."""
