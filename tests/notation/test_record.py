"""Records: written step by step, read strictly, with a line for every fault."""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from hothkit.notation import End, Head, RecordError, RecordWriter, parse_record, read_record, record_hash
from hothkit.notation.record import FORMAT, MOST_BYTES
from hothkit.text import plain

HEAD = Head(
    "hoth/02-snowspeeder-counter-attack",
    7,
    ("flyers-stop",),
    {"rebel": "greedy", "empire": "human"},
    {"rules": "0" * 32, "battle": "1" * 32},
    "approximate",
    "0.1.0",
    50,
)
STEPS = [["turn_started rebel 1"], ["> rebel done", "turn_ended rebel"]]
BODY = ["turn_started rebel 1", "> rebel done", "turn_ended rebel"]


def bytes_of(*lines: str) -> bytes:
    return "".join(f"{line}\n" for line in lines).encode()


MINIMAL = (FORMAT, "battle 2", "seed 1", "")


def test_a_record_is_read_as_it_was_written(tmp_path: Path) -> None:
    writer = RecordWriter.create(tmp_path / "r", HEAD)
    for step in STEPS:
        writer.add(step)
    writer.end("rebel", "medals")
    writer.close()
    record = read_record(tmp_path / "r")
    assert record.head == HEAD
    assert record.body() == tuple(BODY)
    assert record.end == End("rebel", "medals", record_hash(BODY))
    lines = (tmp_path / "r").read_text().split("\n")
    assert [lines[number - 1] for number, _ in record.lines] == BODY
    assert lines[record.end_line - 1] == "winner rebel"


def test_the_hash_is_the_documented_one() -> None:
    assert record_hash(BODY) == blake2b("\n".join(BODY).encode(), digest_size=16).hexdigest()


def test_each_step_is_on_the_disk_at_once(tmp_path: Path) -> None:
    path = tmp_path / "r"
    writer = RecordWriter.create(path, HEAD)
    assert path.read_bytes() == bytes_of(*HEAD.lines())
    writer.add(STEPS[0])
    assert path.read_bytes() == bytes_of(*HEAD.lines(), *STEPS[0])
    writer.close()


def test_a_step_can_be_taken_back(tmp_path: Path) -> None:
    path = tmp_path / "r"
    writer = RecordWriter.create(path, HEAD)
    for step in STEPS:
        writer.add(step)
    writer.take_back()
    assert path.read_bytes() == bytes_of(*HEAD.lines(), *STEPS[0])
    writer.add(STEPS[1])
    writer.close()
    assert path.read_bytes() == bytes_of(*HEAD.lines(), *BODY)
    assert writer.hash == record_hash(BODY)


def test_a_file_that_is_there_is_never_overwritten(tmp_path: Path) -> None:
    (tmp_path / "r").write_text("mine")
    with pytest.raises(FileExistsError):
        RecordWriter.create(tmp_path / "r", HEAD)


def test_going_on_removes_what_was_left_half_written(tmp_path: Path) -> None:
    path = tmp_path / "r"
    path.write_bytes(bytes_of(*HEAD.lines(), *STEPS[0]) + b"> rebel do")
    record = read_record(path)
    assert record.is_cut_off and record.body() == tuple(STEPS[0])
    writer = RecordWriter.go_on(path, record.head, [STEPS[0]])
    writer.add(STEPS[1])
    writer.close()
    assert path.read_bytes() == bytes_of(*HEAD.lines(), *BODY)
    assert list(tmp_path.iterdir()) == [path]


def test_windows_line_ends_and_a_lost_last_one_do_no_harm() -> None:
    whole = bytes_of(*MINIMAL, *BODY, *End("rebel", "medals", "0" * 32).lines())
    plain = parse_record(whole)
    assert parse_record(whole.replace(b"\n", b"\r\n")) == plain
    assert parse_record(whole[:-1]) == plain


def test_an_end_that_was_cut_off_counts_as_none() -> None:
    record = parse_record(bytes_of(*MINIMAL, *BODY, "", "winner rebel"))
    assert record.end is None and record.body() == tuple(BODY)


@pytest.mark.parametrize(
    ("data", "phrase", "line"),
    [
        (b"", "no_record", 1),
        (b"hothkit-record 2\n", "no_record", 1),
        (bytes_of(FORMAT), "head_lacks", 1),
        (bytes_of(FORMAT, "battle 2", "seed 1"), "head_cut_off", 3),
        (bytes_of(FORMAT, "seed 1", ""), "head_lacks", 2),
        (bytes_of(FORMAT, "battle 2", "seed x", ""), "number", 3),
        (bytes_of(FORMAT, "battle 2", "seed -1", ""), "number", 3),
        (bytes_of(FORMAT, "battle 2", "seed " + "9" * 30, ""), "number", 3),
        (bytes_of(FORMAT, "battle 2", "seed ²", ""), "number", 3),
        (bytes_of(FORMAT, "battle 2", "seed 1", "limit 0", ""), "number", 4),
        (bytes_of(FORMAT, "battle 2", "battle 3", "seed 1", ""), "head", 3),
        (bytes_of(FORMAT, "battle 2", "seed 1", "colour red", ""), "head", 4),
        (bytes_of(FORMAT, "battle 2", "seed 1", "player rebel", ""), "head", 4),
        (bytes_of(FORMAT, "battle 2", "seed", ""), "head", 3),
        (bytes_of(*MINIMAL, *BODY, "", "how medals"), "end", 9),
        (bytes_of(*MINIMAL, *BODY, "", "winner rebel", "how medals", "hash 1", "more x"), "end", 12),
        (bytes_of(*MINIMAL, "turn_started \x1b[2J"), "character", 5),
        (bytes_of(*MINIMAL, "turn_started \u202egnorw"), "character", 5),
        (bytes_of(*MINIMAL) + b"\xff\xfe\n", "not_text", 5),
        (b"\x00" * 100, "character", 1),
        (bytes_of(*MINIMAL) + b"x" * MOST_BYTES, "too_large", 1),
    ],
)
def test_every_fault_has_a_name_and_a_line(data: bytes, phrase: str, line: int) -> None:
    with pytest.raises(RecordError) as raised:
        parse_record(data)
    assert (raised.value.phrase, raised.value.line) == (phrase, line)


def test_what_cannot_be_read_at_all_is_a_record_error(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "nowhere"):
        with pytest.raises(RecordError):
            read_record(path)


@given(
    st.one_of(st.binary(max_size=300), st.text(max_size=300).map(lambda t: f"{FORMAT}\n{t}".encode("utf-8", "ignore")))
)
@example(b"hothkit-record 1\n\n\n\n")
@example(b"hothkit-record 1\nbattle 2\nseed 1\n\n\n\nwinner x\n")
def test_no_text_upsets_the_reader(data: bytes) -> None:
    try:
        parse_record(data)
    except RecordError as wrong:
        assert 1 <= wrong.line <= data.count(b"\n") + 1
        assert all(plain(value) == value for value in wrong.values.values())


@pytest.mark.parametrize(
    "lines",
    [
        ["variant a", "variant a"],
        ["fidelity banana"],
        [f"variant v{n}" for n in range(3000)],
    ],
)
def test_a_head_that_nobody_wrote_is_refused(lines: list[str]) -> None:
    with pytest.raises(RecordError):
        parse_record(bytes_of(FORMAT, "battle 2", "seed 1", *lines, ""))
