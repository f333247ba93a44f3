// The pictures of Ave César's rules.
import type { Glance } from "../../contract";
import { paints } from "../circus/art";
import Aim from "./Aim.svelte";
import Block from "./Block.svelte";
import Caesar from "./Caesar.svelte";
import Cards from "./Cards.svelte";
import Draw from "./Draw.svelte";
import Drive from "./Drive.svelte";
import End from "./End.svelte";
import Play from "./Play.svelte";

export const glance: Glance = {
  paints,
  pictures: {
    aim: Aim,
    cards: Cards,
    play: Play,
    drive: Drive,
    draw: Draw,
    block: Block,
    caesar: Caesar,
    end: End,
  },
};
