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

it("has the generator of Numerical Recipes in C, second edition, page 284, which prints its first numbers", () => {
  const printed = "3C6EF35F 47502932 D1CCF6E9 AAF95334 6252E503 9F2EC686 57FE6C2D A3D95FA8 81FDBEE7 94F0AF1A CBF633B1";
  const upper = printed.split(" ").map((number) => Number.parseInt(number.slice(0, 2), 16));
  expect([...exampleBytes(0)(upper.length)]).toEqual(upper);
});
