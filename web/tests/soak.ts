// How much a test tries: a little with every run of the checks, very much with `make soak`.

export const soak = (few: number, many: number): number =>
  process.env["REJOUONS_SOAK"] ? many : few;
