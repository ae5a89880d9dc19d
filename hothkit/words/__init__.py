"""The rule vocabulary: what each word reads, binds or does; its shape is in schemas/words/, its phrase in lang/."""
