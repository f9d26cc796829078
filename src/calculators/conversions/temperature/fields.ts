import { by, choice, fold, integer, number, percent, type Reads, type ValuesOf } from "../../../core/fields";
import speeds from "../../../data/units/speed.json";
import type { UnitRow } from "../../../data/units/units";
import { SCALE_UNITS, SCALES } from "./scales";

export const WIND_UNITS = {
  "mile-per-hour": "mph",
  "kilometer-per-hour": "km/h",
  "meter-per-second": "m/s",
  knot: "knots",
} as const;

const WINDS = Object.fromEntries((speeds as UnitRow[]).map((unit) => [unit.id, unit]));

const ENORMOUS = 1e300;

const CONVERTED: Reads = { unitIn: "from", keepsNumber: true };

/** The inputs of all modes, which may override their labels. */
export const fields = {
  value: number("Temperature", {
    default: 98.6,
    min: -ENORMOUS,
    max: ENORMOUS,
    // A conversion asks about the number in another unit; weather and ovens have the same temperature in any.
    reads: by("mode", { convert: CONVERTED, difference: CONVERTED }, { unitIn: "from" }),
    solve: true,
    shown: "elsewhere",
  }),
  from: choice("Scale", { default: "fahrenheit", options: SCALES, units: SCALE_UNITS, shown: "elsewhere" }),
  to: choice("To", { default: "celsius", options: SCALES, shown: "elsewhere" }),
  humidity: percent("Relative humidity", { default: 50, min: 0, max: 100, solve: true }),
  windSpeed: number("Wind", {
    default: 10,
    min: 0,
    max: 1e6,
    reads: { unitIn: "windUnit" },
    messages: { tooLow: "Wind must be 0 or more." },
    solve: true,
  }),
  windUnit: choice("Unit of wind", { default: "mile-per-hour", options: WIND_UNITS, units: WINDS }),
  ...fold("Significant figures", {
    significantFigures: integer("Significant figures", { default: 10, min: 1, max: 30 }),
  }),
};

export type Inputs = ValuesOf<typeof fields>;
