import type { Comparison } from "./comparison";
import type { BURNED, SIDES } from "./outputs";

interface BurnedRow {
  readonly side: keyof typeof SIDES;
  readonly item: keyof typeof BURNED;
  readonly firstYear: number;
  readonly stay: number;
}

/** Each side's unrecoverable costs, in the first year and over the stay including the sale. */
export function burnedTable(comparison: Comparison): BurnedRow[] {
  const { owner } = comparison;
  const { horizonYears } = comparison.inputs;
  const years = owner.years.slice(0, horizonYears);
  const sale = comparison.saleAfter();
  const row = (side: BurnedRow["side"], item: BurnedRow["item"], ofYear: (year: number) => number) => ({
    side,
    item,
    firstYear: ofYear(0),
    stay: years.reduce((sum, _, year) => sum + ofYear(year), 0),
  });
  const owned = (item: BurnedRow["item"], of: (year: (typeof years)[number]) => number) =>
    row("buy", item, (year) => of(years[year] as (typeof years)[number]));
  const once = (item: BurnedRow["item"], amount: number, first: boolean) => ({
    side: "buy" as const,
    item,
    firstYear: first ? amount : 0,
    stay: amount,
  });
  return [
    owned("interest", (year) => year.interest),
    owned("pmi", (year) => year.pmi),
    owned("property-tax", (year) => year.propertyTax),
    owned("insurance", (year) => year.insurance),
    owned("maintenance", (year) => year.maintenance),
    owned("hoa", (year) => year.hoa),
    once("buying-costs", owner.buyingCosts, true),
    once("selling-costs", sale.sellingCosts, horizonYears === 1),
    once("gain-tax", sale.tax, horizonYears === 1),
    owned("tax-saving", (year) => -year.deductions.saving),
    row("rent", "rent", (year) => 12 * comparison.rentIn(year)),
    row("rent", "renters-insurance", (year) => comparison.rentersInsuranceIn(year)),
  ].filter(({ firstYear, stay }) => firstYear !== 0 || stay !== 0);
}
