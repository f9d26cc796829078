import type { Headline } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import { extraSummary } from "../../../fieldsets/loan";
import type { Mortgage } from "./mortgage";

/** The payment including extra payments, when the home is paid off, and the interest until then. */
export function headline(mortgage: Mortgage, format: Format): Headline {
  const { inputs, biweeklyPayment } = mortgage;
  const { payments, interest } = mortgage.totals();
  const { others } = extraSummary(inputs, inputs.firstPaymentDate);
  const monthly = mortgage.monthlyExtra;
  const end = `and own the home in ${format.month(mortgage.payoffDate)}, after ${format.wholeMoney(interest)} in interest.`;
  const more = others ? "plus other extra payments, " : "";
  if (biweeklyPayment !== null)
    return {
      label: "Every two weeks",
      before: "You pay on the loan every two weeks",
      figure: format.money(biweeklyPayment),
      after: `${monthly > 0 ? `plus ${format.money(monthly)} extra a month, ` : ""}${more}${end}`,
    };
  return {
    label: "Monthly payment",
    before: `${mortgage.isAdjustable ? "At first you" : "You"} pay ${payments === 1 ? "once" : "each month"}`,
    figure: format.money(mortgage.monthlyPayment + monthly),
    after: `${monthly > 0 ? `, ${format.money(monthly)} of it extra, ` : ""}${more}${end}`,
  };
}
