// Where on the board an event happened.
import { type Event, WHERE } from "$generated/mark/layout";

const stack = (material: number) => `bank.${material}`;
const yard = (seat: number, column: number) => `yard.${seat}.${column}`;
const plant = (seat: number, column: number) => `plant.${seat}.${column}`;
const purse = (seat: number) => `purse.${seat}`;

export function places(event: Event): string[] {
  switch (event.kind) {
    case "rolled":
      return ["dice"];
    case "returned":
      return [`${WHERE[event.where]}.${event.seat}.${event.column}`, stack(event.material)];
    case "taken":
    case "placed":
      return [stack(event.material), yard(event.seat, event.column)];
    case "converted":
      return [yard(event.seat, event.column), plant(event.seat, event.to_column)];
    case "sold":
      return [plant(event.seat, event.column), `market.${event.row}.${event.cell}`];
    case "row_opened":
      return [`row.${event.row}`];
    case "lot_named":
    case "auction_opened":
    case "auction_unsold":
      return ["auction", stack(event.material)];
    case "auction_won":
    case "auction_won_tie":
    case "auction_no_space":
      return ["auction", purse(event.seat)];
    case "scrapped":
    case "scrapped_bank":
      return ["scrap"];
    default:
      return event.seat >= 0 ? [purse(event.seat)] : [];
  }
}
