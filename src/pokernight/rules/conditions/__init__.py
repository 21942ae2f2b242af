"""How things stand: what somebody has, shows or lacks, and who is left."""
