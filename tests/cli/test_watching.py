"""`hothkit check --watch`: a real process sees a file change, and ends calmly."""

from __future__ import annotations

import signal
import subprocess
import sys
import threading
from pathlib import Path
from queue import Queue

from tests.checks.packs import BATTLE
from tests.cli.runs import run


def test_a_change_is_seen_and_ctrl_c_ends_it(tmp_path: Path) -> None:
    path = tmp_path / "ford.yaml"
    path.write_text(BATTLE)
    command = [sys.executable, "-m", "hothkit", "check", "--watch", str(path)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, bufsize=1)
    assert process.stdout is not None and process.stderr is not None
    lines: Queue[str] = Queue()
    reader = threading.Thread(target=lambda: [lines.put(line) for line in process.stdout or ()], daemon=True)
    reader.start()
    try:
        assert lines.get(timeout=60) == "No findings.\n"
        path.write_text(BATTLE.replace("snowtroopers", "snow-troper"))
        seen = [lines.get(timeout=60) for _ in range(3)]
        assert "snow-troper" in seen[2]
        while "1 error" not in lines.get(timeout=60):
            pass
        path.write_text(BATTLE)
        while lines.get(timeout=60) != "No findings.\n":
            pass
        process.send_signal(signal.SIGINT)
        assert process.wait(timeout=60) == 0
        assert process.stderr.read() == "Watching; Ctrl-C ends it.\n"
    finally:
        process.kill()
        process.wait()
        reader.join()
        process.stdout.close()
        process.stderr.close()


def test_it_needs_a_path_and_prints_text(tmp_path: Path) -> None:
    assert run("check", "--watch").exit_code == 2
    assert run("check", "--watch", tmp_path, "--format", "json").exit_code == 2
