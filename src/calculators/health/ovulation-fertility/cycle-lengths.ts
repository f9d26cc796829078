/** Lengths of the cycles and the start of the last one, as entered or from logged dates. */
import { InputError, type Problem } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import { dayNumberToIso, isoToDayNumber } from "../../../math/dates/civil";
import { extremes, preciseSum, sampleDeviation } from "../../../math/statistics/sample";
import { GAP_DAYS, type Inputs, LEAST_DATES } from "./inputs";

export interface CycleLengths {
  /** Day number on which the last period began. */
  readonly last: number;
  /** Lengths in days. */
  readonly typical: number;
  readonly shortest: number;
  readonly longest: number;
  /** Statistics of logged cycles; null if none are logged. */
  readonly log: {
    readonly gaps: readonly number[];
    readonly mean: number;
    readonly deviation: number;
  } | null;
}

/** @throws InputError if the dates or lengths are inconsistent or out of range */
export function readCycles(inputs: Inputs, format: Format): CycleLengths {
  const { mode, lastPeriod, asOf, cycleLength, shortestCycle, longestCycle } = inputs;
  if (mode === "history") return fromLog(inputs, format);
  const problems: Problem[] = [];
  if (lastPeriod > asOf)
    problems.push({
      field: "lastPeriod",
      message: "Enter the first day of your last period, on or before today.",
    });
  if (mode === "irregular" && longestCycle < shortestCycle)
    problems.push({
      field: "longestCycle",
      message: "The longest cycle cannot be shorter than the shortest.",
    });
  if (problems.length > 0) throw new InputError(problems);
  const last = isoToDayNumber(lastPeriod);
  if (mode === "regular") return { last, typical: cycleLength, shortest: cycleLength, longest: cycleLength, log: null };
  const typical = Math.floor((shortestCycle + longestCycle) / 2);
  return { last, typical, shortest: shortestCycle, longest: longestCycle, log: null };
}

const RULE = `Enter at least ${LEAST_DATES} period dates, ${GAP_DAYS.min} to ${GAP_DAYS.max} days apart`;

function fromLog({ periodStarts, asOf }: Inputs, format: Format): CycleLengths {
  const late = periodStarts.findIndex(({ date }) => date > asOf);
  if (late >= 0) throw new InputError("periodStarts", `Period ${late + 1}: the date must be on or before today.`);
  if (periodStarts.length < LEAST_DATES) throw new InputError("periodStarts", `${RULE}.`);
  const days = periodStarts.map(({ date }) => isoToDayNumber(date)).sort((a, b) => a - b);
  const gaps = days.slice(1).map((day, i) => day - (days[i] as number));
  const wrong = gaps.findIndex((gap) => gap < GAP_DAYS.min || gap > GAP_DAYS.max);
  if (wrong >= 0) {
    const text = (day: number | undefined) => format.date(dayNumberToIso(day as number));
    const pair =
      gaps[wrong] === 0
        ? `${text(days[wrong])}, is entered twice`
        : `${text(days[wrong])}, and ${text(days[wrong + 1])}, are ${format.plural(gaps[wrong] as number, "day")} apart`;
    throw new InputError("periodStarts", `${RULE}: ${pair}.`);
  }
  const mean = preciseSum(gaps) / gaps.length;
  const [shortest, longest] = extremes(gaps);
  return {
    last: days.at(-1) as number,
    typical: Math.round(mean),
    shortest,
    longest,
    log: { gaps, mean, deviation: sampleDeviation(gaps) as number },
  };
}
