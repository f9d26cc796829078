import type { Format } from "../../../core/format";
import { givenText } from "../../../fieldsets/amount-text";
import { type Frequency, type Inputs, PER_YEAR } from "./inputs";

const EACH: Readonly<Record<Frequency, string>> = {
  weekly: "a week",
  monthly: "a month",
  quarterly: "a quarter",
  annually: "a year",
};

/** `a month` */
export function eachText({ contributionFrequency }: Inputs): string {
  return EACH[contributionFrequency];
}

/** `, stepped up 10% a year,`, or an empty string without step-ups. */
export function stepText({ stepUpPercent, stepUpAmount, stepUpEvery }: Inputs, format: Format): string {
  const by = stepUpPercent > 0 ? format.percent(stepUpPercent) : givenText(stepUpAmount, format);
  const every = stepUpEvery === "year" ? "a year" : "every six months";
  return stepUpPercent === 0 && stepUpAmount === 0 ? "" : `, stepped up ${by} ${every},`;
}

/** The term, rounded to whole periods if there are any: `10 years`, `0.25 years`. */
export function termText({ mode, termYears, contributionFrequency }: Inputs, format: Format): string {
  const perYear = PER_YEAR[contributionFrequency];
  const years = mode === "lumpsum" ? termYears : Math.floor(perYear * termYears + 0.5) / perYear;
  return format.plural(years, "year");
}
