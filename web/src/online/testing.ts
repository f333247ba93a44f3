// What the tests of online tables share: what a server would send of a match, and its end of a line.
import { decode, encode } from "@msgpack/msgpack";
import { answer, type Line as CallLine } from "../engine/calls";
import type { Match } from "../engine/match";
import { Onlooker } from "../engine/onlooker";
import type { Rules } from "../engine/rules";
import { Witness } from "../engine/witness";
import { encodeFrame, type FullFrame } from "./encode";
import type { News, Order } from "./wire";

const ARRAY_OF_ONE = 0x91; // how MessagePack begins one

/** A match as a viewer may know it, with their chapters since a number. */
export function wireFrame(match: Match, viewer: number, since: number): FullFrame {
  const witness = new Witness(match, viewer);
  const { number, view, legal, takenBack, undo, secretive, results } = witness;
  return {
    is: "frame",
    number,
    undone: takenBack.length,
    since,
    view,
    waiting: match.now.waiting,
    legal,
    chapters: witness.story.slice(since),
    takenBack,
    ...(undo ? { undo } : {}),
    secretive,
    results,
  };
}

/** A server's end of a browser's socket, which a test speaks for. */
export class Socket extends EventTarget {
  binaryType = "blob";
  readonly orders: Asked[] = []; // as they came
  isOpen = false;
  isClosed = false; // by the browser

  constructor(readonly address: string) {
    super();
    sockets.push(this);
  }

  // The browser's side

  send(bytes: Uint8Array): void {
    this.orders.push(decode(bytes) as Asked);
  }

  close(): void {
    this.isClosed = true;
  }

  // The server's side

  accept(): void {
    this.isOpen = true;
    this.dispatchEvent(new Event("open"));
  }

  tell(news: News | FullFrame): void {
    const isFrame = news.is === "frame";
    const message = isFrame ? encodeFrame(news as FullFrame) : encode(news);
    this.tellBytes(new Uint8Array([ARRAY_OF_ONE, ...message]));
  }

  tellBytes(bytes: Uint8Array): void {
    const data = new Uint8Array(bytes).buffer;
    this.dispatchEvent(new MessageEvent("message", { data }));
  }

  break(code = 1006): void {
    this.isOpen = false;
    this.dispatchEvent(Object.assign(new Event("close"), { code }));
  }
}

/** An order with its id. */
export type Asked = Order & { id: number };

/** All sockets that were made, in their order. */
export const sockets: Socket[] = [];

/** A worker that is none: an onlooker in the same thread, behind the same calls. */
export function workerOf(rules: Rules): new () => Worker {
  const onlooker = new Onlooker(rules);
  return class extends EventTarget {
    private readonly inside = new EventTarget();

    constructor() {
      super();
      const reply = (data: unknown) => this.dispatchEvent(new MessageEvent("message", { data }));
      const inner: CallLine = {
        postMessage: (data) => reply(structuredClone(data)),
        addEventListener: (type, listener) =>
          this.inside.addEventListener(type, listener as EventListener),
      };
      answer(inner, {
        beOnlooker: () => {},
        whyNotFrom: (...given: Parameters<Onlooker["whyNot"]>) => onlooker.whyNot(...given),
        previewFrom: (...given: Parameters<Onlooker["preview"]>) => onlooker.preview(...given),
        foreseenFrom: (...given: Parameters<Onlooker["foreseen"]>) => onlooker.foreseen(...given),
        chancesFrom: (...given: Parameters<Onlooker["chances"]>) => onlooker.chances(...given),
      });
    }

    postMessage(data: unknown): void {
      this.inside.dispatchEvent(new MessageEvent("message", { data: structuredClone(data) }));
    }

    terminate(): void {}
  } as unknown as new () => Worker;
}
