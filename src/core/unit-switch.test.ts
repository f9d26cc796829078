import { expect, it } from "vitest";
import { changeInput } from "./change-input";
import { choice, type Fields, number } from "./fields";
import { NO_UNITS } from "./unit-state";

const units = { mile: { factor: "1609.344" }, kilometer: { factor: "1000" } };
const fields: Fields = {
  unit: choice("Unit", { options: { mile: "Miles", kilometer: "Kilometers" }, units, default: "mile" }),
  way: number("Way", { default: 150, reads: { unitIn: "unit" } }),
  back: number("Way back", { default: 90, reads: { unitIn: "unit" } }),
  other: number("Stops", { default: 2 }),
};

it("converts the numbers that were typed when the unit beside them is switched, and back to what was typed", () => {
  const typed = {
    fields,
    json: { way: 100, other: 3 },
    texts: { way: "100", other: "3" },
    units: NO_UNITS,
    outputs: {},
  };
  const metric = changeInput(typed, "unit", "kilometer");
  // The example that was not typed stays 90, as an example in kilometers.
  expect(metric.texts).toEqual({ unit: "kilometer", way: "160.9344", other: "3" });
  const json = { unit: "kilometer", way: 160.9344, other: 3 };
  expect(changeInput({ ...typed, ...metric, json }, "unit", "mile").texts).toEqual({
    unit: "mile",
    way: "100",
    other: "3",
  });
});
