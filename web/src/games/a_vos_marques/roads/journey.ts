// What an own move depends on, as a state tells it.
import { MOST_STEPS, TicketUse, type State } from "$generated/a_vos_marques/layout";
import type { Laid } from "../laid";
import { errandSpace, takenSpaces } from "../staging/cars";
import type { Journey } from "./drives";

export function journeyOf(laid: Laid, state: State, seat: number): Journey {
  const player = state.players[seat]!;
  const isPermanent = state.options.ticket_use === TicketUse.PERMANENT && player.tickets > 0;
  return {
    from: player.space,
    total: state.red.reduce((sum, face) => sum + face, 0),
    crossings: isPermanent ? MOST_STEPS : player.tickets, // AVM-100
    destination: errandSpace(laid, player),
    taken: takenSpaces(state, seat),
  };
}
