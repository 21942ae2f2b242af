"""A page's rules, read, checked and ready to play."""
