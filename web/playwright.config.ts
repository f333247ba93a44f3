import { defineConfig } from "@playwright/test";
import { PROGRAMS } from "./tests/browsers/fixtures";

const PORT = Number(process.env["REJOUONS_TEST_PORT"] ?? 8791); // another for checkouts side by side
const ADDRESS = `http://127.0.0.1:${PORT}/`;
const OF_EVERY_BROWSER = "browsers/*.spec.ts";
const DESKTOP = { width: 1440, height: 900 };

export default defineConfig({
  testDir: "tests",
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 600_000, // a whole game takes a quarter of a minute, on a busy machine many
  expect: { timeout: 60_000 },
  reporter: process.env["CI"] ? [["line"]] : [["list"]],
  projects: [
    { name: "app", testIgnore: OF_EVERY_BROWSER },
    ...Object.keys(PROGRAMS).map((name) => ({
      name,
      testMatch: OF_EVERY_BROWSER,
      timeout: 1_800_000, // WebKit paints without a GPU
    })),
  ],
  use: {
    baseURL: ADDRESS,
    browserName: "chromium",
    viewport: DESKTOP,
    locale: "en-GB",
    actionTimeout: 60_000,
    reducedMotion: "reduce", // tests of motion ask for it
    serviceWorkers: "block", // would load all games for each test; tests of it ask for it
    launchOptions: {
      args: ["--no-sandbox"],
      ...(process.env["CHROMIUM"] ? { executablePath: process.env["CHROMIUM"] } : {}),
    },
  },
  webServer: {
    command: `python ../tests/generous.py serve --port ${PORT} --no-browser`,
    url: ADDRESS,
    reuseExistingServer: false,
    timeout: 300_000,
  },
});
