import type { Notice } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import { US_VEHICLE_LOANS } from "../../../data/vehicle-loans/us";
import type { AutoLoan } from "./loan";

/** The dated figures behind this calculator. */
export const FIGURES = [US_VEHICLE_LOANS.interestDeduction];

/** What the buyer should know beside the figures. */
export function notices(loan: AutoLoan, format: Format): Notice[] {
  return [
    ...tradeInNotice(loan, format),
    ...upsideDownNotice(loan, format),
    ...termNotice(loan, format),
    ...deductionNotices(loan, format),
  ];
}

function tradeInNotice({ netTradeIn }: AutoLoan, format: Format): Notice[] {
  if (netTradeIn >= 0) return [];
  return [
    {
      code: "negative-equity",
      message: `You owe ${format.money(-netTradeIn)} more on the trade-in than it is worth. The new loan pays that off, too, and charges interest on it.`,
    },
  ];
}

function upsideDownNotice(loan: AutoLoan, format: Format): Notice[] {
  const { monthsUpsideDown: months, inputs } = loan;
  if (months === 0) return [];
  return [
    {
      code: "upside-down",
      message: `If the car loses ${format.percent(inputs.valueLossPercent)} of its price a year, you owe more than it is worth after ${format.plural(months, "payment")}. Sold or written off then, it would not pay off the loan.`,
    },
  ];
}

/** A longer term looks cheaper by the month. */
function termNotice({ comparison }: AutoLoan, format: Format): Notice[] {
  if (!comparison || comparison.cash.months === comparison.promo.months) return [];
  const { cash, promo } = comparison;
  return [
    {
      code: "terms-differ",
      message: `The offers run for ${format.number(cash.months)} and ${format.plural(promo.months, "month")}: compare what they cost, not what they take each month.`,
    },
  ];
}

function deductionNotices(loan: AutoLoan, format: Format): Notice[] {
  const { deduction, inputs, netTradeIn } = loan;
  if (!deduction) return [];
  const { deductible, reduction } = deduction;
  return [
    ...(format.currency === "USD"
      ? []
      : [
          {
            code: "dollar-law",
            message:
              "The deduction is a law of the United States: its limits are in US dollars, and every amount here is taken as dollars.",
          },
        ]),
    {
      code: "first-twelve-payments",
      message: `The deduction counts the interest paid in a calendar year. Here it is that of the first 12 payments, under the limits of ${inputs.taxYear}.`,
    },
    ...(deductible === 0 && reduction > 0
      ? [
          {
            code: "phased-out",
            message: `At an income of ${format.wholeMoney(inputs.magi)} the deduction is reduced by ${format.wholeMoney(reduction)}: nothing of it is left.`,
          },
        ]
      : []),
    ...(netTradeIn < 0
      ? [
          {
            code: "old-loan-interest",
            message: `The deduction is for debt that buys the car. Interest on the ${format.money(-netTradeIn)} that pays off the old loan is counted here and may not be deductible.`,
          },
        ]
      : []),
  ];
}
