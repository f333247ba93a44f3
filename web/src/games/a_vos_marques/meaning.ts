// What somebody may have had in mind who pressed a spot that leads nowhere.
import { Phase, type Move, type State } from "$generated/a_vos_marques/layout";
import { holds } from "./staging/holdings";

/** The steps in which one may think of the garage: where it is closed, that is worth a word. */
const TRADING: readonly number[] = [Phase.ESP, Phase.BLUE, Phase.RED, Phase.MOVE, Phase.GARAGE];

function isTimeToTrade(state: State): boolean {
  return TRADING.includes(state.phase);
}

/** Whether a move is of what is due now, as the player's products and cards are. */
export function couldMean(state: State, seat: number, move: Move): boolean {
  const player = state.players[seat]!;
  switch (move.kind) {
    case "drive":
      return state.phase === Phase.MOVE && move.way === 0;
    case "onward":
      return state.phase === Phase.FORK;
    case "buy":
      return isTimeToTrade(state) && !holds(player.products, move.product);
    case "sell":
      return (
        state.phase === Phase.SALE || (isTimeToTrade(state) && holds(player.products, move.product))
      );
    case "name":
      return state.phase === Phase.NAME || state.phase === Phase.PRIZE;
    case "take":
      return state.phase === Phase.GAIN;
    case "play":
      return state.phase === Phase.ATTACK && player.hand[move.s_card]! > 0;
    case "challenge":
      return state.phase === Phase.FOX;
    default:
      return true;
  }
}
