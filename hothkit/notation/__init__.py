"""One line of text for a hex, an action, an event; and game records made of such lines."""

from hothkit.notation.lines import action_text, event_text, read_action, read_chance

__all__ = ["action_text", "event_text", "read_action", "read_chance"]
