// The pictures of À vos marques's rules.
import type { Glance } from "../../contract";
import { paints } from "../tints";
import Aim from "./Aim.svelte";
import Attack from "./Attack.svelte";
import Draw from "./Draw.svelte";
import Drive from "./Drive.svelte";
import End from "./End.svelte";
import Garage from "./Garage.svelte";
import Money from "./Money.svelte";
import Products from "./Products.svelte";

export const glance: Glance = {
  paints,
  pictures: {
    aim: Aim,
    products: Products,
    card: Draw,
    money: Money,
    drive: Drive,
    garage: Garage,
    attack: Attack,
    end: End,
  },
};
