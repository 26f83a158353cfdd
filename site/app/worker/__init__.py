"""Long work beside the page: what bots choose, hints, and PDFs."""
