// Links to seats: how they are written, copied and handed on.
import { address } from "$lib/router.svelte";

/** The whole address of a seat's link. */
export function linkOf(table: string, secret: string): string {
  return new URL(address({ screen: "join", table, secret }), location.href).href;
}

/** The seat that a link is for; whether it still opens it is the server's to say. */
export function seatIn(secret: string): number {
  return /^\d{1,2}\./.test(secret) ? Number.parseInt(secret) : -1;
}

/** Whether an address means the very machine that reads it, so that it leads nobody else here. */
export function isThisMachine(host: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(host);
}

/** Copies the text of a field; tells whether that worked. Pages without https have the old way only. */
export async function copy(field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    field.select();
    return document.execCommand("copy");
  }
}
