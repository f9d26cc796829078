/** Alternatives to the loan as entered: other effects of a prepayment, other responses to a rate reset. */
import { internalRateOfReturn } from "../../../math/finance/internal-rate";
import { levelPayment, loanFromPayment, paymentsToRepay } from "../../../math/finance/level-payment";
import { nominalPeriodRate } from "../../../math/finance/period-rate";
import { type HomeLoan, type LoanEvent, NO_PREPAYMENTS } from "./home-loan";
import type { Inputs } from "./inputs";

/** The loan without prepayments and with them under either effect; empty if there are no prepayments. */
export function prepaymentChoices(loan: HomeLoan) {
  if (!loan.extras) return [];
  const without = loan.but(NO_PREPAYMENTS);
  const choices = [
    ["none", without],
    ["reduce-tenure", loan.but({ prepaymentEffect: "reduce-tenure" })],
    ["reduce-emi", loan.but({ prepaymentEffect: "reduce-emi" })],
  ] as const;
  return choices.map(([choice, chosen]) => {
    const { finalEmi, payments, interest } = chosen.baseRun;
    return {
      choice,
      finalEmi,
      numberOfPayments: payments,
      payoffDate: chosen.dates.iso(payments),
      totalInterest: interest,
      interestSaved: without.baseRun.interest - interest,
      monthsSaved: without.baseRun.payments - payments,
    };
  });
}

export type ResetOption = "emi" | "tenor" | "prepay";

/** Options for each rate change while EMIs are paid: a new EMI, a new tenor, or a part prepayment that keeps both. */
export function resetOptions(loan: HomeLoan) {
  const events: LoanEvent[] = [];
  if (loan.inputs.rateChanges.length > 0)
    loan.run(undefined, (event) => {
      if (event.event === "rate-change" && event.oldEmi !== null && loan.kindOf(event.number) === "emi")
        events.push(event);
    });
  return events.flatMap((event) => optionsOf(event, loan));
}

function optionsOf(event: LoanEvent, loan: HomeLoan) {
  const { number, annualRate, owed, emisPaid, emisPlanned } = event;
  const oldEmi = event.oldEmi as number;
  const rate = nominalPeriodRate(annualRate, 12);
  const left = Math.max(1, emisPlanned);
  const base = { number, date: loan.dates.iso(number), annualRate, oldEmi };
  const option = (name: ResetOption, emi: number, emisLeft: number, prepayment: number) => ({
    ...base,
    option: name,
    emi,
    emisLeft,
    endDate: loan.dates.iso(number + emisLeft - 1),
    prepayment,
    interest: interestOf(owed - prepayment, rate, emi, emisLeft),
  });
  const longest = Math.max(left, loan.longestTenor - emisPaid);
  const needed = paymentsToRepay(owed, rate, oldEmi);
  const fits = needed !== null && needed <= longest;
  const prepayment = owed - loanFromPayment(oldEmi, rate, left);
  return [
    option("emi", levelPayment(owed, rate, left), left, 0),
    fits ? option("tenor", oldEmi, needed, 0) : option("tenor", levelPayment(owed, rate, longest), longest, 0),
    // If the rate falls, no prepayment is needed.
    ...(prepayment > 0.005 ? [option("prepay", oldEmi, left, prepayment)] : []),
  ];
}

/** Total interest when the balance is repaid in equal payments, with a smaller last one if necessary. */
function interestOf(balance: number, rate: number, emi: number, payments: number): number {
  const before = loanFromPayment(emi, rate, payments - 1);
  const last = (balance - before) * (1 + rate) ** payments;
  return emi * (payments - 1) + last - balance;
}

/** A list with more rows than this counts as a single cause. */
const MAX_CAUSES = 12;

/** The label of an event, and the input changes that remove it from the loan. */
type Cause = readonly [cause: string, change: Partial<Inputs>];

/** What each event costs or saves, compared with the same loan without it. */
export function eventCosts(loan: HomeLoan) {
  const { inputs } = loan;
  /** One cause per row of the list, or one for all rows if there are more than MAX_CAUSES. */
  const listed = (key: "rateChanges" | "extraPayments", all: string, one: (i: number) => string): Cause[] =>
    inputs[key].length > MAX_CAUSES
      ? [[all, { [key]: [] }]]
      : inputs[key].map((_, i) => [one(i), { [key]: inputs[key].toSpliced(i, 1) }]);
  const single = (applies: boolean, cause: string, change: Partial<Inputs>): Cause[] =>
    applies ? [[cause, change]] : [];
  const staged = inputs.disbursementType === "staged" && inputs.tranches.length > 1;
  const causes = [
    ...single(staged, "Disbursement in parts", { disbursementType: "full" }),
    ...single(inputs.moratoriumMonths > 0, "Moratorium", { moratoriumMonths: 0 }),
    ...listed(
      "rateChanges",
      "All rate changes",
      (i) => `Rate change from installment ${inputs.rateChanges[i]?.fromPayment}`,
    ),
    ...single(inputs.emiIncreaseYearly > 0, "Higher EMI every year", { emiIncreaseYearly: 0 }),
    ...single(inputs.extraMonthly > 0, "Extra each month", { extraMonthly: 0 }),
    ...single(inputs.extraYearly > 0, "Extra each year", { extraYearly: 0 }),
    ...single(inputs.extraOnce > 0, "One-time extra", { extraOnce: 0 }),
    ...listed("extraPayments", "More extra payments", (i) => `Extra payment ${i + 1} in the list`),
  ];
  return causes.map(([cause, change]) => {
    const without = loan.but(change).baseRun;
    return {
      cause,
      interest: loan.baseRun.interest - without.interest,
      months: loan.baseRun.payments - without.payments,
    };
  });
}

/**
 * Effective annual return on the prepayments, in percent: the rate at which their present value equals that of the
 * installments they save, minus the tax relief lost. Returns null if there are no prepayments or no such rate.
 */
export function prepaymentReturn(loan: HomeLoan): number | null {
  if (!loan.extras) return null;
  const paid = outlays(loan);
  const saved = outlays(loan.but(NO_PREPAYMENTS));
  const length = Math.max(paid.length, saved.length);
  const flow = (row: number) => (paid[row] ?? 0) - (saved[row] ?? 0);
  let first = 1;
  while (first < length && Math.abs(flow(first)) < 0.005) first++;
  const runs = Array.from({ length: Math.max(0, length - first - 1) }, (_, i) => ({
    amount: -flow(first + 1 + i),
    count: 1,
  }));
  const rate = internalRateOfReturn(flow(first), runs);
  return rate === null ? null : 100 * Math.expm1(12 * Math.log1p(rate));
}

/** What the borrower pays in each row; a tax year's saving is credited to its last row. Element 0 is unused. */
function outlays(loan: HomeLoan): number[] {
  const paid = [0];
  loan.run(({ payment, extra }) => {
    paid.push(payment + extra);
  });
  for (const { lastRow, saving } of loan.taxYears) paid[lastRow] = (paid[lastRow] as number) - saving;
  return paid;
}
