/** For tests only: inputs with economy units that fit the car, and a log in driving order. */
import fc from "fast-check";
import { likelyInputs } from "../../../core/arbitrary-inputs";
import calculator from "./calculator";

const { fills: _fills, economyUnit: _unit, economyUnitA: _a, economyUnitB: _b, ...others } = calculator.inputs;

const log = fc
  .array(fc.record({ miles: fc.integer({ min: 1, max: 600 }), full: fc.boolean() }), { maxLength: 6 })
  .map((rows) => {
    let odometer = 10_000;
    const fills = rows.map(({ miles, full }) => {
      odometer += miles;
      return { odometer, volume: miles / 25, price: 3.2, full };
    });
    return [{ odometer: 10_000, volume: 9 }, ...fills, { odometer: odometer + 300, volume: 11.5, price: 3.3 }];
  });

export const validInputs = fc
  .tuple(likelyInputs(others), log, fc.constantFrom("mpg-uk", "km-l", "l-100km"), fc.constantFrom("wh-mi", "mpge"))
  .map(([given, fills, fuel, electric]) => ({
    ...given,
    fills,
    economyUnit: given.mode === "ev" ? electric : fuel,
  }));
