// What calls somebody back to a page that they do not look at.
import { play } from "$lib/sound";

const PLAIN_ICON = "./icon.svg";
const CALLING_ICON = "./icon-called.svg"; // with a dot

export interface Call {
  title: string;
  text: string;
  tag: string; // a later call takes the place of an earlier one with the same
}

/** Whether the system's notices can be asked for, are given, or will never come. */
export type Permission = "ask" | "given" | "never";

export function permission(): Permission {
  if (!("Notification" in globalThis)) return "never";
  if (Notification.permission === "granted") return "given";
  return Notification.permission === "denied" ? "never" : "ask";
}

/** Asks the person, who has pressed a button for it. */
export async function askPermission(): Promise<Permission> {
  await Notification.requestPermission();
  return permission();
}

/** Marks the window's icon; undone by what it gives back. */
export function markIcon(): () => void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  icon?.setAttribute("href", CALLING_ICON);
  return () => icon?.setAttribute("href", PLAIN_ICON);
}

/** Rings, and has the system tell it if it may; what the system shows goes by what it gives back. */
export function ring({ title, text, tag }: Call): () => void {
  play("bell");
  if (permission() !== "given") return () => {};
  const options = { body: text, tag, icon: "./icons/icon-192.png" };
  try {
    const notice = new Notification(title, options);
    notice.addEventListener("click", () => window.focus());
    return () => notice.close();
  } catch {
    return ringByWorker(title, options); // some phones let only a worker show them
  }
}

function ringByWorker(title: string, options: NotificationOptions & { tag: string }): () => void {
  const worker = navigator.serviceWorker?.ready;
  void worker?.then((ready) => ready.showNotification(title, options)).catch(() => {});
  return () => {
    void worker
      ?.then((ready) => ready.getNotifications({ tag: options.tag }))
      .then((shown) => shown.forEach((notice) => notice.close()))
      .catch(() => {});
  };
}
