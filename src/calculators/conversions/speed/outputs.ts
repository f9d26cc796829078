import { by } from "../../../core/fields";
import { outputsOf } from "../../../core/outputs";
import type { VariantModel } from "../../../core/variants";
import { roundedFigures } from "../../../fieldsets/rounded-figures";
import { durationText } from "../../../math/dates/duration-text";
import { toFiniteNumber } from "../../../math/numbers/exact";
import { Rational } from "../../../math/numbers/rational";
import { readFactor } from "../../../math/units/conversion";
import type { Answer } from "./answer";
import type { Inputs } from "./fields";
import { canTell } from "./modes";
import { textOf } from "./text";
import { factorOf, SPEED_IDS, SPEED_UNITS, symbolOf } from "./units";
import { fromMetersPerSecond } from "./velocity";

export type Model = VariantModel<"convert" | "race", Inputs, Answer>;

const { number, table, text } = outputsOf<Model>();

const LIGHT = 299_792_458;
const SYMBOLS = Object.fromEntries(SPEED_IDS.map((id) => [id, symbolOf(id)]));
const MILE = 1609.344;
/** Paces of more seconds than this are not written as text. */
const LONGEST = 1e15;

const speedIn = (label: string, unit: string) =>
  number({
    label,
    unit: symbolOf(unit),
    digits: 6,
    value: ({ answer }) => answer.speed.divide(readFactor(factorOf(unit))).toNumber(),
  });

const paceSeconds = (meters: number) => (model: Model) => {
  const speed = model.answer.speed.toNumber();
  return speed > 0 && Number.isFinite(meters / speed) ? meters / speed : null;
};
const paceText = (meters: number) => (model: Model) => {
  const seconds = paceSeconds(meters)(model);
  return seconds === null || seconds > LONGEST ? null : durationText(seconds);
};
const fraction = ({ answer }: Model) => answer.speed.divide(Rational.of(LIGHT)).toNumber();

export const outputs = {
  result: number({
    label: "Result",
    unit: by("to", SYMBOLS, ""),
    digits: 10,
    optional: true,
    value: ({ answer }) => answer.result && toFiniteNumber(answer.result),
  }),
  resultText: text({
    label: "Rounded",
    optional: true,
    value: ({ answer, inputs }) => answer.result && textOf(answer.result, inputs.significantFigures),
  }),
  milesPerHour: speedIn("Miles per hour", "mile-per-hour"),
  kilometersPerHour: speedIn("Kilometers per hour", "kilometer-per-hour"),
  metersPerSecond: speedIn("Meters per second", "meter-per-second"),
  knots: speedIn("Knots", "knot"),
  feetPerSecond: speedIn("Feet per second", "foot-per-second"),
  pacePerKm: text({ label: "Pace per km", optional: true, value: paceText(1000) }),
  pacePerMile: text({ label: "Pace per mile", optional: true, value: paceText(MILE) }),
  pacePerKmSeconds: number({
    label: "Seconds per km",
    unit: "s",
    digits: 3,
    optional: true,
    advanced: true,
    value: paceSeconds(1000),
  }),
  pacePerMileSeconds: number({
    label: "Seconds per mile",
    unit: "s",
    digits: 3,
    optional: true,
    advanced: true,
    value: paceSeconds(MILE),
  }),
  machNumber: number({
    label: "Mach number",
    digits: 4,
    value: ({ answer }) => answer.speed.toNumber() / answer.air.speedOfSound,
  }),
  speedOfSound: number({
    label: "Local speed of sound",
    unit: "m/s",
    digits: 3,
    value: ({ answer }) => answer.air.speedOfSound,
  }),
  airTemperatureK: number({
    label: "Air temperature",
    unit: "K",
    digits: 2,
    value: ({ answer }) => answer.air.temperature,
  }),
  fractionOfLight: number({
    label: "Fraction of the speed of light",
    digits: 9,
    advanced: true,
    value: fraction,
  }),
  lorentzFactor: number({
    label: "Lorentz factor",
    digits: 9,
    optional: true,
    advanced: true,
    value: (model) => {
      const beta = Math.abs(fraction(model));
      return beta < 1 ? 1 / Math.sqrt((1 - beta) * (1 + beta)) : null;
    },
  }),
  allUnits: table({
    label: "All units",
    columns: {
      unit: text({ label: "Unit" }),
      symbol: text({ label: "Symbol" }),
      value: number({ label: "Value", write: roundedFigures, optional: true }),
      text: text({ label: "Rounded", optional: true }),
    },
    value: ({ answer: { speed, air }, inputs: { significantFigures } }) =>
      SPEED_IDS.map((id) => {
        const value = canTell(id, speed) ? fromMetersPerSecond(speed, id, air) : null;
        return {
          unit: SPEED_UNITS[id]?.replace(/ \([^)]*\)$/, "") ?? id,
          symbol: symbolOf(id),
          value: value && toFiniteNumber(value),
          text: value && textOf(value, significantFigures),
        };
      }),
  }),
  predictions: table({
    label: "Race times",
    columns: {
      name: text({ label: "Race" }),
      meters: number({ label: "Meters", digits: 3 }),
      evenPaceSeconds: number({ label: "Even pace, seconds", digits: 3 }),
      riegelSeconds: number({ label: "Riegel, seconds", digits: 3 }),
      evenText: text({ label: "At the same pace" }),
      riegelText: text({ label: "With fatigue (Riegel)" }),
    },
    value: ({ answer }) => answer.race?.predictions,
  }),
};
