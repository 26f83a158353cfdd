"""From the sources to the site: what only builds, and never ships to the browser."""
