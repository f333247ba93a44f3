import { describe, expect, it } from "vitest";
import { currentLanguage, loadGameTexts, say, sayOf, speak } from "./texts.svelte";

describe("texts", () => {
  it("are spoken in the language asked for last, however long the others took", async () => {
    await Promise.all([speak("fr"), speak("en"), speak("fr"), speak("en")]);
    expect(currentLanguage()).toBe("en");
    expect(say("table-rules")).toBe("Rules");
  });

  it("of a game opened during a switch are there in both languages", async () => {
    await speak("en");
    const switching = speak("fr");
    await loadGameTexts("mark");
    await switching;
    expect(sayOf("mark")("where", { where: "yard" })).toBe("cour");
  });

  it("fill numbers in without separators, as Python does", async () => {
    await speak("en");
    expect(say("web-minutes", { minutes: 12345 })).toContain("12345");
  });

  it.each(["fr", "en"] as const)("write a proper minus: %s", async (language) => {
    await loadGameTexts("macadam");
    await speak(language);
    const points = sayOf("macadam")("points", { points: -450 });
    expect(points).toBe("\u2212450 points");
  });
});
