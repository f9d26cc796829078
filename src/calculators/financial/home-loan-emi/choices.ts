/** What could be chosen instead: the other effect of a prepayment, the other answers to a rate reset. */
import { internalRate } from "../../../math/finance/internal-rate";
import { levelPayment, loanFromPayment, paymentsToRepay } from "../../../math/finance/level-payment";
import { nominalPeriodRate } from "../../../math/finance/period-rate";
import { type HomeLoan, type LoanEvent, NO_PREPAYMENTS } from "./home-loan";
import { taxYears } from "./tax";

/** The same loan without prepayments, and with them under both effects; empty without any. */
export function prepaymentChoices(loan: HomeLoan) {
  if (!loan.extras) return [];
  const without = loan.but(NO_PREPAYMENTS);
  const choices = [
    ["none", without],
    ["reduce-tenure", loan.but({ prepaymentEffect: "reduce-tenure" })],
    ["reduce-emi", loan.but({ prepaymentEffect: "reduce-emi" })],
  ] as const;
  return choices.map(([choice, chosen]) => {
    const { finalEmi, payments, interest } = chosen.course;
    return {
      choice,
      finalEmi,
      numberOfPayments: payments,
      payoffDate: chosen.dates.iso(payments),
      totalInterest: interest,
      interestSaved: without.course.interest - interest,
      monthsSaved: without.course.payments - payments,
    };
  });
}

export type ResetOption = "emi" | "tenor" | "prepay";

/** For each change of the rate while EMIs are paid: a new EMI, another tenor, or a part prepayment that keeps both. */
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
    fits
      ? option("tenor", oldEmi, needed, 0)
      : option("tenor", levelPayment(owed, rate, longest), longest, 0),
    // Where the rate falls, nothing has to be prepaid.
    ...(prepayment > 0.005 ? [option("prepay", oldEmi, left, prepayment)] : []),
  ];
}

/** Of equal payments, the last one smaller where it need be. */
function interestOf(balance: number, rate: number, emi: number, payments: number): number {
  const before = loanFromPayment(emi, rate, payments - 1);
  const last = (balance - before) * (1 + rate) ** payments;
  return emi * (payments - 1) + last - balance;
}

/** Causes beyond this many of a kind are told together. */
const MOST_CAUSES = 12;

/** What each event costs or saves: the loan with it against the same loan without it. */
export function eventCosts(loan: HomeLoan) {
  const { inputs } = loan;
  const { interest, payments } = loan.course;
  const cost = (cause: string, without: HomeLoan) => ({
    cause,
    interest: interest - without.course.interest,
    months: payments - without.course.payments,
  });
  const { rateChanges, extraPayments } = inputs;
  const resets =
    rateChanges.length > MOST_CAUSES
      ? [cost("All rate changes", loan.but({ rateChanges: [] }))]
      : rateChanges.map((change, i) =>
          cost(
            `Rate change from instalment ${change.fromPayment}`,
            loan.but({ rateChanges: rateChanges.filter((_, other) => other !== i) }),
          ),
        );
  const lists =
    extraPayments.length > MOST_CAUSES
      ? [cost("More extra payments", loan.but({ extraPayments: [] }))]
      : extraPayments.map((_, i) =>
          cost(
            `Extra payment ${i + 1} of the list`,
            loan.but({ extraPayments: extraPayments.filter((_other, other) => other !== i) }),
          ),
        );
  return [
    ...(inputs.disbursementType === "staged" && inputs.tranches.length > 1
      ? [cost("Disbursal in parts", loan.but({ disbursementType: "full" }))]
      : []),
    ...(inputs.moratoriumMonths > 0 ? [cost("Moratorium", loan.but({ moratoriumMonths: 0 }))] : []),
    ...resets,
    ...(inputs.emiIncreaseYearly > 0
      ? [cost("Higher EMI every year", loan.but({ emiIncreaseYearly: 0 }))]
      : []),
    ...(inputs.extraMonthly > 0 ? [cost("Extra every month", loan.but({ extraMonthly: 0 }))] : []),
    ...(inputs.extraYearly > 0 ? [cost("Extra once a year", loan.but({ extraYearly: 0 }))] : []),
    ...(inputs.extraOnce > 0 ? [cost("One-off extra", loan.but({ extraOnce: 0 }))] : []),
    ...lists,
  ];
}

/**
 * Yearly return that the prepayments earn, in percent: the rate at which they are worth the instalments, less lost tax
 * relief, that they save. Null without prepayments or where no rate fits.
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
  const rate = internalRate(flow(first), runs);
  return rate === null ? null : 100 * Math.expm1(12 * Math.log1p(rate));
}

/** What the borrower pays with each row, less the tax that the year of the row saves; element 0 is unused. */
function outlays(loan: HomeLoan): number[] {
  const paid = [0];
  loan.run(({ payment, extra }) => {
    paid.push(payment + extra);
  });
  for (const { lastRow, saving } of taxYears(loan)) paid[lastRow] = (paid[lastRow] as number) - saving;
  return paid;
}
