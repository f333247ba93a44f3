// The pictures of Autoscooter's rules.
import type { Glance } from "../../contract";
import { paints } from "../art/paints";
import Aim from "./Aim.svelte";
import Crash from "./Crash.svelte";
import Drive from "./Drive.svelte";
import End from "./End.svelte";
import Fleet from "./Fleet.svelte";
import Numbers from "./Numbers.svelte";
import Start from "./Start.svelte";
import Write from "./Write.svelte";

export const glance: Glance = {
  paints,
  pictures: {
    aim: Aim,
    car: Fleet,
    write: Write,
    numbers: Numbers,
    drive: Drive,
    start: Start,
    crash: Crash,
    end: End,
  },
};
