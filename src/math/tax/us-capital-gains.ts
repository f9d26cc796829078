/** What a gain adds to a US federal income tax, on top of other taxable income. Dollars, not rounded. */
import type { FederalFigures, FilingStatus } from "../../data/tax/us";
import { type BracketPart, bracketParts, bracketTax, forStatus } from "./brackets";
import type { TermGains } from "./term-gains";

export type UsGainFigures = Pick<
  FederalFigures,
  "brackets" | "capitalGainsThresholds" | "netInvestmentIncomeTax"
>;

export interface UsGainsTax {
  /** After netting, neither below 0. */
  readonly gains: TermGains;
  /** Short-term gain, bracket by bracket on top of the other income. */
  readonly shortTermParts: readonly BracketPart[];
  readonly shortTermTax: number;
  /** Long-term gain, rate by rate on top of both. */
  readonly longTermParts: readonly BracketPart[];
  /** At its own rates, or at ordinary ones where these take less in all. */
  readonly longTermTax: number;
  /** What the tax on investment income falls on. */
  readonly netInvestment: number;
  readonly netInvestmentTax: number;
  readonly total: number;
}

/** A loss of one term reduces the gain of the other; what is left of a loss is none of this year's tax. */
export function netOfTerms({ shortTerm, longTerm }: TermGains): TermGains {
  return {
    shortTerm: Math.max(0, shortTerm + Math.min(0, longTerm)),
    longTerm: Math.max(0, longTerm + Math.min(0, shortTerm)),
  };
}

/** The three rates of long-term gains, each with what falls on it of the income above the ordinary one. */
export function gainParts(
  ordinaryIncome: number,
  taxableIncome: number,
  status: FilingStatus,
  { capitalGainsThresholds }: Pick<FederalFigures, "capitalGainsThresholds">,
): BracketPart[] {
  const { zeroUpTo, fifteenUpTo, rates } = capitalGainsThresholds.value;
  const limits = [0, forStatus(zeroUpTo, status), forStatus(fifteenUpTo, status)];
  return rates.map((rate, i) => {
    const from = limits[i] as number;
    const to = limits[i + 1] ?? null;
    const upper = Math.min(taxableIncome, to ?? taxableIncome);
    const income = Math.max(0, upper - Math.max(ordinaryIncome, from));
    return { rate, from, to, income, tax: (income * rate) / 100 };
  });
}

/**
 * The tax on the gains of a year.
 * @param otherIncome taxable income without them
 * @param investmentTax whether the tax on net investment income is counted; the other income stands for the modified
 *   adjusted gross income without the gains
 */
export function usGainsTax(
  before: TermGains,
  status: FilingStatus,
  otherIncome: number,
  investmentTax: boolean,
  figures: UsGainFigures,
): UsGainsTax {
  const gains = netOfTerms(before);
  const bands = forStatus(figures.brackets.value, status);
  const ordinary = otherIncome + gains.shortTerm;
  const taxable = ordinary + gains.longTerm;
  const below = bracketParts(bands, otherIncome);
  const shortTermParts = bracketParts(bands, ordinary).map((part, i) => {
    const income = part.income - (below[i]?.income ?? 0);
    return { ...part, income, tax: (income * part.rate) / 100 };
  });
  const longTermParts = gainParts(ordinary, taxable, status, figures);
  const longTermTax = Math.min(sum(longTermParts), bracketTax(bands, taxable) - bracketTax(bands, ordinary));
  const { percent, over } = figures.netInvestmentIncomeTax.value;
  const all = gains.shortTerm + gains.longTerm;
  const netInvestment = investmentTax
    ? Math.min(all, Math.max(0, otherIncome + all - forStatus(over, status)))
    : 0;
  const netInvestmentTax = (netInvestment * percent) / 100;
  const shortTermTax = sum(shortTermParts);
  return {
    gains,
    shortTermParts,
    shortTermTax,
    longTermParts,
    longTermTax,
    netInvestment,
    netInvestmentTax,
    total: shortTermTax + longTermTax + netInvestmentTax,
  };
}

function sum(parts: readonly BracketPart[]): number {
  return parts.reduce((total, { tax }) => total + tax, 0);
}
