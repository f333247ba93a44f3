"""The tables that a game's rules document prints."""

from pathlib import Path

from rejouons.kernel.contract import Option

Rows = list[list[str]]
KEY, VALUES, DEFAULT, CLAUSE = range(4)


def table_rows(folder: Path, language: str) -> Rows:
    """The rows of all tables of a document, cell by cell."""
    document = (folder / f"RULES.{language}.md").read_text(encoding="utf-8")
    lines = [line for line in document.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def check_option(option: Option, rows: Rows) -> None:
    """Its values, its default and its clause are told."""
    [row] = [row for row in rows if row[KEY] == f"`{option.key}`"]
    assert all(written(value) in row[VALUES] for value in option.values)
    assert row[DEFAULT] == written(option.default)
    assert option.clause in row[CLAUSE]


def written(value: int | str) -> str:
    return f"`{value}`" if isinstance(value, str) else str(value)
