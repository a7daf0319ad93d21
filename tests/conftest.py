"""What all tests share."""

from __future__ import annotations

import signal

# Started in the background of a shell, programs ignore Ctrl-C, and so would those that the tests start to interrupt.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
