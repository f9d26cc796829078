import { type Headline, type Notice, notice } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import { amountText, givenText } from "../../../fieldsets/amount-text";
import { monthsText } from "../../../fieldsets/months-text";
import type { Frequency } from "./inputs";
import type { Savings } from "./savings";

/** The future value, and how much of it is interest. */
export function headline(savings: Savings, format: Format): Headline {
  const { principal, contribution, annualRate } = savings.inputs;
  const parts = [
    ...(principal > 0 || contribution === 0 ? [givenText(principal, format)] : []),
    ...(contribution > 0 ? [depositText(savings, format)] : []),
  ];
  const second = secondLine(savings, format);
  return {
    label: "Future value",
    before: `${parts.join(" plus ")} at ${format.percent(annualRate)} becomes`,
    figure: amountText(savings.futureValue, format),
    after: `in ${termText(savings, format)}${interestText(savings, format)}.`,
    ...(second && { second }),
  };
}

function interestText({ totalInterest }: Savings, format: Format): string {
  if (Math.abs(totalInterest) < 0.005) return "";
  return totalInterest > 0
    ? `; ${amountText(totalInterest, format)} of it is interest`
    : `; ${amountText(-totalInterest, format)} is lost`;
}

function secondLine({ inputs, afterTaxValue, realValue, totalTax }: Savings, format: Format): string | null {
  const taxed = totalTax >= 0.005 ? `${amountText(afterTaxValue, format)} after tax` : null;
  const real =
    inputs.inflationRate === 0
      ? null
      : `${amountText(realValue, format)} in today’s money at ${format.percent(inputs.inflationRate)} inflation`;
  const lines = [taxed, real].filter((line) => line !== null);
  return lines.length > 0 ? lines.join("; ") : null;
}

/** What the reader should know in addition to the figures. */
export function notices(savings: Savings, format: Format): Listed<Notice> {
  return [nothingNotice(savings), inflationNotice(savings, format), restNotice(savings, format)];
}

function nothingNotice({ inputs: { principal, contribution } }: Savings): Notice | null {
  return principal === 0 && contribution === 0
    ? notice("nothing-invested", "Enter a starting amount or a deposit to see it grow.")
    : null;
}

/** Warns when the rate after tax does not keep up with prices. */
function inflationNotice({ inputs, effectiveAnnualRate }: Savings, format: Format): Notice | null {
  const { taxRate, taxTiming, inflationRate } = inputs;
  const yearly = taxTiming === "annual" && effectiveAnnualRate > 0 ? 1 - taxRate / 100 : 1;
  const kept = effectiveAnnualRate * yearly;
  if (kept >= inflationRate) return null;
  const rate = (value: number) => format.percent(Math.abs(value), 2);
  const grows = kept < 0 ? `loses ${rate(kept)}` : `grows ${rate(kept)}`;
  const prices = inflationRate < 0 ? `fall ${rate(inflationRate)}` : `rise ${rate(inflationRate)}`;
  return notice(
    "below-inflation",
    `The money ${grows} a year${yearly < 1 ? " after tax" : ""} while prices ${prices}: it buys less every year.`,
  );
}

/** Says that no deposit is made in the last part of a term that is not a whole number of deposit periods. */
function restNotice({ inputs, depositCount, yearsWithoutDeposit }: Savings, format: Format): Notice | null {
  const months = Math.round(12 * yearsWithoutDeposit);
  if (inputs.contribution === 0 || months === 0) return null;
  const message =
    depositCount === 0
      ? "The term is shorter than one deposit period, so nothing is deposited."
      : `Deposits are made for whole periods only: the last ${months === 1 ? "month has" : `${monthsText(months, format)} have`} none.`;
  return notice("no-deposit-at-end", message);
}

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
function depositText({ inputs }: Savings, format: Format): string {
  const { contribution, contributionFrequency, contributionGrowth } = inputs;
  const text = `${givenText(contribution, format)} ${EACH[contributionFrequency]}`;
  if (contributionGrowth === 0) return text;
  const verb = contributionGrowth > 0 ? "rising" : "falling";
  return `${text}, ${verb} ${format.percent(Math.abs(contributionGrowth))} a year,`;
}

/** `10 years`, `2 years 6 months` */
function termText({ inputs }: Savings, format: Format): string {
  return monthsText(12 * inputs.termYears + inputs.termMonths, format);
}
