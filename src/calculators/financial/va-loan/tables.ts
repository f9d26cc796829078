import { scheduleRow, tabulate } from "../../../math/finance/schedule";
import { SLACK } from "../../../math/numbers/slack";
import type { VaLoan } from "./loan";
import { feeSteps } from "./rules";

/** Every payment the borrower makes. */
export function scheduleTable(loan: VaLoan) {
  return tabulate(loan.actual, loan.dates, scheduleRow);
}

/** The down payments at which a purchase's fee changes, and the borrower's own. */
export function feeTable(loan: VaLoan) {
  const { loanPurpose, fundingFeeExempt, requestedLoan } = loan.inputs;
  if (loanPurpose !== "purchase" || fundingFeeExempt || requestedLoan !== null) return [];
  const own = loan.downPercent;
  const others = feeSteps(loanPurpose)
    .map((step) => step.downFrom)
    .filter((percent) => Math.abs(percent - own) > SLACK)
    .map((percent) => ({ percent, option: loan.withDown(percent), current: false }));
  return [...others, { percent: own, option: loan, current: true }]
    .sort((a, b) => a.percent - b.percent)
    .map(({ percent, option, current }) => ({
      downPaymentPercent: percent,
      downPayment: option.downPaymentAmount,
      feeRate: option.feeRate,
      fundingFee: option.fundingFee,
      monthlyPayment: option.monthlyPayment,
      feeSaved: loan.fundingFee - option.fundingFee,
      netSaving: current ? 0 : loan.worthOf(option),
      current,
    }));
}

/** Steps from gross income to residual income; empty if there is no income. */
export function residualTable(loan: VaLoan) {
  const { income, inputs } = loan;
  if (income === null) return [];
  let left = income;
  const rest = (
    [
      ["taxes", inputs.incomeTaxesMonthly],
      ["payment", loan.monthlyPayment],
      ["maintenance", loan.maintenance],
      ["debts", inputs.monthlyDebts],
      ["childcare", inputs.childcareMonthly],
    ] as const
  ).map(([step, amount]) => {
    left -= amount;
    return { step, amount: -amount, left };
  });
  return [{ step: "income" as const, amount: income, left: income }, ...rest];
}

/** Costs of both loans of a rate-reduction refinance after each month; null for other purposes. */
export function reductionTable({ reduction }: VaLoan) {
  if (reduction === null) return null;
  return Array.from({ length: reduction.months + 1 }, (_, month) => ({
    month,
    stayCost: reduction.stayCost(month),
    refinanceCost: reduction.refinanceCost(month),
    savings: reduction.ahead(month),
  }));
}
