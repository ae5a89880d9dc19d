"""Which versions of a pack will do; the only importer of packaging."""

from __future__ import annotations


def will_do(version: str, wanted: str) -> bool:
    """Whether a version lies in a range.

    >>> will_do("1.4", ">=1,<2"), will_do("2.0.0", ">=1,<2")
    (True, False)
    """
    from packaging.specifiers import SpecifierSet  # only packs that stand on others need it

    return SpecifierSet(wanted).contains(version)


def like(version: str) -> str:
    """The range of versions that are used like this one.

    >>> like("1.4.0")
    '>=1,<2'
    """
    first = int(version.partition(".")[0])
    return f">={first},<{first + 1}"
