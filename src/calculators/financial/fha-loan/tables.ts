import { FHA } from "../../../data/home-loans/fha";
import { scheduleRow, tabulate } from "../../../math/finance/schedule";
import { SLACK } from "../../../math/numbers/slack";
import type { FhaLoan } from "./loan";

/** Number of payments in five years. */
const FIVE_YEARS = 60;

/** Every payment the borrower makes, with its premium. */
export function scheduleTable(loan: FhaLoan) {
  return tabulate(loan.actual, loan.dates, (row, date) =>
    Object.assign(scheduleRow(row, date), { mip: loan.mipOfPayment(row.number) }),
  );
}

/** The years with a premium. */
export function premiumTable(loan: FhaLoan) {
  const bills = loan.inputs.mipMethod === "hud";
  return Array.from({ length: Math.ceil(loan.insuredPayments / 12) }, (_, i) => ({
    year: i + 1,
    averageBalance: bills ? (loan.premiums[i]?.averageBalance ?? null) : null,
    monthlyMip: loan.monthlyMip(i),
  }));
}

/** The FHA loan compared with a conventional one with the same down payment. */
export function comparisonTable(loan: FhaLoan) {
  const { conventional, kept } = loan;
  const fiveYears = Math.min(FIVE_YEARS, loan.term);
  return [
    {
      option: "fha" as const,
      loanAmount: loan.loanAmount,
      monthlyPayment: loan.level + loan.mipOfPayment(1),
      insuranceMonths: loan.cell.months,
      insuranceTotal: loan.allInsurance,
      cost5Years: loan.cost(fiveYears),
      costWhileKept: loan.cost(kept),
    },
    {
      option: "conventional" as const,
      loanAmount: conventional.loan,
      monthlyPayment: conventional.monthlyPayment,
      insuranceMonths: conventional.insuredPayments,
      insuranceTotal: conventional.insuranceTotal,
      cost5Years: conventional.cost(fiveYears),
      costWhileKept: conventional.cost(kept),
    },
  ];
}

/** Cost of both loans if they are paid off at the end of each year. */
export function costTable(loan: FhaLoan) {
  return Array.from({ length: loan.inputs.termYears }, (_, i) => {
    const payments = 12 * (i + 1);
    return {
      year: i + 1,
      fha: loan.cost(payments),
      conventional: loan.conventional.cost(payments),
      fhaAdvantage: loan.advantage(payments),
    };
  });
}

/** A line of the table of down payments. */
export type DownPaymentOption = ReturnType<typeof downPaymentTable>[number];

/** Results for the down payments at which the premium changes, and for the buyer's own. */
export function downPaymentTable(loan: FhaLoan) {
  const { minimumDownPercent: minimumDown, downPercent: own } = loan;
  const { longTerm, shortTerm } = FHA.annualMip.value;
  const steps = [longTerm, shortTerm].flatMap(({ standard, higher }) => [...standard, ...higher]);
  const shares = new Set([minimumDown, ...steps.flatMap((step) => step.ltvUpTo ?? []).map((ltv) => 100 - ltv)]);
  const others = [...shares]
    .filter((share) => share >= minimumDown && Math.abs(share - own) > SLACK)
    .map((share) => ({ loan: loan.withDown(share), share, current: false }));
  const all = [...others, { loan, share: own, current: true }].sort((a, b) => a.share - b.share);
  return all
    .filter(({ loan: { cell }, current }, i) => {
      const before = all[i - 1]?.loan.cell;
      return current || cell.rate !== before?.rate || cell.months !== before.months;
    })
    .map(({ loan: option, share, current }) => ({
      downPaymentPercent: share,
      downPayment: option.downPaymentAmount,
      mipRate: option.cell.rate,
      mipMonths: option.insuredPayments,
      monthlyPayment: option.monthlyPayment,
      insuranceTotal: option.insurancePaid,
      current,
    }));
}
