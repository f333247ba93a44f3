// The line of one viewer to a table far away: breaks, and comes back by itself.
import { Refusal, Unreachable } from "../engine/refusal";
import { Patience } from "$lib/pause";
import { decodeNews, encodeOrder } from "./encode";
import type { News, Order } from "./wire";

const LONGEST_SILENCE = 15_000; // milliseconds for an answer; then the line is taken to be dead
const NOT_HERE = 4404; // the code with which the server closes a line that may not be

export interface Listener {
  /** What this browser has already. */
  hello(): Order;
  /** Hears what the server tells; false if it makes no sense, and all is to be told again. */
  hear(news: News): boolean;
  /** Hears that the line has come, gone, or been refused. */
  changed(): void;
}

interface Unanswered {
  order: Order;
  resolve(): void;
  reject(error: Error): void;
  timer?: ReturnType<typeof setTimeout>;
}

export class Line {
  isConnected = false; // and something was heard
  isTurnedAway = false; // the viewer may not look: it is not tried again
  private socket: WebSocket | null = null; // the open one
  private end: () => void = () => {}; // gives the present socket up
  private nextId = 1;
  private isClosed = false;
  private readonly patience = new Patience();
  private readonly unanswered = new Map<number, Unanswered>();

  constructor(
    private readonly address: string,
    private readonly listener: Listener,
  ) {
    void this.run();
  }

  /** Resolves once the server has done it. */
  order(order: Order): Promise<void> {
    if (!this.socket && !isHeld(order)) return Promise.reject(new Unreachable());
    return new Promise((resolve, reject) => {
      const id = this.nextId++;
      this.unanswered.set(id, { order, resolve, reject });
      if (this.socket) this.send(this.socket, id);
    });
  }

  /** Tries at once instead of waiting any longer. */
  wake(): void {
    this.patience.wake();
  }

  /** Ends the line for good. What was still asked is given up. */
  close(): void {
    this.isClosed = true;
    this.end();
    this.patience.wake();
  }

  // Inside

  private async run(): Promise<void> {
    while (!this.isClosed && !this.isTurnedAway) {
      await this.connection();
      if (this.isClosed || this.isTurnedAway) return;
      await this.patience.wait();
    }
  }

  /** Lasts as long as a socket does. Of one that was given up nothing is heard any more. */
  private connection(): Promise<void> {
    return new Promise((resolve) => {
      const socket = new WebSocket(this.address);
      const given = new AbortController();
      const { signal } = given;
      this.end = () => {
        if (signal.aborted) return;
        given.abort();
        socket.close();
        this.lose();
        resolve();
      };
      socket.binaryType = "arraybuffer";
      socket.addEventListener("open", () => this.begin(socket), { signal });
      socket.addEventListener("message", ({ data }) => this.hear(data), { signal });
      socket.addEventListener("close", ({ code }) => this.closed(code), { signal });
    });
  }

  /** Says what is known here, and repeats the moves that were not answered. */
  private begin(socket: WebSocket): void {
    this.socket = socket;
    this.patience.begin();
    socket.send(encodeOrder(this.listener.hello()));
    for (const id of this.unanswered.keys()) this.send(socket, id);
  }

  private send(socket: WebSocket, id: number): void {
    const asked = this.unanswered.get(id)!;
    clearTimeout(asked.timer);
    asked.timer = setTimeout(() => this.end(), LONGEST_SILENCE);
    socket.send(encodeOrder(asked.order, id));
  }

  private hear(data: unknown): void {
    const heard = data instanceof ArrayBuffer ? decodeNews(new Uint8Array(data)) : null;
    if (!heard) return this.end();
    if (!this.isConnected) {
      this.isConnected = true;
      this.listener.changed();
    }
    if (!heard.every((news) => this.takeIn(news))) this.end();
  }

  /** Takes one piece of news in; tells whether it made sense. */
  private takeIn(news: News): boolean {
    if (news.is === "done") this.take(news.id)?.resolve();
    else if (news.is === "refused") this.take(news.id)?.reject(refusalOf(news));
    else return this.listener.hear(news);
    return true;
  }

  private take(id: number): Unanswered | undefined {
    const asked = this.unanswered.get(id);
    clearTimeout(asked?.timer);
    this.unanswered.delete(id);
    return asked;
  }

  private closed(code: number): void {
    this.isTurnedAway = code === NOT_HERE;
    this.end();
  }

  /** Gives up what was asked, but for moves: those are never played twice, and sent again. */
  private lose(): void {
    this.socket = null;
    this.isConnected = false;
    for (const [id, { order, timer, reject }] of this.unanswered) {
      clearTimeout(timer);
      if (this.isTurnedAway || (!isHeld(order) && !this.isClosed)) {
        this.unanswered.delete(id);
        reject(new Unreachable());
      }
    }
    if (!this.isClosed) this.listener.changed();
  }
}

/** Whether an order waits until it can be sent: it names its frame, so that nothing happens twice. */
function isHeld(order: Order): boolean {
  return order.do === "act";
}

function refusalOf({ why, values }: Extract<News, { is: "refused" }>): Refusal {
  return new Refusal(why, values);
}
