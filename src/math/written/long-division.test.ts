import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { divisionLayout, longDivision } from "./long-division";

describe("longDivision", () => {
  it("brings down one digit at a time", () => {
    const { steps, quotient, remainder } = longDivision(1234n, 7n, 2);
    expect([quotient, remainder]).toEqual([176n, 2n]);
    expect(steps).toEqual([
      { current: 12n, digit: 1, product: 7n, remainder: 5n, last: 1 },
      { current: 53n, digit: 7, product: 49n, remainder: 4n, last: 2 },
      { current: 44n, digit: 6, product: 42n, remainder: 2n, last: 3 },
      { current: 20n, digit: 2, product: 14n, remainder: 6n, last: 4 },
      { current: 60n, digit: 8, product: 56n, remainder: 4n, last: 5 },
    ]);
  });

  it.each([
    // Stops when nothing remains.
    [12n, 4n, 5, "3", 0],
    [1n, 8n, 10, "0125", 3],
    // Inner zeros are kept, leading zeros are not.
    [1005n, 5n, 0, "201", 0],
    [100n, 8n, 4, "125", 1],
    [0n, 7n, 3, "0", 0],
    [3n, 7n, 2, "042", 2],
  ])("%s ÷ %s to %s places has digits %s", (a, b, places, digits, decimals) => {
    const division = longDivision(a, b, places);
    expect(division.steps.map(({ digit }) => digit).join("")).toBe(digits);
    expect(division.decimals).toBe(decimals);
  });

  it("has the digits of the quotient, and consistent steps", () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 10n ** 12n), fc.bigInt(1n, 10n ** 6n), fc.nat(8), (a, b, places) => {
        const { steps, decimals } = longDivision(a, b, places);
        expect(BigInt(steps.map(({ digit }) => digit).join(""))).toBe((a * 10n ** BigInt(decimals)) / b);
        for (const [i, { current, digit, product, remainder }] of steps.entries()) {
          expect(product).toBe(BigInt(digit) * b);
          expect(current - product).toBe(remainder);
          expect(remainder < b && remainder >= 0n && digit < 10).toBe(true);
          const before = steps[i - 1];
          if (before) expect(current / 10n).toBe(before.remainder);
        }
      }),
    );
  });
});

describe("divisionLayout", () => {
  it("puts each number under its digits", () => {
    expect(divisionLayout(longDivision(1234n, 7n, 2)).split("\n")).toEqual([
      "     176.28",
      "  ┌────────",
      "7 │ 1234.00",
      "    −7",
      "    ──",
      "     53",
      "    −49",
      "     ──",
      "      44",
      "     −42",
      "      ──",
      "       2 0",
      "      −1 4",
      "       ───",
      "         60",
      "        −56",
      "         ──",
      "          4",
    ]);
  });

  it("omits the subtraction for a digit 0", () => {
    expect(
      divisionLayout(longDivision(3n, 8n, 3))
        .split("\n")
        .slice(0, 6),
    ).toEqual(["    0.375", "  ┌──────", "8 │ 3.000", "   −2 4", "    ───", "      60"]);
    expect(divisionLayout(longDivision(3n, 8n, 0)).split("\n")).toEqual(["    0", "  ┌──", "8 │ 3"]);
  });
});
