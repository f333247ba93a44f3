// Which of the three special places is being played, and what is seen there.
import { Phase, type Event, type State } from "$generated/a_vos_marques/layout";

interface Duellist {
  seat: number;
  face: number | null; // nothing before the roll
}

export type Scene =
  | { kind: "casino"; face: number | null; stake: number | null }
  | { kind: "mountain"; face: number | null }
  | { kind: "duel"; left: Duellist; right: Duellist };

/** What happens there now, or what is asked there. */
export function sceneOf(state: State, event: Event | null, rival: number): Scene | null {
  return (event && eventScene(event)) ?? phaseScene(state, rival);
}

function eventScene(event: Event): Scene | null {
  switch (event.kind) {
    case "bet":
      return { kind: "casino", face: event.face + 1, stake: event.stake };
    case "magic_rolled":
      return { kind: "mountain", face: event.face + 1 };
    case "challenged":
      return duel(event.seat, event.other, null, null);
    case "duelled":
      return duel(event.seat, event.other, event.face + 1, event.other_face + 1);
    default:
      return null;
  }
}

function duel(seat: number, other: number, face: number | null, answer: number | null): Scene {
  return { kind: "duel", left: { seat, face }, right: { seat: other, face: answer } };
}

/** Where somebody is asked; before a rival is chosen, the next player stands there. */
function phaseScene({ phase, actor, num_players }: State, rival: number): Scene | null {
  if (phase === Phase.BET) return { kind: "casino", face: null, stake: null };
  if (phase === Phase.MAGIC) return { kind: "mountain", face: null };
  if (phase !== Phase.FOX) return null;
  const other = rival >= 0 && rival !== actor ? rival : (actor + 1) % num_players;
  return duel(actor, other, null, null);
}
