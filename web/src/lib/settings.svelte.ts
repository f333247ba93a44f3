// What a person has set: kept on this device, applied at once.
import { recalled, remember } from "./memory";
import { LANGUAGES, type Language, showCodes } from "./texts.svelte";

export interface Settings {
  language: Language;
  theme: "system" | "light" | "dark";
  sound: boolean;
  motion: "system" | "on" | "off";
  speed: "slow" | "normal" | "fast" | "instant";
  offersSpeed: boolean; // whoever skips again and again is asked whether it shall always be so
  textSize: "normal" | "large" | "huge";
  confirm: "always" | "final"; // ask before every move, or only where it can't be taken back
  codes: boolean; // sentences name codes that no board prints
  name: string; // of the person, at new tables
}

/** What can be chosen for each. */
export const CHOICES = {
  language: LANGUAGES,
  theme: ["system", "light", "dark"],
  sound: [false, true],
  motion: ["system", "on", "off"],
  speed: ["slow", "normal", "fast", "instant"],
  offersSpeed: [false, true],
  textSize: ["normal", "large", "huge"],
  confirm: ["always", "final"],
  codes: [false, true],
} as const satisfies { [Key in keyof Settings]?: readonly Settings[Key][] };

const KEY = "rejouons.settings";
const TEXT_SCALES = { normal: "1", large: "1.15", huge: "1.3" };

export const settings: Settings = $state(stored());

/** Keeps and applies every change; called once by the app. */
export function applySettings(): void {
  $effect(() => {
    const page = document.documentElement;
    page.lang = settings.language;
    page.dataset["theme"] = settings.theme;
    page.dataset["motion"] = settings.motion;
    page.style.setProperty("--text-scale", TEXT_SCALES[settings.textSize]);
    showCodes(settings.codes);
    remember(KEY, settings); // where there is no room, they hold until the page is closed
  });
}

/** How long pauses are, by the speed that is set. */
const TEMPOS = { slow: 1.8, normal: 1, fast: 0.45, instant: 0 };

/** How long what is shown takes: so many times as usual, 0 where nothing may move. */
export function tempo(): number {
  return isMoving() ? TEMPOS[settings.speed] : 0;
}

/** The same for a replay, which takes its time in any case. */
export function replayTempo(): number {
  return TEMPOS[settings.speed] || TEMPOS.fast;
}

let calm: MediaQueryList | undefined;

/** Whether things may move. */
export function isMoving(): boolean {
  if (settings.motion !== "system") return settings.motion === "on";
  return !(calm ??= matchMedia("(prefers-reduced-motion: reduce)")).matches;
}

function stored(): Settings {
  const found = Object.entries(recalled(KEY) ?? {}).filter(([key, value]) => isKnown(key, value));
  return { ...defaults(), ...Object.fromEntries(found) };
}

/** Whether a stored value is one that can be set today. */
function isKnown(key: string, value: unknown): boolean {
  if (!Object.hasOwn(CHOICES, key)) return key === "name" && typeof value === "string";
  const choices: readonly unknown[] = CHOICES[key as keyof typeof CHOICES];
  return choices.includes(value);
}

function defaults(): Settings {
  return {
    language: preferredLanguage(),
    theme: "system",
    sound: false,
    motion: "system",
    speed: "normal",
    offersSpeed: true,
    textSize: "normal",
    confirm: "always",
    codes: false,
    name: "",
  };
}

function preferredLanguage(): Language {
  const wanted = navigator.languages.map((language) => language.slice(0, 2));
  return (wanted.find((language) => LANGUAGES.includes(language as Language)) as Language) ?? "en";
}
