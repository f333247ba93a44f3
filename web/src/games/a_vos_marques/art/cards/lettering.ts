// Lettering that fits its room on a card, by the widths that its typefaces have.

/** Letters by their width at most, in hundredths of the lettering's size. */
type Widths = readonly (readonly [width: number, letters: string])[];

const WIDEST = 110; // of any letter that is not listed
const WIDTHS = {
  title: [
    [31, " \u00a0'’.,:;!-"],
    [37, "ijlîï"],
    [43, "fI"],
    [54, "tsz?/()ceréèêëç«»"],
    [62, "agox0123456789àâôy"],
    [70, "bdhnpquvûùFJLPSZEÉÈÊ"],
    [84, "kABCDGHKNOQRTUVXYÀÂÇÔÎ"],
    [99, "mwMœ"],
  ],
  text: [
    [20, " \u00a0"],
    [29, "ijlîïI.,:;’'"],
    [38, "frt!()-/"],
    [47, "scçz?«»"],
    [52, "aegvxyéèêëàâ0123456789JFLY"],
    [57, "bdhkopnquôûùAEPSTVZÀÂÉÈÊ"],
    [68, "BCDGHKNOQRUXÇÔ"],
    [85, "mwMWœ"],
  ],
} as const satisfies Record<string, Widths>;

export type Face = keyof typeof WIDTHS;

const WIDTH_OF = {
  title: byLetter(WIDTHS.title),
  text: byLetter(WIDTHS.text),
};

function byLetter(widths: Widths): ReadonlyMap<string, number> {
  return new Map(widths.flatMap(([width, letters]) => [...letters].map((one) => [one, width])));
}

/** How a face is set: its sizes, and how far its lines stand apart. */
export interface Setting {
  face: Face;
  largest: number;
  smallest: number;
  leading: number; // from line to line, in sizes
}

export interface Room {
  width: number;
  height: number;
}

export interface Lettering {
  size: number;
  lines: string[];
  leading: number; // from line to line
  fits: boolean; // or its end is cut
}

const STEP = 0.25; // between sizes

/** The largest lettering that fits; if not even the smallest does, what there is room for. */
export function fitted(text: string, room: Room, setting: Setting): Lettering {
  const { face, largest, smallest } = setting;
  for (let size = largest; ; size -= STEP) {
    const lines = wrapped(text, room.width / size, face);
    const leading = setting.leading * size;
    const fits =
      lines.length * leading <= room.height &&
      lines.every((line) => widthOf(line, face) * size <= room.width);
    if (fits) return { size, leading, fits, lines };
    if (size <= smallest) {
      return { size, leading, fits, lines: cut(lines, Math.floor(room.height / leading)) };
    }
  }
}

function cut(lines: string[], most: number): string[] {
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most - 1), `${lines[most - 1]}…`];
}

/** How wide a line is, in sizes. */
export function widthOf(line: string, face: Face): number {
  const widths = WIDTH_OF[face];
  return [...line].reduce((sum, one) => sum + (widths.get(one) ?? WIDEST), 0) / 100;
}

interface Rest {
  lines: string[];
  cost: number;
}

const LINE_COST = 1000; // more than all that a line can leave free: the fewest lines are best

/** A text in as few lines of this width as its words allow, as even as can be. Widths in sizes. */
export function wrapped(text: string, width: number, face: Face): string[] {
  const words = bound(text).split(" ");
  const rests: Rest[] = [{ lines: [], cost: 0 }]; // the best lines of the last words, none first
  for (let first = words.length - 1; first >= 0; first--) {
    const last = words.slice(first);
    const choices = last.map((_, end) => startedBy(last.slice(0, end + 1), rests, width, face));
    rests.unshift(choices.reduce((best, one) => (one.cost < best.cost ? one : best)));
  }
  return rests[0]!.lines;
}

/** A number stays with the word it counts, or with the one before it where it ends a phrase. */
function bound(text: string): string {
  return text.replace(/(\d) /g, "$1\u00a0").replace(/ (?=\d+[.,;:])/g, "\u00a0");
}

/** These words as a line, before the best lines of what follows; a word too wide stands alone. */
function startedBy(words: string[], rests: readonly Rest[], width: number, face: Face): Rest {
  const rest = rests[words.length - 1]!;
  const line = words.join(" ");
  const free = width - widthOf(line, face);
  const isTooLong = free < 0 && words.length > 1;
  return {
    lines: [line, ...rest.lines],
    cost: isTooLong ? Infinity : rest.cost + LINE_COST + free ** 2,
  };
}
