// How a car gets from where it was to where it is: it drives, skids, is lifted, sails or dives.
import type { Event, State } from "$generated/a_vos_marques/layout";
import { Phase } from "$generated/a_vos_marques/layout";
import type { Laid } from "../laid";
import { FINISH } from "../roads/network";
import { errandSpace, passedSpaces, takenSpaces } from "../staging/cars";
import { type Stance, unwound } from "$lib/stances";

/** Where a car is in a moment of a ride. */
export interface Pose extends Stance {
  up: number; // 1 at the top of a lift
  seen: number; // 0 in a tunnel
  isAfloat: boolean;
}

/** A ride: poses one after the other, each with its share of the time. */
export interface Ride {
  poses: readonly Pose[];
  time: number; // milliseconds at the usual speed
  isSkid: boolean;
}

export const STEP_TIME = 135; // milliseconds for a space driven
const CROSSING_TIME = 900;
const LIFT_TIME = 750;
const SLIDE_TIME = 260;
const WOBBLE = 13; // degrees that a skidding car swings
const LIFT_FRAMES = 12;

export function poseOf(stance: Stance): Pose {
  return { ...stance, up: 0, seen: 1, isAfloat: false };
}

/** Along spaces of the road, with ferry and tunnel where they are crossed. */
function drivingRide(laid: Laid, from: Pose, spaces: readonly number[], isSkid: boolean): Ride {
  const route = waypoints(laid, from, spaces);
  const crossings = route.filter(({ isAfloat, seen }) => isAfloat || !seen).length ? 1 : 0;
  const steps = spaces.length - crossings;
  const headed = withHeadings(route, isSkid);
  return {
    poses: unwoundPoses([from, ...headed.slice(1)]),
    time: steps * STEP_TIME + crossings * CROSSING_TIME,
    isSkid,
  };
}

/** The points of a way: spaces, and between them the bends of a ferry or a tunnel. */
function waypoints(laid: Laid, from: Pose, spaces: readonly number[]): Pose[] {
  const network = laid.roads;
  const points = [from];
  spaces.forEach((space, step) => {
    const before = spaces[step - 1];
    if (before !== undefined && network.isLink(before, space)) {
      points.push(...crossing(laid, before, space));
    }
    points.push(poseOf({ ...network.at(space), heading: 0 }));
  });
  return points;
}

/** The bends of a ferry's or a tunnel's line. */
function crossing(laid: Laid, from: number, to: number): Pose[] {
  const link = laid.roads.facts.links.find(({ ends }) => ends.includes(from) && ends.includes(to));
  const inner = (link?.draw ?? []).slice(1, -1);
  const ordered = link?.ends[0] === from ? inner : inner.toReversed();
  const isAfloat = link?.kind === "ferry";
  const [one, other] = [laid.roads.at(from), laid.roads.at(to)];
  const middle = [[(one.x + other.x) / 2, (one.y + other.y) / 2] as const];
  const bends = ordered.length ? ordered : middle;
  return bends.map(([x, y]) => ({ x, y, heading: 0, up: 0, seen: isAfloat ? 1 : 0, isAfloat }));
}

/** Each point with the direction of the road there; a car that skids looks back. */
function withHeadings(points: readonly Pose[], isSkid: boolean): Pose[] {
  return points.map((point, place) => {
    const before = points[place - 1] ?? point;
    const after = points[place + 1] ?? point;
    const along = degrees(after.x - before.x, after.y - before.y);
    return { ...point, heading: isSkid ? along + 180 : along };
  });
}

/** Through the air, from one place to another. */
function liftRide(from: Pose, to: Stance): Ride {
  const end = poseOf(to);
  const poses = Array.from({ length: LIFT_FRAMES + 1 }, (_, frame) => {
    const share = frame / LIFT_FRAMES;
    const mixed = between(from, end, share);
    return { ...mixed, up: Math.sin(share * Math.PI) };
  });
  return { poses: unwoundPoses(poses), time: LIFT_TIME, isSkid: false };
}

/** A little way on, to stand right. */
function slideRide(from: Pose, to: Stance): Ride {
  return { poses: unwoundPoses([from, poseOf(to)]), time: SLIDE_TIME, isSkid: false };
}

/** Where a ride has got to, by its share of the time. */
export function poseAt({ poses, isSkid }: Ride, share: number): Pose {
  const last = poses.length - 1;
  const at = Math.min(Math.max(share, 0), 1) * last;
  const from = poses[Math.floor(at)]!;
  const pose = between(from, poses[Math.ceil(at)]!, at % 1);
  if (!isSkid) return pose;
  return { ...pose, heading: pose.heading + WOBBLE * Math.sin(at * Math.PI) * (1 - share) };
}

function between(from: Pose, to: Pose, share: number): Pose {
  const mix = (one: number, other: number) => one + (other - one) * share;
  return {
    x: mix(from.x, to.x),
    y: mix(from.y, to.y),
    heading: mix(from.heading, to.heading),
    up: mix(from.up, to.up),
    seen: mix(from.seen, to.seen),
    isAfloat: from.isAfloat || to.isAfloat,
  };
}

function unwoundPoses(poses: readonly Pose[]): Pose[] {
  const turned = unwound(poses);
  return poses.map((pose, place) => ({ ...pose, heading: turned[place]!.heading }));
}

function degrees(dx: number, dy: number): number {
  return (Math.atan2(dy, dx) * 180) / Math.PI;
}

/** What is known of how a car got where it is. */
export interface Told {
  event: Event | null;
  way: readonly number[] | null; // of a move that is only proposed
}

/** How a car gets from where it is seen to where it stands now. */
export function rideFrom(
  laid: Laid,
  state: State,
  seat: number,
  from: Pose,
  to: Stance,
  told: Told,
): Ride {
  const { event, way } = told;
  if (way) return drivingRide(laid, from, uptoRest(way, state.players[seat]!.space), false);
  if (event === null || event.seat !== seat) return liftRide(from, to);
  const spaces = riddenSpaces(laid, state, event);
  if (spaces.length) {
    const isSkid = isPushedBack(laid, state, seat, spaces);
    return endingAt(drivingRide(laid, from, spaces, isSkid), to);
  }
  return LIFTING.includes(event.kind) ? liftRide(from, to) : slideRide(from, to);
}

const LIFTING: readonly Event["kind"][] = [
  ...(["went_to", "magic_sent", "swapped", "thrown_to_start"] as const),
];

/** A way as far as the space where the car stands. */
function uptoRest(way: readonly number[], rest: number): readonly number[] {
  return way.slice(0, way.indexOf(rest) + 1);
}

/** A ride whose last pose is where the car really stands. */
function endingAt(ride: Ride, to: Stance): Ride {
  return { ...ride, poses: unwoundPoses([...ride.poses.slice(0, -1), poseOf(to)]) };
}

/** The spaces that an event takes a car along, as far as it can stand there. */
function riddenSpaces(laid: Laid, state: State, event: Event): number[] {
  if (event.kind !== "passed") return [];
  const taken = takenSpaces(state, event.seat);
  const spaces = passedSpaces(laid, event);
  const last = spaces.findLastIndex((space) => space === FINISH || !taken.has(space));
  return spaces.slice(0, last + 1);
}

/** Whether a car that passes some spaces is pushed backwards. */
function isPushedBack(laid: Laid, state: State, seat: number, spaces: readonly number[]): boolean {
  if (state.phase === Phase.MOVE && state.active === seat) return false;
  const network = laid.roads;
  const errand = errandSpace(laid, state.players[seat]!);
  const [first, second] = spaces as [number, number?];
  const [from, to] = second === undefined ? [onTo(laid, first), first] : [first, second];
  if (errand === null) return network.back(from) === to;
  return network.steps(to, errand) > network.steps(from, errand);
}

/** A space from which one goes back to another. */
function onTo(laid: Laid, space: number): number {
  return laid.roads.onward(space)[0] ?? space;
}
