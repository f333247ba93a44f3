"""A match told in words, line by line: what a reader checks by eye and a test by diff."""

from rejouons.match import Match


def playthrough(match: Match) -> str:
    texts = match.game.texts("en")
    names = [f"Seat {seat + 1}" for seat in range(match.players)]
    lines = [f"{match.game.id}, {match.players} players, {match.options}"]
    lines += [f"  {h.text(texts, names)} ({h.kind.clause})" for h in match.events(until=1)]
    for number, played in enumerate(match.actions, 1):
        lines.append(f"{number}. {names[played.seat]}: {match.game.actions.text(played.action)}")
        happenings = match.events(since=number, until=number + 1)
        lines += [f"  {h.text(texts, names)} ({h.kind.clause})" for h in happenings]
    lines.append(f"scores {list(match.scores)}, ranks {list(match.ranking)}")
    return "\n".join(lines) + "\n"
