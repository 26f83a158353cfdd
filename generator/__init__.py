"""From engine data to something people look at: pictures, pages, the site."""
