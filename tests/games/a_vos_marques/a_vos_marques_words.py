"""A card's effect and its counters in the words of the rules documents' tables."""

from collections.abc import Mapping, Sequence
from typing import Any

Ops = Sequence[Mapping[str, Any]]
Words = Mapping[str, str]

EN: Words = {
    "cata": "the CATA: see AVM-54 to AVM-58",
    "keep_pass": "a ticket: keep it (AVM-98)",
    "forward": "{n} forward",
    "back": "{n} back",
    "stop": "the turn ends",
    "miss": "the next turn is missed",
    "one_die": "one die",
    "bonus_die": "third die",
    "wrong_way": "wrong way",
    "pay": "pay {ecus}",
    "receive": "receive {ecus}",
    "pay_each": "pay {ecus} to each other player",
    "collect_each": "receive {ecus} from each other player",
    "pay_victim": "pay {ecus} to the target",
    "steal_money": "the attacker takes up to {ecus}",
    "lose_money": "lose up to {ecus}",
    "steal_product random": "the attacker takes a product at random",
    "steal_product named": "the attacker names a product and takes it",
    "lose_product random": "lose a product at random",
    "gain_product": "{product}, free from the bank",
    "gain_cheap": "a product of choice worth {ecus} at most, free from the bank",
    "errand": "errand: {place}",
    "errand_then": "errand: {place}; there {then}",
    "goto": "go to {place}",
    "draw_s": "draw {n} S card",
    "swap_ahead": "swap (AVM-66); if nobody is ahead: {otherwise}",
    "by_region": "{regions}: {then}; elsewhere: {otherwise}",
    "case": "{products}: {then}; ",
    "by_product": "{cases}otherwise: {otherwise}",
    "nothing": "nothing",
    "and": " and ",
    "or": ", ",
    "cancel": "{products}: cancelled",
    "reduce": "{products}: reduced, {then}",
    "reverse": "{products}: reversed, {then}",
    "attacker": "the attacker: {then}",
    "no counter": "–",
    "service_station": "service station",
    "police": "police",
    "dealer": "specialist dealer",
    "restaurant": "restaurant",
    "casino": "the Casino",
    "magic_mountain": "the Magic Mountain",
    "sand_fox": "the Sand Fox",
    "meadow": "the Meadow",
    "lake": "the Lake",
    "desert": "the Desert",
    "sea": "the Sea",
    "region city": "city",
    "region meadow": "meadow",
    "region lake": "lake",
    "region mountain": "mountains",
    "region coast": "coast",
    "region desert": "desert",
    "region hills": "hills",
}
FR: Words = {
    "cata": "la CATA : voir AVM-54 à AVM-58",
    "keep_pass": "un billet : à garder (AVM-98)",
    "forward": "{n} en avant",
    "back": "{n} en arrière",
    "stop": "le coup finit",
    "miss": "le coup suivant est passé",
    "one_die": "un seul dé",
    "bonus_die": "troisième dé",
    "wrong_way": "contresens",
    "pay": "payer {ecus}",
    "receive": "recevoir {ecus}",
    "pay_each": "payer {ecus} à chaque autre joueur",
    "collect_each": "recevoir {ecus} de chaque autre joueur",
    "pay_victim": "payer {ecus} à la cible",
    "steal_money": "l’attaquant prend jusqu’à {ecus}",
    "lose_money": "perdre jusqu’à {ecus}",
    "steal_product random": "l’attaquant prend un produit au hasard",
    "steal_product named": "l’attaquant nomme un produit et le prend",
    "lose_product random": "perdre un produit au hasard",
    "gain_product": "{product}, gratuit à la banque",
    "gain_cheap": "un produit au choix valant {ecus} au plus, gratuit à la banque",
    "errand": "gage : {place}",
    "errand_then": "gage : {place} ; là, {then}",
    "goto": "aller à {place}",
    "draw_s": "tirer {n} carte S",
    "swap_ahead": "échange de places (AVM-66) ; si personne n’est devant : {otherwise}",
    "by_region": "{regions} : {then} ; ailleurs : {otherwise}",
    "case": "{products} : {then} ; ",
    "by_product": "{cases}sinon : {otherwise}",
    "nothing": "rien",
    "and": " et ",
    "or": ", ",
    "cancel": "{products} : annulée",
    "reduce": "{products} : réduite, {then}",
    "reverse": "{products} : inversée, {then}",
    "attacker": "l’attaquant : {then}",
    "no counter": "–",
    "service_station": "station-service",
    "police": "police",
    "dealer": "concessionnaire spécialisé",
    "restaurant": "restaurant",
    "casino": "la case Casino",
    "magic_mountain": "la case Montagne magique",
    "sand_fox": "la case Renard des sables",
    "meadow": "la case Prairie",
    "lake": "la case Lac",
    "desert": "la case Désert",
    "sea": "la case Mer",
    "region city": "ville",
    "region meadow": "prairie",
    "region lake": "lac",
    "region mountain": "montagnes",
    "region coast": "côte",
    "region desert": "désert",
    "region hills": "collines",
}
SEMICOLON = {"en": "; ", "fr": " ; "}
WORDS = {"en": EN, "fr": FR}


def effect_in_words(card: Mapping[str, Any], language: str) -> str:
    return _all(card["effect"], WORDS[language], card["deck"])


def counters_in_words(card: Mapping[str, Any], language: str) -> str:
    words = WORDS[language]
    lines = [_counter(line, words, card["deck"]) for line in card.get("counters", [])]
    return SEMICOLON[language].join(lines) or words["no counter"]


def _counter(line: Mapping[str, Any], words: Words, deck: str) -> str:
    then = [_all(line["self"], words, deck)] if "self" in line else []
    if "attacker" in line:
        then.append(words["attacker"].format(then=_all(line["attacker"], words, deck)))
    products = words["or"].join(line["any_of"])
    return words[line["result"]].format(products=products, then=words["and"].join(then))


def _all(ops: Ops, words: Words, deck: str) -> str:
    return words["and"].join(_one(op, words, deck) for op in ops) or words["nothing"]


def _one(op: Mapping[str, Any], words: Words, deck: str) -> str:
    cases = [
        words["case"].format(
            products=words["or"].join(case["any_of"]), then=_all(case["then"], words, deck)
        )
        for case in op.get("cases", [])
    ]
    then = op.get("on_arrival", op.get("then", []))
    return words[_key(op, deck)].format(
        n=op.get("n"),
        ecus=_ecus(op.get("n", op.get("max_price", 0))),
        product=op.get("product"),
        place=words.get(op.get("place", ""), ""),
        regions=words["or"].join(words[f"region {name}"] for name in op.get("regions", [])),
        cases="".join(cases),
        then=_all(then, words, deck),
        otherwise=_all(op.get("else", []), words, deck),
    )


def _key(op: Mapping[str, Any], deck: str) -> str:
    """Which of the words an operation takes."""
    name: str = op["op"]
    if name == "stop" and deck == "S":
        return "miss"
    if name == "errand" and op.get("on_arrival"):
        return "errand_then"
    if name == "gain_product" and "max_price" in op:
        return "gain_cheap"
    return f"{name} {op['mode']}" if "mode" in op else name


def _ecus(number: int) -> str:
    return f"{number} écu" if number == 1 else f"{number} écus"
