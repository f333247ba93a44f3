// A test of the app in any browser: the project of a test names the one it runs in.
import { test as base, expect } from "@playwright/test";
import { chromium } from "./chromium";
import { doorway, type Doorway, type Wishes } from "./doorway";
import { firefox } from "./firefox";
import type { Engine } from "./tab";
import { Visit } from "./visit";
import { webkit } from "./webkit";

const WINDOW = { width: 1100, height: 760 }; // not larger: WebKit paints it without a GPU
const SETTINGS = { language: "en", theme: "light", motion: "off", speed: "fast", confirm: "final" };

interface OfTest {
  isKept: boolean; // whether the app is kept on the device
  door: Doorway;
  visit: Visit;
}

export const test = base.extend<OfTest, { engine: Engine | null }>({
  isKept: [false, { option: true }],
  engine: [
    async ({}, use, { project }) => {
      const engine = await started(project.name);
      await use(engine);
      await engine?.quit();
    },
    { scope: "worker" },
  ],
  door: async ({ baseURL, isKept }, use, { title }) => {
    const wishes: Wishes = { seed: title, settings: SETTINGS, isKept };
    const door = await doorway(baseURL!, wishes);
    await use(door);
    await door.close();
  },
  visit: async ({ engine, door }, use, info) => {
    info.skip(engine === null, "not on this machine");
    const tab = await engine!.open();
    await tab.goto(door.address);
    await tab.resize(WINDOW);
    const visit = new Visit(tab, door.address);
    await use(visit);
    const heard = await visit.complaints();
    if (info.errors.length) {
      await info.attach("screen", { body: await tab.screenshot(), contentType: "image/png" });
    }
    await tab.close();
    expect(heard).toEqual([]);
  },
});

/** The programs of a browser, which tools/browser_tests.py looks for. */
export const PROGRAMS: Record<string, readonly string[]> = {
  chromium: ["CHROMIUM"],
  firefox: ["FIREFOX"],
  webkit: ["WEBKIT_DRIVER", "XVFB"],
};

/** A browser that runs; null where a program of it is not on this machine. */
async function started(name: string): Promise<Engine | null> {
  const named = PROGRAMS[name]!.map((variable) => process.env[variable] ?? "");
  if (named.includes("")) return null;
  const [program, screen] = named as [string, string];
  if (name === "webkit") return webkit(program, screen);
  return name === "firefox" ? firefox(program) : chromium(program);
}
