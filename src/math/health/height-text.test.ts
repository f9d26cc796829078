import fc from "fast-check";
import { expect, it } from "vitest";
import { feetAndInches, heightText } from "./height-text";

const writer = { number: (value: number, digits: number) => String(Number(value.toFixed(digits))) };

it("writes feet and inches to the half inch", () => {
  // 71 in, 69.6 in, 60.5 in and 71.9 in, with 1 in = 2.54 cm.
  expect(feetAndInches(180.34)).toBe("5 ft 11 in");
  expect(feetAndInches(176.784)).toBe("5 ft 9½ in");
  expect(feetAndInches(153.67)).toBe("5 ft ½ in");
  expect(feetAndInches(182.626)).toBe("6 ft 0 in");
});

it("uses the unit system of the inputs", () => {
  expect(heightText(176.784, "metric", writer)).toBe("176.8 cm");
  expect(heightText(176.784, "mixed", writer)).toBe("5 ft 9½ in");
});

it("is never off by more than a quarter of an inch", () => {
  fc.assert(
    fc.property(fc.double({ min: 1, max: 300, noNaN: true }), (cm) => {
      const [, feet, inches = "", half] = /^(\d+) ft (\d*)(½?) in$/.exec(feetAndInches(cm)) ?? [];
      const shown = Number(feet) * 12 + Number(inches) + (half ? 0.5 : 0);
      expect(Math.abs(shown - cm / 2.54)).toBeLessThanOrEqual(0.25 + 1e-9);
      expect(Number(inches)).toBeLessThan(12);
    }),
  );
});
