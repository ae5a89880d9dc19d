"""Balance: what many games of a battle say of it; the only judging that plays."""
