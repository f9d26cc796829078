/** Advance tax of an individual in India, and interest on what was paid late. In rupees, not rounded. */
import type { AdvanceTaxRules } from "../../data/tax/india";
import { atLeast, wholeDown } from "../numbers/slack";

export interface AdvanceInstalment {
  /** Month and day. */
  readonly due: string;
  /** Of the year's tax, to be paid by then. */
  readonly percent: number;
  /** To be paid by then, in all. */
  readonly amount: number;
  /** Paid by then, in all. */
  readonly paid: number;
  readonly shortfall: number;
  readonly interest: number;
}

export interface AdvanceTax {
  /** The year's tax after tax deducted at source. */
  readonly tax: number;
  readonly isDue: boolean;
  readonly instalments: readonly AdvanceInstalment[];
  /** For installments paid late or short (section 425; 1961 Act: 234C). */
  readonly instalmentInterest: number;
  /** From April on (section 424; 1961 Act: 234B). */
  readonly laterInterest: number;
}

/**
 * @param tax the year's tax after tax deducted at source
 * @param paid what was paid between one due date and the next, in order
 * @param isExempt persons of 60 or over without business income owe no advance tax
 * @param months months, or parts of one, from April until the rest is paid
 */
export function advanceTax(
  tax: number,
  paid: readonly number[],
  isExempt: boolean,
  months: number,
  rules: AdvanceTaxRules,
): AdvanceTax {
  const isDue = !isExempt && atLeast(tax, rules.dueFrom);
  const rounded = (amount: number) => Math.max(0, wholeDown(amount / rules.roundTo) * rules.roundTo);
  let sum = 0;
  const instalments = rules.instalments.map(({ due, percent, noInterestFrom, interestPercent }, i) => {
    sum += paid[i] ?? 0;
    const amount = isDue ? (tax * percent) / 100 : 0;
    const shortfall = Math.max(0, amount - sum);
    const isEnough = atLeast(sum, (tax * noInterestFrom) / 100);
    const interest = isDue && !isEnough ? (rounded(shortfall) * interestPercent) / 100 : 0;
    return { due, percent, amount, paid: sum, shortfall, interest };
  });
  const isLate = isDue && !atLeast(sum, (tax * rules.enoughPercent) / 100);
  return {
    tax,
    isDue,
    instalments,
    instalmentInterest: instalments.reduce((all, { interest }) => all + interest, 0),
    laterInterest: isLate ? (rounded(tax - sum) * rules.monthlyPercent * months) / 100 : 0,
  };
}
