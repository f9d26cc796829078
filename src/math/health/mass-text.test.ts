import fc from "fast-check";
import { expect, it } from "vitest";
import { massRangeText, massSpanText, massText, massUnit } from "./mass-text";

const writer = { number: (value: number, digits: number) => String(Number(value.toFixed(digits))) };

it("uses stones only if the user entered stones", () => {
  expect(massUnit({ unitSystem: "imperial", weightSt: 11 })).toBe("st");
  expect(massUnit({ unitSystem: "imperial", weightSt: 0 })).toBe("lb");
  expect(massUnit({ unitSystem: "mixed", weightSt: 11 })).toBe("kg");
});

it("rounds a weight", () => {
  expect(massText(70.46, "kg", writer)).toBe("70.5 kg");
  expect(massText(70.46, "kg", writer, 0)).toBe("70 kg");
  // 195.9 lb is 13 st 13.9 lb; rounded to the pound, 14 st.
  expect(massText(195.9 * 0.45359237, "st", writer, 0)).toBe("14 st 0 lb");
  expect(massText(195.9 * 0.45359237, "st", writer)).toBe("13 st 13.9 lb");
  expect(massSpanText(68.74, 72.02, "kg", writer)).toBe("68.7 to 72 kg");
  expect(massSpanText(63.5029318, 70, "st", writer)).toBe("10 st 0 lb to 11 st 0.3 lb");
});

it("rounds a range inward, excluding its upper end", () => {
  expect(massRangeText(53.465, 72.25, "kg", writer)).toBe("53.5 to 72.2 kg");
  expect(massRangeText(74, 100, "kg", writer)).toBe("74 to 99.9 kg");
  // 53.57827994 kg = 118.12 lb = 8 st 6.12 lb; 72.403081 kg = 159.62 lb = 11 st 5.62 lb.
  expect(massRangeText(53.57827994, 72.403081, "lb", writer)).toBe("118.2 to 159.6 lb");
  expect(massRangeText(53.57827994, 72.403081, "st", writer)).toBe("8 st 6.2 lb to 11 st 5.6 lb");
});

it("never shows a weight outside the range, nor 14 lb after stones", () => {
  fc.assert(
    fc.property(
      fc.double({ min: 3, max: 200, noNaN: true }),
      fc.double({ min: 1, max: 100, noNaN: true }),
      (from, width) => {
        const [low = 0, high = 0] = massRangeText(from, from + width, "kg", writer)
          .split(" to ")
          .map(parseFloat);
        expect(low).toBeGreaterThanOrEqual(from - 1e-9);
        expect(high).toBeLessThan(from + width);
        expect(massRangeText(from, from + width, "st", writer)).not.toMatch(/\b14(\.\d)? lb/);
      },
    ),
  );
});
