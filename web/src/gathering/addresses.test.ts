import { describe, expect, it } from "vitest";
import { isThisMachine, seatIn } from "./addresses";

describe("the secret of a link", () => {
  it.each([
    ["0.abc", 0],
    ["11.a-_c", 11],
    ["", -1],
    ["abc", -1],
    ["3", -1],
    ["-1.abc", -1],
    ["123.abc", -1],
  ])("tells the seat that it is for: “%s”", (secret, seat) => {
    expect(seatIn(secret)).toBe(seat);
  });
});

describe("an address", () => {
  it.each(["localhost", "127.0.0.1", "127.1.2.3", "[::1]", "app.localhost"])(
    "of this machine alone leads nobody else here: %s",
    (host) => expect(isThisMachine(host)).toBe(true),
  );

  it.each(["192.168.1.7", "rejouons.example", "localhost.example", "12.127.0.0"])(
    "of a network does: %s",
    (host) => expect(isThisMachine(host)).toBe(false),
  );
});
