"""What is wrong with content beyond its writing and shape; checks judge and never play."""
