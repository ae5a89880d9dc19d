"""Runs the steps of a workflow or a composite action in bash, as a runner of GitHub does with steps that only run."""

from __future__ import annotations

import os
import re
import subprocess
from collections.abc import Mapping
from pathlib import Path
from typing import Any

_INPUT = re.compile(r"\$\{\{ inputs\.([a-z]+) \}\}")
# The flags with which a runner starts `shell: bash`.
_BASH = ("bash", "--noprofile", "--norc", "-eo", "pipefail", "-c")


def run_steps(
    steps: list[Mapping[str, Any]], workspace: Path, inputs: Mapping[str, str], **environment: str
) -> list[subprocess.CompletedProcess[str]]:
    """What each step gave, up to the first that failed."""
    done = []
    for step in steps:
        assert step.keys() <= {"name", "shell", "env", "run"}, "only steps that run can be run here"
        assert "${{" not in step["run"], "a value must come in through the environment"
        values = {key: _INPUT.sub(lambda found: inputs[found[1]], value) for key, value in step.get("env", {}).items()}
        done.append(
            subprocess.run(
                (*_BASH, step["run"]),
                cwd=workspace,
                env={**os.environ, **environment, **values},
                capture_output=True,
                text=True,
                check=False,
            )
        )
        if done[-1].returncode:
            break
    return done
