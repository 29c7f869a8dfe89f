#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Holds includes against the layers, and foreign libraries against the files that may use them."""
import pathlib
import re
import sys

# A directory may include from the directories listed with it and from itself.
LAYERS = {
    "include/sluice": [],
    "codec": ["include/sluice"],
    "gateway/store": ["include/sluice"],
    "gateway/hub": ["include/sluice", "gateway/store"],
    "gateway/net": ["include/sluice"],
    "gateway/auth": ["include/sluice", "gateway/hub"],
    "gateway/agent": ["include/sluice", "gateway/hub", "gateway/net"],
    "gateway/edge": ["include/sluice", "gateway/hub", "gateway/net", "gateway/auth",
                     "gateway/agent"],
    "gateway/link": ["include/sluice", "gateway/net"],
    "gateway/daemon": ["include/sluice", "gateway/store", "gateway/hub", "gateway/net",
                       "gateway/auth", "gateway/agent", "gateway/edge", "gateway/link"],
}
FOREIGN = {
    "libwebsockets.h": ["gateway/net", "gateway/edge", "gateway/agent/upstream",
                        "gateway/link/socket"],
    "uv.h": ["gateway/net", "gateway/edge", "gateway/agent/upstream", "gateway/daemon"],
    "msgpack": ["codec/msgpack"],
    "jwt.h": ["gateway/auth"],
    "jansson.h": ["gateway/auth", "gateway/agent", "gateway/daemon", "gateway/edge"],
}
INCLUDE = re.compile(r'^\s*#\s*include\s+([<"])([^>"]+)[>"]')


def layer_of(name):
    for layer in LAYERS:
        if name.startswith(layer + "/"):
            return layer
    return None


def target_of(root, path, name):
    """The repository file that a quoted include names, or None."""
    for base in (path.parent, root / "include", root / "gateway", root / "codec"):
        if (base / name).exists():
            return str((base / name).resolve().relative_to(root))
    return None


def faults(root, path):
    own = str(path.relative_to(root))
    layer = layer_of(own)
    for number, line in enumerate(path.read_text().splitlines(), 1):
        match = INCLUDE.match(line)
        if not match:
            continue
        name = match.group(2)
        target = target_of(root, path, name)
        if target is None:
            for library, users in FOREIGN.items():
                if (name == library or name.startswith(library + ".") or
                        name.startswith(library + "/")) and not own.startswith(tuple(users)):
                    yield f"{own}:{number}: only {', '.join(users)} may include {name}"
        elif (below := layer_of(target)) != layer and below not in LAYERS[layer]:
            yield f"{own}:{number}: {layer} must not include {target}"


def main():
    root = pathlib.Path(__file__).resolve().parents[2]
    found = []
    for folder in ("include", "codec", "gateway"):
        for path in sorted((root / folder).rglob("*.[ch]")):
            if layer_of(str(path.relative_to(root))) is None:
                found.append(f"{path.relative_to(root)}: belongs to no layer")
            else:
                found.extend(faults(root, path))
    print("\n".join(found) or "every include goes downward")
    return 1 if found else 0


sys.exit(main())
