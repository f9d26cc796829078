import { type Headline, type Notice, notice } from "../../../core/calculator";
import { figureNotices } from "../../../core/figures";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import { INDIA_HOME_LOAN_PARAMETERS, INDIA_HOME_LOANS } from "../../../data/home-loans/india";
import { type Figure, figureAt, figuresAt } from "../../../data/parameter";
import type { Inputs } from "./inputs";
import type { StaffLoan } from "./staff-loan";

/** The monthly deduction, and the market rate that costs as much, with the tax. */
export function headline(loan: StaffLoan, format: Format): Headline {
  const { inputs, recovery, numberOfPayments: payments } = loan;
  const { principalInstalment: first, interestInstalment: then, instalment } = recovery;
  const count = recovery.rows.filter(({ phase }) => phase !== "interest").length;
  const further = recovery.rows.length - count;
  const label = inputs.recoveryMethod === "emi" ? "EMI" : "Monthly deduction";
  const before = inputs.recoveryMethod === "emi" ? "The EMI is" : "The monthly deduction is";
  const period =
    first === null || then === null || then < HALF_CENT
      ? `for ${format.plural(first === null ? payments : count, "month")}`
      : `for ${format.plural(count, "month")}, then ${format.money(then)} for ${format.plural(further, "month")}`;
  return {
    label,
    before,
    figure: format.money(first ?? instalment),
    after: `${period}${prepaymentText(inputs, format)}; ${costText(loan, format)}.`,
  };
}

/** `, with a prepayment of ₹5,00,000 in month 36`; empty without a prepayment. */
function prepaymentText({ prepayment, prepaymentAfter }: Inputs, format: Format): string {
  return prepayment > 0
    ? `, with a prepayment of ${format.money(prepayment)} in month ${format.number(prepaymentAfter)}`
    : "";
}

/** Text such as `with the tax on the perquisite, the loan costs as much as a 5.62% EMI loan`. */
function costText({ effectiveRate, effectiveRateAfterTax, perquisite }: StaffLoan, format: Format): string {
  const asLoan = (rate: number | null) => {
    const text = format.percent(rate, 2);
    return `the loan costs as much as ${/^(8|1[18]\D)/.test(text) ? "an" : "a"} ${text} EMI loan`;
  };
  if (perquisite.tax < HALF_CENT) return asLoan(effectiveRate);
  return effectiveRateAfterTax === null
    ? `the tax on the perquisite is ${format.wholeMoney(perquisite.tax)}`
    : `with the tax on the perquisite, ${asLoan(effectiveRateAfterTax)}`;
}

/** Amounts below this count as zero. */
const HALF_CENT = 0.005;

const { houseBuildingAdvanceRate, houseBuildingAdvanceRecovery, sbiRate, employerLoanExemption } = INDIA_HOME_LOANS;

/** The dated figures this calculator uses. */
export const FIGURES = [houseBuildingAdvanceRate, houseBuildingAdvanceRecovery, sbiRate, employerLoanExemption];

/** Notes shown next to the results. */
export function notices(loan: StaffLoan, format: Format): Listed<Notice> {
  return [
    advantageNotice(loan, format),
    recoveryNotice(loan, format),
    exemptNotices(loan, format),
    figureNotices(figuresInUse(loan), format),
  ];
}

/** Figures in effect on the disbursement date that the user has not replaced and that affect the answer. */
function figuresInUse({ inputs, isExempt }: StaffLoan): Figure[] {
  const { annualRate, medicalExempt, exemptLimit, disbursementDate } = inputs;
  const { houseBuildingAdvanceRate, sbiRate } = figuresAt(INDIA_HOME_LOAN_PARAMETERS, disbursementDate);
  return [
    ...(annualRate === houseBuildingAdvanceRate.value ? [houseBuildingAdvanceRate] : []),
    ...(!isExempt && inputs.sbiRate === sbiRate.value ? [sbiRate] : []),
    ...(isExempt && !medicalExempt && exemptLimit === employerLoanExemption.value ? [employerLoanExemption] : []),
  ];
}

function advantageNotice({ interestAdvantage, perquisite: { tax } }: StaffLoan, format: Format): Notice | null {
  if (interestAdvantage < 0 || interestAdvantage >= tax) return null;
  return notice(
    "tax-eats-advantage",
    `The tax on the perquisite, ${format.wholeMoney(tax)}, is more than the interest saved, ${format.wholeMoney(interestAdvantage)}.`,
  );
}

/** Notes on the limits of the House Building Advance Rules and on a staff rate that leaves no perquisite. */
function recoveryNotice({ inputs, isExempt }: StaffLoan, format: Format): Listed<Notice> {
  const { principalInstalments: most, interestInstalments: mostInterest } = houseBuildingAdvanceRecovery.value;
  const found: Notice[] = [];
  if (
    inputs.recoveryMethod === "two-phase" &&
    (inputs.principalInstalments > most || inputs.interestInstalments > mostInterest)
  )
    found.push(
      notice(
        "beyond-hba-rules",
        `The House Building Advance Rules of the central government allow at most ${format.number(most)} installments of principal and ${format.number(mostInterest)} of interest. Other employers have their own rules.`,
      ),
    );
  if (!isExempt && inputs.annualRate >= inputs.sbiRate && inputs.interestCredit === "accrued")
    found.push(notice("no-perquisite", "The staff rate is not below the SBI rate, so there is no perquisite to tax."));
  return found;
}

/** Notes on exempt loans; tax years before the new rules had a lower limit. */
function exemptNotices({ inputs, isExempt }: StaffLoan, format: Format): Notice | null {
  const { principal, exemptLimit, medicalExempt, disbursementDate } = inputs;
  if (medicalExempt || !isExempt) return null;
  const { value: limit } = employerLoanExemption;
  const { value: limitThen } = figureAt(INDIA_HOME_LOAN_PARAMETERS.employerLoanExemption, disbursementDate);
  return limitThen < limit && exemptLimit === limit && principal > limitThen
    ? notice(
        "limit-before",
        `For tax years before 2026-27, only loans of up to ${format.wholeMoney(limitThen)} are exempt. Enter that limit to see the tax for those years.`,
      )
    : notice("small-loan", `Employer loans of up to ${format.wholeMoney(exemptLimit)} in total are not taxed.`);
}
