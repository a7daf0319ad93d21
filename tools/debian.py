"""Debian's packages, where this user may install them: what the tests need of the machine."""

from __future__ import annotations

import os
import shutil
import tempfile
import time
from pathlib import Path

from tools.environment import run_quietly, say


def install(package: str) -> bool:
    """Install a package, as root or with a sudo that asks nothing; False: that is not possible here."""
    apt = shutil.which("apt-get")
    if apt is None:
        return False
    rights: list[str] = []
    if os.geteuid() != 0:
        sudo = shutil.which("sudo")
        if sudo is None or run_quietly([sudo, "-n", "true"]) is not None:
            return False
        rights = [sudo, "-n"]
    say(f"Installing Debian's package {package} ...")
    started = time.monotonic()
    command = [*rights, "env", "DEBIAN_FRONTEND=noninteractive", apt, "-q", "-y"]
    install_it = [*command, "install", "--no-install-recommends", package]
    # The list of packages may be older than the packages there are.
    if run_quietly(install_it) is not None and (
        run_quietly([*command, "update"]) is not None or run_quietly(install_it) is not None
    ):
        return False
    say(f"  done in {time.monotonic() - started:.0f} s")
    return True


def unpack(package: str, folder: Path) -> bool:
    """A package's files in a folder, and nothing of it anywhere else; False: that is not possible here.

    Needs no rights, starts no service, and takes what the package depends on as it is.
    """
    apt, dpkg = shutil.which("apt-get"), shutil.which("dpkg")
    if apt is None or dpkg is None:
        return False
    say(f"Fetching Debian's package {package} ...")
    with tempfile.TemporaryDirectory(prefix="orrery-debian-") as place:
        if run_quietly([apt, "-q", "-o", "APT::Sandbox::User=root", "download", package], Path(place)) is not None:
            return False
        files = list(Path(place).glob("*.deb"))
        return bool(files) and run_quietly([dpkg, "--extract", str(files[0]), str(folder)]) is None
