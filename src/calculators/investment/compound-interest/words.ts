import type { Format } from "../../../core/format";
import { givenText } from "../../../fieldsets/amount-text";
import { monthsText } from "../../../fieldsets/months-text";
import type { Frequency } from "./inputs";
import type { Savings } from "./savings";

const EACH: Readonly<Record<Frequency, string>> = {
  annually: "a year",
  semiannually: "every six months",
  quarterly: "a quarter",
  monthly: "a month",
  semimonthly: "twice a month",
  biweekly: "every two weeks",
  weekly: "a week",
  daily: "a day",
};

/** `$100 a month`, `$100 a month, rising 3% a year,` */
export function depositText({ inputs }: Savings, format: Format): string {
  const { contribution, contributionFrequency, contributionGrowth } = inputs;
  const text = `${givenText(contribution, format)} ${EACH[contributionFrequency]}`;
  if (contributionGrowth === 0) return text;
  const verb = contributionGrowth > 0 ? "rising" : "falling";
  return `${text}, ${verb} ${format.percent(Math.abs(contributionGrowth))} a year,`;
}

/** `10 years`, `2 years 6 months` */
export function termText({ inputs }: Savings, format: Format): string {
  return monthsText(12 * inputs.termYears + inputs.termMonths, format);
}
