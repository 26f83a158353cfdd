"""Pictures of Thurn und Taxis."""
