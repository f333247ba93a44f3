// Chromium, by Playwright: what the same tests say of it shows that they mean the app.
import { type BrowserContext, chromium as playwright } from "@playwright/test";
import { type Engine, KEYS, type Tab } from "./tab";

export async function chromium(executablePath: string): Promise<Engine> {
  const browser = await playwright.launch({ executablePath, args: ["--no-sandbox"] });
  return {
    open: async () => tab(await browser.newContext({ serviceWorkers: "allow" })),
    quit: () => browser.close(),
  };
}

async function tab(context: BrowserContext): Promise<Tab> {
  const page = await context.newPage();
  return {
    goto: async (address) => void (await page.goto(address)),
    call: (source, values) => page.evaluate(`(${source})(...${JSON.stringify(values)})`),
    press: ({ x, y }) => page.mouse.click(x, y),
    key: (value) => page.keyboard.press(named(value)),
    resize: (size) => page.setViewportSize(size),
    screenshot: () => page.screenshot(),
    close: () => context.close(),
  };
}

/** Playwright names the keys that WebDriver numbers. */
function named(value: string): string {
  const [name = value] = Object.entries(KEYS).find(([, code]) => code === value) ?? [];
  return name;
}
