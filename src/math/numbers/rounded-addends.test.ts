import fc from "fast-check";
import { expect, it } from "vitest";
import { roundedAddends, roundedInSequence } from "./rounded-addends";
import { withHyphen, writeDecimal } from "./write-number";

const printed = (values: readonly number[], digits = 2) =>
  values.map((value) => writeDecimal(value, { minDigits: digits, maxDigits: digits }));
const parsed = (text: string) => Number(withHyphen(text));

it("takes the cent too many from the addend that was rounded up the most", () => {
  expect(printed(roundedAddends([19_453.125, 2_723.4375, 2_723.4375], 24_900, 2))).toEqual([
    "19453.12",
    "2723.44",
    "2723.44",
  ]);
});

it("gives the missing cent to the first of equal addends", () => {
  expect(printed(roundedAddends([313.224, 313.224], 626.448, 2))).toEqual(["313.23", "313.22"]);
});

it("leaves negative addends adding up, too", () => {
  expect(printed(roundedAddends([-0.006, -0.006, -0.006], -0.018, 2))).toEqual(["0.00", "−0.01", "−0.01"]);
});

it("leaves values that are not the addends of the total alone", () => {
  expect(roundedAddends([1.004, 1.004], 3, 2)).toEqual([1.004, 1.004]);
});

it("adds up to the total as printed, with every addend within a unit of its value", () => {
  const amounts = fc.array(fc.double({ min: -1e6, max: 1e6, noNaN: true }), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(amounts, fc.integer({ min: 0, max: 3 }), (values, digits) => {
      const total = values.reduce((sum, value) => sum + value, 0);
      const size = values.reduce((sum, value) => sum + Math.abs(value), 0);
      fc.pre(Math.abs(total) > 1e-9 * size);
      const shown = printed(roundedAddends(values, total, digits), digits).map(parsed);
      const units = (value: number) => Math.round(value * 10 ** digits);
      expect(shown.reduce((sum, value) => sum + units(value), 0)).toBe(
        units(parsed(printed([total], digits)[0] as string)),
      );
      for (const [i, value] of values.entries())
        expect(Math.abs((shown[i] as number) - value)).toBeLessThan(1.000001 * 10 ** -digits);
    }),
  );
});

it("spreads what rounding leaves over equal numbers in sequence", () => {
  expect(printed(roundedInSequence(Array(6).fill(1 / 3), 2))).toEqual(["0.33", "0.34", "0.33", "0.33", "0.34", "0.33"]);
});

it("leaves whole units in a sequence as they are", () => {
  expect(printed(roundedInSequence([0.005, 7, 0.004, -2, 0.001], 2))).toEqual([
    "0.01",
    "7.00",
    "0.00",
    "−2.00",
    "0.00",
  ]);
  expect(printed(roundedInSequence([1.005, -2], 2))).toEqual(["1.00", "−2.00"]);
});

it("adds up at every row of a sequence, with every number within a unit of its value", () => {
  const amounts = fc.array(fc.double({ min: -1e6, max: 1e6, noNaN: true }), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(amounts, fc.integer({ min: 0, max: 3 }), (values, digits) => {
      const shown = printed(roundedInSequence(values, digits), digits).map(parsed);
      const scale = 10 ** digits;
      let exact = 0;
      let units = 0;
      for (const [i, value] of values.entries()) {
        exact += value;
        units += Math.round((shown[i] as number) * scale);
        expect(Math.abs(units / scale - exact)).toBeLessThan(0.501 / scale);
        expect(Math.abs((shown[i] as number) - value)).toBeLessThan(1.001 / scale);
      }
    }),
  );
});
