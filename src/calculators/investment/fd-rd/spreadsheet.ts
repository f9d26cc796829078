/**
 * Year by year and quarter by quarter, as formulas of a spreadsheet. The time that a deposit was held is part of each
 * formula, since it follows from the calendar; rates and amounts are those of the first sheet.
 */
import {
  above,
  call,
  column,
  type Formula,
  input,
  minus,
  over,
  percentage,
  plus,
  power,
  times,
} from "../../../core/spreadsheet/formula";
import type { RowFormulas, TableFormulas } from "../../../core/spreadsheet/table-formulas";
import type { Deposit } from "./deposit";
import type { FixedDeposit } from "./fixed-deposit";
import { PERIODS } from "./plan";
import type { RecurringDeposit } from "./recurring-deposit";
import { type Held, YEAR_DAYS, yearsOf } from "./term";

export const tables: TableFormulas<Deposit> = (deposit) => {
  const [years, quarters] = [[...deposit.dates(12)], [...deposit.dates(3)]];
  return {
    schedule: ({ index }) => yearRow(deposit, (years[index] as { held: Held }).held),
    quarters: ({ index }) =>
      quarterRow(deposit, (quarters[index] as { held: Held }).held, quarters[index - 1]?.held ?? null),
  };
};

const PRINCIPAL = input("principal");
const DEPOSIT = input("monthlyContribution");

function yearRow(deposit: Deposit, held: Held): RowFormulas {
  const isPaidOut = (deposit.fixed?.payoutMonths ?? null) !== null;
  const interest = interestOf(deposit, held);
  return {
    invested: investedOf(deposit, held),
    interest,
    value: isPaidOut ? column("invested") : plus(column("invested"), column("interest")),
  };
}

function quarterRow(deposit: Deposit, held: Held, before: Held | null): RowFormulas {
  const { fixed, recurring } = deposit;
  const earned = interestOf(deposit, held);
  const interest = before ? minus(earned, interestOf(deposit, before)) : earned;
  if (fixed && fixed.payoutMonths !== null) {
    const count = fixed.payoutCount(held) - (before ? fixed.payoutCount(before) : 0);
    const isLast = held === deposit.term;
    return {
      interest,
      paidOut: times(payoutOf(deposit, fixed), count),
      // Interest for a broken period is paid together with the deposit.
      balance: isLast
        ? plus(PRINCIPAL, brokenInterest(deposit, fixed, held))
        : minus(plus(before ? above("balance") : PRINCIPAL, column("interest")), column("paidOut")),
    };
  }
  const deposited = recurring ? times(DEPOSIT, held.months - (before?.months ?? 0)) : null;
  const opening = before ? above("balance") : recurring ? 0 : PRINCIPAL;
  return {
    ...(deposited && { deposited }),
    interest,
    balance: plus(deposited ? plus(opening, column("deposited")) : opening, column("interest")),
  };
}

function investedOf({ recurring }: Deposit, { months }: Held): Formula {
  return recurring ? times(DEPOSIT, months) : PRINCIPAL;
}

/** All interest on the time held. */
function interestOf(deposit: Deposit, held: Held): Formula {
  const { fixed, recurring } = deposit;
  if (recurring) return minus(recurringValue(deposit, recurring, held.months), times(DEPOSIT, held.months));
  if (!fixed) return minus(times(PRINCIPAL, power(plus(1, apyOf(deposit)), yearsOf(held))), PRINCIPAL);
  if (fixed.payoutMonths === null) return minus(times(PRINCIPAL, growthOf(deposit, fixed, held)), PRINCIPAL);
  return plus(times(payoutOf(deposit, fixed), fixed.payoutCount(held)), brokenInterest(deposit, fixed, held));
}

/** Percent a year, including the senior citizen's extra. */
function rateOf({ inputs }: Deposit): Formula {
  return inputs.seniorCitizen && inputs.mode !== "cd"
    ? plus(input("annualRate"), input("seniorPremium"))
    : input("annualRate");
}

function growthOf(deposit: Deposit, fixed: FixedDeposit, held: Held): Formula {
  const rate = rateOf(deposit);
  const { isShort, compounding } = fixed.terms;
  const daily = over(rate, 100 * YEAR_DAYS);
  if (isShort) return plus(1, times(daily, held.calendarDays));
  if (compounding === "daily") return power(plus(1, daily), held.calendarDays);
  const { count, months, days } = fixed.periods(held);
  const broken = plus(1, times(over(rate, 100), yearsOf({ months, days })));
  return fixed.periodsPerYear === null
    ? broken
    : times(power(plus(1, over(rate, 100 * fixed.periodsPerYear)), count), broken);
}

function payoutOf(deposit: Deposit, { payoutMonths }: FixedDeposit): Formula {
  const rate = rateOf(deposit);
  return payoutMonths === 1
    ? over(times(PRINCIPAL, rate), plus(1200, rate))
    : over(times(times(PRINCIPAL, rate), payoutMonths ?? 0), 1200);
}

/** Simple interest since the last payout. */
function brokenInterest(deposit: Deposit, { payoutMonths }: FixedDeposit, { months, days }: Held): Formula {
  const years = yearsOf({ months: months % (payoutMonths ?? 1), days });
  return times(times(PRINCIPAL, over(rateOf(deposit), 100)), years);
}

function recurringValue(deposit: Deposit, recurring: RecurringDeposit, months: number): Formula {
  const rate = rateOf(deposit);
  const { periodsPerYear, terms } = recurring;
  const simple = (count: number) => over(times(times(DEPOSIT, count * (count + 1)), rate), 2400);
  if (periodsPerYear === null) return plus(times(DEPOSIT, months), simple(months));
  if (terms.method === "iba") {
    const monthly = minus(power(plus(1, over(rate, 100 * periodsPerYear)), periodsPerYear / 12), 1);
    return call("FV", monthly, months, minus(0, DEPOSIT), 0, 1);
  }
  const { length, count, rest } = recurring.rests(months);
  const perRest = plus(times(DEPOSIT, length), simple(length));
  const balance = call("FV", over(times(rate, length), 1200), count, minus(0, perRest));
  const grown = times(balance, plus(1, over(times(rate, rest), 1200)));
  return plus(plus(grown, times(DEPOSIT, rest)), simple(rest));
}

/** As a fraction. */
function apyOf({ inputs }: Deposit): Formula {
  const perYear = PERIODS[inputs.compounding] ?? 1;
  return inputs.rateType === "apy"
    ? percentage("annualRate")
    : minus(power(plus(1, over(input("annualRate"), 100 * perYear)), perYear), 1);
}
