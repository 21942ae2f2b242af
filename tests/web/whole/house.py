"""The real server on a port of its own, which can be closed and opened again as often as one likes."""

import socket
import threading
from pathlib import Path

import uvicorn

from pokernight.web.app import app

HERE = "127.0.0.1"


class House:
    """A server in a thread, with real tables in a real file, real shuffles, and one process for its bots."""

    def __init__(self, path: Path) -> None:
        self.path = path
        with socket.create_server((HERE, 0)) as door:
            self.port: int = door.getsockname()[1]
        self.address = f"http://{HERE}:{self.port}"
        self.open()

    def open(self) -> None:
        """Let people in, at the same address as before."""
        door = socket.create_server((HERE, self.port))
        config = uvicorn.Config(app(self.path, processes=1), log_level="error", timeout_graceful_shutdown=1)
        self._server = uvicorn.Server(config)
        self._thread = threading.Thread(target=self._server.run, args=([door],))
        self._thread.start()

    def close(self) -> None:
        """Cut all lines, and let nobody in."""
        self._server.should_exit = True
        self._thread.join()
