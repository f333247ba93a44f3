// What a player's place is worth.
import { FINE, type State } from "$generated/macadam/layout";
import { sizeOf, WALKERS } from "./cards";

type Player = State["players"][number];

/** The exposed cards of this round less the fines. */
export function roundPoints({ points, fines }: Player): number {
  return points - FINE * fines;
}

/** Of all rounds so far. */
export function pointsOfPlayer(player: Player): number {
  return player.points_before + roundPoints(player);
}

/** Pedestrians exposed in this round. */
export function walkersOf({ exposed }: Player): number {
  return sizeOf(exposed & WALKERS);
}

/** The seats with the most points; none while all have as many. */
export function ahead(state: State): number[] {
  const points = state.players.slice(0, state.num_players).map(pointsOfPlayer);
  const most = Math.max(...points);
  const best = points.flatMap((sum, seat) => (sum === most ? [seat] : []));
  return best.length < points.length ? best : [];
}
