"""Files to begin with, written from the data of the packs that they stand on, with comments for a first-time author."""
