"""Where a battle stands: what never changes in it, its state, actions and events, and chance; values only."""
