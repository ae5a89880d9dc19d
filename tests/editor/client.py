"""A small client of the language server protocol: just enough to ask what an editor asks."""

from __future__ import annotations

import json
import queue
import subprocess
import threading
import time
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import IO, Any, Self

HERE = Path(__file__).resolve().parent
SERVER = HERE / "node_modules" / "yaml-language-server" / "bin" / "yaml-language-server"
SECONDS = 30


class Editor:
    """A running language server and the files that are open in it; use it in a `with`."""

    def __init__(self, root: Path) -> None:
        command = ["node", str(SERVER), "--stdio"]
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
        )
        self._answers: queue.Queue[dict[str, Any]] = queue.Queue()
        self._findings: queue.Queue[dict[str, Any]] = queue.Queue()
        self._asked = 0
        threading.Thread(target=self._listen, daemon=True).start()
        # Only our own schemas: the server's catalogue of others would be fetched.
        self.settings = {
            "yaml": {"schemaStore": {"enable": False}, "validate": True, "completion": True, "hover": True}
        }
        completion = {"completionItem": {"snippetSupport": True}}
        abilities = {"textDocument": {"completion": completion, "hover": {"contentFormat": ["plaintext"]}}}
        self.ask("initialize", {"processId": None, "rootUri": root.as_uri(), "capabilities": abilities})
        self.tell("initialized", {})
        self.tell("workspace/didChangeConfiguration", {"settings": self.settings})

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._process.kill()
        self._process.wait(SECONDS)

    def open(self, texts: Mapping[Path, str]) -> dict[Path, list[dict[str, Any]]]:
        """Opens files with these texts (they need not exist) and gives what the server finds in each."""
        for path, text in texts.items():
            document = {"uri": path.as_uri(), "languageId": "yaml", "version": 1, "text": text}
            self.tell("textDocument/didOpen", {"textDocument": document})
        paths = {path.as_uri(): path for path in texts}
        found: dict[Path, list[dict[str, Any]]] = {}
        until = time.monotonic() + SECONDS
        while len(found) < len(paths):
            told = self._findings.get(timeout=max(0.01, until - time.monotonic()))
            if told["uri"] in paths:
                found[paths[told["uri"]]] = told["diagnostics"]
        return found

    def complete(self, path: Path, line: int, character: int) -> dict[str, str]:
        """What is offered at this spot (from 0), each with its explanation."""
        answer = self.ask("textDocument/completion", _spot(path, line, character))
        items = answer["items"] if isinstance(answer, dict) else answer
        return {item["label"]: _words(item.get("documentation", "")) for item in items}

    def hover(self, path: Path, line: int, character: int) -> str:
        """What is shown when the pointer rests on this spot (from 0)."""
        answer = self.ask("textDocument/hover", _spot(path, line, character))
        return _words(answer["contents"]) if answer else ""

    def ask(self, method: str, parameters: Mapping[str, Any]) -> Any:
        """The answer to a request."""
        self._asked += 1
        self._send({"id": self._asked, "method": method, "params": parameters})
        until = time.monotonic() + SECONDS
        while True:
            answer = self._answers.get(timeout=max(0.01, until - time.monotonic()))
            if answer["id"] == self._asked:
                assert "error" not in answer, answer
                return answer["result"]

    def tell(self, method: str, parameters: Mapping[str, Any]) -> None:
        """Sends what needs no answer."""
        self._send({"method": method, "params": parameters})

    def _send(self, message: Mapping[str, Any]) -> None:
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        assert self._process.stdin is not None
        self._process.stdin.write(b"Content-Length: %d\r\n\r\n%b" % (len(body), body))
        self._process.stdin.flush()

    def _listen(self) -> None:
        assert self._process.stdout is not None
        while (message := _receive(self._process.stdout)) is not None:
            if message.get("method") == "textDocument/publishDiagnostics":
                self._findings.put(message["params"])
            elif "method" in message and "id" in message:
                self._send({"id": message["id"], "result": self._reply(message)})
            elif "id" in message:
                self._answers.put(message)

    def _reply(self, message: Mapping[str, Any]) -> Any:
        """What an editor says to the server's own requests: its settings, else nothing."""
        if message["method"] == "workspace/configuration":
            return [self.settings.get(item.get("section", "")) for item in message["params"]["items"]]
        return None


def _receive(stream: IO[bytes]) -> dict[str, Any] | None:
    """The next message, or None at the end."""
    length = None
    while line := stream.readline().strip():
        name, _, value = line.partition(b":")
        if name.lower() == b"content-length":
            length = int(value)
    if length is None:
        return None
    message: dict[str, Any] = json.loads(stream.read(length))
    return message


def _spot(path: Path, line: int, character: int) -> dict[str, Any]:
    return {"textDocument": {"uri": path.as_uri()}, "position": {"line": line, "character": character}}


def _words(contents: Any) -> str:
    return str(contents["value"]) if isinstance(contents, dict) else str(contents)
