"""Cards on the table: how they lie, who may use, take or turn them."""
