import type { Point } from "./limbs";

export interface Foot {
  ankle: Point; // seen from the hip
  toe: number; // degrees that it points down
}

export interface Stride {
  near: Foot;
  far: Foot;
}

/** How figures stand, go and sit, looking right; the ground is 21 below the hip. */
export const STRIDES = {
  stand: { near: { ankle: [-1.6, 18.4], toe: 0 }, far: { ankle: [2, 18.4], toe: 0 } },
  astride: { near: { ankle: [-5, 18.4], toe: 0 }, far: { ankle: [5, 18.4], toe: 0 } },
  shuffle: { near: { ankle: [3.4, 18.4], toe: 0 }, far: { ankle: [-3.6, 18], toe: 14 } },
  stroll: { near: { ankle: [5.6, 17.6], toe: -12 }, far: { ankle: [-6.6, 16.6], toe: 32 } },
  march: { near: { ankle: [9.2, 16.4], toe: -20 }, far: { ankle: [-10, 14.8], toe: 46 } },
  run: { near: { ankle: [10.5, 12.5], toe: -14 }, far: { ankle: [-12.5, 8.5], toe: 80 } },
  skip: { near: { ankle: [4.5, 11.5], toe: 30 }, far: { ankle: [-3.5, 18.2], toe: 10 } },
  kick: { near: { ankle: [14.5, 10.5], toe: -38 }, far: { ankle: [-4, 18.4], toe: 0 } },
  arabesque: { near: { ankle: [0, 18.6], toe: 80 }, far: { ankle: [-21, 1], toe: 155 } },
  pedal: { near: { ankle: [4, 16.9], toe: 0 }, far: { ankle: [3, 8.9], toe: 0 } },
  ride: { near: { ankle: [7, 15], toe: 0 }, far: { ankle: [9, 14], toe: 0 } },
} as const satisfies Record<string, Stride>;
