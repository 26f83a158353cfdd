"""The pages, in Python: what a person touches goes in here, and what they see comes out."""
