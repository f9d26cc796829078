import type { Format } from "../../../core/format";
import { FHA } from "../../../data/home-loans/fha";
import { scheduleRow, tabulate } from "../../../math/finance/schedule";
import { FhaLoan } from "./fha";
import { SLACK } from "./premium";

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
      insuranceTotal: allInsurance(loan),
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

/** Upfront and annual premiums of the contract, as if nothing was paid ahead of it. */
function allInsurance(loan: FhaLoan): number {
  return loan.ufmip + loan.mipUntil(loan.term);
}

/** What each down payment from which the premium is another comes to, and the reader's own. */
export function downPaymentTable(loan: FhaLoan, format: Format) {
  const { inputs, leastDown } = loan;
  const own = (100 * loan.downPayment) / inputs.homePrice;
  const { longTerm, shortTerm } = FHA.annualMip.value;
  const steps = [longTerm, shortTerm].flatMap(({ standard, higher }) => [...standard, ...higher]);
  const shares = new Set([leastDown, ...steps.flatMap((step) => step.ltvUpTo ?? []).map((ltv) => 100 - ltv)]);
  const others = [...shares]
    .filter((share) => share >= leastDown && Math.abs(share - own) > SLACK)
    .map((downPaymentPercent) => ({
      loan: new FhaLoan({ ...inputs, downPaymentMode: "percent", downPaymentPercent }, format),
      share: downPaymentPercent,
      current: false,
    }));
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
      insuranceTotal: allInsurance(option),
      current,
    }));
}
