"""What is watched for, and what follows when it happens."""
