// A move in words: what it costs, where the car comes to rest, and what happens there.
import { type State } from "$generated/a_vos_marques/layout";
import type { Say } from "$lib/texts.svelte";
import type { Laid } from "../laid";
import type { Drive } from "../roads/ways";
import { errandSpace } from "../staging/cars";
import { arrivalWords, capitalised, joined, spaceTitle, titleOf } from "./words";

const WITH_EFFECT: readonly string[] = ["casino", "magic_mountain", "sand_fox"];

/** What a move comes to, in short. */
export function driveWords(laid: Laid, state: State, seat: number, drive: Drive, say: Say): string {
  const { lost, rest, end, crossed } = drive;
  return joined(
    lost > 0 && say("board-lost", { count: lost }),
    rest !== end && say("board-rests", { space: laid.spaceName(rest) }),
    crossed > 0 && say("board-crosses", { count: crossed }),
    effectWords(laid, state, seat, drive, say),
  );
}

/** What happens at the end of a move. */
function effectWords(
  laid: Laid,
  state: State,
  seat: number,
  { end, lost }: Drive,
  say: Say,
): string | null {
  const player = state.players[seat]!;
  const { place = "" } = laid.roads.at(end);
  if (errandSpace(laid, player) === end) {
    const done = say("board-errand-done", { title: titleOf(laid, player.errand_card) });
    return joined(done, arrivalWords(laid, player, say));
  }
  const isVisit = WITH_EFFECT.includes(place) && (errandSpace(laid, player) === null || lost === 0);
  return isVisit ? say(`board-visit-${place}`) : null;
}

/** A move in a few lines, the first one with where it leads. */
export function driveLines(
  laid: Laid,
  state: State,
  seat: number,
  drive: Drive,
  say: Say,
): string[] {
  const rest = driveWords(laid, state, seat, drive, say);
  return [
    capitalised(spaceTitle(laid, drive.end, say)),
    distanceWords(laid, state.players[seat]!.space, drive.rest, say),
    ...(rest ? [capitalised(rest)] : []),
  ];
}

/** How far it is from a space to the finish, and how much nearer than from another. */
function distanceWords(laid: Laid, from: number, to: number, say: Say): string {
  const count = laid.roads.toFinish(to);
  const gain = laid.roads.toFinish(from) - count;
  if (gain === 0) return say("board-no-nearer", { count });
  return say(gain > 0 ? "board-nearer" : "board-farther", { count, gain: Math.abs(gain) });
}
