"""The catalogue of attacks: what a stranger may send, by its row, and what must be found in it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from stat import S_IFIFO, S_IFLNK

from hothkit.reports.excerpts import escaped
from tests.checks.packs import BATTLE
from tests.hostile import zips
from tests.hostile.zips import PACK, SOUND, info, of_names, zipped

MIB = 1024 * 1024
NAME = "name: {en: Swift}\n"


@dataclass(frozen=True, slots=True)
class Attack:
    """Files to be checked together, and the findings as `file:line check`; `*` in front stands for one or more."""

    row: int
    name: str
    files: dict[str, bytes]
    found: tuple[str, ...]


def trait(row: int, name: str, text: str | bytes, *found: str) -> Attack:
    """A lone file; findings are given as `line check`."""
    file = "traits/swift.yaml"
    data = text.encode("utf-8", "surrogatepass") if isinstance(text, str) else text
    return Attack(row, name, {file: data}, tuple(f"{file}:{one}" for one in found))


def battle(row: int, name: str, old: str, new: str, *found: str) -> Attack:
    """A sound battle with a text replaced, or one added."""
    assert old in BATTLE
    text = BATTLE.replace(old, new) if old else BATTLE + new
    file = "scenarios/ford.yaml"
    return Attack(row, name, {file: text.encode()}, tuple(f"{file}:{one}" for one in found))


def archive(row: int, name: str, data: bytes, *found: str) -> Attack:
    """A zip; findings are given as `/member check`, or `check` for the whole."""
    told = (one.rpartition(" ") for one in found)
    return Attack(row, name, {"p.zip": data}, tuple(f"p.zip{member}:1 {check}" for member, _, check in told))


def attacks() -> Iterator[Attack]:
    """All attacks, each under a name of its own."""
    yield from _yaml()
    yield from _numbers()
    yield from _characters()
    yield from _zips()
    yield from _meanings()


def _yaml() -> Iterator[Attack]:
    bomb = "a: &a [x]\n" + "".join(
        f"{c}: &{c} [{', '.join([f'*{b}'] * 9)}]\n" for b, c in zip("abcdef", "bcdefg", strict=True)
    )
    yield trait(1, "alias-bomb", bomb, *(f"{line} yaml-anchor" for line in range(1, 8)))
    yield trait(2, "alias-of-itself", "name: &a [*a]\n", "1 yaml-anchor")
    yield trait(2, "mapping-of-itself", "name: &a {en: *a}\n", "1 yaml-anchor")
    for name, text in (("flow", "[" * 65), ("map", "{a: " * 65), ("block", "- " * 5000), ("questions", "? " * 5000)):
        yield trait(3, f"deep-{name}", f"name: {text}" if name in ("flow", "map") else text, "1 nested-too-deep")
    for name, text in (("brackets", "["), ("dashes", "- "), ("questions", "? "), ("braces", "{a: ")):
        check = "yaml-syntax" if name == "brackets" else "nested-too-deep"
        yield trait(3, f"mebibyte-of-{name}", text * (MIB // len(text)), f"1 {check}")
    lines = "\n".join(" " * n + "a:" for n in range(400))
    yield trait(3, "deep-indents", lines, "65 nested-too-deep")
    yield trait(4, "giant-file", b"a: " + b"x" * 20_000_000, "1 file-too-large")
    yield trait(4, "giant-scalar", "name: " + "x" * 1_000_000, "1 text-too-long")
    yield trait(4, "giant-block", "name: |\n" + " x\n" * 300_000, "1 text-too-long")
    yield trait(4, "long-key", "? " + "k" * 5000 + "\n: 1\n", "1 text-too-long")
    yield trait(4, "values", "name: [" + "1," * 500_000 + "]", "1 too-many-values")
    for tag in (
        "python/object/apply:os.system [x]",
        "python/name:os.system",
        "binary aGk=",
        "set {a}",
        "float 1",
        "str x",
    ):
        yield trait(
            5, "tag-" + tag.partition(" ")[0].replace("/", "-").replace(":", "-"), f"name: !!{tag}\n", "1 yaml-tag"
        )
    yield trait(5, "tag-own", "%TAG ! tag:x.org,2000:\n---\nname: !x y\n", "3 yaml-tag")
    yield trait(6, "duplicate-key", f"{NAME}name: {{en: Slow}}\n", "2 duplicate-key")
    yield trait(6, "merge-key", f"<<: {{name: x}}\n{NAME}", "1 merge-key")
    yield trait(6, "documents", f"{NAME}---\n{NAME}", "2 several-documents")
    yield trait(7, "one-and-true", f"1: a\ntrue: b\n{NAME}", "1 ambiguous-scalar", "2 ambiguous-scalar")
    yield trait(7, "accents", f"{NAME}\u00e9: 1\ne\u0301: 2\n", "2 unknown-key", "3 unknown-key")
    yield trait(7, "cyrillic", "n\u0430me: {en: Swift}\n", "1 unknown-key")
    yield trait(
        22,
        "schema",
        f"$schema: http://127.0.0.1:9/x\n$ref: file:///etc/passwd\n{NAME}",
        "1 unknown-key",
        "2 unknown-key",
    )
    yield trait(28, "json-lines", '{"name": {"en": "Swift"}}\n{"name": 1}\n', "2 yaml-syntax")
    yield trait(28, "utf-16", NAME.encode("utf-16"), "1 not-utf8")
    yield trait(28, "latin-1", "name: {en: Ñandú}\n".encode("latin-1"), "1 not-utf8")
    yield trait(28, "mark-inside", f"{NAME}\ufeffnote: x\n", "2 forbidden-character")
    yield trait(28, "mark-before", f"\ufeff{NAME}note: {{en: x}}\nx: 1\n", "1 byte-order-mark", "3 unknown-key")


def _numbers() -> Iterator[Attack]:
    for row, word in (
        *((8, word) for word in ("no", "012", "3:30", "1e3", "0x1F", "1_000", "2026-01-31", "~")),
        *((9, word) for word in (".nan", "-.inf")),
        (11, "3.0"),
    ):
        deck = f"name: {{en: Swift}}\nside: rebel\ncards:\n  x: {word}\n".encode()
        name = "word-" + "".join(letter for letter in word if letter.isalnum() or letter == "-")
        yield Attack(row, name, {"decks/x.yaml": deck}, ("decks/x.yaml:4 ambiguous-scalar",))
    for name, number, check in (
        ("digits", "9" * 5000, "number-too-large"),
        ("minus", "-" + "9" * 60_000, "number-too-large"),
        ("hexadecimal", "0x" + "f" * 60_000, "ambiguous-scalar"),
        ("sexagesimal", "1" + ":1" * 30_000, "ambiguous-scalar"),
        ("million", "1000001", "number-too-large"),
        ("nan", "NaN", "wrong-type"),
        ("infinity", "-Infinity", "wrong-type"),
        ("quoted", "'1'", "wrong-type"),
        ("negative", "-1", "out-of-range"),
    ):
        row = 27 if name in ("million", "negative") else 9 if name in ("nan", "infinity") else 10
        yield battle(row, f"number-{name}", "rebel: 4,", f"rebel: {number},", f"5 {check}")


UNSEEN = {
    **{f"control-{ord(c):02x}": c for c in "\0\x07\x08\x1b\x7f\x80\x85\x9b"},
    **{
        f"unseen-{ord(c):04x}": c
        for c in "\u00ad\u061c\u115f\u1160\u200b\u200e\u2028\u202e\u2066\u2800\u3164\uffa0\U000e0041"
    },
}


def _characters() -> Iterator[Attack]:
    for name, letter in UNSEEN.items():
        row = 29 if name in ("control-1b", "control-9b") else 12
        yield trait(row, f"{name}-raw", f"note: {{en: x}}\nname: {{en: a{letter}b}}\n", "2 forbidden-character")
        yield trait(
            row,
            f"{name}-escaped",
            f'note: {{en: x}}\nname: {{en: "a\\U{ord(letter):08x}b"}}\n',
            "2 forbidden-character",
        )
    yield trait(12, "only-selectors", "name: {en: \ufe0f\u200d}\n", "1 forbidden-character")
    yield trait(12, "only-space", 'name: {en: "\u3000\u2003"}\n', "1 wrong-value")
    yield trait(12, "key-by-line-separator", "note: {en: x}\u2028name: {en: y}\n", "1 forbidden-character")
    yield trait(12, "surrogate", 'name: {en: "\\ud800"}\n', "1 yaml-syntax")
    yield trait(12, "surrogate-bytes", b"name: {en: \xed\xa0\x80}\n", "1 not-utf8")
    yield trait(29, "screen-title", 'name: {en: "\\e]0;x\\a\\e[2J"}\n', "1 forbidden-character")


def _zips() -> Iterator[Attack]:
    for name, member in (
        ("up", "../traits/a.yaml"),
        ("up-inside", "traits/../../a.yaml"),
        ("absolute", "/etc/cron.d/a.yaml"),
        ("drive", "C:/a.yaml"),
        ("drive-relative", "C:a.yaml"),
        ("backslash", "..\\..\\a.yaml"),
        ("network", "\\\\host\\share\\a.yaml"),
        ("dot", "./traits/a.yaml"),
        ("double-slash", "traits//a.yaml"),
    ):
        yield archive(14, f"zip-{name}", of_names(member), f"/{member} unsafe-member")
    for name, member in (
        ("device", "traits/CON.yaml"),
        ("device-bare", "traits/lpt1"),
        ("device-folder", "aux/a.yaml"),
        ("device-blank", "traits/nul .yaml"),
        ("device-superscript", "traits/com².yaml"),
        ("dot-at-end", "traits/a.yaml."),
        ("space-at-end", "traits/a.yaml "),
        ("folder-dot", "traits./a.yaml"),
        *((f"sign-{ord(sign):02x}", f"traits/a{sign}.yaml") for sign in '"*:<>?|'),
        ("control", "traits/a\x1b[2J.yaml"),
        ("line", "traits/a\n.yaml"),
        ("turned", "traits/\u202elmay.a"),
        ("unseen", "traits/\u3164.yaml"),
        ("archive", "traits/more.ZIP"),
    ):
        yield archive(16, f"zip-name-{name}", of_names(member), f"/{escaped(member)} unsafe-member")
    long = "traits/" + "a" * 300 + ".yaml"
    yield archive(16, "zip-name-long", of_names(long), f"/{long[:255]}… unsafe-member")
    yield archive(
        14,
        "zip-link",
        zipped((info("traits/a.yaml", external_attr=(S_IFLNK | 0o777) << 16), b"/etc/passwd")),
        "/traits/a.yaml unsafe-member",
    )
    yield archive(
        14,
        "zip-pipe",
        zipped((info("traits/a.yaml", external_attr=(S_IFIFO | 0o777) << 16), b"")),
        "/traits/a.yaml unsafe-member",
    )
    yield archive(14, "zip-same", of_names("traits/a.yaml", "traits/a.yaml"), "/traits/a.yaml unsafe-member")
    yield archive(16, "zip-case", of_names("traits/a.yaml", "traits/A.yaml"), "/traits/A.yaml unsafe-member")
    yield archive(16, "zip-case-of-folder", of_names("traits/a.yaml", "Traits/b.yaml"), "/Traits/b.yaml unsafe-member")
    yield archive(16, "zip-accent", of_names("\u00e9.txt", "e\u0301.txt"), "/e\u0301.txt unsafe-member")
    yield archive(14, "zip-file-and-folder", of_names("traits", "traits/a.yaml"), "/traits/a.yaml unsafe-member")
    yield archive(
        14,
        "zip-many-faults",
        of_names("../a.yaml", "con.yaml", "a.yaml."),
        "/../a.yaml unsafe-member",
        "/a.yaml. unsafe-member",
        "/con.yaml unsafe-member",
    )
    yield archive(15, "zip-bomb", zips.bomb(200_000_000), "pack-too-large", "/traits/a0.yaml pack-too-large")
    yield archive(15, "zip-ratio", zips.bomb(200_000), "/traits/a0.yaml pack-too-large")
    spread = zipped(*((f"a{n}.txt", bytes(range(256)) + b" " * 25_000) for n in range(20)))
    yield archive(15, "zip-ratio-of-all", spread, "pack-too-large")
    many = zipped(*((f"a{n}.txt", b"x") for n in range(2001)))
    yield archive(15, "zip-files", many, "pack-too-large")
    stored = zipped(*((info(f"a{n}.txt", compress_type=0), b"x" * MIB) for n in range(5)))
    yield archive(15, "zip-bytes", stored, "pack-too-large")
    yield archive(15, "zip-overlap", zips.overlapping(), "/traits/b.yaml unreadable-archive")
    yield archive(15, "zip-overlap-inside", zips.nested_overlap(), "/traits/b.yaml unreadable-archive")
    sound, lying = of_names("traits/a.yaml"), zipped(("traits/a.yaml", SOUND * 40))
    yield archive(15, "zip-size-less", zips.listed_as(lying, 24, "<I", 18), "/traits/a.yaml unreadable-archive")
    yield archive(15, "zip-size-more", zips.listed_as(sound, 24, "<I", 19), "/traits/a.yaml unreadable-archive")
    yield archive(15, "zip-sum", zips.listed_as(sound, 16, "<I", 1), "/traits/a.yaml unreadable-archive")
    yield archive(15, "zip-offset", zips.listed_as(sound, 42, "<I", 7), "/traits/a.yaml unreadable-archive")
    yield archive(15, "zip-method", zips.listed_as(sound, 10, "<H", 12), "/traits/a.yaml unreadable-archive")
    yield archive(15, "zip-encrypted", zips.encrypted(), "/traits/a.yaml unreadable-archive".replace("a.", "swift."))
    yield archive(15, "zip-other-name", sound.replace(b"traits/a", b"traits/b", 1), "/traits/a.yaml unreadable-archive")
    yield archive(15, "zip-cut", sound[:-30], "unreadable-archive")
    yield archive(15, "zip-nothing", b"", "unreadable-archive")
    yield archive(15, "zip-text", SOUND, "unreadable-archive")
    sound_pack = zipped(("mine/", b""), ("mine/pack.yaml", PACK), ("mine/traits/a.yaml", SOUND + b"x: 1\n"))
    yield Attack(14, "zip-sound", {"p.zip": sound_pack}, ("p.zip/mine/traits/a.yaml:2 unknown-key",))
    twice = zipped(("pack.yaml", PACK), ("traits/a.yaml", SOUND), ("traits/a.yml", SOUND), ("x/traits/a.yaml", SOUND))
    found = ("p.zip/traits/a.yml:1 same-thing-twice", "p.zip/x/traits/a.yaml:1 same-thing-twice")
    yield Attack(14, "zip-thing-twice", {"p.zip": twice}, found)
    packs = zipped(("a/pack.yaml", PACK), ("b/pack.yaml", PACK))
    yield Attack(14, "zip-two-packs", {"p.zip": packs}, ("p.zip/b/pack.yaml:1 same-thing-twice",))


def _meanings() -> Iterator[Attack]:
    yield battle(13, "path-as-id", "at-at: [A4]", "../../etc/passwd: [A4]", "12 wrong-value")
    yield battle(13, "path-as-board", "board: standard", "board: ../boards/standard", "3 wrong-value")
    yield battle(13, "path-as-pack", "rules: hoth", "rules: ../hoth", "2 wrong-value")
    yield battle(21, "long-id", "at-at: [A4]", f"{'a-' * 90}a: [A4]", "12 text-too-long")
    yield battle(21, "pattern-id", "board: standard", f"board: {'a-' * 30_000}!", "3 wrong-value")
    yield battle(21, "pattern-name", "name: {en: Ford}", f"name: {{en: 'a{' ' * 60_000}'}}", "1 wrong-value")
    yield battle(21, "pattern-final-line", "board: standard", 'board: "standard\\n"', "3 wrong-value")
    symbol = f"{NAME}symbol: {{path: {'M 1 1 ' * 10_000}}}\n"
    yield Attack(
        21,
        "pattern-path",
        {"badges/x.yaml": symbol.encode()},
        ("badges/x.yaml:1 missing-key", "badges/x.yaml:2 text-too-long"),
    )
    hexes = ", ".join(f"{letter}{n}" for n in range(1, 100) for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ" * 6)
    yield battle(23, "hexes", "at-at: [A4]", f"at-at: [{hexes}]", "12 no-such-hex")
    rules = ", ".join(["{at: [A4], side: rebel, kind: temporary}"] * 3000)
    yield battle(23, "unique-mappings", "", f"medal_hexes: [{rules}]\n", "13 too-many-values")
    names = ("a", "b")
    cycle = {
        f"variants/{one}.yaml": f"{NAME}excludes: [{other}, {one}]\nchanges: {{units: {{snowtroopers: {{miniatures: 5}}}}}}\n".encode()
        for one, other in zip(names, names[::-1], strict=True)
    }
    cannot = "contradictory-variant"
    yield Attack(24, "cycle", cycle, (f"variants/a.yaml:2 {cannot}", f"variants/b.yaml:2 {cannot}"))
    chain = "special_rules:\n  again:\n    name: {en: Again}\n    when: turn_started\n    then: [{order: 1000001}]\n"
    yield battle(25, "chain", "", chain, "17 number-too-large")
    yield battle(26, "no-end", "medals: {rebel: 3, empire: 2}", "medals: {rebel: 1000001}", "6 number-too-large")
    yield Attack(
        27,
        "dice",
        {
            "units/x.yaml": b"name: {en: X}\nside: rebel\ntype: infantry\nminiatures: -3\nmove: 1\nattack: [1000000000, -1]\n"
        },
        ("*units/x.yaml:4", "*units/x.yaml:5", "*units/x.yaml:6"),
    )
