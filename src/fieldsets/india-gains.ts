/** Figures of the tax on gains in India, which a page fetches once somebody asks for that tax. */
import { OnDemand, type Preparation } from "../core/on-demand";
import type { IndiaFigures } from "../data/tax/india";

/** Tax years that can be chosen, in words. */
export const GAIN_TAX_YEARS = { "2026-27": "2026-27" } as const;

export type GainTaxYear = keyof typeof GAIN_TAX_YEARS;

const years: Readonly<Record<GainTaxYear, OnDemand<IndiaFigures>>> = {
  "2026-27": new OnDemand(async () => (await import("../data/tax/india")).fetchIndia("2026-27")),
};

/** What is still to be fetched for a year; null for nothing. */
export function missingGainFigures(year: GainTaxYear): Preparation | null {
  const figures = years[year];
  return figures.ready ? null : { needed: true, load: () => figures.load() };
}

/** @throws Error if they are missing */
export function gainFiguresOf(year: GainTaxYear): IndiaFigures {
  return years[year].value;
}
