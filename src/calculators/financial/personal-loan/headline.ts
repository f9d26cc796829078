import type { Headline } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { PersonalLoan } from "./loan";

/** Rates closer than this look the same when displayed. */
const SAME = 0.005;

/** The payment, the number of payments, and the true rate of the loan. */
export function headline(loan: PersonalLoan, format: Format): Headline {
  const { payments, lastPayment, interest } = loan.totals;
  const rate = rateText(loan, format) ?? `interest comes to ${format.money(interest)}`;
  const more = `${extrasText(loan, format)}${chargeText(loan, format)}`;
  if (payments === 1)
    return {
      label: "Payment",
      before: "You pay",
      figure: format.money(lastPayment),
      after: `once${more}; ${rate}.`,
    };
  return {
    label: "Each month",
    before: "You pay",
    figure: format.money(loan.payment),
    after: `a month${more}${more ? "," : ""} for ${format.plural(payments, "month")}; ${rate}.`,
  };
}

/** `with the fee, the true rate is 13.77%, not 11.5%`; null if the true rate is the one entered. */
function rateText({ inputs, apr, fee }: PersonalLoan, format: Format): string | null {
  const { annualRate, rateType, monthlyFee } = inputs;
  if (apr === null || Math.abs(apr - annualRate) < SAME) return null;
  const causes = [...(fee > 0 ? ["the fee"] : []), ...(monthlyFee > 0 ? ["the monthly charge"] : [])];
  const given = `${format.percent(annualRate)}${rateType === "flat" ? " flat" : ""}`;
  const counted = causes.length > 0 ? `with ${causes.join(" and ")}, ` : "";
  return `${counted}the true rate is ${format.percent(apr, 2)}, not ${given}`;
}

/** `, plus $150.00 extra`; empty if no extra payment is made. */
function extrasText({ inputs, totals }: PersonalLoan, format: Format): string {
  if (totals.extra === 0) return "";
  const { extraMonthly, extraOnce } = inputs;
  if (totals.payments === 1) return `, plus ${format.money(totals.extra)} extra`;
  if (extraMonthly === 0) return `, plus one extra payment of ${format.money(totals.extra)}`;
  return `, plus ${format.money(extraMonthly)} extra${extraOnce > 0 ? " and one extra payment" : ""}`;
}

function chargeText({ inputs: { monthlyFee } }: PersonalLoan, format: Format): string {
  return monthlyFee > 0 ? `, plus ${format.money(monthlyFee)} in charges` : "";
}
