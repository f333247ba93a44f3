// The tables kept here, as the shelf lists them.
import type { Save } from "../engine/saves";
import { type Damaged, isDamaged, type Kept, keptTables } from "../table/storage";

export interface Summary {
  id: string;
  game: string;
  updated: number; // when, in milliseconds
  isOver: boolean;
  sitters: { who: string; name: string }[];
  ranking: number[]; // a place per seat, from 1; of finished matches
  moves: number;
  save: string;
}

export interface Shelved {
  whole: Summary[];
  damaged: Damaged[];
}

/** All tables of this device; none where its storage is closed to us. */
export function shelvedTables(): Shelved {
  const shelved: Shelved = { whole: [], damaged: [] };
  for (const record of recordsHere()) {
    const summary = isDamaged(record) ? null : summarised(record);
    if (summary) shelved.whole.push(summary);
    else shelved.damaged.push({ id: record.id, text: textOf(record) });
  }
  return shelved;
}

function recordsHere(): (Kept | Damaged)[] {
  try {
    return keptTables();
  } catch {
    return [];
  }
}

const textOf = (record: Kept | Damaged) => (isDamaged(record) ? record.text : record.save);

/** What a record tells, or null where its match cannot be read. */
function summarised({ id, game, updated, isOver, names, save }: Kept): Summary | null {
  try {
    const { seats, ranking, actions } = JSON.parse(save) as Save;
    const sitters = seats.map((who, seat) => ({ who, name: names[seat] ?? "" }));
    return { id, game, updated, isOver, sitters, ranking, moves: actions.length, save };
  } catch {
    return null;
  }
}
