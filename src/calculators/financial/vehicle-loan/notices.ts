import type { Notice } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import { US_VEHICLE_LOANS } from "../../../data/vehicle-loans/us";
import type { AutoLoan } from "./loan";

/** The dated figures this calculator uses. */
export const FIGURES = [US_VEHICLE_LOANS.interestDeduction];

/** Notes shown next to the results. */
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
      message: `You owe ${format.money(-netTradeIn)} more on the trade-in than it is worth. The new loan also pays that off and charges interest on it.`,
    },
  ];
}

function upsideDownNotice(loan: AutoLoan, format: Format): Notice[] {
  const { monthsUpsideDown: months, inputs } = loan;
  if (months === 0) return [];
  return [
    {
      code: "upside-down",
      message: `If the car loses ${format.percent(inputs.valueLossPercent)} of its price a year, you owe more than it is worth for ${format.plural(months, "month")}. If it were sold or totaled then, the proceeds would not pay off the loan.`,
    },
  ];
}

/** A longer term looks cheaper than it is. */
function termNotice({ comparison }: AutoLoan, format: Format): Notice[] {
  if (!comparison || comparison.cash.months === comparison.promo.months) return [];
  const { cash, promo } = comparison;
  return [
    {
      code: "terms-differ",
      message: `The offers run for ${format.number(cash.months)} and ${format.plural(promo.months, "month")}: compare their total cost, not the monthly payments.`,
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
              "The deduction is US law: its limits are in US dollars, and all amounts here are treated as dollars.",
          },
        ]),
    {
      code: "first-twelve-payments",
      message: `The deduction applies to the interest paid in a calendar year. This uses the first 12 payments and the limits for ${inputs.taxYear}.`,
    },
    ...(deductible === 0 && reduction > 0
      ? [
          {
            code: "phased-out",
            message: `At an income of ${format.wholeMoney(inputs.magi)}, the deduction is reduced by ${format.wholeMoney(reduction)}, which leaves nothing.`,
          },
        ]
      : []),
    ...(netTradeIn < 0
      ? [
          {
            code: "old-loan-interest",
            message: `The deduction applies only to debt used to buy the car. Interest on the ${format.money(-netTradeIn)} that pays off the old loan is included here but may not be deductible.`,
          },
        ]
      : []),
  ];
}
