import fc from "fast-check";
import { describe, expect, it } from "vitest";
import boys from "../../data/who-growth-boys.json";
import girls from "../../data/who-growth-girls.json";
import {
  LAST_DAY,
  LENGTHS,
  lengthForAge,
  percentileOf,
  standardScore,
  UK_CENTILES,
  valueAtScore,
  weightForAge,
  weightForLength,
} from "./infant-growth";
import { valueAtZ } from "./lms";

const SDS = [-3, -2, 0, 2, 3];

/** `2.1 2.5 3.3 4.4 5` as in the z-score tables of the WHO: the values at −3, −2, 0, 2 and 3 SD, with one decimal. */
function row(values: string): number[] {
  return values.split(" ").map(Number);
}

function expectRow(found: readonly number[], published: string): void {
  // The tables of L, M and S are rounded, too.
  for (const [i, value] of row(published).entries())
    expect(Math.abs((found[i] as number) - value)).toBeLessThanOrEqual(0.052);
}

const dayOf = (month: number) => (LAST_DAY / 24) * month;

describe("z-score tables of the WHO, by month", () => {
  it.each([
    [0, "2.1 2.5 3.3 4.4 5", "2 2.4 3.2 4.2 4.8"],
    [1, "2.9 3.4 4.5 5.8 6.6", "2.7 3.2 4.2 5.5 6.2"],
    [2, "3.8 4.3 5.6 7.1 8", "3.4 3.9 5.1 6.6 7.5"],
    [3, "4.4 5 6.4 8 9", "4 4.5 5.8 7.5 8.5"],
    [6, "5.7 6.4 7.9 9.8 10.9", "5.1 5.7 7.3 9.3 10.6"],
    [9, "6.4 7.1 8.9 11 12.3", "5.8 6.5 8.2 10.5 12"],
    [12, "6.9 7.7 9.6 12 13.3", "6.3 7 8.9 11.5 13.1"],
    [18, "7.8 8.8 10.9 13.7 15.3", "7.2 8.1 10.2 13.2 15.1"],
    [24, "8.6 9.7 12.2 15.3 17.1", "8.1 9 11.5 14.8 17"],
  ])("weight at %i months", (month, boy, girl) => {
    const at = (standards: typeof boys) => SDS.map((z) => valueAtZ(weightForAge(standards, dayOf(month)), z));
    expectRow(at(boys), boy);
    expectRow(at(girls), girl);
  });

  it.each([
    [0, "44.2 46.1 49.9 53.7 55.6", "43.6 45.4 49.1 52.9 54.7"],
    [1, "48.9 50.8 54.7 58.6 60.6", "47.8 49.8 53.7 57.6 59.5"],
    [3, "55.3 57.3 61.4 65.5 67.6", "53.5 55.6 59.8 64 66.1"],
    [6, "61.2 63.3 67.6 71.9 74", "58.9 61.2 65.7 70.3 72.5"],
    [12, "68.6 71 75.7 80.5 82.9", "66.3 68.9 74 79.2 81.7"],
    [18, "74.2 76.9 82.3 87.7 90.4", "72 74.9 80.7 86.5 89.4"],
    [24, "78.7 81.7 87.8 93.9 97", "76.7 80 86.4 92.9 96.1"],
  ])("length at %i months", (month, boy, girl) => {
    const at = (standards: typeof boys) => SDS.map((z) => valueAtZ(lengthForAge(standards, dayOf(month)), z));
    expectRow(at(boys), boy);
    expectRow(at(girls), girl);
  });

  it.each([
    [45, "1.9 2 2.4 3 3.3", "1.9 2.1 2.5 3 3.3"],
    [50.5, "2.7 2.9 3.4 4.1 4.5", "2.7 2.9 3.5 4.2 4.6"],
    [60, "4.7 5.1 6 7.1 7.8", "4.5 4.9 5.9 7.1 7.8"],
    [75.5, "7.6 8.2 9.6 11.4 12.5", "7.1 7.8 9.2 11.1 12.3"],
    [87, "9.5 10.2 12 14.2 15.5", "9.1 9.9 11.7 14.1 15.5"],
    [110, "14.2 15.4 18.3 21.9 24.1", "14 15.3 18.3 22.3 24.7"],
  ])("weight at a length of %d cm", (cm, boy, girl) => {
    const at = (standards: typeof boys) => SDS.map((z) => valueAtZ(weightForLength(standards, cm), z));
    expectRow(at(boys), boy);
    expectRow(at(girls), girl);
  });
});

describe("percentiles", () => {
  // Percentile tables of the WHO: the 3rd, 15th, 50th, 85th and 97th.
  it.each([
    ["boys", 12, [7.8, 8.6, 9.6, 10.8, 11.8]],
    ["girls", 6, [5.8, 6.4, 7.3, 8.3, 9.2]],
  ] as const)("of the weight of %s at %i months", (sex, month, published) => {
    const lms = weightForAge(sex === "boys" ? boys : girls, dayOf(month));
    for (const [i, share] of [3, 15, 50, 85, 97].entries()) {
      const [low, high] = [-0.0501, 0.0501].map((off) =>
        percentileOf(standardScore(lms, (published[i] as number) + off)),
      );
      expect(low).toBeLessThanOrEqual(share);
      expect(high).toBeGreaterThanOrEqual(share);
    }
  });

  it("of British charts are two thirds of a standard deviation apart", () => {
    expect(UK_CENTILES.map(({ z }) => Number(percentileOf(z).toPrecision(z > 2.5 ? 3 : 2)))).toEqual([
      0.38, 2.3, 9.1, 25, 50, 75, 91, 98, 99.6,
    ]);
    expect(UK_CENTILES.map(({ name }) => Number.parseFloat(name))).toEqual([0.4, 2, 9, 25, 50, 75, 91, 98, 99.6]);
  });
});

describe("beyond 3 standard deviations", () => {
  it("is counted in steps of the last one", () => {
    const lms = weightForAge(boys, 365);
    const [two, three] = [2, 3].map((z) => valueAtZ(lms, z)) as [number, number];
    expect(standardScore(lms, three)).toBeCloseTo(3, 9);
    expect(standardScore(lms, three + (three - two))).toBeCloseTo(4, 9);
    expect(standardScore(lms, 3)).toBeLessThan(-5);
  });

  it("is undone by the value at a score", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(boys, girls),
        fc.double({ min: 0, max: LAST_DAY, noNaN: true }),
        fc.double({ min: -5, max: 8, noNaN: true }),
        (standards, day, z) => {
          for (const lms of [weightForAge(standards, day), lengthForAge(standards, day)]) {
            fc.pre(valueAtScore(lms, z) > 0);
            expect(standardScore(lms, valueAtScore(lms, z))).toBeCloseTo(z, 8);
          }
        },
      ),
    );
  });
});

it("interpolates lengths between millimeters, and covers both ends", () => {
  const [low, high] = [60.1, 60.2].map((cm) => weightForLength(girls, cm).M) as [number, number];
  expect(weightForLength(girls, 60.15).M).toBeCloseTo((low + high) / 2, 9);
  expect(weightForLength(girls, LENGTHS.min).M).toBe(girls.weightForLength.M[0]);
  expect(weightForLength(girls, LENGTHS.max).M).toBeCloseTo(girls.weightForLength.M.at(-1) as number, 9);
  expect(boys.weight.M).toHaveLength(Math.floor(LAST_DAY) + 1);
  expect(boys.weightForLength.M).toHaveLength(10 * (LENGTHS.max - LENGTHS.min) + 1);
});
