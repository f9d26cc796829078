import { type Headline, type Notice, notice } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import { US_VEHICLE_LOANS } from "../../../data/vehicle-loans/us";
import type { AutoLoan } from "./loan";
import type { Comparison } from "./offers";
import { creditedTradeIn } from "./purchase";

/** Differences below this are shown with cents. */
const SMALL = 100;

/** The payment, and which of the dealer's two offers is cheaper and by how much. */
export function headline(loan: AutoLoan, format: Format): Headline {
  const { amountFinanced: financed, payment, totals, inputs, comparison } = loan;
  if (financed === 0)
    return {
      label: "To finance",
      before: "Down payment and trade-in pay for the car:",
      figure: format.money(0),
      after: "is left to finance.",
    };
  if (inputs.startFrom === "payment")
    return {
      label: "You can buy",
      before: "You can buy a vehicle for",
      figure: format.money(inputs.vehiclePrice),
      after: `with ${format.money(payment)} a month for ${format.plural(totals.payments, "month")}; ${comparison ? offerText(comparison, inputs.extraMonthly > 0, format) : `interest comes to ${format.wholeMoney(totals.interest)}`}.`,
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

/** The dated figures this calculator uses. */
export const FIGURES = [US_VEHICLE_LOANS.interestDeduction];

/** Notes shown next to the results. */
export function notices(loan: AutoLoan, format: Format): Listed<Notice> {
  return [
    tradeInNotice(loan, format),
    tradeInTaxNotice(loan, format),
    upsideDownNotice(loan, format),
    termNotice(loan, format),
    deductionNotices(loan, format),
  ];
}

/** Which rule the sales tax follows, if the trade-in does not lower it by its whole value. */
function tradeInTaxNotice({ inputs }: AutoLoan, format: Format): Notice | null {
  const { tradeInValue, salesTaxRate } = inputs;
  const credited = creditedTradeIn(inputs);
  if (credited >= tradeInValue || salesTaxRate === 0) return null;
  return notice(
    "trade-in-taxed",
    credited === 0
      ? "Sales tax is charged on the price before the trade-in."
      : `Only ${format.wholeMoney(credited)} of the trade-in comes off the taxed amount.`,
  );
}

function tradeInNotice({ netTradeIn }: AutoLoan, format: Format): Notice | null {
  if (netTradeIn >= 0) return null;
  return notice(
    "negative-equity",
    `You owe ${format.money(-netTradeIn)} more on the trade-in than it is worth. The new loan also pays that off and charges interest on it.`,
  );
}

function upsideDownNotice(loan: AutoLoan, format: Format): Notice | null {
  const { monthsUpsideDown: months, inputs, upsideDownAtStart } = loan;
  if (months === 0)
    return upsideDownAtStart < 0.005
      ? null
      : notice(
          "upside-down",
          `On the day of the purchase you owe ${format.money(upsideDownAtStart)} more than the price of the car; after the first payment, no longer.`,
        );
  return notice(
    "upside-down",
    `If the car loses ${format.percent(inputs.valueLossPercent)} of its price a year, you owe more than it is worth for ${format.plural(months, "month")}. If it were sold or totaled then, the proceeds would not pay off the loan.`,
  );
}

/** A longer term looks cheaper than it is. */
function termNotice({ comparison }: AutoLoan, format: Format): Notice | null {
  if (!comparison || comparison.cash.months === comparison.promo.months) return null;
  const { cash, promo } = comparison;
  return notice(
    "terms-differ",
    `The offers run for ${format.number(cash.months)} and ${format.plural(promo.months, "month")}: compare their total cost, not the monthly payments.`,
  );
}

function deductionNotices(loan: AutoLoan, format: Format): Listed<Notice> {
  const { deduction, inputs, netTradeIn } = loan;
  if (!deduction) return [];
  const { deductible, reduction } = deduction;
  return [
    format.currency !== "USD" &&
      notice(
        "dollar-law",
        "The deduction is US law: its limits are in US dollars, and all amounts here are treated as dollars.",
      ),
    notice(
      "first-twelve-payments",
      `The deduction applies to the interest paid in a calendar year. This uses the first 12 payments and the limits for ${inputs.taxYear}.`,
    ),
    deductible === 0 &&
      reduction > 0 &&
      notice(
        "phased-out",
        `At an income of ${format.wholeMoney(inputs.magi)}, the deduction is reduced by ${format.wholeMoney(reduction)}, which leaves nothing.`,
      ),
    netTradeIn < 0 &&
      notice(
        "old-loan-interest",
        `The deduction applies only to debt used to buy the car. Interest on the ${format.money(-netTradeIn)} that pays off the old loan is included here but may not be deductible.`,
      ),
  ];
}
