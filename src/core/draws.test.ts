import { describe, expect, it } from "vitest";
import { defineDraws, exampleBytes } from "./draws";

const draws = defineDraws<{ source: string }>({
  needsRandomBytes: ({ source }) => source === "crypto",
  displayOnly: ["separator"],
});

describe("defineDraws", () => {
  it("draws again when an input changes, unless it only affects the display", () => {
    expect(draws.redrawKey({ count: "5" })).not.toBe(draws.redrawKey({}));
    expect(draws.redrawKey({ separator: ";" })).toBe(draws.redrawKey({}));
  });

  it("replays one draw from the start any number of times", () => {
    let calls = 0;
    const tape = draws.replayBytes((count) => new Uint8Array(count).fill(++calls));
    const [first, second] = [tape(), tape()];
    expect([first(2), first(3)]).toEqual([second(2), second(3)]);
    expect(calls).toBe(2);
    expect(second(1)).toEqual(Uint8Array.of(3));
  });

  it("keeps the recorded bytes when the caller overwrites its copy", () => {
    const tape = draws.replayBytes((count) => new Uint8Array(count).fill(7));
    tape()(2).fill(0);
    expect(tape()(2)).toEqual(Uint8Array.of(7, 7));
  });

  it("draws the example from the same bytes on server and page", () => {
    expect(draws.replayBytes(null)()(8)).toEqual(draws.replayBytes(null)()(8));
    expect(new Set(exampleBytes()(256)).size).toBeGreaterThan(100);
  });
});
