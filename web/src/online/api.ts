// The calls of a server that keeps tables, beside their sockets: docs/online.md lists them.
import { decode } from "@msgpack/msgpack";
import type { OwnBoard } from "../engine/boards";
import { Refusal, type RefusalValues, Unreachable } from "../engine/refusal";
import type { NewTable, TableCard, WireMoment } from "./wire";

/** A seat to take: by the secret of its link, or a free one of the lobby. */
export type Seat = { secret: string; name: string } | { seat: number; name: string };

// Who one is

let wasKnown = false; // in this page: one need not ask again

/** Becomes somebody whom the server knows again: otherwise a seat that one takes would be nobody's. */
async function beKnown(): Promise<void> {
  wasKnown ||= await isKnown();
  if (wasKnown) return;
  await sent("me", {}); // it sets a cookie, which scripts cannot read
  wasKnown = await isKnown();
  if (!wasKnown) throw new Refusal("NoCookies");
}

async function isKnown(): Promise<boolean> {
  return (await told<{ isKnown: boolean }>("me")).isKnown;
}

// Which tables there are

export function lobby(): Promise<TableCard[]> {
  return told("tables");
}

export function myTables(): Promise<TableCard[]> {
  return told("tables/mine");
}

export function cardOf(id: string): Promise<TableCard> {
  return told(`tables/${id}`);
}

// Sitting down

/** Tells the new table's id. */
export async function makeOnline(table: NewTable): Promise<string> {
  await beKnown();
  return (await sent<{ table: string }>("tables", table)).table;
}

/** Tells which seat it was. */
export async function takeSeat(id: string, seat: Seat): Promise<number> {
  await beKnown();
  return (await sent<{ seat: number }>(`tables/${id}/seats`, seat)).seat;
}

/** The secrets of the seats that one may hand on, by their numbers. */
export async function linksOf(id: string): Promise<Map<number, string>> {
  const links = await told<Record<string, string>>(`tables/${id}/links`);
  return new Map(Object.entries(links).map(([seat, secret]) => [Number(seat), secret]));
}

/** The same again, everybody one seat on; tells the new table's id. */
export async function rematch(id: string): Promise<string> {
  return (await sent<{ table: string }>(`tables/${id}/rematch`, {})).table;
}

// Taking away

/** The board that a table is played on, if it is not the box's. */
export function boardOf(id: string): Promise<OwnBoard> {
  return told(`tables/${id}/board`);
}

/** The match, once it is over. */
export async function saveOf(id: string): Promise<string> {
  return (await answerTo(`tables/${id}/save`)).text();
}

/** All that a viewer saw of a match, moment by moment. */
export async function momentsOf(id: string, viewer: number): Promise<WireMoment[]> {
  const answer = await answerTo(`tables/${id}/moments?seat=${viewer}`);
  return decode(await answer.arrayBuffer()) as WireMoment[];
}

// Asking

async function told<Value>(path: string): Promise<Value> {
  return read<Value>(await answerTo(path));
}

async function sent<Value>(path: string, body: object): Promise<Value> {
  const headers = { "Content-Type": "application/json" };
  return read<Value>(await answerTo(path, { method: "POST", headers, body: JSON.stringify(body) }));
}

/** What the server answers, or why it refuses. */
async function answerTo(path: string, request: RequestInit = {}): Promise<Response> {
  const answer = await reached(`api/${path}`, request);
  if (answer.ok) return answer;
  const { why, values } = await read<{ why?: string; values?: RefusalValues }>(answer);
  if (!why) throw new Unreachable(); // some other server, which has no tables
  throw new Refusal(why, values);
}

async function reached(address: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(address, { ...request, cache: "no-store", credentials: "same-origin" });
  } catch {
    throw new Unreachable();
  }
}

async function read<Value>(answer: Response): Promise<Value> {
  try {
    return (await answer.json()) as Value;
  } catch {
    throw new Unreachable();
  }
}
