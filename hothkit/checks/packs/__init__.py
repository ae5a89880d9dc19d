"""Checks of packs among one another: what one stands on, and what two of them change."""
