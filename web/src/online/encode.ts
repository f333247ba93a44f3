// Messages of an online table as bytes: each is one MessagePack map, its keys in the order in which
// wire.ts lists them, and what is empty or false left out.
import { decode, encode } from "@msgpack/msgpack";
import type { News, Order, WireFrame } from "./wire";

type Bytes = Uint8Array<ArrayBuffer>;

/** A frame of which nothing is left out yet. */
export type FullFrame = Required<Omit<WireFrame, "undo">> & Pick<WireFrame, "undo">;

/** An order, with the id that its answer shall repeat. */
export function encodeOrder(order: Order, id?: number): Bytes {
  const { do: deed, ...rest } = order;
  return encode({ do: deed, id, ...rest }, { ignoreUndefined: true }) as Bytes;
}

/** What the server tells, some perhaps of a kind not known here; null if it can't be read. */
export function decodeNews(bytes: Uint8Array): News[] | null {
  try {
    const found = decode(bytes) as (News | null)[] | null;
    const isNews = Array.isArray(found) && found.every((news) => typeof news?.is === "string");
    return isNews ? (found as News[]) : null;
  } catch {
    return null;
  }
}

/** The very bytes that the server sends of a frame. */
export function encodeFrame(frame: FullFrame): Bytes {
  const { number, undone, since, view, waiting, legal } = frame;
  const { chapters, takenBack, undo, secretive, results } = frame;
  return encoded({
    is: "frame",
    number,
    undone: undone || undefined,
    since: since || undefined,
    view,
    waiting,
    legal,
    chapters: chapters.map(({ number, seat, events }) => lean({ number, seat, events })),
    takenBack: takenBack.map(({ number, seat, wasKnown }) => lean({ number, seat, wasKnown })),
    undo: undo && lean({ seat: undo.seat, needs: undo.needs }),
    secretive,
    results: results.map(({ points, rank }) => ({ points, rank })),
  });
}

function encoded(message: object): Bytes {
  return encode(lean(message)) as Bytes;
}

/** A part of a message without what is empty or false. */
function lean(part: object): object {
  return Object.fromEntries(Object.entries(part).filter(([, value]) => !isEmpty(value)));
}

function isEmpty(value: unknown): boolean {
  if (Array.isArray(value) || value instanceof Uint8Array) return value.length === 0;
  return value === undefined || value === null || value === false;
}
