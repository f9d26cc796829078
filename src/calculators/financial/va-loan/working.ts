import { type Step, step } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import { VA } from "../../../data/home-loans/va";
import { monthlyTotalStep } from "../../../fieldsets/monthly-total";
import { PURPOSES } from "./inputs";
import type { VaLoan } from "./loan";
import { outputs } from "./outputs";
import { DEBT_RATIO, downText, feeStep, feeSteps } from "./rules";
import { residualTable } from "./tables";
import { guidelineText, pointsOf } from "./words";

/** Rates to be subtracted are not rounded, because their difference can be small. */
const RATE_DIGITS = 15;

/** The calculation step by step: payment, entitlement, residual income and APR. */
export function working(loan: VaLoan, format: Format): Listed<Step> {
  return [
    noteSteps(loan, format),
    paymentSteps(loan, format),
    entitlementSteps(loan, format),
    residualSteps(loan, format),
    reductionSteps(loan, format),
    aprSteps(loan, format),
  ];
}

/** Description of the fee table's cell, such as `Purchase or construction, less than 5% down, first use`. */
function cellText(loan: VaLoan): string {
  const { inputs } = loan;
  const own = feeStep(inputs.loanPurpose, loan.downPercent);
  const down = downText(own, feeSteps(inputs.loanPurpose));
  const use = own.first === own.later ? null : inputs.firstUse ? "first use" : "subsequent use";
  return [PURPOSES[inputs.loanPurpose], down, use].filter(Boolean).join(", ");
}

function noteSteps(loan: VaLoan, format: Format): Listed<Step> {
  const { homePrice, requestedLoan, fundingFeeExempt, financeFundingFee } = loan.inputs;
  const base = format.money(loan.baseLoan);
  return [
    requestedLoan === null
      ? step(
          "Loan before fee = price − down payment",
          `${format.money(homePrice)} − ${format.money(loan.downPaymentAmount)}`,
          base,
        )
      : step("Loan before fee", "as entered", base),
    fundingFeeExempt
      ? step("Funding fee", "exempt", format.money(0))
      : step(
          `Funding fee: ${cellText(loan)}`,
          `${base} × ${format.percent(loan.feeRate)}`,
          format.money(loan.fundingFee),
        ),
    step(
      financeFundingFee ? "Loan = loan before fee + fee" : "Loan = loan before fee; the fee is paid in cash",
      financeFundingFee ? `${base} + ${format.money(loan.fundingFee)}` : base,
      format.money(loan.loanAmount),
    ),
  ];
}

function paymentSteps(loan: VaLoan, format: Format): Listed<Step> {
  const i = format.number(loan.rate, 10);
  const n = format.number(loan.term);
  const note = format.amount(loan.loanAmount);
  const { level, costs } = loan;
  const parts = [level, costs.tax, costs.insurance, costs.hoa];
  return [
    step("Monthly rate i", `${format.number(loan.inputs.annualRate, 12)} ÷ 1,200`, i),
    step(
      "Principal and interest = loan × i ÷ (1 − (1 + i)⁻ⁿ)",
      loan.rate === 0 ? `${note} ÷ ${n}` : `${note} × ${i} ÷ (1 − (1 + ${i})^−${n})`,
      format.money(loan.level),
    ),
    monthlyTotalStep(
      "principal and interest + tax + insurance + HOA",
      parts,
      loan.monthlyExtra,
      format,
      "; VA has no mortgage insurance",
    ),
  ];
}

function entitlementSteps(loan: VaLoan, format: Format): Listed<Step> {
  const { inputs, entitlementLeft, maxLoanNoDown } = loan;
  if (entitlementLeft === null || maxLoanNoDown === null)
    return [step("Entitlement", "full: none in use", "no loan limit")];
  const share = VA.guaranty.value.percent;
  const steps: Step[] = [
    step(
      `Entitlement left = ${share}% of the county limit − in use, not below 0`,
      `max(0, ${share}% × ${format.money(inputs.countyLimit)} − ${format.money(inputs.entitlementUsed)})`,
      format.money(entitlementLeft),
    ),
    step(
      "Largest loan without a down payment",
      `${format.number(100 / share)} × ${format.money(entitlementLeft)}`,
      format.money(maxLoanNoDown),
    ),
  ];
  if (inputs.loanPurpose !== "purchase") return steps;
  return [
    steps,
    step(
      "Down payment lenders want, not below 0",
      `max(0, ${share}% × (${format.money(inputs.homePrice)} − ${format.money(maxLoanNoDown)}))`,
      format.money(loan.requiredDown),
    ),
    step(
      "Down payment shortfall, not below 0",
      `max(0, ${format.money(loan.requiredDown)} − ${format.money(loan.downPaymentAmount)})`,
      format.money(loan.downPaymentShortfall),
    ),
  ];
}

/** The debt ratio, the residual income and the guideline. */
function residualSteps(loan: VaLoan, format: Format): Listed<Step> {
  const { inputs, income, backRatio, guideline, residual } = loan;
  if (income === null || backRatio === null || guideline === null || residual === null) return [];
  const { loanFrom } = VA.residualIncome.value;
  const { maintenancePerSquareFoot } = VA.underwriting.value;
  const { base, further, eachFurther, dutyPercent, ratioPercent } = guideline;
  const amount = (value: number) => format.amount(value);
  const factors = [
    further > 0 ? `(${amount(base)} + ${further} × ${format.number(eachFurther)})` : amount(base),
    ...(dutyPercent < 100 ? [`${dutyPercent}%`] : []),
    ...(ratioPercent > 100 ? [`${ratioPercent}%`] : []),
  ];
  const reasons = [
    ...(dutyPercent < 100 ? ["active duty"] : []),
    ...(ratioPercent > 100 ? [`ratio above ${DEBT_RATIO}%`] : []),
  ];
  return [
    step(
      "Debt ratio = (payment + debts + childcare) ÷ monthly income",
      `(${[loan.monthlyPayment, inputs.monthlyDebts, inputs.childcareMonthly].map(amount).join(" + ")}) ÷ ${amount(income)}`,
      format.percent(backRatio, 2),
    ),
    step(
      "Maintenance and utilities",
      `${format.number(inputs.squareFeet)} sq ft × ${format.money(maintenancePerSquareFoot)}`,
      format.money(loan.maintenance),
    ),
    step(
      "Residual income = income − taxes − payment − maintenance − debts − childcare",
      residualTable(loan)
        .map((row) => amount(Math.abs(row.amount)))
        .join(" − "),
      format.money(residual),
    ),
    step(
      `Guideline: ${guidelineText(inputs, guideline, loanFrom, format)}${reasons.length > 0 ? `; ${reasons.join(", ")}` : ""}`,
      factors.join(" × "),
      format.money(guideline.required),
    ),
    step(
      "Residual income above the guideline",
      `${amount(residual)} − ${amount(guideline.required)}`,
      `${format.money(residual - guideline.required)}: ${loan.meetsGuideline ? "meets it" : "short of it"}`,
    ),
  ];
}

function reductionSteps(loan: VaLoan, format: Format): Listed<Step> {
  const { inputs, reduction } = loan;
  if (!reduction) return [];
  const { recoupMonths, costs } = reduction;
  return [
    step(
      `Current principal and interest, ${format.plural(inputs.remainingMonths, "payment")} left`,
      `${format.money(loan.baseLoan)} at ${format.percent(inputs.currentRate)}`,
      format.money(reduction.currentPayment),
    ),
    step(
      "Principal and interest drop by",
      `${format.amount(reduction.currentPayment)} − ${format.amount(loan.level)}`,
      format.money(reduction.savings),
    ),
    step(
      "Costs to recoup = points + lender fees + other costs; the funding fee does not count",
      [loan.pointsCost, inputs.lenderFees, inputs.otherClosingCosts].map((cost) => format.amount(cost)).join(" + "),
      format.money(costs),
    ),
    step(
      `Recoupment, at most ${VA.irrrlRecoupment.value.months} months`,
      `${format.amount(costs)} ÷ ${format.amount(reduction.savings)}`,
      recoupMonths === null ? "never" : format.plural(Math.round(10 * recoupMonths) / 10, "month"),
    ),
    step(
      `Rate drop, at least ${format.number(VA.irrrlRateDrop.value.fixed)} points from fixed to fixed`,
      `${format.percent(inputs.currentRate, RATE_DIGITS)} − ${format.percent(inputs.annualRate, RATE_DIGITS)}`,
      `${pointsOf(reduction.rateDrop, format)}: ${outputs.irrrlVerdict.options?.[reduction.verdict]?.toLowerCase()}`,
    ),
  ];
}

function aprSteps(loan: VaLoan, format: Format): Listed<Step> {
  const financed: Step = step(
    "Amount financed A = loan − funding fee − points − lender fees",
    [loan.loanAmount, loan.fundingFee, loan.pointsCost, loan.inputs.lenderFees]
      .map((amount) => format.amount(amount))
      .join(" − "),
    format.money(loan.amountFinanced),
  );
  if (loan.apr === null) return [financed];
  return [
    financed,
    step(
      "APR = 1,200 × j, where Σ pₖ ÷ (1 + j)ᵏ = A",
      `${format.number(loan.term)} payments of ${format.amount(loan.level)}; j = ${format.number(loan.apr / 1200, 10)}`,
      format.percent(loan.apr, 4),
    ),
  ];
}
