"""What the YAML means: frozen values, a file a kind."""
