"""Hand histories in the open format PHH: real hands played at our table, and ours written for others."""
