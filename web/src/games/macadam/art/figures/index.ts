import type { Component } from "svelte";
import Whistle from "./agents/Whistle.svelte";
import Baton from "./agents/Baton.svelte";
import Gloves from "./agents/Gloves.svelte";
import Cape from "./agents/Cape.svelte";
import Kiosk from "./agents/Kiosk.svelte";
import Motorcyclist from "./agents/Motorcyclist.svelte";
import Insurance from "./papers/Insurance.svelte";
import Licence from "./papers/Licence.svelte";
import Postman from "./green/Postman.svelte";
import Gardener from "./green/Gardener.svelte";
import Schoolgirl from "./green/Schoolgirl.svelte";
import DogWalker from "./green/DogWalker.svelte";
import Painter from "./green/Painter.svelte";
import Baker from "./red/Baker.svelte";
import BallBoy from "./red/BallBoy.svelte";
import Grandmother from "./red/Grandmother.svelte";
import NewspaperSeller from "./red/NewspaperSeller.svelte";
import Florist from "./red/Florist.svelte";
import RaincoatLady from "./yellow/RaincoatLady.svelte";
import Tourist from "./yellow/Tourist.svelte";
import BassPlayer from "./yellow/BassPlayer.svelte";
import Workman from "./yellow/Workman.svelte";
import IceCreamSeller from "./yellow/IceCreamSeller.svelte";
import Student from "./violet/Student.svelte";
import OldGentleman from "./violet/OldGentleman.svelte";
import Dancer from "./violet/Dancer.svelte";
import Doctor from "./violet/Doctor.svelte";
import Twins from "./violet/Twins.svelte";
import Racer from "./bicycles/Racer.svelte";
import BreadBoy from "./bicycles/BreadBoy.svelte";
import Postwoman from "./bicycles/Postwoman.svelte";
import Tandem from "./bicycles/Tandem.svelte";
import Schoolboy from "./bicycles/Schoolboy.svelte";
import CarrierTricycle from "./bicycles/CarrierTricycle.svelte";
import Tourer from "./bicycles/Tourer.svelte";
import BasketLady from "./bicycles/BasketLady.svelte";
import Apprentice from "./mopeds/Apprentice.svelte";
import Plumber from "./mopeds/Plumber.svelte";
import SixthFormer from "./mopeds/SixthFormer.svelte";
import Angler from "./mopeds/Angler.svelte";
import Sweethearts from "./mopeds/Sweethearts.svelte";
import DeliveryRider from "./mopeds/DeliveryRider.svelte";
import SmallSaloon from "./cars/SmallSaloon.svelte";
import FamilyEstate from "./cars/FamilyEstate.svelte";
import Taxi from "./cars/Taxi.svelte";
import RoadTourer from "./motorbikes/RoadTourer.svelte";
import SideCar from "./motorbikes/SideCar.svelte";
import Courier from "./motorbikes/Courier.svelte";
import BlueArrow from "./arrows/BlueArrow.svelte";
import GreenArrow from "./arrows/GreenArrow.svelte";

const AGENTS = [Whistle, Baton, Gloves, Cape, Kiosk, Motorcyclist];
const PAPERS = [Insurance, Insurance, Licence, Licence];
const GREEN = [Postman, Gardener, Schoolgirl, DogWalker, Painter];
const RED = [Baker, BallBoy, Grandmother, NewspaperSeller, Florist];
const YELLOW = [RaincoatLady, Tourist, BassPlayer, Workman, IceCreamSeller];
const VIOLET = [Student, OldGentleman, Dancer, Doctor, Twins];
const BICYCLES = [
  Racer,
  BreadBoy,
  Postwoman,
  Tandem,
  Schoolboy,
  CarrierTricycle,
  Tourer,
  BasketLady,
];
const MOPEDS = [Apprentice, Plumber, SixthFormer, Angler, Sweethearts, DeliveryRider];
const CARS = [SmallSaloon, FamilyEstate, Taxi];
const MOTORBIKES = [RoadTourer, SideCar, Courier];
const ARROWS = [BlueArrow, BlueArrow, BlueArrow, GreenArrow, GreenArrow, GreenArrow];

/** What each card shows, by its number: within 52 by 54 around the origin. */
export const FIGURES: readonly Component[] = [
  ...AGENTS,
  ...PAPERS,
  ...GREEN,
  ...RED,
  ...YELLOW,
  ...VIOLET,
  ...BICYCLES,
  ...MOPEDS,
  ...CARS,
  ...MOTORBIKES,
  ...ARROWS,
];
