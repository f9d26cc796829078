import { type Headline, type Notice, notice } from "../../../core/calculator";
import { figureNotices } from "../../../core/figures";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import { CONVENTIONAL } from "../../../data/home-loans/conventional";
import { OWNER_TAX } from "../../../data/home-loans/owner-tax";
import type { Comparison } from "./comparison";

/** Who is ahead, by how much, and what would change the answer. */
export function headline(comparison: Comparison, format: Format): Headline {
  const { inputs, verdict, difference } = comparison;
  const stay = format.plural(inputs.horizonYears, "year");
  const turn = turningPoints(comparison, format);
  if (verdict === "equal")
    return {
      label: "Buying or renting",
      before: `Over ${stay}, buying and renting leave you`,
      figure: "even",
      after: turn,
    };
  const side = verdict === "buy" ? "Buying" : "Renting";
  return {
    label: `${side} is ahead by`,
    before: `Over ${stay}, ${side.toLowerCase()} leaves you`,
    figure: format.wholeMoney(Math.abs(difference)),
    after: turn ? `ahead; ${turn}.` : "ahead.",
  };
}

function turningPoints(comparison: Comparison, format: Format): string {
  const { inputs, verdict } = comparison;
  const [breakEvenRent, breakEvenYears] = [comparison.breakEvenRent(), comparison.breakEvenYears()];
  const rent = breakEvenRent === null ? null : `${format.wholeMoney(breakEvenRent)} a month`;
  if (verdict === "equal") return rent === null ? "" : `if the rent is ${rent}.`;
  const years = breakEvenYears === null ? "" : format.plural(breakEvenYears, "year");
  if (verdict === "buy") {
    const stays = breakEvenYears !== null && breakEvenYears > 1 ? `if you stay less than ${years}` : "";
    if (breakEvenRent === 0) return stays ? `renting wins only ${stays}` : "buying would win even if rent were free";
    if (rent === null) return stays && `renting wins ${stays}`;
    return `renting wins if the rent is below ${rent}${stays && `, or ${stays}`}`;
  }
  const only = breakEvenYears !== null && breakEvenYears <= inputs.horizonYears ? "only " : "";
  const stays = years && `if you stay ${only}${years}`;
  if (rent === null)
    return stays ? `buying wins ${stays}` : "buying would not win even at a monthly rent equal to the home price";
  return `buying wins if the rent is above ${rent}${stays && `, or ${stays}`}`;
}

/** The dated figures this calculator uses. */
export const FIGURES = [
  OWNER_TAX.standardDeduction,
  OWNER_TAX.saltCap,
  OWNER_TAX.mortgageInterestLimit,
  OWNER_TAX.gainExclusion,
  CONVENTIONAL.pmi,
];

/** Notes shown next to the results. */
export function notices(comparison: Comparison, format: Format): Listed<Notice> {
  const messages = {
    pmi: pmiText(comparison, format),
    "no-tax-saving": noSavingText(comparison, format),
    "salt-cap-falls": capText(comparison, format),
    "interest-limit": debtText(comparison, format),
    "home-gain-taxed": saleText(comparison, format),
  };
  return [
    ...Object.entries(messages).flatMap(([code, message]) => (message === null ? [] : [notice(code, message)])),
    figureNotices(FIGURES, format),
  ];
}

function pmiText({ owner }: Comparison, format: Format): string | null {
  return owner.pmiPayments === 0
    ? null
    : `With less than ${format.percent(100 - CONVENTIONAL.pmi.value.chargedAbove)} down, PMI of ${format.money(owner.monthlyPmi)} a month is due for ${format.plural(owner.pmiPayments, "month")}.`;
}

/** Owners often expect a tax saving where the standard deduction leaves none. */
function noSavingText({ inputs, owner, taxSavings }: Comparison, format: Format): string | null {
  return inputs.marginalTaxRate === 0 || owner.loan === 0 || taxSavings > 0
    ? null
    : `Owning saves no income tax here: interest, taxes and other deductions don’t exceed the standard deduction of ${format.wholeMoney(inputs.standardDeduction)}.`;
}

/** Shown if the drop in the SALT cap costs this owner something. */
function capText({ inputs, owner }: Comparison, format: Format): string | null {
  const { growsUntil, afterwards } = OWNER_TAX.saltCap.value;
  const place = Math.max(0, growsUntil + 1 - inputs.startYear);
  const first = owner.years[place];
  if (!first || place >= inputs.horizonYears || inputs.marginalTaxRate === 0) return null;
  const taxes = inputs.stateLocalTaxes + first.propertyTax;
  if (taxes <= afterwards || first.deductions.owner <= first.deductions.standard) return null;
  return `From ${growsUntil + 1}, only ${format.wholeMoney(afterwards)} of the ${format.wholeMoney(taxes)} in state and local taxes you would pay is deductible.`;
}

function debtText({ inputs, owner }: Comparison, format: Format): string | null {
  const share = owner.years[0]?.deductions.interestShare ?? 1;
  return inputs.marginalTaxRate === 0 || share === 1
    ? null
    : `Interest is deductible on up to ${format.wholeMoney(inputs.mortgageInterestLimit)} of debt: ${format.percent(100 * share, 1)} of it in the first year.`;
}

function saleText(comparison: Comparison, format: Format): string | null {
  const { tax, excluded } = comparison.saleAfter();
  if (tax < 0.5) return null;
  const why =
    excluded === 0
      ? `the exclusion requires ${format.plural(OWNER_TAX.gainExclusion.value.yearsOwned, "year")} of ownership`
      : `the gain is above the exclusion of ${format.wholeMoney(excluded)}`;
  return `Selling the home costs ${format.wholeMoney(tax)} in tax because ${why}.`;
}
