"""What `build.py` can do, one command a file.

Importable on a bare Python: what needs packages is imported when a command runs.
"""
