import type { Notice } from "../../../core/calculator";
import { figureNotices } from "../../../core/figures";
import type { Format } from "../../../core/format";
import { CONVENTIONAL } from "../../../data/home-loans/conventional";
import { OWNER_TAX } from "../../../data/home-loans/owner-tax";
import type { Comparison } from "./comparison";

/** The dated figures behind this calculator. */
export const FIGURES = [
  OWNER_TAX.standardDeduction,
  OWNER_TAX.saltCap,
  OWNER_TAX.mortgageInterestLimit,
  OWNER_TAX.gainExclusion,
  CONVENTIONAL.pmi,
];

/** What the reader should know beside the figures. */
export function notices(comparison: Comparison, format: Format): Notice[] {
  return [
    ...pmiNotice(comparison, format),
    ...deductionNotice(comparison, format),
    ...capNotice(comparison, format),
    ...debtNotice(comparison, format),
    ...saleNotice(comparison, format),
    ...figureNotices(FIGURES),
  ];
}

function pmiNotice({ owner }: Comparison, format: Format): Notice[] {
  if (owner.pmiPayments === 0) return [];
  return [
    {
      code: "pmi",
      message: `Less than ${format.percent(100 - CONVENTIONAL.pmi.value.chargedAbove)} is paid down, so PMI of ${format.money(owner.monthlyPmi)} a month is due for ${format.plural(owner.pmiPayments, "month")}.`,
    },
  ];
}

/** Owners often expect a tax saving that the standard deduction has eaten up. */
function deductionNotice({ inputs, owner }: Comparison, format: Format): Notice[] {
  if (inputs.marginalTaxRate === 0 || owner.loan === 0) return [];
  const years = owner.years.slice(0, inputs.horizonYears);
  if (years.some(({ deductions }) => deductions.saving > 0)) return [];
  return [
    {
      code: "no-tax-saving",
      message: `Owning saves no income tax here: interest, taxes and other deductions stay below the standard deduction of ${format.wholeMoney(inputs.standardDeduction)}.`,
    },
  ];
}

/** The fall of the cap, where it costs this owner something. */
function capNotice({ inputs, owner }: Comparison, format: Format): Notice[] {
  const { growsUntil, afterwards } = OWNER_TAX.saltCap.value;
  const place = Math.max(0, growsUntil + 1 - inputs.startYear);
  const first = owner.years[place];
  if (!first || place >= inputs.horizonYears || inputs.marginalTaxRate === 0) return [];
  const taxes = inputs.stateLocalTaxes + first.propertyTax;
  if (taxes <= afterwards || first.deductions.owner <= first.deductions.standard) return [];
  return [
    {
      code: "salt-cap-falls",
      message: `From ${growsUntil + 1} on only ${format.wholeMoney(afterwards)} of state and local taxes can be deducted, of ${format.wholeMoney(taxes)} that you would pay then.`,
    },
  ];
}

function debtNotice({ inputs, owner }: Comparison, format: Format): Notice[] {
  const [first] = owner.years;
  if (!first || inputs.marginalTaxRate === 0 || first.deductions.interestShare === 1) return [];
  return [
    {
      code: "interest-limit",
      message: `Interest counts up to a debt of ${format.wholeMoney(inputs.mortgageInterestLimit)}: in the first year ${format.percent(100 * first.deductions.interestShare, 1)} of it is deductible.`,
    },
  ];
}

function saleNotice(comparison: Comparison, format: Format): Notice[] {
  const { tax, excluded } = comparison.saleAfter(comparison.inputs.horizonYears);
  if (tax < 0.5) return [];
  const why =
    excluded === 0
      ? `the exclusion takes ${format.plural(OWNER_TAX.gainExclusion.value.yearsOwned, "year")} of ownership`
      : `the gain is above the exclusion of ${format.wholeMoney(excluded)}`;
  return [
    {
      code: "home-gain-taxed",
      message: `Selling the home costs ${format.wholeMoney(tax)} of tax, because ${why}.`,
    },
  ];
}
