"""Opponents and advisers that work for any game through the contract."""
