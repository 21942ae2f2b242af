"""What is done at a table: each verb once."""
