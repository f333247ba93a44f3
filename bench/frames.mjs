// What a page works for each frame while bots play: the CPU time of its main thread, so that nobody
// else on the machine counts. A frame lasts from one beginning that the compositor announces to the
// next, a sixtieth of a second later; a task counts in the one that it begins in. Nothing is traced
// beside tasks and frames, or the tracing would be measured.
const CATEGORIES = ["toplevel", "disabled-by-default-devtools.timeline.frame", "blink.user_timing"];
const TASK = "ThreadControllerImpl::RunTask";
const BEGIN = "BeginFrame";
const MAIN_THREAD = "CrRendererMain";
const FRAME = 1e6 / 60; // microseconds
const MILLISECOND = 1e3; // microseconds
const STRIDE = 7; // through the list of moves: neither always its first nor its last
const PATIENCE = 180_000; // milliseconds: many bots take their time

const [ASKED, DECIDED] = ["asked", "decided"]; // marks of when

const question = (page) => page.locator(".prompt :is(summary, form, .only)");

/** Milliseconds of work in each frame with any, the least first, at the fullest ready-made table. */
export async function workAtTable(browser, page, address, game, decisions) {
  await sitDown(page, address, game);
  await browser.startTracing(page, { categories: CATEGORIES });
  await page.evaluate(playOn, {
    ...{ decisions, patience: PATIENCE, stride: STRIDE },
    marks: { asked: ASKED, decided: DECIDED },
  });
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  return perFrame(traceEvents);
}

async function sitDown(page, address, game) {
  await page.goto(`${address}#/new/${game}`);
  const presets = page.getByRole("group", { name: "Ready-made tables" });
  await presets.getByRole("button", { name: /bots/ }).last().click();
  await start(page).click();
  await question(page).first().waitFor({ timeout: PATIENCE });
}

/** What begins a match. */
export const start = (page) => page.getByRole("button", { name: "Start", exact: true });

/** Decides so often by the dial or the list of moves, all by itself in the page: a tool that asked
 * from outside whether it is time would work there, too, and far more. */
export async function playOn({ decisions, patience, stride, marks }) {
  const LOOK = 100; // milliseconds between two
  const QUESTION = ".prompt :is(summary, form, .only)";
  const SURE = ".prompt :is(form, .only) .main";
  const MOVES = ".prompt .moves button";
  const find = (one) => [...document.querySelectorAll(one)].filter((it) => it.checkVisibility());

  const until = (is) =>
    new Promise((resolve, reject) => {
      const begun = performance.now();
      const looking = setInterval(() => {
        const found = is();
        if (found) resolve(found);
        else if (performance.now() - begun > patience) reject(new Error(`waited for ${is}`));
        else return;
        clearInterval(looking);
      }, LOOK);
    });

  for (let decision = 1; decision <= decisions; decision += 1) {
    const asked = await until(() => find(QUESTION)[0]);
    performance.mark(marks.asked);
    if (find(SURE).length) find(SURE)[0].click();
    else {
      if (!find(MOVES).length) asked.click();
      const moves = await until(() => find(MOVES).length && find(MOVES));
      moves[(decision * stride) % moves.length].click();
      (await until(() => find(".prompt .buttons .main:enabled")[0])).click();
    }
    performance.mark(marks.decided);
    await until(() => !asked.isConnected);
  }
  await until(() => find(QUESTION)[0]);
}

function tasksOf(events) {
  const mains = events.filter(({ name, args }) => name === "thread_name" && args.name === MAIN_THREAD);
  const threads = new Set(mains.map(threadOf));
  return events.filter((event) => event.name === TASK && event.tdur && threads.has(threadOf(event)));
}

const threadOf = ({ pid, tid }) => `${pid} ${tid}`;

/** The work in each frame with any, the least first. */
function perFrame(events) {
  const begins = inOrder(events.filter(({ name }) => name === BEGIN).map(({ ts }) => ts));
  const decisions = spansOf(events);
  const frames = new Map();
  for (const { ts, tdur } of tasksOf(events)) {
    const frame = beginOf(begins, ts);
    if (decisions.some(({ from, to }) => frame + FRAME >= from && frame <= to)) continue;
    frames.set(frame, (frames.get(frame) ?? 0) + tdur / MILLISECOND);
  }
  return inOrder([...frames.values()]);
}

/** When the frame of a moment began: where nothing is drawn, frames go on at the same pace. */
function beginOf(begins, moment) {
  const latest = begins.findLast((begin) => begin <= moment) ?? begins[0];
  return Math.round(latest + FRAME * Math.floor((moment - latest) / FRAME));
}

/** While the person at the table decides. */
function spansOf(events) {
  const marks = events.filter(({ name }) => name === ASKED || name === DECIDED);
  const ordered = marks.toSorted((one, other) => one.ts - other.ts);
  return ordered.flatMap(({ name, ts }, place) =>
    name === DECIDED ? [{ from: ordered[place - 1].ts, to: ts }] : [],
  );
}

const inOrder = (numbers) => numbers.toSorted((one, other) => one - other);
