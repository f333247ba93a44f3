// The pictures of Macadam's rules.
import type { Glance } from "../../contract";
import { paints } from "../tints";
import Agent from "./Agent.svelte";
import Aim from "./Aim.svelte";
import End from "./End.svelte";
import Follow from "./Follow.svelte";
import Hand from "./Hand.svelte";
import Lead from "./Lead.svelte";
import Papers from "./Papers.svelte";
import Signals from "./Signals.svelte";

export const glance: Glance = {
  paints,
  pictures: {
    aim: Aim,
    hand: Hand,
    signals: Signals,
    lead: Lead,
    follow: Follow,
    agent: Agent,
    papers: Papers,
    end: End,
  },
};
