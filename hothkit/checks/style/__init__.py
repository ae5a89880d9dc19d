"""How content is written: nothing that is wrong, all that can be better."""
