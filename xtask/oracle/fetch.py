#!/usr/bin/env python3
"""Fetches one file of a package index, checks its SHA-256 and unpacks it. Nothing in it is run.

    fetch.py PROJECT FILE-NAME SHA256 FOLDER

The index is the one that pip is configured with (PIP_INDEX_URL, pip.conf), PyPI without one; of it
only the project's page is read. `pip download` would do for wheels, but it builds a source archive
to learn its metadata. A folder that is there already is left as it is. Prints the folder.
"""
import hashlib, html.parser, io, os, ssl, subprocess, sys, tarfile, tempfile, urllib.parse, urllib.request, zipfile

DEFAULT_INDEX = "https://pypi.org/simple"


def pip_config(key):
    """A setting of pip, or None."""
    command = [sys.executable, "-m", "pip", "config", "get", key]
    run = subprocess.run(command, capture_output=True, text=True)
    return run.stdout.strip() or None if run.returncode == 0 else None


def setting(name):
    """A setting from pip's environment variable or one of its configuration files."""
    return os.environ.get("PIP_" + name.upper().replace("-", "_")) or pip_config(f"global.{name}")


def context():
    """TLS settings: the certificates that pip is told to trust, else the system's."""
    cert = setting("cert")
    return ssl.create_default_context(cafile=cert if cert and os.path.exists(cert) else None)


def get(url):
    request = urllib.request.Request(url, headers={"Accept": "text/html"})
    with urllib.request.urlopen(request, timeout=180, context=context()) as answer:
        return answer.read()


class Links(html.parser.HTMLParser):
    """The targets of all links of a page."""

    def __init__(self):
        super().__init__()
        self.found = []

    def handle_starttag(self, tag, attributes):
        if tag == "a":
            self.found += [value for name, value in attributes if name == "href"]


def address(project, file_name):
    """The address of a file, from the project's page of the index."""
    page = (setting("index-url") or DEFAULT_INDEX).rstrip("/") + f"/{project}/"
    links = Links()
    links.feed(get(page).decode("utf-8", "replace"))
    for link in links.found:
        link = urllib.parse.urljoin(page, link)
        if os.path.basename(urllib.parse.urlsplit(link).path) == file_name:
            return urllib.parse.urldefrag(link)[0]
    raise SystemExit(f"{page} has no {file_name}")


def unpack(file_name, data, folder):
    """Unpacks an archive beside the folder and moves it there, so that a folder is whole or absent."""
    os.makedirs(os.path.dirname(folder) or ".", exist_ok=True)
    with tempfile.TemporaryDirectory(dir=os.path.dirname(folder) or ".") as beside:
        inside = os.path.join(beside, "content")
        os.mkdir(inside)
        if file_name.endswith((".whl", ".zip")):
            with zipfile.ZipFile(io.BytesIO(data)) as archive:
                archive.extractall(inside)
        else:
            with tarfile.open(fileobj=io.BytesIO(data)) as archive:
                safe = {"filter": "data"} if hasattr(tarfile, "data_filter") else {}
                archive.extractall(inside, **safe)
        os.rename(inside, folder)


def main():
    if len(sys.argv) != 5:
        raise SystemExit(__doc__)
    project, file_name, digest, folder = sys.argv[1:]
    if not os.path.isdir(folder):
        data = get(address(project, file_name))
        if hashlib.sha256(data).hexdigest() != digest:
            raise SystemExit(f"{file_name}: its SHA-256 is not {digest}")
        unpack(file_name, data, folder)
    print(folder)


if __name__ == "__main__":
    main()
