import type { Headline } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { AutoLoan } from "./loan";
import type { Comparison } from "./offers";

/** Differences below this are shown with cents. */
const SMALL = 100;

/** The payment, and which of the dealer's two offers is cheaper and by how much. */
export function headline(loan: AutoLoan, format: Format): Headline {
  const { financed, payment, totals, inputs, comparison } = loan;
  if (financed === 0)
    return {
      label: "To finance",
      before: "Down payment and trade-in pay for the car:",
      figure: format.money(0),
      after: "is left to finance.",
    };
  const extra = inputs.extraMonthly > 0 ? `, plus ${format.money(inputs.extraMonthly)} extra,` : "";
  const balloon =
    inputs.balloonAmount > 0 && totals.payments === inputs.termMonths
      ? ` and ${format.money(inputs.balloonAmount)} at the end`
      : "";
  const span = ` for ${format.plural(totals.payments, "month")}${balloon}`;
  const end = comparison
    ? offerText(comparison, extra !== "", format)
    : `interest comes to ${format.wholeMoney(totals.interest)}`;
  return {
    label: "Each month",
    before: "You pay",
    figure: format.money(payment),
    after: `a month${extra}${span}; ${end}.`,
  };
}

/** `the 2.9% offer is $1,590 cheaper than the $1,500 rebate` */
function offerText({ cash, promo, better, advantage }: Comparison, extra: boolean, format: Format): string {
  const by = Math.abs(advantage);
  const difference = by < SMALL ? format.money(by) : format.wholeMoney(by);
  const low = `the ${format.percent(promo.annualRate)} offer`;
  const own =
    cash.incentive > 0
      ? `the ${format.wholeMoney(cash.incentive)} rebate`
      : `the loan at ${format.percent(cash.annualRate)}`;
  const before = extra ? "before extra payments, " : "";
  switch (better) {
    case "equal":
      return `${before}${low} and ${own} cost the same`;
    case "low-apr":
      return `${before}${low} is ${difference} cheaper than ${own}`;
    case "cash-incentive":
      return `${before}${own} is ${difference} cheaper than ${low}`;
  }
}
