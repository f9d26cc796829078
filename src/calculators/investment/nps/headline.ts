import type { Headline } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import { amountText, givenText } from "../../../fieldsets/amount-text";
import type { Pension } from "./pension";

/** Smaller amounts are written in full. */
const LAKH = 1e5;

/** The corpus, and how much of it is paid at once and each month. */
export function headline(pension: Pension, format: Format): Headline {
  const { inputs, corpus, exit, monthlyPension, redeemedMonthly } = pension;
  const { monthlyContribution, employerMonthly, contributionGrowth, existingCorpus, exitAge, surYears } = inputs;
  const short = (amount: number) => (amount >= LAKH ? format.shortMoney(amount) : amountText(amount, format));
  const paid = [
    `${givenText(monthlyContribution, format)} a month`,
    employerMonthly > 0 ? ` and ${givenText(employerMonthly, format)} from your employer` : "",
    contributionGrowth > 0 ? `, rising ${format.percent(contributionGrowth)} a year,` : "",
    existingCorpus > 0 ? ` on top of ${short(existingCorpus)}` : "",
  ].join("");
  const gets = [
    ...(exit.lumpSum >= 0.005 ? [`${short(exit.lumpSum)} in hand`] : []),
    ...(redeemedMonthly === null
      ? []
      : [`${amountText(redeemedMonthly, format)} a month for ${format.plural(surYears, "year")}`]),
    ...(monthlyPension >= 0.005 ? [`${amountText(monthlyPension, format)} a month`] : []),
  ];
  return {
    label: "Corpus",
    before: `${paid} to ${exitAge} ${employerMonthly > 0 ? "become" : "becomes"}`,
    figure: amountText(corpus, format),
    ...(gets.length > 0 && { after: `at exit: ${gets.join(" and ")}.` }),
    second: secondLine(pension, format),
  };
}

function secondLine(pension: Pension, format: Format): string {
  const { monthlyPension, corpus, exit, taxOnLumpSum } = pension;
  const real =
    monthlyPension >= 0.005
      ? `In today’s money the pension is ${amountText(pension.real(monthlyPension), format)} a month`
      : `In today’s money the corpus is ${amountText(pension.real(corpus), format)}`;
  return taxOnLumpSum >= 0.005
    ? `${real}; after tax, the lump sum is ${amountText(exit.lumpSum - taxOnLumpSum, format)}`
    : real;
}
