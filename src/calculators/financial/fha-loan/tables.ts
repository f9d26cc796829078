import { FHA } from "../../../data/home-loans/fha";
import { scheduleRow, tabulate } from "../../../math/finance/schedule";
import { SLACK } from "../../../math/numbers/slack";
import type { FhaLoan } from "./loan";

/** How many payments five years have. */
const FIVE_YEARS = 60;

/** Every payment of the borrower, with its premium. */
export function scheduleTable(loan: FhaLoan) {
  return tabulate(loan.actual, loan.dates, (row, date) =>
    Object.assign(scheduleRow(row, date), { mip: loan.mipOfPayment(row.number) }),
  );
}

/** The years whose payments carry a premium. */
export function premiumTable(loan: FhaLoan) {
  const bills = loan.inputs.mipMethod === "hud";
  return Array.from({ length: Math.ceil(loan.insuredPayments / 12) }, (_, i) => ({
    year: i + 1,
    averageBalance: bills ? (loan.premiums[i]?.averageBalance ?? null) : null,
    monthlyMip: loan.monthlyMip(i),
  }));
}

/** The loan beside a conventional one with the same money down. */
export function comparisonTable(loan: FhaLoan) {
  const { twin, kept } = loan;
  const fiveYears = Math.min(FIVE_YEARS, loan.term);
  return [
    {
      option: "fha" as const,
      loanAmount: loan.note,
      monthlyPayment: loan.level + loan.mipOfPayment(1),
      insuranceMonths: loan.cell.months,
      insuranceTotal: loan.allInsurance,
      cost5Years: loan.cost(fiveYears),
      costWhileKept: loan.cost(kept),
    },
    {
      option: "conventional" as const,
      loanAmount: twin.loan,
      monthlyPayment: twin.monthlyPayment,
      insuranceMonths: twin.insuredPayments,
      insuranceTotal: twin.insuranceTotal,
      cost5Years: twin.cost(fiveYears),
      costWhileKept: twin.cost(kept),
    },
  ];
}

/** What both loans have cost if they are paid off at the end of each year. */
export function costTable(loan: FhaLoan) {
  return Array.from({ length: loan.inputs.termYears }, (_, i) => {
    const payments = 12 * (i + 1);
    return {
      year: i + 1,
      fha: loan.cost(payments),
      conventional: loan.twin.cost(payments),
      fhaAdvantage: loan.advantage(payments),
    };
  });
}

/** A line of the table of down payments. */
export type DownPaymentOption = ReturnType<typeof downPaymentTable>[number];

/** What each down payment from which the premium is another comes to, and the reader's own. */
export function downPaymentTable(loan: FhaLoan) {
  const { leastDown, downPercent: own } = loan;
  const { longTerm, shortTerm } = FHA.annualMip.value;
  const steps = [longTerm, shortTerm].flatMap(({ standard, higher }) => [...standard, ...higher]);
  const shares = new Set([leastDown, ...steps.flatMap((step) => step.ltvUpTo ?? []).map((ltv) => 100 - ltv)]);
  const others = [...shares]
    .filter((share) => share >= leastDown && Math.abs(share - own) > SLACK)
    .map((share) => ({ loan: loan.withDown(share), share, current: false }));
  const all = [...others, { loan, share: own, current: true }].sort((a, b) => a.share - b.share);
  return all
    .filter(({ loan: { cell }, current }, i) => {
      const before = all[i - 1]?.loan.cell;
      return current || cell.rate !== before?.rate || cell.months !== before.months;
    })
    .map(({ loan: option, share, current }) => ({
      downPaymentPercent: share,
      downPayment: option.downPayment,
      mipRate: option.cell.rate,
      mipMonths: option.cell.months,
      monthlyPayment: option.monthlyPayment,
      insuranceTotal: option.allInsurance,
      current,
    }));
}
