import type { Headline } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { StaffLoan } from "./staff-loan";

/** Amounts below this count as zero. */
const HALF_CENT = 0.005;

/** Text such as `₹13,00,000 less interest than a market loan, ₹12,40,000 after tax`. */
function advantageText({ interestAdvantage, netAdvantage, perquisite }: StaffLoan, format: Format): string {
  const size = format.wholeMoney(Math.abs(interestAdvantage));
  const less =
    Math.abs(interestAdvantage) < HALF_CENT
      ? "the same interest as a market loan"
      : `${size} ${interestAdvantage > 0 ? "less" : "more"} interest than a market loan`;
  if (perquisite.tax < HALF_CENT) return less;
  const net = format.wholeMoney(Math.abs(netAdvantage));
  return netAdvantage < 0 === interestAdvantage < 0
    ? `${less}, ${net} after tax`
    : `${less}, but ${net} ${netAdvantage < 0 ? "more expensive" : "cheaper"} after tax`;
}

/** The equivalent EMI rate, and the advantage over a market loan. */
export function headline(loan: StaffLoan, format: Format): Headline {
  const { inputs, recovery } = loan;
  const rate = format.percent(inputs.annualRate);
  const after = `; ${advantageText(loan, format)}.`;
  if (inputs.recoveryMethod === "emi")
    return {
      label: "EMI",
      before: `At ${rate}, the EMI is`,
      figure: format.money(recovery.instalment),
      after,
    };
  const effective = format.percent(loan.effectiveRate, 1);
  return {
    label: "Costs as much as",
    before: `${rate} simple costs as much as ${/^(8|1[18]\D)/.test(effective) ? "an" : "a"}`,
    figure: `${effective} EMI loan`,
    after,
  };
}
