interface Hat {
  crown: string;
  brim: string; // or band, or peak: whatever has the second colour
}

/** Hats on a head of radius 5 that looks right. */
export const HATS = {
  kepi: {
    crown: "M-5.6-2.5-5-8.8H5.2L5.2-2.5Z",
    brim: "M-5.6-3.6H5L9-1.6Q7-.4 4-1.2L-5.5-1.2Z",
  },
  cap: {
    crown: "M-6.6-3.5Q-7-9.5 0-9.5 7-9 7-4Z",
    brim: "M-5.8-3.8H5L9.8-1.8Q8-.6 4-1.3L-5.5-1.3Z",
  },
  beret: {
    crown: "M-8.6-2Q-9-8.5-1-8.8 6-8.8 6.4-4.6Z",
    brim: "M-1.8-8.2-1.2-9.8 0-9.6-.2-8.2Z",
  },
  straw: {
    crown: "M-5.2-3-4-9Q0-10.5 4-9L5.2-3Z",
    brim: "M-11-1.5Q0-6 11.5-1.5 6-.4 0-.8-6-.4-11-1.5Z",
  },
  bowler: {
    crown: "M-5.6-3.2V-5Q-5-10.5 0-10.5 5.2-10.5 5.6-5V-3.2Z",
    brim: "M-9-4.6Q0-2.4 9-4.6 8.5-1.6 5.4-2L-5.4-2Q-8.5-1.6-9-4.6Z",
  },
  topHat: {
    crown: "M-4.8-3-5.4-11.2H5.6L5-3Z",
    brim: "M-8.6-4.2H8.8Q8.5-1.8 5-2.2H-5Q-8-1.8-8.6-4.2Z",
  },
  helmet: {
    crown: "M-6.4 2.5Q-8-8 0-8 6.5-8 6.5-2.5H.5L-1 2.5Z",
    brim: "M3.5-4H8.4L7.8-1.6H3.5Z",
  },
  hardHat: {
    crown: "M-6.6-2.5Q-6.5-9 0-9 6.5-9 6.6-2.5Z",
    brim: "M-7.4-3H10.2Q9.8-1 6.5-1H-7.4Z",
  },
  toque: {
    crown: "M-5-3-6.5-6.5Q-9-11 0-11 9-11 6.5-6.5L5-3Z",
    brim: "M-5.4-4H5.4V-1.5H-5.4Z",
  },
  bucket: { crown: "M-5-3-3.8-8.5H3.8L5-3Z", brim: "M-5-4H5L8.5 0-8.5 0Z" },
} as const satisfies Record<string, Hat>;
