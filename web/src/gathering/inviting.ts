// Links to seats, to be handed on.
import { address } from "$lib/router.svelte";

/** The whole address of a seat's link. */
export function linkOf(table: string, secret: string): string {
  return new URL(address({ screen: "join", table, secret }), location.href).href;
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
