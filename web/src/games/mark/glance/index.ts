// The pictures of Mark's rules.
import type { Glance } from "../../contract";
import { paints } from "../paints";
import Act from "./Act.svelte";
import Aim from "./Aim.svelte";
import Auction from "./Auction.svelte";
import Company from "./Company.svelte";
import End from "./End.svelte";
import Market from "./Market.svelte";
import Roll from "./Roll.svelte";
import Storage from "./Storage.svelte";

export const glance: Glance = {
  paints,
  pictures: {
    aim: Aim,
    company: Company,
    storage: Storage,
    roll: Roll,
    act: Act,
    auction: Auction,
    market: Market,
    end: End,
  },
};
