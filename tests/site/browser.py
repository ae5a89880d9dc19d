"""Debian's Chromium, driven over its debugging pipe: no library and no port, only JSON with a zero byte behind it."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

MISSING = "Chromium is missing: install it (on Debian: apt-get install chromium)"
_NAMES = ("chromium", "chromium-browser")
_PATIENCE = 30.0


class Refused(AssertionError):
    """The browser could not do what it was told."""


class Browser:
    """A browser with one page; it keeps what the page asked for and what it complained of."""

    def __init__(self, profile: Path) -> None:
        path = next((found for name in _NAMES if (found := shutil.which(name))), None)
        assert path is not None, MISSING
        to_read, self._write = os.pipe()
        self._read, to_write = os.pipe()
        options = ["--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--no-first-run",
                   "--disable-background-networking", "--disable-dev-shm-usage", "--lang=en-US",
                   f"--user-data-dir={profile}", "--remote-debugging-pipe", "about:blank"]  # fmt: skip
        # The browser reads its orders from descriptor 3 and answers on 4.
        script = f'exec 3<&{to_read} 4>&{to_write}; exec "$0" "$@"'
        self._process = subprocess.Popen(
            ["bash", "-c", script, path, *options], pass_fds=(to_read, to_write), stderr=subprocess.DEVNULL
        )
        os.close(to_read)
        os.close(to_write)
        self._kept, self._number, self._session = b"", 0, ""
        self.requests: list[str] = []
        self.complaints: list[str] = []
        self._known: set[str] = set()
        self._loaded: set[str] = set()
        (target,) = [one for one in self.send("Target.getTargets")["targetInfos"] if one["type"] == "page"]
        attached = self.send("Target.attachToTarget", targetId=target["targetId"], flatten=True)
        self._session = attached["sessionId"]
        for domain in ("Page", "Runtime", "Network", "Log"):
            self.send(f"{domain}.enable")
        self.send("Page.setLifecycleEventsEnabled", enabled=True)

    def close(self) -> None:
        self.send("Browser.close")
        self._process.wait(_PATIENCE)
        os.close(self._write)
        os.close(self._read)

    def send(self, method: str, **values: Any) -> Any:
        """The answer to an order; what happens meanwhile is noted."""
        self._number += 1
        order = {"id": self._number, "method": method, "params": values}
        if self._session:
            order["sessionId"] = self._session
        os.write(self._write, json.dumps(order).encode() + b"\0")
        while True:
            said = self._next()
            if said.get("id") == self._number:
                if "error" in said:
                    raise Refused(f"{method}: {said['error']}")
                return said["result"]
            self._note(said)

    def _next(self) -> Any:
        while b"\0" not in self._kept:
            more = os.read(self._read, 1 << 16)
            assert more, "the browser has gone"
            self._kept += more
        line, _, self._kept = self._kept.partition(b"\0")
        return json.loads(line)

    def _note(self, said: Any) -> None:
        values = said.get("params", {})
        match said["method"]:
            case "Network.requestWillBeSent":
                self.requests.append(values["request"]["url"])
            case "Runtime.exceptionThrown":
                self.complaints.append(str(values["exceptionDetails"]))
            case "Runtime.consoleAPICalled" if values["type"] in ("error", "warning", "assert"):
                self.complaints.append(str(values["args"]))
            case "Log.entryAdded" if values["entry"]["level"] in ("error", "warning"):
                self.complaints.append(f"{values['entry']['text']} {values['entry'].get('url', '')}")
            case "Page.lifecycleEvent":
                self._known.add(values["loaderId"])
                if values["name"] == "load":
                    self._loaded.add(values["loaderId"])

    def open(self, address: str) -> None:
        """Go to an address and wait until all of it is there."""
        before = set(self._known)
        self.send("Page.navigate", url=address)
        # A page that was left before all of it was there may still say so.
        while not self._loaded - before:
            self._note(self._next())

    def run(self, script: str) -> Any:
        """The value of an expression in the page."""
        found = self.send("Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)
        assert "exceptionDetails" not in found, found["exceptionDetails"]
        return found["result"].get("value")

    def wait(self, script: str, done: Callable[[Any], bool] = bool) -> Any:
        """The value as soon as it is what is waited for."""
        until, value = time.monotonic() + _PATIENCE, None
        while time.monotonic() < until:
            try:
                if done(value := self.run(script)):
                    return value
            except Refused:
                pass  # the page is just being left for another one
            time.sleep(0.03)
        raise AssertionError(f"waited in vain for {script}, it is {value!r}")

    def press(self, key: str, code: int, text: str = "") -> None:
        """Press a key; `code` is its number, `text` what it types."""
        self.send("Input.dispatchKeyEvent", type="keyDown", key=key, windowsVirtualKeyCode=code, text=text)
        self.send("Input.dispatchKeyEvent", type="keyUp", key=key, windowsVirtualKeyCode=code)

    def type(self, text: str) -> None:
        """Type a text where the page has its focus."""
        for letter in text:
            self.press(letter, ord(letter.upper()) if letter.isascii() else 0, letter)

    def click(self, selector: str) -> None:
        """Click an element as a reader would."""
        place = f"document.querySelector({json.dumps(selector)})"
        self.wait(f"document.readyState === 'complete' && {place} !== null")
        self.run(f"{place}.scrollIntoView({{block: 'center', behavior: 'instant'}})")
        box = self.run(f"(r => [r.x + r.width / 2, r.y + r.height / 2])({place}.getBoundingClientRect())")
        for kind in ("mousePressed", "mouseReleased"):
            self.send("Input.dispatchMouseEvent", type=kind, x=box[0], y=box[1], button="left", clickCount=1)

    def size(self, width: int, height: int = 900, *, phone: bool = False) -> None:
        """How large the page is seen."""
        self.send("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=phone)

    def prefer(self, **features: str) -> None:
        """What the reader has told the system, such as prefers_color_scheme."""
        told = [{"name": name.replace("_", "-"), "value": value} for name, value in features.items()]
        self.send("Emulation.setEmulatedMedia", features=told)

    def picture(self, path: Path, *, whole: bool = False) -> None:
        """What is seen, as PNG."""
        from base64 import b64decode

        shot = self.send("Page.captureScreenshot", captureBeyondViewport=whole)
        path.write_bytes(b64decode(shot["data"]))
