"""Doing it again, and what ends that."""
