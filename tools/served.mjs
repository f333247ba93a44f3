// The app in a real browser, for scripts that look at it: run them with .venv/bin on the PATH.
import { chromium } from "../web/node_modules/@playwright/test/index.mjs";
import { serving } from "../web/tests/serving.mjs";

/** Serves the app on a port of its own and opens a browser, until both are closed. */
export async function served() {
  const { address, stop } = await serving();
  const browser = await chromium.launch({
    executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
    args: ["--no-sandbox"],
  });
  const close = async () => {
    await browser.close();
    stop();
  };
  return { address, browser, close };
}
