/** The additional US federal income tax caused by gains on top of other taxable income. In dollars, not rounded. */
import type { FederalFigures, FilingStatus } from "../../data/tax/us";
import { type BracketPart, bracketParts, bracketTax, forStatus } from "./brackets";
import type { TermGains } from "./term-gains";

export type UsGainFigures = Pick<FederalFigures, "brackets" | "capitalGainsThresholds" | "netInvestmentIncomeTax">;

export interface UsGainsTax {
  /** After netting; neither is negative. */
  readonly gains: TermGains;
  /** The short-term gain split by bracket, on top of other income. */
  readonly shortTermParts: readonly BracketPart[];
  readonly shortTermTax: number;
  /** The long-term gain split by rate, on top of both. */
  readonly longTermParts: readonly BracketPart[];
  /** At long-term rates, or at ordinary rates if those give less tax overall. */
  readonly longTermTax: number;
  /** Amount subject to the net investment income tax. */
  readonly netInvestment: number;
  readonly netInvestmentTax: number;
  readonly total: number;
}

/** Nets a loss of one term against the gain of the other. A loss that remains does not affect this year's tax. */
export function netOfTerms({ shortTerm, longTerm }: TermGains): TermGains {
  return {
    shortTerm: Math.max(0, shortTerm + Math.min(0, longTerm)),
    longTerm: Math.max(0, longTerm + Math.min(0, shortTerm)),
  };
}

/** The three long-term rates with the income taxed at each, above ordinary income. */
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
 * Computes the tax on a year's gains.
 *
 * @param otherIncome taxable income without the gains
 * @param investmentTax whether to include the net investment income tax, with `otherIncome` standing in for modified
 * adjusted gross income without the gains
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
  const netInvestment = investmentTax ? Math.min(all, Math.max(0, otherIncome + all - forStatus(over, status))) : 0;
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
