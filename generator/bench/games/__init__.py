"""What each game is measured against: a file or folder a game."""
