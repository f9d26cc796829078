import { amortize } from "../../../math/finance/amortization";
import { scheduleRow, tabulate } from "../../../math/finance/schedule";
import { yearRows } from "../../../math/finance/year-rows";
import type { Mortgage, Scenario } from "./mortgage";

const SCENARIOS = ["expected", "worst", "best"] as const satisfies readonly Scenario[];

/** Every payment of the borrower, with what goes beside it. */
export function scheduleTable(mortgage: Mortgage) {
  const { pmiPayments, pmiPerPayment } = mortgage;
  return tabulate(mortgage.actual(), mortgage.dates, (row, date) =>
    Object.assign(scheduleRow(row, date), {
      annualRate: row.annualRate,
      pmi: row.number <= pmiPayments ? pmiPerPayment : 0,
      escrow: mortgage.escrowOf(row.number),
    }),
  );
}

/** The schedule by calendar years. */
export function yearlyTable(schedule: ReturnType<typeof scheduleTable>, mortgage: Mortgage) {
  const sums = ["payment", "interest", "principal", "extra", "pmi", "escrow"] as const;
  return yearRows(schedule, sums, "calendar", mortgage.paymentsPerYear);
}

/** The balance at the end of each year, as paid and as the contract has it; empty when both are the same. */
export function balanceTable(mortgage: Mortgage) {
  if (!mortgage.paysMore) return [];
  const actual = yearRows(
    tabulate(mortgage.actual(), mortgage.dates, scheduleRow),
    [],
    "calendar",
    mortgage.paymentsPerYear,
  );
  const contract = yearRows(
    tabulate(mortgage.contract(), mortgage.contractDates, scheduleRow),
    [],
    "calendar",
    12,
  );
  const years = actual.length > contract.length ? actual : contract;
  return years.map(({ year }, i) => ({
    year,
    closingBalance: actual[i]?.closingBalance ?? 0,
    withoutExtras: contract[i]?.closingBalance ?? 0,
  }));
}

/** The rate changes of one scenario, with the payment that follows each. */
export function changeTable(mortgage: Mortgage, scenario?: Scenario) {
  const changes = mortgage.rateChanges(scenario);
  if (changes.length === 0) return [];
  const payments = new Float64Array(mortgage.term + 1);
  amortize(mortgage.contract(scenario), ({ number, payment }) => {
    payments[number] = payment;
  });
  return changes.map(({ payment, annualRate, limitedBy }) => ({
    number: payment,
    date: mortgage.contractDates.iso(payment),
    annualRate,
    limitedBy,
    payment: payments[payment] as number,
  }));
}

/** What each scenario comes to; empty for a fixed rate. */
export function scenarioTable(mortgage: Mortgage, annualIncome: number | null) {
  if (!mortgage.isAdjustable) return [];
  const beside = mortgage.monthlyPayment - mortgage.level;
  return SCENARIOS.map((scenario) => {
    const changes = changeTable(mortgage, scenario);
    const { interest, highestPayment } = amortize(mortgage.contract(scenario));
    return {
      scenario,
      highestRate: Math.max(mortgage.startRate, ...changes.map((change) => change.annualRate)),
      paymentAfterChange: changes[0]?.payment ?? mortgage.level,
      highestPayment,
      totalInterest: interest,
      incomeShare: annualIncome === null ? null : (1200 * (highestPayment + beside)) / annualIncome,
    };
  });
}

/** Rate and payment after each change, the scenarios side by side; empty for a fixed rate. */
export function pathTable(mortgage: Mortgage) {
  const [expected, worst, best] = SCENARIOS.map((scenario) => changeTable(mortgage, scenario)) as [
    ReturnType<typeof changeTable>,
    ReturnType<typeof changeTable>,
    ReturnType<typeof changeTable>,
  ];
  return expected.map(({ number, date, annualRate, payment }, i) => ({
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
