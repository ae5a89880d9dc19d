"""Processes that work for another one: they end with it, and leave it to say that it was interrupted."""

from __future__ import annotations

import os
import signal
import time
from threading import Thread

_LOOK_UP = 0.5  # seconds


def begin_worker(parent: int) -> None:
    """Make this process a worker: it goes on when the run is interrupted, and ends when the run was killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_follow, args=(parent,), daemon=True).start()


def _follow(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(_LOOK_UP)
    os._exit(1)
