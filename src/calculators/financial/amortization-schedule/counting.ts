import { dayNumberOf, isoToDayNumber } from "../../../math/dates/civil";
import type { LoanTerms } from "../../../math/finance/loan";
import type { PaymentDates } from "../../../math/finance/payment-dates";
import { compoundedPeriodRate, nominalPeriodRate } from "../../../math/finance/period-rate";
import { Rational } from "../../../math/numbers/rational";
import type { Inputs } from "./inputs";

export interface InterestCounting extends Pick<LoanTerms, "exactPeriodRate" | "interest" | "exactInterest"> {
  /** Converts an annual rate in percent to a rate per period, as a fraction. */
  readonly periodRate: (annualRate: number) => number;
  /** Days from the previous payment (or the disbursement) to the given one; absent if periods are equal. */
  readonly days?: (number: number) => number;
  /** Days per year used for interest, 365 or 360. */
  readonly yearDays?: number;
}

/** Compoundings per year for the options other than “with each payment”. */
export const COMPOUNDINGS = { monthly: 12, semiannual: 2, annual: 1, daily: 365 } as const;

/** How the lender computes interest: by rates per period or by actual days. */
export function countingOf(
  { interestMethod, compounding, startDate }: Inputs,
  paymentsPerYear: number,
  dates: PaymentDates,
): InterestCounting {
  if (interestMethod !== "periodic")
    return byDays(
      interestMethod === "actual-365" ? 365 : 360,
      paymentsPerYear,
      dates,
      startDate === null ? dayNumberOf(dates.date(0)) : isoToDayNumber(startDate),
    );
  const m = compounding === "payment" ? paymentsPerYear : COMPOUNDINGS[compounding];
  if (m === paymentsPerYear) return nominal(paymentsPerYear);
  return {
    periodRate: (annualRate) => compoundedPeriodRate(annualRate, m, paymentsPerYear),
    exactPeriodRate: (annualRate) =>
      m % paymentsPerYear === 0 ? compoundedExactly(annualRate, m, m / paymentsPerYear) : null,
  };
}

function nominal(paymentsPerYear: number): InterestCounting {
  return {
    periodRate: (annualRate) => nominalPeriodRate(annualRate, paymentsPerYear),
    exactPeriodRate: (annualRate) => share(annualRate, paymentsPerYear),
  };
}

/** Interest is balance × rate × days ÷ 365 or 360; level payments are computed as if periods were equal. */
function byDays(yearDays: number, paymentsPerYear: number, dates: PaymentDates, start: number): InterestCounting {
  const days = (number: number) => dates.dayNumber(number) - (number === 1 ? start : dates.dayNumber(number - 1));
  return {
    ...nominal(paymentsPerYear),
    days,
    yearDays,
    interest: (balance, annualRate, number) => (balance * annualRate * days(number)) / (100 * yearDays),
    exactInterest: (balance, annualRate, number) =>
      balance.multiply(share(annualRate, yearDays)).multiply(Rational.of(days(number))),
  };
}

/** Exact rate, as a fraction, for one of `parts` equal parts of a year; `annualRate` is in percent. */
function share(annualRate: number, parts: number): Rational {
  return Rational.fromNumber(annualRate).divide(Rational.of(100 * parts));
}

/** (1 + r/m)^k − 1 */
function compoundedExactly(annualRate: number, m: number, k: number): Rational {
  return Rational.ONE.add(share(annualRate, m)).power(k).subtract(Rational.ONE);
}
