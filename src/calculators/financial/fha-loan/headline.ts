import type { Headline } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { FhaLoan } from "./loan";

/** How long MIP lasts: `for all 30 years`, `for 11 years`. */
export function mipSpan({ cell, term }: FhaLoan, format: Format): string {
  const years = format.plural(cell.months / 12, "year");
  return cell.months < term ? `for ${years}` : `for all ${years}`;
}

/** The payment including extra payments, and how much of it is insurance and for how long. */
export function headline(loan: FhaLoan, format: Format): Headline {
  const { payments } = loan.totals;
  const early = payments > 0 && payments < loan.term && loan.insuredPayments === payments;
  const span = early ? `until it is paid off in ${format.month(loan.dateOf(payments))}` : mipSpan(loan, format);
  const monthly = loan.monthlyExtra;
  const more = monthly > 0 ? `${format.wholeMoney(monthly)} of it extra and ` : "";
  return {
    label: "Monthly payment",
    before: "You pay",
    figure: format.wholeMoney(loan.monthlyPayment + monthly),
    after: `a month, ${more}${format.wholeMoney(loan.mipOfPayment(1))} of it FHA insurance ${span}.`,
  };
}
