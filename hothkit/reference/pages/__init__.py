"""The pages of the site, a module a kind."""
