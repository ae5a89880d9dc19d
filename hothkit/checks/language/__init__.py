"""Words that authors write in place of ours."""
