import { type Notice, notice } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import { US_VEHICLE_LOANS } from "../../../data/vehicle-loans/us";
import type { AutoLoan } from "./loan";

/** The dated figures this calculator uses. */
export const FIGURES = [US_VEHICLE_LOANS.interestDeduction];

/** Notes shown next to the results. */
export function notices(loan: AutoLoan, format: Format): Listed<Notice> {
  return [
    tradeInNotice(loan, format),
    upsideDownNotice(loan, format),
    termNotice(loan, format),
    deductionNotices(loan, format),
  ];
}

function tradeInNotice({ netTradeIn }: AutoLoan, format: Format): Notice | null {
  if (netTradeIn >= 0) return null;
  return notice(
    "negative-equity",
    `You owe ${format.money(-netTradeIn)} more on the trade-in than it is worth. The new loan also pays that off and charges interest on it.`,
  );
}

function upsideDownNotice(loan: AutoLoan, format: Format): Notice | null {
  const { monthsUpsideDown: months, inputs } = loan;
  if (months === 0) return null;
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
