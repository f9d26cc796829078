/** The tax on gains, with its dated figures. Loaded only if a tax is chosen. */
import type { Preparation } from "../../../core/on-demand";
import type { Figure } from "../../../data/parameter";
import type { FilingStatus } from "../../../data/tax/us";
import { federalOf, indiaOf, missingIndiaFigures, missingUsFigures } from "../../../fieldsets/tax-figures";
import { forStatus } from "../../../math/tax/brackets";
import { type IndiaGainsTax, indiaEquityTax, setOffLosses } from "../../../math/tax/india-capital-gains";
import type { TermGains } from "../../../math/tax/term-gains";
import { type UsGainsTax, usGainsTax } from "../../../math/tax/us-capital-gains";
import type { Inputs } from "./inputs";

const STATUSES: Readonly<Record<Inputs["filingStatus"], FilingStatus>> = {
  single: "single",
  "married-joint": "joint",
  "married-separate": "separate",
  "head-of-household": "head",
};

/** The Indian tax year for each value of `taxYear`. */
const INDIAN_YEARS: Readonly<Record<Inputs["taxYear"], string>> = { "2026": "2026-27" };

/** A tax on gains with one rate for each term. */
interface RatesTax {
  /** Gains after losses are set off. */
  readonly gains: TermGains;
  readonly shortTermRate: number;
  readonly longTermRate: number;
  readonly total: number;
}

/** Intraday profit is business income, taxed at the slab rate. */
interface SlabTax {
  readonly profit: number;
  readonly rate: number;
  readonly cessPercent: number;
  readonly total: number;
}

export type GainTax = { readonly total: number } & (
  | { readonly kind: "us"; readonly us: UsGainsTax }
  | { readonly kind: "india"; readonly india: IndiaGainsTax }
  | { readonly kind: "slab"; readonly slab: SlabTax }
  | { readonly kind: "custom"; readonly custom: RatesTax }
);

/** Figures that still have to be loaded. */
export function missingFigures({ taxMode, taxYear }: Inputs): Preparation | null {
  if (taxMode === "us") return missingUsFigures(taxYear, "none");
  if (taxMode !== "india") return null;
  return missingIndiaFigures(INDIAN_YEARS[taxYear], { ready: true, load: () => Promise.resolve() });
}

/** The tax on one year's gains before set-off. `taxMode` must not be `none`. */
export function taxOn(gains: TermGains, inputs: Inputs): GainTax {
  if (inputs.taxMode === "us") {
    const { filingStatus, otherTaxableIncome, includeNiit, taxYear } = inputs;
    const us = usGainsTax(gains, STATUSES[filingStatus], otherTaxableIncome, includeNiit, federalOf(taxYear));
    return { kind: "us", us, total: us.total };
  }
  if (inputs.taxMode === "custom") {
    const { shortTermRate, longTermRate } = inputs;
    const net = setOffLosses(gains);
    const total = (net.shortTerm * shortTermRate + net.longTerm * longTermRate) / 100;
    return { kind: "custom", custom: { gains: net, shortTermRate, longTermRate, total }, total };
  }
  const law = indiaOf(INDIAN_YEARS[inputs.taxYear]);
  if (inputs.feePreset === "india-intraday") {
    const profit = Math.max(0, gains.shortTerm + gains.longTerm);
    const total = ((profit * inputs.slabRate) / 100) * (1 + law.cess.value / 100);
    return {
      kind: "slab",
      slab: { profit, rate: inputs.slabRate, cessPercent: law.cess.value, total },
      total,
    };
  }
  const india = indiaEquityTax(gains, inputs.ltcgExemptionUsed, law);
  return { kind: "india", india, total: india.total };
}

/** The dated figures behind a tax. */
export function taxFigures({ taxMode, taxYear, includeNiit, feePreset }: Inputs): readonly Figure[] {
  if (taxMode === "us") {
    const { brackets, capitalGainsThresholds, netInvestmentIncomeTax, capitalLossLimit } = federalOf(taxYear);
    return [brackets, capitalGainsThresholds, ...(includeNiit ? [netInvestmentIncomeTax] : []), capitalLossLimit];
  }
  if (taxMode !== "india") return [];
  const { shortTermEquity, longTermEquity, cess } = indiaOf(INDIAN_YEARS[taxYear]);
  return feePreset === "india-intraday" ? [cess] : [shortTermEquity, longTermEquity, cess];
}

/** The most by which a net loss reduces other income of the same year in the United States. */
export function lossLimit({ filingStatus, taxYear }: Inputs): number {
  return forStatus(federalOf(taxYear).capitalLossLimit.value, STATUSES[filingStatus]);
}
