import { by, first } from "../../../core/fields";
import { outputsOf } from "../../../core/outputs";
import type { VariantModel } from "../../../core/variants";
import { roundedFigures } from "../../../fieldsets/rounded-figures";
import { durationText } from "../../../math/dates/duration-text";
import { toFiniteNumber } from "../../../math/numbers/exact";
import { Rational } from "../../../math/numbers/rational";
import { readFactor } from "../../../math/units/conversion";
import type { Air } from "./air";
import type { Inputs } from "./fields";
import { canTell } from "./modes";
import type { Prediction } from "./race";
import { textOf } from "./text";
import { factorOf, SPEED_IDS, SPEED_UNITS, symbolOf } from "./units";
import { fromMetersPerSecond } from "./velocity";

export interface Answer {
  /** m/s, exact except for Mach. */
  readonly speed: Rational;
  readonly air: Air;
  /** In the requested unit. */
  readonly result?: Rational;
  readonly race?: {
    readonly meters: number;
    readonly seconds: number;
    readonly predictions: readonly Prediction[];
  };
}

export type Model = VariantModel<"convert" | "race", Inputs, Answer>;

const { number, table, text } = outputsOf<Model>();

const LIGHT = 299_792_458;
const SYMBOLS = Object.fromEntries(SPEED_IDS.map((id) => [id, symbolOf(id)]));
const MILE = 1609.344;
/** Paces of more seconds than this are not written as text. */
const LONGEST = 1e15;

const speedIn = (label: string, unit: string) =>
  number(label, {
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
  result: number("Result", {
    unit: by("to", SYMBOLS, ""),
    digits: 10,
    optional: true,
    shown: "elsewhere",
    solve: true,
    value: ({ answer }) => toFiniteNumber(answer.result),
  }),
  resultText: text("Rounded", {
    optional: true,
    shown: "elsewhere",
    value: ({ answer, inputs }) => answer.result && textOf(answer.result, inputs.significantFigures),
  }),
  milesPerHour: speedIn("Miles per hour", "mile-per-hour"),
  kilometersPerHour: speedIn("Kilometers per hour", "kilometer-per-hour"),
  metersPerSecond: {
    ...speedIn("Meters per second", "meter-per-second"),
    shown: ({ variant }: Model) => first(variant !== "race"),
  },
  knots: { ...speedIn("Knots", "knot"), shown: ({ variant }: Model) => first(variant !== "race") },
  feetPerSecond: { ...speedIn("Feet per second", "foot-per-second"), shown: "more" as const },
  pacePerKm: text("Pace per km", { optional: true, value: paceText(1000) }),
  pacePerMile: text("Pace per mile", { optional: true, value: paceText(MILE) }),
  pacePerKmSeconds: number("Seconds per km", {
    unit: "s",
    digits: 3,
    optional: true,
    shown: "more",
    solve: true,
    value: paceSeconds(1000),
  }),
  pacePerMileSeconds: number("Seconds per mile", {
    unit: "s",
    digits: 3,
    optional: true,
    shown: "more",
    solve: true,
    value: paceSeconds(MILE),
  }),
  machNumber: number("Mach number", {
    digits: 4,
    shown: ({ variant }: Model) => first(variant !== "race"),
    solve: true,
    value: ({ answer }) => answer.speed.toNumber() / answer.air.speedOfSound,
  }),
  speedOfSound: number("Local speed of sound", {
    unit: "m/s",
    digits: 3,
    shown: "more",
    value: ({ answer }) => answer.air.speedOfSound,
  }),
  airTemperatureK: number("Air temperature", {
    unit: "K",
    digits: 2,
    shown: "more",
    value: ({ answer }) => answer.air.temperature,
  }),
  fractionOfLight: number("Fraction of the speed of light", { digits: 9, shown: "more", value: fraction }),
  lorentzFactor: number("Lorentz factor", {
    digits: 9,
    optional: true,
    shown: "more",
    value: (model) => {
      const beta = Math.abs(fraction(model));
      return beta < 1 ? 1 / Math.sqrt((1 - beta) * (1 + beta)) : null;
    },
  }),
  allUnits: table("All units", {
    columns: {
      unit: text("Unit"),
      symbol: text("Symbol"),
      value: number("Value", { digits: roundedFigures, optional: true }),
      text: text("Rounded", { shown: "elsewhere", optional: true }),
    },
    value: ({ answer: { speed, air }, inputs: { significantFigures } }) =>
      SPEED_IDS.map((id) => {
        const value = canTell(id, speed) ? fromMetersPerSecond(speed, id, air) : null;
        return {
          unit: SPEED_UNITS[id]?.replace(/ \([^)]*\)$/, "") ?? id,
          symbol: symbolOf(id),
          value: toFiniteNumber(value),
          text: value && textOf(value, significantFigures),
        };
      }),
  }),
  predictions: table("Race times", {
    columns: {
      name: text("Race"),
      meters: number("Meters", { digits: 3 }),
      evenPaceSeconds: number("Even pace, seconds", { shown: "elsewhere", digits: 3 }),
      riegelSeconds: number("Riegel, seconds", { shown: "elsewhere", digits: 3 }),
      evenText: text("At the same pace"),
      riegelText: text("With fatigue (Riegel)"),
    },
    value: ({ answer }) => answer.race?.predictions,
  }),
};
