/** Weight and length of a child under two years on the WHO standards, loaded on demand. */
import { type Headline, InputError, type Notice, notice, type Problem } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import { OnDemand, type Preparation } from "../../../core/on-demand";
import { isoToDayNumber } from "../../../math/dates/civil";
import { DAYS_PER_MONTH } from "../../../math/health/age";
import {
  type InfantStandards,
  LAST_DAY,
  LENGTHS,
  lengthForAge,
  percentileOf,
  standardScore,
  UK_CENTILES,
  valueAtScore,
  weightForAge,
  weightForLength,
} from "../../../math/health/infant-growth";
import type { Lms, Sex } from "../../../math/health/lms";
import { CM_PER_INCH, KG_PER_OUNCE, KG_PER_POUND } from "../../../math/health/unit-system";
import { exceeds } from "../../../math/numbers/slack";
import { INFANT_AGE, INFANT_KG, type Inputs, LENGTH_CM } from "./inputs";
import { atPercentile, COUNTABLE, percentText } from "./percent-text";

const STANDARDS: Readonly<Record<Sex, OnDemand<InfantStandards>>> = {
  male: new OnDemand(() => import("../../../data/who-growth-boys.json")),
  female: new OnDemand(() => import("../../../data/who-growth-girls.json")),
};

/** The standards of the child's sex, if they still have to be loaded. */
export function missingStandards(sex: Sex): Preparation | null {
  const standards = STANDARDS[sex];
  return standards.ready ? null : { needed: true, load: () => standards.load() };
}

/** A measure on its chart. */
export interface Place {
  /** Kilograms or centimeters. */
  readonly value: number;
  readonly lms: Lms;
  readonly z: number;
  /** 0–100 */
  readonly percentile: number;
}

/** Two weeks, up to which British charts use other data. */
const NEWBORN_DAYS = 14;

/** z-scores of the 2nd and the 98th percentile, outside which the CDC and British charts call for attention. */
const USUAL_Z = 2;

/** A z-score this close to a line of a British chart, a quarter of the distance between two, is on the line. */
const ON_LINE = 1 / 6;

/** Growth of a child under two years. */
export class InfantGrowth {
  readonly months: number;
  readonly kg: number | null;
  readonly cm: number | null;
  /** The places on the charts; null where a measure is missing or, for weight by length, off the chart. */
  readonly weight: Place | null;
  readonly length: Place | null;
  readonly weightByLength: Place | null;
  readonly #days: number;
  readonly #standards: InfantStandards;

  /** @throws InputError if an input is out of range */
  constructor(readonly inputs: Inputs) {
    this.#days = readDays(inputs);
    this.months = this.#days / DAYS_PER_MONTH;
    const { kg, cm } = readMeasures(inputs);
    const standards = STANDARDS[inputs.sex].value;
    this.kg = kg;
    this.cm = cm;
    this.#standards = standards;
    this.weight = kg === null ? null : placeOf(kg, weightForAge(standards, this.#days));
    this.length = cm === null ? null : placeOf(cm, lengthForAge(standards, this.#days));
    const isOnChart = cm !== null && cm >= LENGTHS.min && cm <= LENGTHS.max;
    this.weightByLength = kg !== null && isOnChart ? placeOf(kg, weightForLength(standards, cm)) : null;
  }

  /** Whether British centile lines are used. */
  get isBritish(): boolean {
    return this.inputs.infantChart === "uk";
  }

  /** Weights in kg or lengths in cm on the lines of British charts, one row a month from birth to 24 months. */
  curve(measure: "weight" | "length") {
    const at = measure === "weight" ? weightForAge : lengthForAge;
    return Array.from({ length: INFANT_AGE.max + 1 }, (_, ageMonths) => {
      const lms = at(this.#standards, ageMonths * DAYS_PER_MONTH);
      return { ageMonths, ...lineValues((z) => valueAtScore(lms, z)) };
    });
  }

  headline(format: Format): Headline {
    const [first, ...others] = this.#measured;
    if (!first) throw new Error("neither weight nor length was given");
    const { name, comparative, place } = first;
    const children = `${this.inputs.sex === "male" ? "boys" : "girls"} aged ${format.plural(Number(format.number(this.months, 1)), "month")}`;
    const rest = others.map((other) => `; ${other.name} is ${this.#placeText(other.place, format)}`).join("");
    if (place.percentile < COUNTABLE.min || place.percentile > COUNTABLE.max)
      return {
        label: "z-score",
        before: `The ${name} has a z-score of`,
        figure: format.amount(place.z, 1),
        after: `among ${children}${rest}.`,
      };
    return {
      label: "Percentile",
      before: `${comparative} than`,
      figure: `${percentText(place.percentile, format)}%`,
      after: `of ${children}${this.isBritish ? `, ${centileText(place.z)}` : ""}${rest}.`,
    };
  }

  #placeText(place: Place, format: Format): string {
    return this.isBritish ? centileText(place.z) : percentileText(place, format);
  }

  get #measured() {
    const places = [
      { name: "weight", comparative: "Heavier", place: this.weight },
      { name: "length", comparative: "Longer", place: this.length },
      { name: "weight for length", comparative: "Heavier", place: this.weightByLength },
    ];
    return places.flatMap(({ place, ...words }) => (place ? [{ ...words, place }] : []));
  }

  notices(format: Format): Listed<Notice> {
    const { weightByLength, kg, cm } = this;
    const unusual = this.#measured
      .filter(({ place }) => exceeds(Math.abs(place.z), USUAL_Z))
      .map(({ name, place }) => `${name} (z-score ${format.number(place.z, 1)})`);
    return [
      unusual.length > 0 &&
        notice(
          "unusual-growth",
          `Outside the 2nd to 98th percentile: ${unusual.join(", ")}. Check the entry; if it is correct, ask a doctor.`,
        ),
      kg !== null &&
        cm !== null &&
        !weightByLength &&
        notice("length-off-chart", `Weight for length covers ${LENGTHS.min} to ${LENGTHS.max} cm.`),
      this.isBritish &&
        this.#days < NEWBORN_DAYS &&
        notice("uk-newborn", "Up to two weeks, British charts use data of 1990; these are the standards of the WHO."),
    ];
  }
}

/** The value on each line of a British chart, by its key. */
function lineValues(valueAt: (z: number) => number) {
  const [p0 = 0, p2 = 0, p9 = 0, p25 = 0, p50 = 0, p75 = 0, p91 = 0, p98 = 0, p99 = 0] = UK_CENTILES.map(({ z }) =>
    valueAt(z),
  );
  return { p0, p2, p9, p25, p50, p75, p91, p98, p99 };
}

export type LineKey = keyof ReturnType<typeof lineValues>;

function placeOf(value: number, lms: Lms): Place {
  const z = standardScore(lms, value);
  return { value, lms, z, percentile: percentileOf(z) };
}

/** Days since birth, at most those the standards cover. */
function readDays({ birthDate, asOf, infantMonths }: Inputs): number {
  if (birthDate === null) return infantMonths * DAYS_PER_MONTH;
  const days = isoToDayNumber(asOf) - isoToDayNumber(birthDate);
  if (days < 0) throw new InputError("birthDate", "Date of birth must be on or before the date of measurement.");
  // The second birthday may be half a day later than the last day.
  if (days > Math.ceil(LAST_DAY))
    throw new InputError("birthDate", "These charts end at 24 months. From 2 years, choose a height percentile.");
  return Math.min(days, LAST_DAY);
}

function readMeasures(inputs: Inputs): { readonly kg: number | null; readonly cm: number | null } {
  const { unitSystem, infantWeightKg, infantWeightLb, infantWeightOz, lengthCm, lengthIn } = inputs;
  const isImperial = unitSystem === "imperial";
  const isMetric = unitSystem === "metric";
  const kg = isImperial ? pounds(infantWeightLb, infantWeightOz) : infantWeightKg;
  const cm = isMetric ? lengthCm : lengthIn && lengthIn * CM_PER_INCH;
  const weightField = isImperial ? "infantWeightLb" : "infantWeightKg";
  const lengthField = isMetric ? "lengthCm" : "lengthIn";
  const problems: Problem[] = [];
  if (kg === null && cm === null) problems.push({ field: weightField, message: "Enter a weight, a length, or both." });
  if (kg !== null && (kg < INFANT_KG.min || kg > INFANT_KG.max))
    problems.push({ field: weightField, message: "Weight must be between 0.3 and 40 kg (11 oz and 88 lb)." });
  if (cm !== null && (cm < LENGTH_CM.min || cm > LENGTH_CM.max))
    problems.push({ field: lengthField, message: "Length must be between 30 and 130 cm (11.9 and 51.1 in)." });
  if (problems.length > 0) throw new InputError(problems);
  return { kg, cm };
}

function pounds(lb: number | null, oz: number | null): number | null {
  return lb === null && oz === null ? null : (lb ?? 0) * KG_PER_POUND + (oz ?? 0) * KG_PER_OUNCE;
}

/** `at the 45th percentile`, with more decimals near 0 and 100 */
export function percentileText({ percentile }: Place, format: Format): string {
  if (percentile < COUNTABLE.min) return "far below the 1st percentile";
  if (percentile > COUNTABLE.max) return "far above the 99th percentile";
  return atPercentile(percentile, format);
}

/** `on the 50th centile`, `between the 25th and 50th centiles` */
export function centileText(z: number): string {
  const line = UK_CENTILES.find((one) => Math.abs(one.z - z) <= ON_LINE);
  if (line) return `on the ${line.name} centile`;
  const above = UK_CENTILES.findIndex((one) => one.z > z);
  const names = UK_CENTILES.map(({ name }) => name);
  if (above === 0) return `below the ${names[0]} centile`;
  if (above < 0) return `above the ${names.at(-1)} centile`;
  return `between the ${names[above - 1]} and ${names[above]} centiles`;
}
