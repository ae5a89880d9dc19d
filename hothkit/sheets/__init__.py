"""Printed sheets as PDF: references, battles, cards, counters."""
