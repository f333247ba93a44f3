// What pages run before the app: each function travels as its source, and so stands for itself.

/** Keeps everything that a page complains about, also over a reload; sets what was not set. */
export function listen([key, settings]: readonly [string, string]): void {
  const hear = (what: string) => {
    const before = JSON.parse(sessionStorage.getItem(key) ?? "[]") as string[];
    sessionStorage.setItem(key, JSON.stringify([...before, what]));
  };
  const failed = (target: EventTarget | null) => {
    const { src, href } = target as { src?: string; href?: string };
    return `${src ?? href} did not load`;
  };
  window.addEventListener(
    "error",
    (event) => hear(event instanceof ErrorEvent ? event.message : failed((event as Event).target)),
    true,
  );
  window.addEventListener("unhandledrejection", ({ reason }) => hear(String(reason)));
  document.addEventListener("securitypolicyviolation", ({ blockedURI }) =>
    hear(`${blockedURI} is barred`),
  );
  for (const loudness of ["error", "warn"] as const) {
    const said = console[loudness];
    console[loudness] = (...words: unknown[]) => {
      hear(words.map(String).join(" "));
      said(...words);
    };
  }
  if (!localStorage.getItem("rejouons.settings")) {
    localStorage.setItem("rejouons.settings", settings);
  }
}

/** Leaves the app without a service worker, which would load all games for each test. */
export function keepNothing(): void {
  Object.defineProperty(navigator, "serviceWorker", { value: undefined });
}
