"""Workers outlive no killed parent."""

from __future__ import annotations

import os
import signal
import subprocess
import sys

# A parent that is killed while its worker, which says who it is, would go on for ever.
_RUN = """
import multiprocessing, os, time
from hothkit.processes import begin_worker

def work(parent):
    begin_worker(parent)
    print(os.getpid(), flush=True)
    time.sleep(3600)

worker = multiprocessing.get_context("fork").Process(target=work, args=(os.getpid(),))
worker.start()
worker.join()
"""


def test_a_worker_ends_with_its_parent_and_not_when_that_is_interrupted() -> None:
    with subprocess.Popen([sys.executable, "-c", _RUN], stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        worker = int(parent.stdout.readline())
        os.kill(worker, signal.SIGINT)
        assert parent.poll() is None
        parent.kill()
        # The worker holds the other end: it is at its end when nothing more can come.
        assert parent.stdout.read() == ""
