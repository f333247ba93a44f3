// Files handed to the person.

const LATER = 10_000; // milliseconds until the browser has surely begun to save it

export function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), LATER);
}

/** Hands over the match of a table. */
export async function downloadMatch(
  game: string,
  table: string,
  save: string | Promise<string>,
): Promise<void> {
  download(`rejouons-${game}-${table}.json`, await save);
}
