import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FIRST_DAY, fromDayNumber, isoToDayNumber, LAST_DAY } from "./civil";
import { monthPieces } from "./month-pieces";

describe("monthPieces", () => {
  it("splits at month boundaries", () => {
    const pieces = monthPieces(isoToDayNumber("2026-11-15"), isoToDayNumber("2027-02-03"));
    expect(pieces.map(({ year, month, from, to }) => [year, month, to - from])).toEqual([
      [2026, 11, 16],
      [2026, 12, 31],
      [2027, 1, 31],
      [2027, 2, 2],
    ]);
  });

  it("returns nothing for an empty span", () => {
    expect(monthPieces(5, 5)).toEqual([]);
  });

  it("covers every day exactly once", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: FIRST_DAY, max: LAST_DAY - 3000 }),
        fc.integer({ min: 1, max: 3000 }),
        (start, length) => {
          let next = start;
          for (const { year, month, from, to } of monthPieces(start, start + length)) {
            expect(from).toBe(next);
            expect(fromDayNumber(from)).toMatchObject({ year, month });
            expect(fromDayNumber(to - 1)).toMatchObject({ year, month });
            next = to;
          }
          expect(next).toBe(start + length);
        },
      ),
    );
  });
});
