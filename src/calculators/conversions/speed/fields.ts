import { choice, fold, integer, number, text, type ValuesOf } from "../../../core/fields";
import { PACES, SPEED_UNITS } from "./units";

const ENORMOUS = 1e300;

export const DISTANCE_UNITS = { kilometer: "km", mile: "mi", meter: "m" } as const;
const ALTITUDE_UNITS = { meter: "m", foot: "ft" } as const;
const LENGTHS = {
  kilometer: { factor: "1000" },
  mile: { factor: "1609.344" },
  meter: { factor: "1" },
  foot: { factor: "0.3048" },
} as const;

const WITH_SOUND = { machModel: "isa" } as const;

export const fields = {
  value: number("Value", {
    default: 60,
    min: -ENORMOUS,
    max: ENORMOUS,
    reads: { sixtieths: { from: Object.keys(PACES) }, unitIn: "from", keepsNumber: true },
    solve: true,
    shown: "elsewhere",
  }),
  from: choice("From", { default: "mile-per-hour", options: SPEED_UNITS, shown: "elsewhere" }),
  to: choice("To", { default: "kilometer-per-hour", options: SPEED_UNITS, shown: "elsewhere" }),
  distance: number("Distance", {
    default: 10,
    above: 0,
    max: 1e9,
    reads: { unitIn: "distanceUnit" },
    messages: { invalid: "Distance must be more than 0 and at most 1,000,000,000." },
    solve: true,
  }),
  distanceUnit: choice("Unit of distance", { default: "kilometer", options: DISTANCE_UNITS, units: LENGTHS }),
  finishTime: text("Finish time", { note: "m:ss or h:mm:ss", default: "50:00", max: 20 }),
  ...fold("Air, for Mach", {
    machModel: choice("Speed of sound", {
      default: "isa",
      options: { isa: "At an altitude", temperature: "At a temperature" },
    }),
    altitude: number("Altitude", {
      default: 0,
      min: -ENORMOUS,
      max: ENORMOUS,
      reads: { unitIn: "altitudeUnit" },
      when: WITH_SOUND,
      solve: true,
    }),
    altitudeUnit: choice("Unit of altitude", {
      default: "meter",
      options: ALTITUDE_UNITS,
      units: LENGTHS,
      when: WITH_SOUND,
    }),
    altitudeType: choice("Kind of altitude", {
      default: "geopotential",
      options: { geopotential: "Geopotential (pressure altitude)", geometric: "Geometric (above sea level)" },
      when: WITH_SOUND,
    }),
    airTemperature: number("Air temperature", {
      unit: "°C",
      default: 15,
      above: -273.15,
      max: ENORMOUS,
      messages: { invalid: "Air temperature must be above −273.15 °C." },
      when: { machModel: "temperature" },
      solve: true,
    }),
  }),
  ...fold("Significant figures", {
    significantFigures: integer("Significant figures", { default: 10, min: 1, max: 30 }),
  }),
};

export type Inputs = ValuesOf<typeof fields>;
