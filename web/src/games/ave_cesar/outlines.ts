// The places of the board that a lesson can point at, and how far they reach.
import { VALUES } from "$generated/ave_cesar/layout";
import type { Box } from "../contract";
import { trackFor } from "./course";
import { boundsOf } from "./geometry";
import { cardSpot, FINISH, PASS, PILE, RETIRE, spaceSpot } from "./moves";
import { isNarrow } from "./narrow.svelte";
import { type Layout, layoutFor, onBoard } from "./places";
import { finishLine, outlineOf, type Point, type TrackDrawing } from "./track";

type Named = [string, Box];

export function outline(place: string, viewer: number, players: number): Box | undefined {
  const track = trackFor(players);
  const layout = layoutFor({ track, players, isTall: isNarrow(), hasHand: viewer >= 0 });
  return new Map([...ofTrack(layout, track), ...ofHand(layout), ...ofTablets(layout)]).get(place);
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

/** Cards of any value lie anywhere in the hand. */
function ofHand({ cards, pile, plates }: Layout): Named[] {
  const values = Array.from({ length: VALUES }, (_, kind) => kind + 1);
  return [
    ["hand", cards],
    ...values.map((value): Named => [cardSpot(value), cards]),
    [PILE, pile],
    [PASS, plates[0]!],
    [RETIRE, plates[1]!],
  ];
}

function ofTablets({ tablets }: Layout): Named[] {
  return tablets.map((box, seat) => [`tablet.${seat}`, box]);
}

function around(layout: Layout, points: readonly Point[]): Box {
  const corners = points.map((point) => onBoard(layout, point));
  const { x, y, w, h } = boundsOf(
    corners.map((corner): Point => [corner.x, corner.y]),
    0,
  );
  return { x: x + w / 2, y: y + h / 2, w, h };
}
