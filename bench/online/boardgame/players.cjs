// The load on boardgame.io's server: two of its own clients a match.
//
// Obeys one JSON object a line and answers each with one, as bench/online/load.py does.
const { readFileSync } = require("node:fs");
const { createInterface } = require("node:readline");
const { setTimeout: sleep } = require("node:timers/promises");
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const { GOODS, Market } = require("./market.cjs");

const [port, pid] = process.argv.slice(2);
const ADDRESS = `http://127.0.0.1:${port}`;
const SOCKETS = { transports: ["websocket"], forceNew: true }; // one socket a client, as in browsers
const PLAYERS = ["0", "1"];
const TICKS = 100; // a second, in which Linux counts CPU times
const MILLI = 1000;
const LOOK = 20; // ms between two looks whether something is so
const DRAIN = 5000; // ms for the last moves to be acknowledged
const PATIENCE = 120000; // ms; only what is broken ever takes so long
const SHARES = { p50: 0.5, p99: 0.99, max: 1 };

const matches = [];
let done = 0;
let drawn = 7;

const random = (below) => {
  drawn = (Math.imul(drawn, 1664525) + 1013904223) >>> 0;
  return Math.floor((drawn / 2 ** 32) * below);
};

const serverSeconds = () => {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ");
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
};

const ownSeconds = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

const until = async (isSo, patience = PATIENCE) => {
  const end = performance.now() + patience;
  while (!isSo() && performance.now() < end) await sleep(LOOK);
  return isSo();
};

const post = async (path, body) => {
  const headers = { "Content-Type": "application/json" };
  const answer = await fetch(`${ADDRESS}/games/${Market.name}/${path}`, {
    method: "POST",
    headers,
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
};

class Match {
  record = { since: 0, until: 0 };
  owed = [];
  state = -1; // the latest that a client knows
  isUnderWay = false;

  async gather() {
    const { matchID } = await post("create", { numPlayers: PLAYERS.length });
    this.clients = [];
    for (const playerID of PLAYERS) {
      const joined = await post(`${matchID}/join`, { playerID, playerName: `Zoé ${playerID}` });
      const client = Client({
        game: Market,
        numPlayers: PLAYERS.length,
        matchID,
        playerID,
        credentials: joined.playerCredentials,
        multiplayer: SocketIO({ server: ADDRESS, socketOpts: SOCKETS }),
        debug: false,
      });
      client.known = -1;
      client.subscribe((state) => this.seen(client, state));
      client.start();
      this.clients.push(client);
    }
  }

  get hasBegun() {
    return this.clients?.every((client) => client.known >= 0);
  }

  owe(due) {
    this.owed.push(due);
    this.goOn();
  }

  goOn() {
    if (this.isUnderWay || !this.owed.length) return;
    const player = this.clients[0].getState().ctx.currentPlayer;
    this.mover = this.clients[Number(player)];
    if (this.mover.known < this.state) return; // it has not heard that it is asked
    this.due = this.owed.shift();
    this.sent = performance.now();
    this.isCounted = this.record.since <= this.due && this.due < this.record.until;
    this.isUnderWay = true;
    this.mover.moves.buy(random(GOODS));
    if (this.isCounted) this.record.lateness.push(this.sent - this.due);
  }

  seen(client, state) {
    if (!state || state._stateID <= client.known) return;
    client.known = state._stateID;
    this.state = Math.max(this.state, client.known);
    const delay = performance.now() - this.sent;
    if (client === this.mover && this.isUnderWay) {
      if (this.isCounted) this.record.answers.push(delay);
      this.isUnderWay = false;
      done += 1;
    } else if (this.isCounted) {
      this.record.screens.push(delay);
    }
    this.goOn();
  }
}

const spread = (times) => {
  const ordered = Float64Array.from(times).sort();
  const at = (share) => ordered[Math.round(share * (ordered.length - 1))];
  return Object.fromEntries(Object.entries(SHARES).map(([name, share]) => [name, at(share)]));
};

const schedule = (begin, end, rate) => {
  let next = 0;
  const goOn = () => {
    const now = performance.now();
    for (; begin + (next * MILLI) / rate <= now; next += 1) {
      const due = begin + (next * MILLI) / rate;
      if (due >= end) return;
      matches[next % matches.length].owe(due);
    }
    setTimeout(goOn, Math.max(1, begin + (next * MILLI) / rate - now));
  };
  goOn();
};

const used = () => [serverSeconds(), ownSeconds(), performance.now() / MILLI, done];

const orders = {
  async gather({ matches: number }) {
    while (matches.length < number) {
      const match = new Match();
      await match.gather();
      matches.push(match);
    }
    if (!(await until(() => matches.every((match) => match.hasBegun)))) throw new Error("not all");
    return { sockets: matches.length * PLAYERS.length };
  },

  async rest({ seconds }) {
    const before = serverSeconds();
    await sleep(seconds * MILLI);
    return { cpu_per_second: (serverSeconds() - before) / seconds };
  },

  async play({ rate, warm, seconds }) {
    const begin = performance.now() + LOOK;
    const since = begin + warm * MILLI;
    const record = { since, until: since + seconds * MILLI, lateness: [], answers: [], screens: [] };
    for (const match of matches) match.record = record;
    schedule(begin, record.until, rate);
    await sleep(record.since - performance.now());
    const before = used();
    await sleep(record.until - performance.now());
    const [server, here, lasted, moves] = used().map((now, index) => now - before[index]);
    await until(() => !matches.some((match) => match.isUnderWay || match.owed.length), DRAIN);
    const unsent = matches.reduce((sum, match) => sum + match.owed.length, 0);
    for (const match of matches) match.owed = [];
    return {
      seconds: lasted,
      moves,
      cpu: server,
      cpu_per_move_ms: (server / Math.max(1, moves)) * MILLI,
      load_cpu_share: here / lasted,
      due_to_sent_ms: spread(record.lateness),
      sent_to_done_ms: spread(record.answers),
      sent_to_screens_ms: spread(record.screens),
      screens: record.screens.length,
      unanswered: record.lateness.length - record.answers.length,
      refusals: [],
      lost: matches.flatMap((match) => match.clients).filter((client) => !client.getState()?.isConnected)
        .length,
      skipped: 0,
      unsent,
    };
  },
};

const main = async () => {
  for await (const line of createInterface({ input: process.stdin })) {
    const { do: name, ...values } = JSON.parse(line);
    console.log(JSON.stringify(await orders[name](values)));
  }
  process.exit(0);
};

main().catch((error) => {
  console.error(error);
  process.exit(1);
});
