// Lettering that must fit a given room, without measuring: by the usual width of letters.
const NAME_LETTER = 0.56; // width of a letter in its size, in bold sans
const DIGIT = 0.64; // width of a digit of the title face in its size
const SPACE = 0.3;

/** Attributes of a text: its size, and the length it is narrowed to if it would become too small. */
export interface Lettering {
  "font-size": number;
  textLength?: number;
  lengthAdjust?: "spacingAndGlyphs";
}

export function nameLettering(
  name: string,
  room: number,
  [small, large]: readonly number[],
): Lettering {
  const fitting = room / (name.length * NAME_LETTER);
  if (fitting >= small!) return { "font-size": Math.min(large!, fitting) };
  return { "font-size": small!, textLength: room, lengthAdjust: "spacingAndGlyphs" };
}

export function moneySize(text: string, room: number, large: number): number {
  const digits = text.replace(/\s/g, "").length;
  const spaces = text.length - digits;
  return Math.min(large, room / (digits * DIGIT + spaces * SPACE));
}

export function shortened(name: string, longest: number): string {
  return name.length > longest ? `${name.slice(0, longest - 1).trimEnd()}…` : name;
}

/** A text in lines of so many letters at most, as far as its words allow. */
export function wrapped(text: string, longest: number): string[] {
  const lines = [""];
  for (const word of text.split(" ")) {
    const line = `${lines.at(-1)} ${word}`.trimStart();
    if (line.length <= longest || lines.at(-1) === "") lines.splice(-1, 1, line);
    else lines.push(word);
  }
  return lines;
}
