/** Figures for the tax on gains in India, which a page loads when the tax is requested. */

import { choice, money } from "../core/fields";
import { OnDemand, type Preparation } from "../core/on-demand";
import type { IndiaFigures } from "../data/tax/india";

/** Labels of the tax years that can be chosen. */
const GAIN_TAX_YEARS = { "2026-27": "2026-27" } as const;

export type GainTaxYear = keyof typeof GAIN_TAX_YEARS;

/** The tax year of a gain on listed shares or equity funds, and the part of its exemption that is no longer left. */
export const gainFields = {
  taxYear: choice("Tax year", { options: GAIN_TAX_YEARS, default: "2026-27" }),
  ltcgExemptionUsed: money("Exemption already used", {
    note: "For other gains this year",
    default: 0,
    min: 0,
    max: 125_000,
  }),
};

const years: Readonly<Record<GainTaxYear, OnDemand<IndiaFigures>>> = {
  "2026-27": new OnDemand(async () => (await import("../data/tax/india")).fetchIndia("2026-27")),
};

/** What still has to be loaded for a year, or null if nothing. */
export function missingGainFigures(year: GainTaxYear): Preparation | null {
  const figures = years[year];
  return figures.ready ? null : { needed: true, load: () => figures.load() };
}

/** @throws Error if the figures are not loaded */
export function gainFiguresOf(year: GainTaxYear): IndiaFigures {
  return years[year].value;
}
