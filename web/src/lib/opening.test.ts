import { describe, expect, it, vi } from "vitest";
import { openFor } from "./opening";

/** Something that opens when it is told to. */
function slow() {
  const close = vi.fn();
  let open = () => {};
  const opening = new Promise<{ close: typeof close }>((resolve) => {
    open = () => resolve({ close });
  });
  return { close, opening, open: () => (open(), opening) };
}

describe("opening", () => {
  it("hands over what was opened, and closes it in the end", async () => {
    const one = slow();
    const onopened = vi.fn();
    const end = openFor(() => one.opening, onopened, vi.fn());
    await one.open();
    expect(onopened).toHaveBeenCalledOnce();
    end();
    await Promise.resolve();
    expect(one.close).toHaveBeenCalledOnce();
  });

  it("closes what is opened too late, and does not hand it over", async () => {
    const [early, late] = [slow(), slow()];
    const onopened = vi.fn();
    openFor(() => early.opening, onopened, vi.fn())(); // something newer is wanted
    openFor(() => late.opening, onopened, vi.fn());
    const newest = await late.open();
    await early.open();
    expect(onopened.mock.calls).toEqual([[newest]]);
    expect(early.close).toHaveBeenCalledOnce();
  });

  it("tells of a failure only while it is wanted", async () => {
    const onfailed = vi.fn();
    const failing = Promise.reject(new Error("no"));
    openFor(() => failing, vi.fn(), onfailed)();
    openFor(() => failing, vi.fn(), onfailed);
    await failing.catch(() => {});
    expect(onfailed).toHaveBeenCalledOnce();
  });
});
