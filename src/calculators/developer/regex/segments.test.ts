import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { areSame, blocksOf, carry, cutsOf, type Mark, marksOf, matchAt, piecesOf } from "./segments";

const mark = (start: number, end: number, groups: Mark["groups"] = []): Mark => ({ start, end, groups });

describe("pieces", () => {
  it("are cut where groups begin and end, and belong to the innermost group", () => {
    const groups = [
      { group: 1, start: 1, end: 5 },
      { group: 2, start: 2, end: 3 },
      { group: 3, start: 9, end: 12 },
    ];
    expect(piecesOf(mark(0, 6, groups)).map(({ start, end, group }) => [start, end, group])).toEqual([
      [0, 1, 0],
      [1, 2, 1],
      [2, 3, 2],
      [3, 5, 1],
      [5, 6, 0],
    ]);
  });
});

describe("marks", () => {
  it("move with text typed before them and are dropped when typed into", () => {
    const marks = [mark(0, 2), mark(4, 6), mark(8, 10)];
    const move = (before: string, after: string) =>
      carry(marks, before, after).map(({ start, end }) => `${start}-${end}`);
    expect(move("ab--cd--ef", "ab-x-cd--ef")).toEqual(["0-2", "5-7", "9-11"]);
    expect(move("ab--cd--ef", "ab--cxd--ef")).toEqual(["0-2", "9-11"]);
    expect(move("ab--cd--ef", "ab--")).toEqual(["0-2"]);
    expect(move("ab--cd--ef", "ab--cd--ef")).toEqual(["0-2", "4-6", "8-10"]);
  });

  it("come from the tables of an answer", () => {
    const groups = [
      { match: 1, group: 1, start: 0, end: 1 },
      { match: 1, group: 2, start: null, end: null },
      { match: 2, group: 1, start: 3, end: 4 },
      { match: 2, group: 2, start: 4, end: 5 },
    ];
    const matches = [
      { n: 1, start: 0, end: 2 },
      { n: 2, start: 3, end: 5 },
    ];
    expect(marksOf(matches, groups, 2).map((one) => one.groups.length)).toEqual([1, 2]);
    expect([matchAt(matches, 1), matchAt(matches, 4), matchAt(matches, 9)]).toEqual([1, 2, 0]);
  });
});

describe("blocks", () => {
  const line = fc.string({ maxLength: 400 });
  const text = fc.array(line, { maxLength: 80 }).map((lines) => lines.join("\n"));

  it("always consist of whole lines and add up to the text, whatever was typed", () => {
    fc.assert(
      fc.property(text, text, fc.nat(), (before, typed, at) => {
        const place = at % (before.length + 1);
        const after = before.slice(0, place) + typed + before.slice(place);
        const blocks = blocksOf(cutsOf(after, cutsOf(before)), []);
        expect(blocks.map((block) => block.text).join("")).toBe(after);
        expect(blocks.slice(0, -1).every((block) => block.text.endsWith("\n"))).toBe(true);
      }),
    );
  });

  it("stay the same unless they are typed into", () => {
    const text = "A line of some length, as lines are.\n".repeat(2000);
    const cuts = cutsOf(text);
    const typed = `${text.slice(0, 30_000)}typed\n\n${text.slice(30_000)}`;
    const before = blocksOf(cuts, []).map((block) => block.text);
    const after = blocksOf(cutsOf(typed, cuts), []).map((block) => block.text);
    expect(after.length).toBe(before.length);
    expect(after.filter((block, i) => block !== before[i])).toHaveLength(1);
  });

  it("have their own marks, and a mark that crosses a boundary is in both blocks", () => {
    const text = "x".repeat(4999).concat("\n").repeat(4);
    const cuts = cutsOf(text);
    const [first, second] = blocksOf(cuts, [mark(10, 12), mark(4998, 5003), mark(5004, 5004)]);
    expect(first?.marks.map(({ start, end }) => [start, end])).toEqual([
      [10, 12],
      [4998, 5000],
    ]);
    expect(second?.marks.map(({ start, end }) => [start, end])).toEqual([
      [0, 3],
      [4, 4],
    ]);
    expect(areSame([mark(1, 2)], [mark(1, 2)])).toBe(true);
    expect(areSame([mark(1, 2)], [mark(1, 2, [{ group: 1, start: 1, end: 2 }])])).toBe(false);
  });
});
