/** The two questions: a speed in other units, and the pace and predicted times of a race. */
import { type Headline, InputError, type Notice, type Step, step } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import { OnDemand, type Preparation } from "../../../core/on-demand";
import { defineVariants } from "../../../core/variants";
import { durationText, readDuration } from "../../../math/dates/duration-text";
import { Rational } from "../../../math/numbers/rational";
import { readFactor } from "../../../math/units/conversion";
import { signedOperand } from "../../../math/words/signed-operand";
import { type Air, airOf } from "./air";
import { GAS_CONSTANT, HEAT_RATIO, layerAt } from "./atmosphere";
import { DISTANCE_UNITS, fields, type Inputs } from "./fields";
import type { Answer } from "./outputs";
import { predictions, RIEGEL } from "./race";
import { textOf } from "./text";
import { factorOf, isPace, PACES, symbolOf } from "./units";
import { fromMetersPerSecond, toMetersPerSecond } from "./velocity";

const METERS = { kilometer: "1000", mile: "1609.344", meter: "1" } as const;

const LIGHT = 299_792_458;

/** Maximum speed in m/s, so that the value in smaller units is still a finite number. */
const FASTEST = 1e300;

/** Paces of this many seconds (or minutes) or more are not written as hours, minutes and seconds. */
const LONGEST_PACE = 1e6;

/** The shortest finish time in seconds, so that speeds stay within bounds. */
const SHORTEST = 1e-9;

export const modes = defineVariants("mode", { label: "Question", default: "convert", shown: "elsewhere" }, fields, {
  convert: {
    question: "Convert a speed",
    inputs: {
      value: {},
      from: {},
      to: {},
      machModel: {},
      altitude: {},
      altitudeUnit: {},
      altitudeType: {},
      airTemperature: {},
      significantFigures: {},
    },
    answer: converted,
    headline: convertHeadline,
    working: convertSteps,
    notices: ({ speed }, _, format) => lightNotices(speed, format),
  },
  race: {
    question: "Pace and race times",
    inputs: { distance: {}, distanceUnit: {}, finishTime: {} },
    answer: raced,
    headline: raceHeadline,
    working: raceSteps,
    notices: ({ speed }, _, format) => lightNotices(speed, format),
  },
});

function converted(inputs: Inputs): Answer {
  const { value, from, to } = inputs;
  const air = airOf(inputs);
  const speed = toMetersPerSecond(Rational.fromNumber(value), from, air);
  if (Math.abs(speed.toNumber()) > FASTEST)
    throw new InputError("value", "The speed must be at most 10³⁰⁰ meters per second.");
  return { speed, air, result: fromMetersPerSecond(speed, to, air) };
}

const DURATIONS = new OnDemand(() => import("../../../reading/duration"));

/** What a finish time with units needs; null for other times. */
export function missingDurations(finishTime: string): Preparation | null {
  const isPlain = DURATIONS.ready || readDuration(finishTime) !== null;
  return isPlain ? null : { needed: true, soon: true, load: () => DURATIONS.load() };
}

/** The seconds of `3h 45m 10s` or `19'30"`; null for other texts. */
function writtenSeconds(text: string): number | null {
  if (!DURATIONS.ready) return null;
  const read = DURATIONS.value.duration(text, { unit: "s", colon: "m:s" });
  return "value" in read && read.units.length > 0 ? read.value.toNumber() : null;
}

function raced(inputs: Inputs): Answer {
  const { distance, distanceUnit, finishTime } = inputs;
  const seconds = readDuration(finishTime) ?? writtenSeconds(finishTime);
  if (seconds === null || seconds < SHORTEST)
    throw new InputError("finishTime", "Write the time as m:ss or h:mm:ss with seconds below 60, or as 3h 45m 10s.");
  const meters = Rational.fromNumber(distance).multiply(readFactor(METERS[distanceUnit]));
  return {
    speed: meters.divide(Rational.fromNumber(seconds)),
    air: SEA_LEVEL,
    race: { meters: meters.toNumber(), seconds, predictions: predictions(meters.toNumber(), seconds) },
  };
}

/** The air for races: the standard atmosphere at sea level. */
const SEA_LEVEL: Air = airOf({
  machModel: "isa",
  altitude: 0,
  altitudeUnit: "meter",
  altitudeType: "geopotential",
} as Inputs);

/** Units for the speeds in parentheses. Two of those that are not already shown are used. */
const ASIDE = ["mile-per-hour", "kilometer-per-hour", "meter-per-second", "knot"];

function convertHeadline({ speed, air, result }: Answer, inputs: Inputs, format: Format): Headline {
  const { value, from, to } = inputs;
  const figure = (x: number) => (Math.abs(x) < 1 ? format.significant(x, 4) : format.number(x, 2));
  const shown = (x: Rational, unit: string) =>
    isPace(unit) ? paceText(x.toNumber(), unit, format) : named(figure(x.toNumber()), unit);
  const aside = ASIDE.filter((unit) => unit !== from && unit !== to)
    .slice(0, 2)
    .map((unit) => shown(fromMetersPerSecond(speed, unit, air), unit));
  const given = isPace(from) ? paceText(value, from, format) : named(format.number(value, 6), from);
  return {
    label: `In ${symbolOf(to)}`,
    before: `${given} =`,
    figure: shown(result ?? speed, to),
    after: `(${aside.join(", ")}).`,
  };
}

/** `5:30 min/km`, from the minutes of a pace. */
function paceText(minutes: number, unit: string, format: Format): string {
  return `${minutes < LONGEST_PACE ? durationText(minutes * 60) : format.number(minutes)} ${symbolOf(unit)}`;
}

/** `60 mph`, `Mach 0.85` */
function named(number: string, unit: string): string {
  return unit === "mach" ? `Mach ${number}` : `${number} ${symbolOf(unit)}`;
}

function raceHeadline({ speed, race }: Answer, { distance, distanceUnit }: Inputs, format: Format): Headline {
  const perKm = 1000 / speed.toNumber();
  const perMile = 1609.344 / speed.toNumber();
  const marathon = race?.predictions.at(-1);
  const miles = distanceUnit === "mile";
  const pace = (own: boolean) => {
    const seconds = own ? perMile : perKm;
    const time = seconds < LONGEST_PACE ? durationText(seconds) : `${format.number(seconds)} s`;
    return `${time} per ${own ? "mile" : "km"}`;
  };
  return {
    label: "Pace",
    before: `${format.number(distance, 4)} ${DISTANCE_UNITS[distanceUnit]} in ${durationText(race?.seconds ?? 0)} is`,
    figure: pace(miles),
    after: `(${pace(!miles)}); it predicts a marathon in ${marathon?.riegelText}.`,
  };
}

function convertSteps({ speed, air, result }: Answer, inputs: Inputs, format: Format): Step[] {
  const { value, from, to } = inputs;
  const n = (x: number) => format.number(x, 10).replaceAll(",", "");
  const list: Step[] = from === "mach" || to === "mach" ? soundSteps(air, n) : [];
  const typed = textOf(Rational.fromNumber(value), 15);
  const size = (unit: string) => (unit === "mach" ? n(air.speedOfSound) : factorOf(unit));
  const metric = `${textOf(speed, 12)} m/s`;
  list.push(
    isPace(from)
      ? step("Speed = distance ÷ time", `${PACES[from].meters} ÷ (${typed} × 60)`, metric)
      : step(
          `Meters per second = ${symbolOf(from)} × ${size(from)}`,
          `${signedOperand(typed)} × ${size(from).replace("/", " ÷ ")}`,
          metric,
        ),
  );
  const exact = textOf(speed, 12);
  const answer = `${textOf(result ?? speed, 12)} ${symbolOf(to)}`;
  if (isPace(to))
    list.push(step("Pace in minutes = distance ÷ speed ÷ 60", `${PACES[to].meters} ÷ ${exact} ÷ 60`, answer));
  else if (to !== "meter-per-second") {
    const divisor = size(to).includes("/") ? `(${size(to)})` : size(to);
    list.push(
      step(`${symbolOf(to)} = m/s ÷ ${divisor}`, `${signedOperand(exact)} ÷ ${divisor.replace("/", " ÷ ")}`, answer),
    );
  }
  return list;
}

function soundSteps({ height, temperature, speedOfSound }: Air, n: (x: number) => string): Step[] {
  const sound = step(
    "Speed of sound a = √(1.4 × 287.05287 × T)",
    `√(${HEAT_RATIO} × ${GAS_CONSTANT} × ${n(temperature)})`,
    `${n(speedOfSound)} m/s`,
  );
  if (height === null)
    return [step("Air temperature in kelvins", `${n(temperature - 273.15)} + 273.15`, `${n(temperature)} K`), sound];
  const layer = layerAt(height);
  return [
    step(
      `Air temperature in the layer from ${n(layer.from)} m`,
      `${layer.temperature} + (${layer.lapse}) × (${n(height)} − ${layer.from}) ÷ 1000`,
      `${n(temperature)} K`,
    ),
    sound,
  ];
}

function raceSteps({ speed, race }: Answer, { distance, distanceUnit }: Inputs, format: Format): Step[] {
  if (!race) return [];
  const n = (x: number) => format.number(x, 6);
  const { meters, seconds } = race;
  const marathon = race.predictions.at(-1);
  return [
    step("Distance in meters", `${n(distance)} × ${METERS[distanceUnit]}`, `${n(meters)} m`),
    step("Speed = distance ÷ time", `${n(meters)} ÷ ${n(seconds)}`, `${n(speed.toNumber())} m/s`),
    step("Pace per kilometer", `1,000 ÷ ${n(speed.toNumber())}`, `${n(1000 / speed.toNumber())} s`),
    step(
      `Marathon by Riegel = time × (ratio of distances)^${RIEGEL}`,
      `${n(seconds)} × (42,195 ÷ ${n(meters)})^${RIEGEL}`,
      `${n(marathon?.riegelSeconds ?? 0)} s: ${marathon?.riegelText}`,
    ),
  ];
}

function lightNotices(speed: Rational, format: Format): Notice[] {
  if (speed.abs().compare(Rational.of(LIGHT)) <= 0) return [];
  return [
    {
      code: "faster-than-light",
      message: `This is ${format.number(Math.abs(speed.toNumber()) / LIGHT, 2)} times the speed of light; nothing that carries energy moves faster than light.`,
    },
  ];
}

/** Whether a speed can be expressed in a unit: a pace requires a speed above 0. */
export function canTell(unit: string, speed: Rational): boolean {
  return !isPace(unit) || speed.sign() > 0;
}
