"""One line of text for a hex, an action, an event; and game records made of such lines."""

from hothkit.notation.lines import action_text, event_text, is_chance, read_action, read_chance, read_hex
from hothkit.notation.read import parse_record, read_record
from hothkit.notation.record import End, Head, Record, RecordError, record_hash
from hothkit.notation.write import RecordWriter

__all__ = [
    "End",
    "Head",
    "Record",
    "RecordError",
    "RecordWriter",
    "action_text",
    "event_text",
    "is_chance",
    "parse_record",
    "read_action",
    "read_chance",
    "read_hex",
    "read_record",
    "record_hash",
]
