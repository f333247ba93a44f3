// The picture of a card: of those of its family, the first that goes with what the card does.
// People's own cards get theirs in the same way, or the plain emblem.
import type { Component } from "svelte";
import type { Card } from "./card";
import Battery from "./breakdown/Battery.svelte";
import Bonnet from "./breakdown/Bonnet.svelte";
import Puncture from "./breakdown/Puncture.svelte";
import Ball from "./braking/Ball.svelte";
import Deer from "./braking/Deer.svelte";
import WetRoad from "./braking/WetRoad.svelte";
import Quake from "./cata/Quake.svelte";
import Heatwave from "./comfort/Heatwave.svelte";
import HotDriver from "./comfort/HotDriver.svelte";
import Misted from "./comfort/Misted.svelte";
import Sandstorm from "./comfort/Sandstorm.svelte";
import Aquaplaning from "./cornering/Aquaplaning.svelte";
import Crosswind from "./cornering/Crosswind.svelte";
import Ice from "./cornering/Ice.svelte";
import Oil from "./cornering/Oil.svelte";
import TipOff from "./draw/TipOff.svelte";
import Milestone from "./emblem/Milestone.svelte";
import Contract from "./errand/Contract.svelte";
import Lift from "./errand/Lift.svelte";
import OpenDay from "./errand/OpenDay.svelte";
import Papers from "./errand/Papers.svelte";
import Plate from "./errand/Plate.svelte";
import Pump from "./errand/Pump.svelte";
import Tyre from "./errand/Tyre.svelte";
import Wallet from "./errand/Wallet.svelte";
import Camera from "./fine/Camera.svelte";
import Gauge from "./fuel/Gauge.svelte";
import Price from "./fuel/Price.svelte";
import Smog from "./fuel/Smog.svelte";
import CarPool from "./money/CarPool.svelte";
import Drinks from "./money/Drinks.svelte";
import Economy from "./money/Economy.svelte";
import Raffle from "./money/Raffle.svelte";
import Umbrella from "./money/Umbrella.svelte";
import FastLane from "./move/FastLane.svelte";
import GreenWave from "./move/GreenWave.svelte";
import Slipstream from "./move/Slipstream.svelte";
import Snapshot from "./move/Snapshot.svelte";
import Tailwind from "./move/Tailwind.svelte";
import TestTrack from "./move/TestTrack.svelte";
import Diversion from "./navigation/Diversion.svelte";
import LostMap from "./navigation/LostMap.svelte";
import Signpost from "./navigation/Signpost.svelte";
import Ticket from "./pass/Ticket.svelte";
import MagicPeak from "./place/MagicPeak.svelte";
import Mirage from "./place/Mirage.svelte";
import Picnic from "./place/Picnic.svelte";
import Roulette from "./place/Roulette.svelte";
import SandFox from "./place/SandFox.svelte";
import SeaAir from "./place/SeaAir.svelte";
import Swim from "./place/Swim.svelte";
import BrakeCheck from "./police/BrakeCheck.svelte";
import Officer from "./police/Officer.svelte";
import Crossing from "./stop/Crossing.svelte";
import BrokenGlass from "./theft/BrokenGlass.svelte";
import Burglar from "./theft/Burglar.svelte";
import Pickpocket from "./theft/Pickpocket.svelte";
import Radio from "./theft/Radio.svelte";
import Leaves from "./traction/Leaves.svelte";
import Mud from "./traction/Mud.svelte";
import Snow from "./traction/Snow.svelte";
import Holiday from "./traffic/Holiday.svelte";
import Jam from "./traffic/Jam.svelte";
import Roadworks from "./traffic/Roadworks.svelte";
import Fog from "./weather/Fog.svelte";

/** A picture, and what a card must do to have it; the last of a family asks for nothing. */
interface Choice {
  picture: Component;
  deck?: string;
  op?: string; // its first operation
  least?: number; // spaces or écus
  place?: string;
  mode?: string;
  region?: string; // one of those where it hits harder
  there?: string; // the first operation where an errand ends
}

export const EMBLEM = Milestone;
export const PICTURES: Readonly<Record<string, readonly Choice[]>> = {
  cata: [{ picture: Quake }],
  pass: [{ picture: Ticket }],
  stop: [{ picture: Crossing }],
  draw: [{ picture: TipOff }],
  fine: [{ picture: Camera }],
  weather: [{ picture: Fog }],
  errand: [
    { place: "service_station", there: "pay", picture: Pump },
    { place: "service_station", picture: Tyre },
    { place: "police", there: "receive", picture: Wallet },
    { place: "police", picture: Papers },
    { place: "dealer", there: "gain_product", picture: OpenDay },
    { place: "dealer", picture: Lift },
    { place: "restaurant", there: "receive", picture: Contract },
    { picture: Plate },
  ],
  place: [
    { place: "casino", picture: Roulette },
    { place: "magic_mountain", picture: MagicPeak },
    { place: "sand_fox", picture: SandFox },
    { place: "meadow", picture: Picnic },
    { place: "lake", picture: Swim },
    { place: "desert", picture: Mirage },
    { picture: SeaAir },
  ],
  move: [
    { op: "bonus_die", picture: FastLane },
    { op: "by_product", picture: TestTrack },
    { op: "swap_ahead", picture: Slipstream },
    { op: "back", picture: Snapshot },
    { op: "forward", least: 5, picture: Tailwind },
    { picture: GreenWave },
  ],
  money: [
    { op: "collect_each", picture: CarPool },
    { op: "pay_each", picture: Drinks },
    { op: "gain_product", picture: Raffle },
    { op: "by_product", picture: Economy },
    { picture: Umbrella },
  ],
  braking: [{ deck: "P", picture: Deer }, { least: 6, picture: WetRoad }, { picture: Ball }],
  traction: [
    { region: "lake", picture: Leaves },
    { region: "meadow", picture: Mud },
    { picture: Snow },
  ],
  cornering: [
    { region: "mountain", picture: Ice },
    { region: "desert", picture: Crosswind },
    { region: "lake", picture: Aquaplaning },
    { picture: Oil },
  ],
  navigation: [
    { op: "wrong_way", picture: Signpost },
    { deck: "P", picture: LostMap },
    { picture: Diversion },
  ],
  traffic: [
    { op: "one_die", picture: Roadworks },
    { deck: "P", picture: Holiday },
    { picture: Jam },
  ],
  fuel: [{ op: "errand", picture: Gauge }, { op: "stop", picture: Smog }, { picture: Price }],
  theft: [
    { op: "steal_money", picture: Pickpocket },
    { op: "lose_money", picture: Radio },
    { mode: "named", picture: Burglar },
    { picture: BrokenGlass },
  ],
  comfort: [
    { op: "one_die", picture: Misted },
    { op: "by_region", picture: Sandstorm },
    { op: "pay", picture: Heatwave },
    { picture: HotDriver },
  ],
  breakdown: [
    { op: "stop", picture: Battery },
    { op: "pay", picture: Puncture },
    { picture: Bonnet },
  ],
  police: [{ op: "pay", picture: BrakeCheck }, { picture: Officer }],
};

export function pictureOf(card: Card): Component {
  return PICTURES[card.family]?.find((choice) => goesWith(choice, card))?.picture ?? EMBLEM;
}

function goesWith(choice: Choice, { deck, effect = [] }: Card): boolean {
  const first = effect[0];
  return (
    isMet(choice.deck, deck) &&
    isMet(choice.op, first?.op) &&
    isMet(choice.place, first?.place) &&
    isMet(choice.mode, first?.mode) &&
    isMet(choice.there, first?.on_arrival?.[0]?.op) &&
    (first?.n ?? 0) >= (choice.least ?? 0) &&
    (!choice.region || Boolean(first?.regions?.includes(choice.region)))
  );
}

function isMet(asked: string | undefined, found: string | undefined): boolean {
  return asked === undefined || asked === found;
}
