/**
 * The monthly mortgage insurance premium of an FHA loan as HUD calculates it (“Calculating periodic premiums”):
 * recomputed for each loan year from that year's average balance, with every step rounded to the cent.
 */
import { Rational } from "../numbers/rational";
import { levelPaymentToRound, roundedPayment, roundHalfUp } from "./lender-rounding";
import { levelPayment } from "./level-payment";
import { nominalPeriodRate } from "./period-rate";

/** The premium for one loan year, step by step. */
export interface HudPremium {
  /** Mean of the twelve opening balances. */
  readonly averageBalance: number;
  /** The annual premium rate times the average balance. */
  readonly onBalance: number;
  /** The same, without the part that the financed upfront premium adds to the balance. */
  readonly annual: number;
  readonly monthly: number;
}

export interface HudLoan {
  /** The full loan amount including a financed upfront premium, in whole cents. */
  readonly note: number;
  /** Percent per year. */
  readonly annualRate: number;
  /** Whole years. */
  readonly years: number;
}

/** The level monthly payment that HUD uses, rounded to the cent. */
export function hudPayment({ note, annualRate, years }: HudLoan): number {
  const exactRate = Rational.fromNumber(annualRate);
  return roundedPayment(levelPayment(note, nominalPeriodRate(annualRate, 12), 12 * years), "cent", () =>
    levelPaymentToRound(
      Rational.fromNumber(note),
      exactRate.divide(Rational.of(1200)),
      12 * years,
      Rational.ZERO,
      "cent",
    ),
  );
}

/** One month's interest in cents: balance × rate in percent, rounded, then divided by 1200 and rounded again. */
function interestCents(balance: number, annualRate: number): number {
  const yearly = roundHalfUp(balance * annualRate, 0, () =>
    Rational.fromNumber(balance).multiply(Rational.fromNumber(annualRate)),
  );
  return shareOf(yearly, 1, 1200);
}

/**
 * The premiums of all years, in order.
 *
 * @param premiumRate annual premium, percent of the average balance
 * @param financedRate upfront premium included in the note, percent of the base loan; 0 if it was paid in cash
 */
export function hudPremiums(loan: HudLoan, premiumRate: number, financedRate: number): HudPremium[] {
  const payment = Math.round(100 * hudPayment(loan));
  let balance = Math.round(100 * loan.note);
  return Array.from({ length: loan.years }, () => {
    let sum = 0;
    for (let month = 0; month < 12; month++) {
      sum += balance;
      const principal = payment - interestCents(balance, loan.annualRate);
      balance = Math.max(0, balance - principal);
    }
    return premiumOf(sum, premiumRate, financedRate);
  });
}

/** @param sum sum of the twelve opening balances, in cents */
function premiumOf(sum: number, premiumRate: number, financedRate: number): HudPremium {
  const onBalance = shareOf(sum, premiumRate, 1200);
  const annual =
    financedRate === 0
      ? onBalance
      : roundHalfUp(onBalance / (1 + financedRate / 100), 0, () =>
          Rational.of(100 * onBalance).divide(Rational.of(100).add(Rational.fromNumber(financedRate))),
        );
  const monthly = shareOf(annual, 1, 12);
  return {
    averageBalance: sum / 1200,
    onBalance: onBalance / 100,
    annual: annual / 100,
    monthly: monthly / 100,
  };
}

/** cents × factor ÷ divisor in whole cents, ties away from zero. */
function shareOf(cents: number, factor: number, divisor: number): number {
  return roundHalfUp((cents * factor) / divisor, 0, () =>
    Rational.fromNumber(cents).multiply(Rational.fromNumber(factor)).divide(Rational.of(divisor)),
  );
}
