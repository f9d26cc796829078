import { choice, integer, number, percent, type ValuesOf } from "../../../core/fields";
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
  value: number({ label: "Temperature", default: 98.6, min: -ENORMOUS, max: ENORMOUS }),
  from: choice({ label: "Scale", default: "fahrenheit", options: SCALES }),
  to: choice({ label: "To", default: "celsius", options: SCALES }),
  humidity: percent({ label: "Relative humidity", default: 50, min: 0, max: 100 }),
  windSpeed: number({
    label: "Wind",
    default: 10,
    min: 0,
    max: 1e6,
    tooLowMessage: "Wind must be 0 or more.",
  }),
  windUnit: choice({ label: "Unit of wind", default: "mile-per-hour", options: WIND_UNITS }),
  significantFigures: integer({ label: "Significant figures", default: 10, min: 1, max: 30 }),
};

export type Inputs = ValuesOf<typeof fields>;
