"""Budgets of a pack, which comes from a stranger; those of a single file stand in `yaml_source.limits`.

The largest pack that we know, our own with a ruling for each row of the rules, has some 800 files, 0.8 MiB and
56,000 values: a pack may have more than twice as much. With all of it a check stays under 10 s and 256 MB.
"""

from __future__ import annotations

PACK_FILES = 2_000
"""Files and folders; in a folder what is no content is not counted, in a zip everything is."""
PACK_BYTES = 4 * 1024 * 1024
"""Of all its files together; of a zip as it lies there too."""
PACK_VALUES = 200_000
"""Values in all files of a pack together; each of them costs time and memory."""
PACK_FINDINGS = 1_000
"""After so many findings the rest of a pack is not looked at."""
MEMBER_RATIO = 100
"""So many times as large as it is packed may a file in a zip be."""
ARCHIVE_RATIO = 50
"""The same for all files of a zip together."""
NAME_CHARACTERS = 255
"""The way to a file inside a zip."""
