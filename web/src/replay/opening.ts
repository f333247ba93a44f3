// Opening a kept match to look at it again, and playing on from one of its moments.
import { OMNISCIENT } from "../engine/eyes";
import type { Place } from "../engine/referee";
import { HUMAN } from "../engine/terms";
import { type AnyGameUi, SPECTATOR } from "../games/contract";
import { orClose } from "$lib/opening";
import { branchTable } from "../table/making";
import { openKept } from "../table/sitting";
import type { Table } from "../table/table";
import { Hindsight } from "../review/hindsight.svelte";
import { Examining } from "./examining.svelte";
import { Film } from "./film";
import { knownTo, Playback } from "./playback.svelte";
import { firstViewpoint, hasSecrets, viewpointsOf } from "./viewpoints";

export async function openReplay(id: string): Promise<Playback> {
  const { table, ui } = await openKept(id, { isKept: false, hasBots: false });
  return orClose(table, playbackOf(table, ui));
}

/** The choices of a match can be looked at once it is over. */
export function examiningOf(playback: Playback): Examining | null {
  if (!playback.isOver) return null;
  return new Examining(playback, new Hindsight(playback.table.save()));
}

async function playbackOf(table: Table, ui: AnyGameUi): Promise<Playback> {
  const viewpoints = await viewpointsAt(table);
  const viewpoint = firstViewpoint(table.mine);
  const [film, curve] = await Promise.all([
    Film.of(table, ui, viewpoint),
    table.curve(viewpoint, knownTo(viewpoint, viewpoints)),
  ]);
  return new Playback(table, ui, viewpoints, film, curve);
}

async function viewpointsAt(table: Table): Promise<number[]> {
  const [onlooker, omniscient] = await Promise.all([
    table.frame(SPECTATOR, 0),
    table.frame(OMNISCIENT, 0),
  ]);
  return viewpointsOf({
    sitters: table.sitters,
    mine: table.mine,
    isOver: onlooker.results.length > 0,
    hasSecrets: hasSecrets(onlooker, omniscient),
  });
}

/** A table of its own that goes on from a moment: one seat for the person here, the others for bots. */
export interface NewCourse {
  from: Place;
  seat: number;
  name: string;
  level: number;
}

/** Tells the id of the new table. */
export async function playOn(
  table: Table,
  { from, seat, name, level }: NewCourse,
): Promise<string> {
  const seats = table.sitters.map((_, other) => (other === seat ? HUMAN : `level:${level}`));
  const names = seats.map((_, other) => (other === seat ? name : ""));
  return branchTable(await table.save(), from, seats, names);
}
