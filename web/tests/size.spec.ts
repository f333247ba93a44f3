// What is loaded, compressed: little before a game is opened, little more for a game.
import { expect, test } from "@playwright/test";
import { asked, sitDown } from "./table";

const MOST_BYTES = 150_000;
const COUNTED = ["Script", "Stylesheet", "Fetch", "Other"]; // code of WebAssembly is fetched

test.use({ serviceWorkers: "block" }); // what it keeps beforehand would not be counted

test("the app and a game are small", async ({ page, context }) => {
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  const counted = new Set<string>();
  let bytes = 0;
  session.on("Network.responseReceived", ({ requestId, type }) => {
    if (COUNTED.includes(type)) counted.add(requestId);
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (counted.has(requestId)) bytes += encodedDataLength;
  });
  await page.goto("./", { waitUntil: "networkidle" });
  const app = bytes;
  expect(app).toBeGreaterThan(10_000);
  expect(app).toBeLessThan(MOST_BYTES);
  await sitDown(page);
  await asked(page);
  expect(bytes - app).toBeGreaterThan(10_000);
  expect(bytes - app).toBeLessThan(MOST_BYTES);
});
