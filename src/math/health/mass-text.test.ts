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

it("rounds a range as its two ends are rounded elsewhere, and excludes its upper end", () => {
  expect(massRangeText(53.465, 72.28, "kg", writer)).toBe("from 53.5 to below 72.3 kg");
  expect(massRangeText(74, 100, "kg", writer)).toBe("from 74 to below 100 kg");
  // 53.57827994 kg = 118.12 lb = 8 st 6.12 lb; 72.403081 kg = 159.62 lb = 11 st 5.62 lb.
  expect(massRangeText(53.57827994, 72.403081, "lb", writer)).toBe("from 118.1 to below 159.6 lb");
  expect(massRangeText(53.57827994, 72.403081, "st", writer)).toBe("from 8 st 6.1 lb to below 11 st 5.6 lb");
});

it("never shows 14 lb after stones", () => {
  fc.assert(
    fc.property(
      fc.double({ min: 3, max: 200, noNaN: true }),
      fc.double({ min: 1, max: 100, noNaN: true }),
      (from, width) => {
        expect(massRangeText(from, from + width, "st", writer)).not.toMatch(/\b14(\.\d)? lb/);
      },
    ),
  );
});
