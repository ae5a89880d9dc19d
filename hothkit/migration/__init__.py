"""Content of earlier formats rewritten for the present one: a module for each step, and all of them in a list."""
