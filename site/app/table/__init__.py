"""What is on the table and what a touch does to it. No module here needs a browser."""
