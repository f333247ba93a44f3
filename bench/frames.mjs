// What a page works for each frame while bots play: the CPU time of its main thread, so that nobody
// else on the machine counts. A frame is a sixtieth of a second of the clock; a task counts in the
// one that it begins in.
const CATEGORY = "disabled-by-default-devtools.timeline";
const TASK = "RunTask";
const MAIN_THREAD = "CrRendererMain";
const FRAME = 1e6 / 60; // microseconds
const MILLISECOND = 1e3; // microseconds
const STRIDE = 7; // through the list of moves: neither always its first nor its last
const PATIENCE = 180_000; // milliseconds: many bots take their time

const question = (page) => page.locator(".prompt :is(summary, form, .only)");

/** Milliseconds of work in each frame with any, the least first, at the fullest ready-made table. */
export async function workAtTable(browser, page, address, game, decisions) {
  await sitDown(page, address, game);
  await browser.startTracing(page, { categories: [CATEGORY] });
  await page.evaluate(playOn, { decisions, patience: PATIENCE, stride: STRIDE });
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  return perFrame(tasksOf(traceEvents));
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
export async function playOn({ decisions, patience, stride }) {
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
    performance.mark("decide");
    if (find(SURE).length) find(SURE)[0].click();
    else {
      if (!find(MOVES).length) asked.click();
      const moves = await until(() => find(MOVES).length && find(MOVES));
      moves[(decision * stride) % moves.length].click();
      (await until(() => find(".prompt .buttons .main:enabled")[0])).click();
    }
    performance.mark("decided");
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

function perFrame(tasks) {
  const frames = new Map();
  for (const { ts, tdur } of tasks) {
    const frame = Math.floor(ts / FRAME);
    frames.set(frame, (frames.get(frame) ?? 0) + tdur / MILLISECOND);
  }
  return [...frames.values()].toSorted((one, other) => one - other);
}
