/** Energy expenditure from a log of weight and food: the mean intake minus the energy stored as body weight. */
import { InputError } from "../../../core/calculator";
import { isoToDayNumber } from "../../../math/dates/civil";
import { KG_PER_POUND } from "../../../math/health/unit-system";
import { type FittedLine, fitLine } from "../../../math/statistics/least-squares";
import { preciseSum } from "../../../math/statistics/sample";
import type { Inputs } from "./inputs";

const FEWEST = 7;
const FEWEST_DAYS = 14;

/** Quantile of the normal distribution for a two-sided 95% interval. */
const Z95 = 1.96;

export interface WeighedDay {
  readonly date: string;
  /** Days since the first weight. */
  readonly day: number;
  readonly kg: number;
}

export interface LogAnswer {
  readonly weights: readonly WeighedDay[];
  /** Least-squares line of weight in kg against days. */
  readonly line: FittedLine;
  readonly intakes: number;
  readonly meanIntake: number;
  readonly tdee: number;
  /** Half the width of the 95% band, in kcal per day. */
  readonly margin: number;
  /** Days from the first weight to the last. */
  readonly days: number;
}

/** @throws InputError if the log is too short, has duplicate dates, or gives an expenditure that is not positive */
export function readLog({ log, unitSystem, energyPerKg }: Inputs): LogAnswer {
  const rows = log.toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
  const dates = new Set(rows.map(({ date }) => date));
  const factor = unitSystem === "imperial" ? KG_PER_POUND : 1;
  const weighed = rows.flatMap(({ date, weight }) => (weight === null ? [] : [{ date, kg: weight * factor }]));
  const intakes = rows.flatMap(({ intakeKcal }) => intakeKcal ?? []);
  const first = isoToDayNumber(weighed[0]?.date ?? "1970-01-01");
  const weights = weighed.map(({ date, kg }) => ({ date, day: isoToDayNumber(date) - first, kg }));
  const days = weights.at(-1)?.day ?? 0;
  const isEnough = weights.length >= FEWEST && intakes.length >= FEWEST && days >= FEWEST_DAYS;
  if (!isEnough || dates.size < rows.length)
    throw new InputError(
      "log",
      `The log needs at least ${FEWEST} weights and ${FEWEST} intakes over ${FEWEST_DAYS} days, one row a day.`,
    );
  const line = fitLine(weights.map(({ day, kg }) => ({ x: day, y: kg })));
  const meanIntake = preciseSum(intakes) / intakes.length;
  const tdee = meanIntake - line.slope * energyPerKg;
  if (tdee <= 0)
    throw new InputError("log", "The weight rises faster than the food explains. Check the weights and calories.");
  const margin = Z95 * line.slopeError * energyPerKg;
  return { weights, line, intakes: intakes.length, meanIntake, tdee, margin, days };
}
