// The board in words: what seats show, what spots are called, and all of it for those who listen.
import {
  EMPTY,
  MATERIAL,
  NO_BID,
  NO_LOT,
  NOT_ROLLED,
  HAMMER_DIE,
  Phase,
  ROWS,
  SEALED,
  STAR_DIE,
  WHERE,
  type State,
} from "$generated/mark/layout";
import type { Say } from "$lib/texts.svelte";
import { HIDDEN, type Passage, type Player, type Standing, type Telling } from "../contract";
import { allowedMaterials, feeOf, isFinished, ownerOf, priceOf, stackOf, stacksOf } from "./facts";

type Company = State["players"][number];

export function standing(state: State, seat: number, say: Say): Standing {
  const company = state.players[seat]!;
  const shown = { text: moneyText(company, say), label: moneyLabel(company, say) };
  const fee = feeOf(company);
  if (fee === 0) return shown;
  return { ...shown, note: say("board-fee", { amount: say("board-money", { amount: fee }) }) };
}

/** What the roll allows; in an auction the lot, and that a full yard has no room for it. */
export function notes(state: State, seat: number, say: Say): string[] {
  if (state.phase !== Phase.BID) return allowedWords(state, say);
  const hasRoom = state.players[seat]!.yard.includes(EMPTY);
  const lot = say("board-lot", { material: MATERIAL[state.lot]! });
  return hasRoom ? [lot] : [lot, say("board-no-room")];
}

export function describe(telling: Telling<State>): Passage[] {
  const { state, players, say } = telling;
  return [
    { title: say("board-market"), lines: rowNumbers().map((row) => rowWords(state, row, say)) },
    diceWords(telling),
    ...auctionWords(telling),
    { title: say("board-bank-title"), lines: stockWords(stacksOf(state), say) },
    ...scrapWords(state, say),
    ...players.map((player) => companyWords(telling, player)),
  ];
}

/** The fee that a company would owe now, as it would be taken from its money. */
export function feeText(company: Company, say: Say): string | null {
  const fee = feeOf(company);
  return fee ? `−${say("board-money", { amount: fee })}` : null;
}

/** A market row: whose it is, and what the next piece there would bring. */
export function rowWords(state: State, row: number, say: Say): string {
  const owner = ownerOf(state, row);
  if (owner === EMPTY) return say("board-row-free", { row: row + 1, amount: priceOf(row, 0) });
  const material = MATERIAL[owner]!;
  if (isFinished(state, owner)) return say("board-row-closed", { row: row + 1, material });
  const count = state.sold[owner]!;
  return say("board-row-open", { row: row + 1, material, count, amount: priceOf(row, count) });
}

export function stackWords(state: State, material: number, say: Say): string {
  return say("board-stack", { material: MATERIAL[material]!, count: stackOf(state, material) });
}

/** A space of a company, and whose it is when it is not the viewer's. */
export function spaceWords(
  space: { where: (typeof WHERE)[number]; column: number; piece: number },
  owner: string | null,
  say: Say,
): string {
  const { where, column, piece } = space;
  const words = say("board-space", { where, column: column + 1, piece: pieceWord(piece, say) });
  return owner === null ? words : say("board-theirs", { name: owner, words });
}

export function moneyText(company: Company, say: Say): string {
  return say("board-money", { amount: company.money === HIDDEN ? "?" : company.money });
}

/** What a company is worth in the end. */
export function worth(points: number, say: Say): string {
  return say("board-money", { amount: points });
}

function moneyLabel(company: Company, say: Say): string {
  if (company.money === HIDDEN) return say("board-money-hidden");
  return say("board-dollars", { amount: company.money });
}

function rowNumbers(): number[] {
  return Array.from({ length: ROWS }, (_, row) => row);
}

function pieceWord(piece: number, say: Say): string {
  return piece === EMPTY ? say("board-free") : say("material", { material: MATERIAL[piece]! });
}

function diceWords({ state, players, say }: Telling<State>): Passage {
  const title = say("board-dice", { name: nameOf(players, state.roller) });
  if (state.hammer_die === NOT_ROLLED) return { title, lines: [say("board-not-rolled")] };
  const rolled = say("board-rolled", {
    hammer_die: HAMMER_DIE[state.hammer_die]!,
    star_die: STAR_DIE[state.star_die]!,
  });
  return { title, lines: [rolled, ...allowedWords(state, say)] };
}

function allowedWords(state: State, say: Say): string[] {
  if (state.phase !== Phase.ACT) return [];
  const materials = allowedMaterials(state).map((material) => pieceWord(material, say));
  return [
    say("board-allowed", { materials: materials.join(", ") }),
    say("board-actions", { count: state.actions_left }),
  ];
}

function auctionWords({ state, players, say }: Telling<State>): Passage[] {
  if (state.lot === NO_LOT) return [];
  const lot = say("board-lot", { material: MATERIAL[state.lot]! });
  const bids = players.map(({ seat, name }) => bidWords(state.players[seat]!.bid, name, say));
  return [{ title: say("board-auction"), lines: [lot, ...bids] }];
}

function bidWords(bid: number, name: string, say: Say): string {
  if (bid === NO_BID) return say("board-bid-awaited", { name });
  if (bid === SEALED) return say("board-bid-sealed", { name });
  return say("board-bid-of", { name, amount: bid });
}

function stockWords(stock: readonly number[], say: Say): string[] {
  return stock.map((count, material) =>
    say("board-stock", { material: MATERIAL[material]!, count }),
  );
}

function scrapWords(state: State, say: Say): Passage[] {
  if (state.scrap.every((count) => count === 0)) return [];
  return [{ title: say("board-scrap-title"), lines: stockWords(state.scrap, say) }];
}

function companyWords({ state, viewer, say }: Telling<State>, player: Player): Passage {
  const { label, note } = standing(state, player.seat, say);
  const { yard, plant } = state.players[player.seat]!;
  const own = player.seat === viewer ? ` (${say("board-own")})` : "";
  const lines = [
    note ? `${label}, ${note}` : label,
    say("board-yard", { pieces: piecesWords(yard, say) }),
    say("board-plant", { pieces: piecesWords(plant, say) }),
  ];
  return { title: `${player.name}${own}`, lines };
}

function piecesWords(spaces: readonly number[], say: Say): string {
  return spaces.map((piece) => pieceWord(piece, say)).join(", ");
}

function nameOf(players: readonly Player[], seat: number): string {
  return players.find((player) => player.seat === seat)?.name ?? "";
}
