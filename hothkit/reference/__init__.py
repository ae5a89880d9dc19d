"""The site: pages in every language from the content, and replays as files of their own."""
