"""A pack of a stranger's: a battle, a unit, a ground, a variant and a ruling with hostile texts."""

from __future__ import annotations

import json
from pathlib import Path

EVIL = '</script><script>window.pwned=1</script><img src=x onerror="window.pwned=1"> {{ evil }} *a* _b_ `c` [d](javascript:1) & "e" \''
SHORT = "<b onmouseover=alert(1)>x</b>`*_[]({{}})\"' & </title>"


def write_pack(folder: Path) -> None:
    """Write the pack."""
    name = json.dumps({"en": SHORT, "es": SHORT})
    text = json.dumps({"en": EVIL, "es": EVIL})
    files = {
        "units/evil-unit.yaml": f"name: {name}\nside: rebel\ntype: infantry\nminiatures: 3\nmove: {{most: 2}}\nattack: [2]\nnote: {text}\n"
        f"rules:\n  bite:\n    name: {name}\n    while: {{attacker: {{is: this}}}}\n    change: {{dice: 1}}\n",
        "terrain/evil-ground.yaml": f"name: {name}\ncode: EV\ncolour: '#abcdef'\nnote: {text}\n",
        "variants/evil-variant.yaml": f"name: {name}\nchanges: {{units: {{evil-unit: {{miniatures: 2}}}}}}\nnote: {text}\n",
        "scenarios/evil-battle.yaml": f"name: {name}\nrules: hoth\nboard: standard\nfirst: rebel\nhand: {{rebel: 3, empire: 3}}\n"
        "victory: {medals: {rebel: 1, empire: 1}}\nunits: {rebel: {evil-unit: [G5]}, empire: {snowtroopers: [A5]}}\n"
        f"terrain: {{evil-ground: [D5]}}\nfidelity: approximate\nnote: {text}\n"
        f"special_rules: {{dusk: {{name: {name}, while: {{distance: {{at_least: 2}}}}, change: {{dice: -1}}}}}}\n",
    }
    for path, content in files.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(content, encoding="utf-8")
