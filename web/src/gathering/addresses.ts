// What the address of a seat tells.

/** The seat that a link is for; whether it still opens it is the server's to say. */
export function seatIn(secret: string): number {
  return /^\d{1,2}\./.test(secret) ? Number.parseInt(secret) : -1;
}

/** Whether an address means the very machine that reads it, so that it leads nobody else here. */
export function isThisMachine(host: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(host);
}
