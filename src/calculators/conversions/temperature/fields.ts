import { choice, fold, integer, number, percent, type ValuesOf } from "../../../core/fields";
import { SCALES } from "./scales";

export const WIND_UNITS = {
  "mile-per-hour": "mph",
  "kilometer-per-hour": "km/h",
  "meter-per-second": "m/s",
  knot: "knots",
} as const;

const ENORMOUS = 1e300;

/** The inputs of all modes, which may override their labels. */
export const fields = {
  value: number("Temperature", {
    default: 98.6,
    min: -ENORMOUS,
    max: ENORMOUS,
    reads: { unitIn: "from" },
    solve: true,
    shown: "elsewhere",
  }),
  from: choice("Scale", { default: "fahrenheit", options: SCALES, shown: "elsewhere" }),
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
  windUnit: choice("Unit of wind", { default: "mile-per-hour", options: WIND_UNITS }),
  ...fold("Significant figures", {
    significantFigures: integer("Significant figures", { default: 10, min: 1, max: 30 }),
  }),
};

export type Inputs = ValuesOf<typeof fields>;
