import { expect, it } from "vitest";
import { datetime, number, percent } from "../../core/fields";
import { Format } from "../../core/format";
import { hoursAndMinutes } from "../../math/dates/clock";
import { alignedDecimals, cellText, columnUnit, displayValue } from "./display-value";

const format = new Format();
const weight = number("Weight", { unit: "kg", measure: "mass", digits: 1 });
const girth = number("Waist", { unit: "cm", measure: "length", digits: 1 });
const height = number("Height", { unit: "cm", measure: "height" });
const plain = number("Weight", { unit: "kg", digits: 1 });
const shown = (field: typeof weight, value: number, inputs: object) =>
  displayValue(field, value, { ...inputs }, format);

it("shows measures in the chosen system", () => {
  // 100 lb, 14 st 4 lb and 5 ft 11 in by their definitions: 45.359237 kg, 90.718474 kg, 180.34 cm
  expect(shown(weight, 45.359237, { unitSystem: "metric" })).toBe("45.4 kg");
  expect(shown(weight, 45.359237, { unitSystem: "us" })).toBe("100 lb");
  expect(shown(weight, 45.359237, { unitSystem: "imperial", weightSt: 0 })).toBe("100 lb");
  expect(shown(weight, 45.359237, { unitSystem: "mixed" })).toBe("45.4 kg");
  expect(shown(girth, 91.44, { unitSystem: "mixed" })).toBe("36 in");
  expect(shown(height, 180.34, { unitSystem: "imperial" })).toBe("5 ft 11 in");
  expect(shown(plain, 45.359237, { unitSystem: "us" })).toBe("45.4 kg");
});

it("shows stones if stones were entered, and changes with their sign", () => {
  const stones = { unitSystem: "imperial", weightSt: 11 };
  expect(shown(weight, 90.718474, stones)).toBe("14 st 4 lb");
  expect(shown(weight, -90.718474, stones)).toBe("−14 st 4 lb");
  expect(shown(weight, -4.5359237, stones)).toBe("−10 lb");
  expect(columnUnit(weight, stones)).toBe("");
});

it("names the unit once, in the heading of a column", () => {
  const us = { unitSystem: "us" };
  expect(columnUnit(weight, us)).toBe("lb");
  expect(cellText(weight, 45.359237, us, format)).toBe("100");
  expect(columnUnit(weight, { unitSystem: "metric" })).toBe("kg");
});

it("leaves out the unit after 1, too", () => {
  const age = number("Age", { unit: "months", digits: 0 });
  expect([1, 2].map((months) => cellText(age, months, {}, format))).toEqual(["1", "2"]);
});

it("writes moments in a column as short as dates", () => {
  expect(cellText(datetime("Start"), "2026-11-30T18:30", {}, format)).toBe("Nov 30, 2026, 6:30 PM");
});

it("writes amounts with as many decimals as the row specifies", () => {
  const amount = number("Amount", {
    digits: (value, _inputs, { amount: write }, row) => write(value, Number(row.places)),
  });
  expect(cellText(amount, 7844.8, {}, format, { places: 2 })).toBe("7,844.80");
  expect(cellText(amount, 15748, {}, format, { places: 0 })).toBe("15,748");
  expect(cellText(amount, null, {}, format, { places: 2 })).toBe("—");
});

it("writes the percentages of a column with as many decimals as the longest of them needs", () => {
  const cells = (field: typeof weight, values: readonly (number | null)[]) => {
    const decimals = alignedDecimals(field, values, format);
    return values.map((value) => cellText(field, value, {}, format, {}, decimals));
  };
  const rate = percent("Rate");
  expect(cells(rate, [6, 6.125, 6.5, null])).toEqual(["6.000%", "6.125%", "6.500%", "—"]);
  expect(cells(rate, [5, 10])).toEqual(["5%", "10%"]);
  // One tiny share does not lengthen all the others.
  expect(cells(rate, [0, 25, 0.00098])).toEqual(["0.000%", "25.000%", "0.00098%"]);
  // Nor does it add a zero where a decimal was rounded away: 6.16 is not 6.20.
  expect(cells(percent("Share", { digits: 1 }), [6.16, 0.01, 100])).toEqual(["6.2%", "0.01%", "100.0%"]);
  expect(alignedDecimals(number("Count"), [1.5], format)).toBe(0);
});

it("repeats no unit of cells that are written by a rule of their own: 8 h 30 min, not minutes", () => {
  const worked = number("Worked", { unit: "min", digits: hoursAndMinutes });
  expect(columnUnit(worked, {})).toBe("");
  expect(cellText(worked, 510, {}, format, {})).toBe("8 h 30 min");
  expect(cellText(worked, 45, {}, format, {})).toBe("45 min");
});
