"""A machine to try docs/hosting.md out on: a folder in place of its file system, and programs that stay inside.

What would change the real machine is replaced: installing packages, making a user, a service manager that knows two
services, an authority that signs what one asks for. nginx, TLS, the shell, curl and Orrery are real. That Orrery can be
installed is shown in test_install.py; here it runs from its source.
"""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
import sys
from pathlib import Path

from tools.environment import ROOT

FOLDERS = ("/opt/orrery", "/var/lib/orrery", "/var/backups/orrery", "/etc/")
SECTION = "## In a container"

STUBS = {
    "apt-get": "exit 0",
    "useradd": "exit 0",
    "sudo": 'if [ "$1" = -u ]; then shift 2; fi\nexec "$@"',
    "install": '[ "$2" = --owner ] && [ "$3" = orrery ] || exit 1\nshift 3\nexec {install} --directory "$@"',
    "python3": '[ "$1 $2" = "-m venv" ] || exit 1\nmkdir -p "$3/bin"\ncp {root}/bin/pip "$3/bin/pip"',
    "pip": 'cp {root}/bin/orrery "$(dirname "$0")/orrery"',
    "orrery": 'PYTHONPATH={source} exec {python} -m orrery "$@"',
    "certbot": """
live={root}/etc/letsencrypt/live/club.example
[ "$*" = "certonly --nginx --domain club.example" ] || exit 1
mkdir -p $live
exec openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=club.example -addext subjectAltName=DNS:club.example \\
    -keyout $live/privkey.pem -out $live/fullchain.pem 2>/dev/null""",
    "curl": """
exec {curl} --cacert {root}/etc/letsencrypt/live/club.example/fullchain.pem \\
    --connect-to club.example:443:127.0.0.1:{tls} --connect-to club.example:80:127.0.0.1:{plain} "$@" """,
    "nginx": 'exec {nginx} -e {root}/nginx.log -p {root}/etc/nginx/ -c {root}/etc/nginx/nginx.conf "$@"',
    "systemctl": 'exec {python} {root}/bin/services.py "$@"',
}
NGINX = """
pid {root}/nginx.pid;
{user}
events {{ }}
http {{
    access_log off;
    client_body_temp_path {root}/tmp/body;
    proxy_temp_path {root}/tmp/proxy;
    fastcgi_temp_path {root}/tmp/fastcgi;
    uwsgi_temp_path {root}/tmp/uwsgi;
    scgi_temp_path {root}/tmp/scgi;
    include {root}/etc/nginx/conf.d/*.conf;
}}
"""
SERVICES = """
import os, pathlib, shlex, signal, subprocess, sys, time

root = pathlib.Path(__file__).parents[1]
words = [word for word in sys.argv[1:] if word != "--now"]


def alive(file):
    try:
        pid = int(file.read_text())
        state = pathlib.Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except (OSError, ValueError):
        return None
    return None if state == "Z" else pid


def start():
    unit = (root / "etc/systemd/system/orrery.service").read_text()
    [command] = [line.partition("=")[2] for line in unit.splitlines() if line.startswith("ExecStart=")]
    with (root / "orrery.log").open("a") as log:
        process = subprocess.Popen(shlex.split(command), stdout=log, stderr=log, start_new_session=True)
    (root / "orrery.pid").write_text(str(process.pid))


def stop(file, number=signal.SIGTERM):
    if pid := alive(file):
        os.kill(pid, number)
    while alive(file):
        time.sleep(0.05)


match words:
    case ["daemon-reload"]:
        pass
    case ["enable" | "start", "orrery"]:
        start()
    case ["stop", "orrery" | "nginx" as name]:
        stop(root / f"{name}.pid")
    case ["reload", "nginx"]:
        subprocess.run([root / "bin/nginx", *(["-s", "reload"] if alive(root / "nginx.pid") else [])], check=True)
    case _:
        sys.exit(f"no such order: {words}")
"""


class Machine:
    def __init__(self, root: Path, nginx: Path) -> None:
        self.root = root
        self.port, self.tls, self.plain = free_ports(3)
        for folder in ("bin", "tmp", "etc/nginx/conf.d", "etc/systemd/system", "etc/cron.d"):
            (root / folder).mkdir(parents=True)
        places = {
            "root": root,
            "nginx": nginx,
            "python": sys.executable,
            "source": ROOT / "src",
            "curl": shutil.which("curl"),
            "install": shutil.which("install"),
            "tls": self.tls,
            "plain": self.plain,
        }
        for name, body in STUBS.items():
            program = root / "bin" / name
            text = re.sub(r"\{(\w+)\}", lambda found: str(places[found[1]]), body)
            program.write_text(f"#!/bin/sh\n{text}\n")
            program.chmod(0o755)
        (root / "bin" / "services.py").write_text(SERVICES)
        user = "user root;" if os.geteuid() == 0 else ""
        (root / "etc/nginx/nginx.conf").write_text(NGINX.format(root=root, user=user))

    @property
    def certificate(self) -> Path:
        return self.root / "etc/letsencrypt/live/club.example/fullchain.pem"

    def here(self, text: str) -> str:
        """The same, inside this folder and on free ports."""
        for folder in FOLDERS:
            text = re.sub(rf"(?<![\w/.]){re.escape(folder)}", f"{self.root}{folder}", text)
        text = text.replace("8137", str(self.port))
        text = re.sub(r"\blisten (\[::\]:)?443", rf"listen \g<1>{self.tls}", text)
        text = re.sub(r"\blisten (\[::\]:)?80\b", rf"listen \g<1>{self.plain}", text)
        return text if has_ipv6() else re.sub(r" *listen \[::\].*\n", "", text)

    def put(self, path: str, text: str) -> Path:
        file = Path(self.here(path))
        file.write_text(self.here(text))
        return file

    def run(self, commands: str, **variables: str) -> str:
        """What a block of commands prints; none of them may fail."""
        done = subprocess.run(
            ["bash", "-eu", "-o", "pipefail", "-c", self.here(commands)],
            cwd=ROOT,
            env={**os.environ, "PATH": f"{self.root / 'bin'}:{os.environ['PATH']}", "LC_ALL": "C.UTF-8", **variables},
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
        )
        assert done.returncode == 0, f"{commands}\n{done.stdout}{done.stderr}{self.logs()}"
        return done.stdout

    def logs(self) -> str:
        return "".join(file.read_text() for file in self.root.glob("*.log"))

    def switch_off(self) -> None:
        for name in ("orrery", "nginx"):
            subprocess.run([self.root / "bin" / "systemctl", "stop", name], check=False, timeout=60)


def free_ports(number: int) -> list[int]:
    held = [socket.socket() for _ in range(number)]
    for one in held:
        one.bind(("127.0.0.1", 0))
    ports = [int(one.getsockname()[1]) for one in held]
    for one in held:
        one.close()
    return ports


def has_ipv6() -> bool:
    try:
        with socket.socket(socket.AF_INET6) as one:
            one.bind(("::1", 0))
    except OSError:
        return False
    return True


class Block:
    """A fenced part of a page: commands, or a file with the name that the line before says."""

    def __init__(self, heading: str, kind: str, path: str | None, text: str) -> None:
        self.heading = heading
        self.kind = kind
        self.path = path
        self.text = text


def blocks(page: str) -> list[Block]:
    found: list[Block] = []
    heading = before = ""
    parts = re.split(r"^```(\w*)\n(.*?)^```$", page, flags=re.M | re.S)
    for prose, kind, text in zip(parts[::3], parts[1::3], parts[2::3], strict=False):
        heading = (re.findall(r"^## (.*)$", prose, flags=re.M) or [heading])[-1]
        before = prose.rstrip().splitlines()[-1] if prose.strip() else ""
        path = re.search(r"`(/etc/[^`]+)`:$", before)
        found.append(Block(heading, kind, path[1] if path else None, text))
    return found
