import { LAST_YEAR } from "../../../math/dates/civil";
import { scheduleRow, tabulate } from "../../../math/finance/schedule";
import { yearRows } from "../../../math/finance/year-rows";
import type { Mortgage } from "./mortgage";

/** The schedule summed by calendar year. */
export function yearlyTable(mortgage: Mortgage) {
  const sums = ["payment", "interest", "principal", "extra", "pmi", "escrow"] as const;
  return yearRows(mortgage.schedule(), sums, "calendar", mortgage.paymentsPerYear);
}

/** Balance at the end of each year, as paid and according to the contract; null if both are the same. */
export function balanceTable(mortgage: Mortgage) {
  if (!mortgage.paysMore) return null;
  const contractRows = tabulate(mortgage.contract(), mortgage.contractDates, scheduleRow);
  const actual = yearRows(mortgage.schedule(), [], "calendar", mortgage.paymentsPerYear);
  const contract = yearRows(contractRows, [], "calendar", 12);
  const years = actual.length > contract.length ? actual : contract;
  return years.map(({ year }, i) => ({
    year,
    closingBalance: actual[i]?.closingBalance ?? 0,
    withoutExtras: contract[i]?.closingBalance ?? 0,
  }));
}

/** Rate changes of the chosen scenario with the payment after each; empty for a fixed rate. */
export function changeTable({ isAdjustable, scenarios, inputs }: Mortgage) {
  return isAdjustable ? scenarios[inputs.armScenario]().changes : [];
}

/** Results of each scenario; null for a fixed rate. */
export function scenarioTable({ isAdjustable, scenarios, monthlyPayment, level, inputs }: Mortgage) {
  if (!isAdjustable) return null;
  const { annualRate, annualIncome } = inputs;
  return (["expected", "worst", "best"] as const).map((scenario) => {
    const { changes, interest, highestPayment } = scenarios[scenario]();
    const wholePayment = highestPayment + (monthlyPayment - level);
    return {
      scenario,
      highestRate: Math.max(annualRate, ...changes.map((change) => change.annualRate)),
      paymentAfterChange: changes[0]?.payment ?? level,
      highestPayment,
      totalInterest: interest,
      incomeShare: annualIncome === null ? null : (1200 * wholePayment) / annualIncome,
    };
  });
}

/** Rate and payment after each change, side by side for all scenarios; null for a fixed rate. */
export function pathTable({ isAdjustable, scenarios }: Mortgage) {
  if (!isAdjustable) return null;
  const [worst, best] = [scenarios.worst().changes, scenarios.best().changes];
  return scenarios.expected().changes.map(({ number, date, annualRate, payment }, i) => ({
    number,
    date,
    expectedRate: annualRate,
    expectedPayment: payment,
    worstRate: worst[i]?.annualRate ?? annualRate,
    worstPayment: worst[i]?.payment ?? payment,
    bestRate: best[i]?.annualRate ?? annualRate,
    bestPayment: best[i]?.payment ?? payment,
  }));
}

/** The terms compared with the borrower's own, in months. */
const USUAL_TERMS = [180, 360];

/** The same loan over 15 and 30 years and over its own term, by contract; null for an adjustable rate. */
export function termTable(mortgage: Mortgage) {
  const { inputs, term, isAdjustable } = mortgage;
  if (isAdjustable) return null;
  const { annualRate, rate15Years, rate30Years } = inputs;
  // The loan's own rate is the one for its own term.
  const rates = new Map([
    [180, rate15Years ?? annualRate],
    [360, rate30Years ?? annualRate],
    [term, annualRate],
  ]);
  const fits = (months: number) => mortgage.contractDates.date(months).year <= LAST_YEAR;
  return [...new Set([...USUAL_TERMS.filter(fits), term])]
    .sort((a, b) => a - b)
    .map((months) => {
      const rate = rates.get(months) ?? annualRate;
      const loan = mortgage.with({ termMonths: months, annualRate: rate });
      return {
        years: months / 12,
        annualRate: rate,
        principalInterest: loan.level,
        monthlyPayment: loan.monthlyPayment,
        payoffDate: loan.contractDates.iso(months),
        totalInterest: loan.contractTotals().interest,
      };
    });
}
