import { choice, integer, number, text, type ValuesOf } from "../../../core/fields";
import { PACES, SPEED_UNITS } from "./units";

const ENORMOUS = 1e300;

export const DISTANCE_UNITS = { kilometer: "km", mile: "mi", meter: "m" } as const;
const ALTITUDE_UNITS = { meter: "m", foot: "ft" } as const;

const WITH_SOUND = { machModel: "isa" } as const;

export const fields = {
  value: number({
    label: "Value",
    default: 60,
    min: -ENORMOUS,
    max: ENORMOUS,
    sixtieths: { from: Object.keys(PACES) },
  }),
  from: choice({ label: "From", default: "mile-per-hour", options: SPEED_UNITS }),
  to: choice({ label: "To", default: "kilometer-per-hour", options: SPEED_UNITS }),
  distance: number({
    label: "Distance",
    default: 10,
    above: 0,
    max: 1e9,
    invalidMessage: "Distance must be more than 0 and at most 1,000,000,000.",
  }),
  distanceUnit: choice({ label: "Unit of distance", default: "kilometer", options: DISTANCE_UNITS }),
  finishTime: text({ label: "Finish time", note: "m:ss or h:mm:ss", default: "50:00", maxLength: 20 }),
  machModel: choice({
    label: "Speed of sound",
    default: "isa",
    options: { isa: "At an altitude", temperature: "At a temperature" },
  }),
  altitude: number({
    label: "Altitude",
    default: 0,
    min: -ENORMOUS,
    max: ENORMOUS,
    when: WITH_SOUND,
  }),
  altitudeUnit: choice({
    label: "Unit of altitude",
    default: "meter",
    options: ALTITUDE_UNITS,
    when: WITH_SOUND,
  }),
  altitudeType: choice({
    label: "Kind of altitude",
    default: "geopotential",
    options: { geopotential: "Geopotential (pressure altitude)", geometric: "Geometric (above sea level)" },
    when: WITH_SOUND,
  }),
  airTemperature: number({
    label: "Air temperature",
    unit: "°C",
    default: 15,
    above: -273.15,
    max: ENORMOUS,
    invalidMessage: "Air temperature must be above −273.15 °C.",
    when: { machModel: "temperature" },
  }),
  significantFigures: integer({ label: "Significant figures", default: 10, min: 1, max: 30 }),
};

export type Inputs = ValuesOf<typeof fields>;
