/** For tests only: pairs of units of one quantity, and valid questions. */
import fc from "fast-check";
import { likelyInputs } from "../../../core/arbitrary-inputs";
import type { UnitDefinition } from "../../../math/units/unit-names";
import calculator from "./calculator";

const files = import.meta.glob<readonly UnitDefinition[]>(
  ["../../../data/units/*.json", "!**/{quantities,sources}.json"],
  { eager: true, import: "default" },
);

const { from: _from, to: _to, parts: _parts, toParts: _toParts, query: _query, ...others } = calculator.inputs;

const pair = fc
  .constantFrom(...Object.values(files))
  .chain((units) => fc.tuple(fc.constantFrom(...units), fc.constantFrom(...units)));

const query = fc.constantFrom(
  "5 ft 11 in to cm",
  "98.6 F to C",
  "3 kWh/day to W",
  "9.81 kg m/s² to lbf",
  "100 km / 2 h to mph",
  "180 cm to ft and in",
  "30 mpg to L/100 km",
  "12 pt to mm",
  "1/3 cup",
  "7 kg m",
  "2 turn + 1 rad to deg",
);

export const validInputs = fc
  .tuple(likelyInputs(others), pair, query, fc.boolean(), fc.boolean())
  .map(([given, [from, to], text, several, broken]) => {
    if (given.mode === "query") return { ...given, query: text };
    if (given.mode === "ingredient") return { ...given, from: "us-tablespoon", to: broken ? "ounce" : "us-cup" };
    const isLength = several || broken;
    return {
      ...given,
      ...(isLength ? { from: "yard", to: "meter" } : { from: from.id, to: to.id }),
      ...(several && {
        parts: [
          { value: 5, unit: "foot" },
          { value: 11, unit: "inch" },
        ],
      }),
      ...(broken && { toParts: "foot,inch" }),
    };
  });
