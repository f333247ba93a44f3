// The places of the board that a lesson can point at, and how far they reach.
import type { State } from "$generated/ave_cesar/layout";
import { screenNow } from "$lib/screen.svelte";
import { boundsOf, type Point } from "$lib/shapes";
import type { Box } from "../contract";
import type { Circus } from "./course";
import { fanOf } from "./desk/fan";
import { cardSpot, FINISH, PASS, PILE, RETIRE, spaceSpot } from "./moves";
import { type Layout, layoutFor, onBoard } from "./places";
import { finishLine, outlineOf, type TrackDrawing } from "./track";

type Named = [string, Box];
type Driver = State["players"][number];

export function outline(
  circus: Circus,
  place: string,
  viewer: number,
  state: State,
): Box | undefined {
  const { track } = circus.courseOf(state);
  const driver = state.players[viewer];
  const room = { screen: screenNow(), hasHand: driver !== undefined };
  const layout = layoutFor({ track, players: state.num_players, ...room });
  const places = [...ofTrack(layout, track), ...ofHand(layout, driver), ...ofTablets(layout)];
  return new Map(places).get(place);
}

function ofTrack(layout: Layout, track: TrackDrawing): Named[] {
  const spaces = Object.keys(track.spaces);
  const alley = spaces.filter((name) => track.spaces[name]!.kind === "alley");
  return [
    ...spaces.map((name): Named => [spaceSpot(name), around(layout, outlineOf(track, name))]),
    [
      "alley",
      around(
        layout,
        alley.flatMap((name) => outlineOf(track, name)),
      ),
    ],
    [FINISH, around(layout, finishLine(track))],
  ];
}

function ofHand({ cards, pile, plates }: Layout, driver?: Driver): Named[] {
  const fan = driver ? fanOf(driver, cards) : [];
  return [
    ["hand", cards],
    ...fan.map(({ value, box }): Named => [cardSpot(value), box]),
    [PILE, pile],
    [PASS, plates[0]!],
    [RETIRE, plates[1]!],
  ];
}

function ofTablets({ tablets }: Layout): Named[] {
  return tablets.map((box, seat) => [tabletPlace(seat), box]);
}

export function tabletPlace(seat: number): string {
  return `tablet.${seat}`;
}

function around(layout: Layout, points: readonly Point[]): Box {
  const corners = points.map((point) => onBoard(layout, point));
  const { x, y, w, h } = boundsOf(
    corners.map((corner): Point => [corner.x, corner.y]),
    0,
  );
  return { x: x + w / 2, y: y + h / 2, w, h };
}
