import { expect, it } from "vitest";
import { choice } from "../../core/fields";
import { unitChoices, withoutUnit, withUnit } from "./field-units";

it.each([
  ["180", "cm", "180 cm"],
  ["1,200.5", "cm", "1,200.5 cm"],
  ["3 * 4", "cm", "3 * 4 cm"],
  ["(1 + 2) ÷ 3", "cm", "(1 + 2) ÷ 3 cm"],
  ["5 ft", "cm", "5 ft"],
  ["lots", "cm", "lots"],
  ["", "cm", ""],
  ["-", "cm", "-"],
  ["180", "", "180"],
])("%j in a field of “%s” is read as %j", (text, named, read) => {
  expect(withUnit(text, named)).toBe(read);
});

it.each([
  ["180 cm", "cm", "180"],
  ["3 * 4 cm", "cm", "3 * 4"],
  ["5 ft", "cm", "5 ft"],
  ["five cm", "cm", "five cm"],
  ["180cm", "cm", "180cm"],
  ["180", "cm", "180"],
  ["180", "", "180"],
])("of %j in a field of “%s”, %j was typed", (text, named, typed) => {
  expect(withoutUnit(text, named)).toBe(typed);
});

it("offers the common units, and the current one, however rare", () => {
  const field = choice("Unit", {
    options: { meter: "m", foot: "ft", rod: "rd" },
    units: { meter: { factor: "1" }, foot: { factor: "0.3048" }, rod: { factor: "5.0292", rare: true } } as never,
    default: "meter",
  });
  expect(Object.keys(unitChoices(field, "meter"))).toEqual(["meter", "foot"]);
  expect(Object.keys(unitChoices(field, "rod"))).toEqual(["meter", "foot", "rod"]);
  expect(unitChoices(undefined, "rod")).toEqual({});
});
