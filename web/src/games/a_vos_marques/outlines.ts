// The places of the board that a lesson can point at, and how far they reach.
import { Phase, type State } from "$generated/a_vos_marques/layout";
import { boxAt, grid } from "$lib/boxes";
import { screenNow } from "$lib/screen.svelte";
import type { Box } from "../contract";
import { FIRST_S } from "./cards/decks";
import { PRODUCTS } from "./garage/products";
import type { Laid } from "./laid";
import { cameraOver } from "./map/view.svelte";
import { badgeSpot, CASH, DECLINE, DONE, KEEP, PASS, ROLL, seatSpot, spaceAt, USE } from "./moves";
import { type Layout, layoutFor } from "./places";
import { choicesOf, sceneScale } from "./scenes/room";
import { cardCells, DICE, diceCells, keyCells, trayBoxes } from "./tray/boxes";
import { STEPS } from "./turn/steps";

type Named = [string, Box];

const SPACE = 34; // of a space, in the map's units
const STEP_GAP = 4;

export function outline(laid: Laid, place: string, viewer: number, state: State): Box | undefined {
  const layout = layoutFor({ players: state.num_players, screen: screenNow() });
  if (place.startsWith("space.")) return spaceBox(laid, layout, spaceAt(laid, place));
  const places = [
    ...ofTurn(layout),
    ...ofTray(layout, state),
    ...ofHand(laid, layout, state, viewer),
    ...ofSeats(layout),
    ...ofScene(layout, state, viewer),
  ];
  return new Map(places).get(place);
}

/** A space where the window now shows it, if it does. */
function spaceBox(laid: Laid, { map }: Layout, space: number): Box | undefined {
  if (space < 0) return undefined;
  const camera = cameraOver(laid);
  const { x, y } = camera ? camera.at(laid.roads.at(space)) : laid.roads.at(space);
  if (x < 0 || y < 0 || x > map.w || y > map.h) return undefined;
  const size = SPACE * (camera?.view.scale ?? 1);
  return { x: map.x - map.w / 2 + x, y: map.y - map.h / 2 + y, w: size, h: size };
}

function ofTurn({ map, steps, tools }: Layout): Named[] {
  const cells = grid(steps, STEPS.length, STEPS.length, STEP_GAP);
  const [larger, smaller, rolling, reference] = tools as [Box, Box, Box, Box];
  return [
    ...([
      ["map", map],
      ["steps", steps],
      ["larger", larger],
      ["smaller", smaller],
    ] as Named[]),
    ...([
      ["auto_roll", rolling],
      ["reference", reference],
    ] as Named[]),
    ...STEPS.map((step, rank): Named => [`step.${step}`, cells[rank]!]),
  ];
}

function ofTray(layout: Layout, state: State): Named[] {
  const { main, caption, shelf, ends } = trayBoxes(layout, state, state.phase);
  const [using, declining] = keyCells(main, false);
  const [keeping, cashing] = keyCells(main, true);
  const due = diceCells(main)[DICE.indexOf(state.phase)];
  return [
    ["tray", layout.tray],
    ["dice", main],
    ["caption", caption ?? layout.tray],
    [ROLL, due ?? main],
    [DONE, ends[1]],
    [PASS, ends[1]],
    [DECLINE, state.phase === Phase.GAIN ? ends[1] : declining],
    [USE, using],
    [KEEP, keeping],
    [CASH, cashing],
    ...PRODUCTS.map((product): Named => [badgeSpot(product), shelf[product]!]),
  ];
}

/** The S cards of a hand, which lie in the tray when they can be played. */
function ofHand(laid: Laid, { tray }: Layout, state: State, viewer: number): Named[] {
  const hand = state.players[viewer]?.hand ?? [];
  const held = hand.flatMap((count, card) => (count > 0 ? [card] : []));
  const cells = cardCells(tray, held.length);
  return [
    ["hand", tray],
    ...held.map((card, place): Named => [`card.${laid.cardName(FIRST_S + card)}`, cells[place]!]),
  ];
}

/** The plates, and what is told on them. */
function ofSeats({ plates }: Layout): Named[] {
  return plates.flatMap((box, seat): Named[] => {
    const part = (x: number, y: number, w: number, h: number) =>
      boxAt(box.x + (x - 0.5) * box.w, box.y + (y - 0.5) * box.h, w * box.w, h * box.h);
    return [
      [seatSpot(seat), box],
      [`distance.${seat}`, part(0.66, 0, 0.34, 0.36)],
      [`ecus.${seat}`, part(0, 0.36, 0.28, 0.32)],
      [`products.${seat}`, part(0.28, 0.36, 0.72, 0.32)],
      [`cards.${seat}`, part(0, 0.68, 0.34, 0.32)],
      [`errand.${seat}`, part(0.66, 0.68, 0.34, 0.32)],
    ];
  });
}

/** The choices in the scene of a place. */
function ofScene({ stage }: Layout, state: State, viewer: number): Named[] {
  const scale = sceneScale(stage);
  return choicesOf(state, viewer).map(([spot, { x, y, w, h }]): Named => [
    spot,
    { x: stage.x + x * scale, y: stage.y + y * scale, w: w * scale, h: h * scale },
  ]);
}
