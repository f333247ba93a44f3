"""Finds a port to listen at, unless a Rejouons of this machine does so already."""

import errno
import os
from http.client import HTTPConnection, HTTPException
from ipaddress import ip_address
from socket import AF_INET, SO_REUSEADDR, SOCK_STREAM, SOL_SOCKET, gethostbyname, socket
from urllib.parse import urlsplit

from rejouons.errors import Unavailable
from rejouons.web import HOST, LAST_PORT

NAME = "Rejouons"  # what a server of ours calls itself
PORTS_TRIED = 20
PATIENCE = 3  # seconds, with who holds a port
EVERYWHERE = "0.0.0.0"  # stands for every address of this machine
QUEUE = 2048  # connections that may wait to be taken


class AlreadyOpen(Exception):
    """Another Rejouons holds the port. A browser keeps matches by address, so this is the one."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.address = address


def listen(host: str, port: int) -> socket:
    """Listens at the port, or at the next one if a stranger holds it."""
    check_host(host)
    last = min(port + PORTS_TRIED - 1, LAST_PORT)
    for candidate in range(port, last + 1):
        try:
            return listening(host, candidate)
        except PermissionError as error:
            raise Unavailable("PortForbidden", port=candidate) from error
        except OSError as error:
            if error.errno == errno.EADDRNOTAVAIL:
                raise Unavailable("BadHost", host=host) from error
            if error.errno != errno.EADDRINUSE:
                raise
        address = address_of(host, candidate)
        if is_rejouons(address):
            raise AlreadyOpen(address)
    raise Unavailable("PortsTaken", first=port, last=last)


def check_host(host: str) -> None:
    """Without a name, a server would be open to every machine around, unasked."""
    try:
        is_known = bool(host.strip()) and bool(gethostbyname(host))
    except (OSError, UnicodeError):
        is_known = False
    if not is_known:
        raise Unavailable("BadHost", host=host)


def listening(host: str, port: int) -> socket:
    """A socket at which connections wait from now on."""
    opened = socket(AF_INET, SOCK_STREAM)
    try:
        if os.name == "posix":  # elsewhere this would share a port in use
            opened.setsockopt(SOL_SOCKET, SO_REUSEADDR, 1)
        opened.bind((host, port))
        opened.listen(QUEUE)
    except BaseException:
        opened.close()
        raise
    return opened


def address_of(host: str, port: int) -> str:
    """Where a browser of this machine finds what is served."""
    number = gethostbyname(host)
    return f"http://{HOST if number == EVERYWHERE else number}:{port}/"


def is_for_others(host: str) -> bool:
    """Whether other machines can reach what is served at a host."""
    return not ip_address(gethostbyname(host)).is_loopback


def is_rejouons(address: str) -> bool:
    """Whether the server at an address says that it is one of ours."""
    connection = HTTPConnection(urlsplit(address).netloc, timeout=PATIENCE)
    try:
        connection.request("HEAD", "/")
        return connection.getresponse().getheader("Server", "").strip() == NAME
    except (OSError, HTTPException):
        return False
    finally:
        connection.close()
