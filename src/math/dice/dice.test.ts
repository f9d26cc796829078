import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readDice } from "./notation";
import { distributionOf, momentsOf, totalRange } from "./odds";
import { rollText, rollTotal } from "./roll";

const errorOf = (text: string) => {
  try {
    readDice(text);
  } catch (error) {
    return (error as Error).message;
  }
  return "";
};

describe("notation", () => {
  it("reads dice, numbers and keep or drop rules", () => {
    expect(readDice("4d6kh3 + 2")).toMatchObject([
      {
        sign: 1,
        count: 4,
        sides: 6,
        lowest: 1,
        kept: 3,
        keepsHighest: true,
        explodes: false,
        text: "4d6kh3",
      },
      { sign: 1, value: 2 },
    ]);
    expect(readDice("D%")).toMatchObject([{ count: 1, sides: 100 }]);
    expect(readDice("4dF−1")).toMatchObject([
      { count: 4, sides: 3, lowest: -1 },
      { sign: -1, value: 1 },
    ]);
    expect(readDice("3d10!dl1")).toMatchObject([{ explodes: true, kept: 2, keepsHighest: true }]);
    expect(readDice("2d20kl1")).toMatchObject([{ kept: 1, keepsHighest: false }]);
    expect(readDice("4d6k3")).toMatchObject([{ kept: 3, keepsHighest: true, text: "4d6k3" }]);
    expect(readDice("5d6dh2")).toMatchObject([{ kept: 3, keepsHighest: false }]);
  });

  it.each([
    ["3d", "the number of sides is missing at position 3"],
    ["", "a number or a dice term is missing at position 1"],
    ["2d6 +", "a number or a dice term is missing at position 6"],
    ["2d6x", "“x” is unexpected at position 4"],
    ["🎲", "“🎲” is unexpected at position 1"],
    ["d1", "a die has between 2 and 1,000,000 sides, not 1, at position 2"],
    ["0d6", "the number of dice must be between 1 and 1,000, not 0, at position 1"],
    ["1001d6", "the number of dice must be between 1 and 1,000, not 1001, at position 1"],
    ["4d6kh", "the number of dice to keep is missing at position 6"],
    ["4d6kh5", "keep between 1 and 4 of 4 dice, not 5, at position 6"],
    ["4d6dl4", "drop between 1 and 3 of 4 dice, not 4, at position 6"],
    ["d6dl1", "a single die can’t be dropped at position 5"],
    ["4d6kh3!", "“!” is unexpected at position 7"],
  ])("reports what is wrong with “%s”", (text, reason) => {
    expect(errorOf(text)).toBe(reason);
  });
});

describe("rolls", () => {
  const rolled = (text: string, ...draws: number[]): [total: number, text: string] => {
    const drawn = () => {
      const rest = [...draws];
      return () => rest.shift() as number;
    };
    const terms = readDice(text);
    return [rollTotal(terms, drawn()), rollText(terms, drawn())];
  };

  it("keep the highest; of equal dice, the earlier one", () => {
    expect(rolled("4d6kh3+2", 2, 5, 2, 3)).toEqual([3 + 6 + 4 + 2, "[3, 6, (3), 4] + 2"]);
  });

  it("keep the lowest", () => {
    expect(rolled("10 - 2d20kl1", 14, 3)).toEqual([10 - 4, "10 − [(15), 4]"]);
    expect(rolled("4d6kl2", 2, 2, 2, 0)).toEqual([3 + 1, "[3, (3), (3), 1]"]);
  });

  it("explode on the highest face, at most a hundred times", () => {
    expect(rolled("2d6!", 5, 5, 1, 3)).toEqual([6 + 6 + 2 + 4, "[6!6!2, 4]"]);
    expect(rollTotal(readDice("d6!"), () => 5)).toBe(606);
  });
});

describe("odds", () => {
  const chance = (text: string, total: number) => {
    const { low, weights, whole } = distributionOf(readDice(text)) as NonNullable<ReturnType<typeof distributionOf>>;
    return (weights[total - low] as number) / whole;
  };

  it("of 4d6, drop lowest (published: 18 in 21 of 1296 ways, mean 12.2446)", () => {
    expect(chance("4d6kh3", 18)).toBe(21 / 1296);
    expect(chance("4d6kh3", 3)).toBe(1 / 1296);
    expect(momentsOf(readDice("4d6kh3"))?.mean).toBeCloseTo(12.244598765432098, 12);
  });

  it("of 2d20 with advantage and disadvantage: (2k − 1)/400", () => {
    for (const face of [1, 10, 20]) {
      expect(chance("2d20kh1", face)).toBeCloseTo((2 * face - 1) / 400, 15);
      expect(chance("2d20kl1", 21 - face)).toBeCloseTo((2 * face - 1) / 400, 15);
    }
  });

  it("of fate dice: 0 in 19 of 81 ways", () => {
    expect(chance("4dF", 0)).toBe(19 / 81);
  });

  it("agree with enumerating every roll", () => {
    const dice = fc
      .record({
        count: fc.integer({ min: 1, max: 4 }),
        sides: fc.integer({ min: 2, max: 5 }),
        keep: fc.constantFrom("", "kh", "kl"),
        kept: fc.integer({ min: 1, max: 4 }),
      })
      .map(({ count, sides, keep, kept }) => `${count}d${sides}${keep && keep + Math.min(kept, count)}`);
    fc.assert(
      fc.property(dice, dice, fc.constantFrom("+", "-"), (a, b, sign) => {
        const terms = readDice(`${a}${sign}${b}+3`);
        const counted = countAll(terms);
        const { low, weights, whole } = distributionOf(terms) as never as {
          low: number;
          weights: Float64Array;
          whole: number;
        };
        expect(whole).toBe([...counted.values()].reduce((sum, count) => sum + count, 0));
        for (const [i, weight] of weights.entries()) expect(weight).toBe(counted.get(low + i) ?? 0);
        const range = totalRange(terms);
        expect([range?.min, range?.max]).toEqual([Math.min(...counted.keys()), Math.max(...counted.keys())]);
        const mean = [...counted].reduce((sum, [total, count]) => sum + total * count, 0) / whole;
        const variance = [...counted].reduce((sum, [total, count]) => sum + count * (total - mean) ** 2, 0) / whole;
        const moments = momentsOf(terms);
        expect(moments?.mean).toBeCloseTo(mean, 9);
        expect(moments?.variance).toBeCloseTo(variance, 9);
      }),
      { numRuns: 40 },
    );
  });

  it("of many dice add up to 1 without losing the rare totals", () => {
    const { low, weights, whole } = distributionOf(readDice("100d6")) as never as {
      low: number;
      weights: Float64Array;
      whole: number;
    };
    expect([low, weights.length, whole]).toEqual([100, 501, 1]);
    expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 12);
    expect((weights[0] as number) / 6 ** -100).toBeCloseTo(1, 12);
    expect(weights[1]).toBeCloseTo((weights[499] as number) * 1, 20);
  });

  it("are null for exploding dice and for too many dice", () => {
    expect([totalRange(readDice("d6!")), momentsOf(readDice("d6!"))]).toEqual([null, null]);
    expect(distributionOf(readDice("1000d1000"))).toBeNull();
    expect(momentsOf(readDice("1000d1000"))?.mean).toBe(500_500);
    expect(momentsOf(readDice("1000d1000kh500"))).toBeNull();
  });
});

function countAll(terms: ReturnType<typeof readDice>): Map<number, number> {
  const counts = new Map<number, number>();
  const script: { sides: number; at: number }[] = [];
  for (;;) {
    let step = 0;
    const total = rollTotal(terms, (n) => {
      script[step] ??= { sides: n, at: 0 };
      return (script[step++] as { at: number }).at;
    });
    counts.set(total, (counts.get(total) ?? 0) + 1);
    let last = script.length - 1;
    while (last >= 0 && (script[last] as { at: number; sides: number }).at === (script[last]?.sides ?? 0) - 1)
      (script[last--] as { at: number }).at = 0;
    if (last < 0) return counts;
    (script[last] as { at: number }).at++;
  }
}
