import type { Headline } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import { amountText, givenText } from "../../../fieldsets/amount-text";
import { formatIsoDate } from "../../../math/dates/iso-date";
import type { Deposit } from "./deposit";
import { termText } from "./terms-text";

const EVERY = {
  monthly: "a month",
  quarterly: "a quarter",
  "half-yearly": "every six months",
  yearly: "a year",
} as const;

/** What the deposit becomes, or what it pays out. */
export function headline(deposit: Deposit, format: Format): Headline {
  const { inputs, fixed, rate, term } = deposit;
  const money = (amount: number) => amountText(amount, format);
  const time = termText(inputs, format);
  const date = format.date(formatIsoDate(deposit.maturity));
  const second = secondLine(deposit, format);
  const at = `at ${format.percent(rate)}`;
  if (fixed?.payout != null && inputs.payout !== "cumulative" && fixed.payoutCount(term) > 0)
    return {
      label: "Each payout",
      before: `${givenText(inputs.principal, format)} ${at} pays`,
      figure: money(fixed.payout),
      after: `${EVERY[inputs.payout]} for ${time}, and ${money(deposit.maturityValue)} on ${date}.`,
      second,
    };
  const before = deposit.recurring
    ? `${givenText(inputs.monthlyContribution, format)} a month ${at} for ${time} becomes`
    : `${givenText(inputs.principal, format)} ${at}${inputs.mode === "cd" && inputs.rateType === "apy" ? " APY" : ""} for ${time} becomes`;
  return { label: "At maturity", before, figure: money(deposit.maturityValue), after: `on ${date}.`, second };
}

function secondLine(deposit: Deposit, format: Format): string {
  const { early, tds, interest, recurring, invested, plan } = deposit;
  const money = (amount: number) => amountText(amount, format);
  if (early)
    return `Closed after ${format.plural(early.held.months, "month")}: ${money(early.value)}, ${money(early.interestLost)} of interest lost`;
  const deducted = tds?.total ?? 0;
  return [
    ...(recurring ? [`${money(invested)} paid in`] : []),
    `${money(interest)} of interest`,
    deducted > 0
      ? `${money(deducted)} of it deducted as tax`
      : `an effective ${format.percent(plan.effectiveRate, 2)} a year`,
  ].join(", ");
}
