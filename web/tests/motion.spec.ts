// Where things may move they do, in order; and nobody has to wait for them.
import { expect, test } from "@playwright/test";
import { asked, decide, prompt, sitDown } from "./table";

test.use({ reducedMotion: "no-preference" });

test("what bots do is shown step by step, and can be skipped", async ({ page }) => {
  await sitDown(page, { bots: 3 });
  await asked(page);
  await page.evaluate(() => {
    const seen = { moving: 0, lines: new Set<number>() };
    Object.assign(window, { seen });
    const look = () => {
      seen.moving += document.getAnimations().length;
      seen.lines.add(document.querySelectorAll(".log li").length);
      requestAnimationFrame(look);
    };
    look();
  });
  const log = page.locator(".log li");
  const enough = (await log.count()) + 6; // some decisions lead to one line only
  while ((await log.count()) < enough) {
    await decide(page);
    await asked(page);
  }
  type Seen = { moving: number; lines: Set<number> };
  const { moving, steps } = await page.evaluate(() => {
    const { seen } = window as unknown as { seen: Seen };
    return { moving: seen.moving, steps: seen.lines.size };
  });
  expect(moving).toBeGreaterThan(0);
  expect(steps).toBeGreaterThan(6); // the log grew line by line

  await decide(page);
  const skip = prompt(page).getByRole("button", { name: "Skip" });
  await skip.click();
  await asked(page);
});
