// The places of the board that a lesson can point at, and how far they reach.
import { MOST_STAKE, type State } from "$generated/a_vos_marques/layout";
import { boxAt, grid } from "$lib/boxes";
import { screenNow } from "$lib/screen.svelte";
import type { Box } from "../contract";
import { cameraNow } from "./map/view.svelte";
import { roads } from "./laid";
import { PRODUCTS } from "./garage/products";
import { badgeSpot, DECLINE, DONE, PASS, ROLL, seatSpot, spaceAt, stakeSpot, STAY } from "./moves";
import { type Layout, layoutFor } from "./places";
import { STEPS } from "./turn/steps";

type Named = [string, Box];

const SPACE = 34; // of a space, in the map's units
const GAP = 10;

export function outline(place: string, viewer: number, state: State): Box | undefined {
  const layout = layoutFor({ players: state.num_players, screen: screenNow() });
  if (place.startsWith("space.")) return spaceBox(layout, spaceAt(place));
  const places = [...ofTurn(layout), ...ofTray(layout), ...ofSeats(layout)];
  void viewer;
  return new Map(places).get(place);
}

/** A space where the window now shows it. */
function spaceBox({ map }: Layout, space: number): Box | undefined {
  if (space < 0) return undefined;
  const camera = cameraNow();
  const { x, y } = camera ? camera.at(roads().at(space)) : roads().at(space);
  const size = SPACE * (camera?.view.scale ?? 1);
  return { x: map.x - map.w / 2 + x, y: map.y - map.h / 2 + y, w: size, h: size };
}

function ofTurn({ map, steps, tools }: Layout): Named[] {
  const cells = grid(steps, STEPS.length, STEPS.length, GAP);
  return [
    ["map", map],
    ["steps", steps],
    ["reference", tools.at(-1)!],
    ...STEPS.map((step, rank): Named => [`step.${step}`, cells[rank]!]),
  ];
}

function ofTray({ tray, go, caption }: Layout): Named[] {
  const badges = grid(tray, PRODUCTS.length, 5, GAP);
  const end = grid(go, 2, 1, GAP)[1]!;
  return [
    ["tray", tray],
    ["dice", tray],
    ["caption", caption],
    ["hand", tray],
    [ROLL, tray],
    [DONE, end],
    [PASS, end],
    [DECLINE, end],
    ...PRODUCTS.map((product): Named => [badgeSpot(product), badges[product]!]),
  ];
}

function ofSeats({ plates }: Layout): Named[] {
  return plates.flatMap((box, seat): Named[] => {
    const { x, y, w, h } = box;
    const [left, top] = [x - w / 2, y - h / 2];
    return [
      [seatSpot(seat), box],
      [`distance.${seat}`, boxAt(left + w * 0.66, top, w * 0.34, h * 0.36)],
      [`ecus.${seat}`, boxAt(left, top + h * 0.36, w * 0.28, h * 0.32)],
      [`products.${seat}`, boxAt(left + w * 0.28, top + h * 0.36, w * 0.72, h * 0.32)],
      [`cards.${seat}`, boxAt(left, top + h * 0.68, w * 0.34, h * 0.32)],
      [`errand.${seat}`, boxAt(left + w * 0.66, top + h * 0.68, w * 0.34, h * 0.32)],
    ];
  });
}

void MOST_STAKE;
void STAY;
void stakeSpot;
