// The marks of the products: outlines about 20 wide around the origin, in one colour.
export interface Mark {
  areas?: string; // filled
  lines?: string; // drawn
  width?: number; // of the lines
}

export const MARKS: Readonly<Record<string, Mark>> = {
  // a wheel held by its brake, and let go
  wheel: {
    lines: "M0-7A7 7 0 1 1-.01-7ZM-7.6-9A11.8 11.8 0 0 0-7.6 9M7.6-9A11.8 11.8 0 0 1 7.6 9",
    areas: "M0-2.4A2.4 2.4 0 1 1-.01-2.4Z",
    width: 3.2,
  },
  // a tyre's tread
  tread: {
    lines: "M-9-5 0-11 9-5M-9 2 0-4 9 2M-9 9 0 3 9 9",
    width: 3.4,
  },
  // a car that finds its line again
  swerve: {
    areas:
      "M-7-6-5.2-11.5Q-4.7-13-3-13H3Q4.7-13 5.2-11.5L7-6Q8.6-5.4 8.6-3.6V.4H-8.6V-3.6Q-8.6-5.4-7-6ZM-4.6-6.4H4.6L3.4-10.4H-3.4Z",
    lines: "M-4.5 3.6C-9 6.5-1 9-5 12.6M4.5 3.6C0 6.5 8 9 4 12.6",
    width: 2.9,
  },
  compass: {
    areas: "M0-13 3.4-3.4 13 0 3.4 3.4 0 13-3.4 3.4-13 0-3.4-3.4ZM0-2.2A2.2 2.2 0 1 0 .01-2.2Z",
  },
  // a signal that talks to the car
  traffic: {
    areas:
      "M-4.6-12H4.6Q6-12 6-10.6V10.6Q6 12 4.6 12H-4.6Q-6 12-6 10.6V-10.6Q-6-12-4.6-12ZM0-9.6A2.7 2.7 0 1 0 .01-9.6ZM0-2.7A2.7 2.7 0 1 0 .01-2.7ZM0 4.2A2.7 2.7 0 1 0 .01 4.2Z",
    lines: "M-9.5-5A8 8 0 0 0-9.5 5M9.5-5A8 8 0 0 1 9.5 5",
    width: 2.4,
  },
  drop: {
    areas:
      "M0-13Q9-2 9 4A9 9 0 0 1-9 4Q-9-2 0-13ZM-4.8 3.6A5 5 0 0 0-.4 8.6L-.2 6.2A2.8 2.8 0 0 1-2.6 3.4Z",
  },
  siren: {
    areas: "M-7 6V-1A7 7 0 0 1 7-1V6ZM-10 7.6H10V12H-10Z",
    lines: "M0-10.6V-13.5M-8.5-7.5-10.8-9.8M8.5-7.5 10.8-9.8",
    width: 2.8,
  },
  snowflake: {
    lines:
      "M0-12V12M-10.4-6 10.4 6M-10.4 6 10.4-6M-3.4-10.4 0-7 3.4-10.4M-3.4 10.4 0 7 3.4 10.4M-10.7-2.2-6.1-3.5-7.4-8.1M10.7 2.2 6.1 3.5 7.4 8.1M-10.7 2.2-6.1 3.5-7.4 8.1M10.7-2.2 6.1-3.5 7.4-8.1",
    width: 2.1,
  },
  spanner: {
    areas:
      "M-4.2 12.3A3.6 3.6 0 0 0 3.2 12V-1.4A7.4 7.4 0 0 0 4.4-13.6V-7.2L0-4.4-4.4-7.2V-13.6A7.4 7.4 0 0 0-3.2-1.4Z",
  },
};
