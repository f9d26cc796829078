import { InputError, type Problem } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import { termPayments } from "../../../fieldsets/loan";
import { levelPayment, loanFromPayment } from "../../../math/finance/level-payment";
import { nominalPeriodRate } from "../../../math/finance/period-rate";
import { NOISE, SLACK } from "../../../math/numbers/slack";
import { type Inputs, WRONG_SLABS } from "./inputs";
import { housingLoanCeiling } from "./loan-to-value";

/** What limits a loan. */
export type Limit = "income" | "multiplier" | "property";

/** Percentage of card balances that counts as a monthly obligation. */
export const CARD_SHARE = 5;

/** What a lender would grant. @throws InputError with every contradiction between inputs, in input order */
export function checkedEligibility(inputs: Inputs, format: Format): Eligibility {
  const eligibility = new Eligibility(inputs, format);
  const { age, coApplicantAge, maxAgeAtMaturity: end } = inputs;
  const problems: Problem[] = [];
  const tooOld = `The loan must end by age ${end}. Enter an age below it.`;
  if (age >= end) problems.push({ field: "age", message: tooOld });
  if (isJoint(inputs) && coApplicantAge !== null && coApplicantAge >= end)
    problems.push({ field: "coApplicantAge", message: tooOld });
  if (eligibility.income === 0) problems.push({ field: "netMonthlyIncome", message: "Enter an income above 0." });
  if (inputs.foirMode === "slab" && !slabsRise(inputs.foirSlabs))
    problems.push({ field: "foirSlabs", message: WRONG_SLABS });
  if (problems.length > 0) throw new InputError(problems);
  return eligibility;
}

function slabsRise(slabs: Inputs["foirSlabs"]): boolean {
  let reached = 0;
  for (const { upTo } of slabs.slice(0, -1)) {
    if (upTo === null || upTo <= reached) return false;
    reached = upTo;
  }
  return slabs.at(-1)?.upTo === null;
}

/** A co-applicant and their age count only if they have an income. */
export function isJoint({ coApplicantIncome }: Inputs): boolean {
  return coApplicantIncome > 0;
}

/** The lowest income that supports a loan. */
interface NeededIncome {
  /** Per month. */
  readonly income: number;
  /** FOIR of the slab the income falls into, in percent. */
  readonly foir: number;
  /** True if a lower income would be enough, except that the slab below has a lower FOIR. */
  readonly atEdge: boolean;
}

/** The loan that the borrower wants. */
interface Wanted {
  readonly loan: number;
  readonly emi: number;
  /** By FOIR; null if no income is enough. */
  readonly needed: NeededIncome | null;
  /** Monthly income required by the multiplier. */
  readonly byMultiplier: number;
}

/** What a lender would grant. */
export class Eligibility {
  readonly inputs: Inputs;
  /** Formats the rules in the table of limits. */
  readonly format: Format;
  /** Monthly income that counts. */
  readonly income: number;
  /** Per month. */
  readonly obligations: number;
  /** The requested term, in months. */
  readonly term: number;
  /** Months until the age at which the loan must end. */
  readonly monthsToAge: number;
  /** Monthly rate, as a fraction. */
  readonly rate: number;

  constructor(inputs: Inputs, format: Format) {
    this.inputs = inputs;
    this.format = format;
    const income =
      inputs.netMonthlyIncome + inputs.coApplicantIncome + (inputs.otherIncome * inputs.otherIncomeShare) / 100;
    this.income = income > SLACK ? income : 0;
    this.obligations = inputs.existingEmis + (inputs.cardOutstanding * CARD_SHARE) / 100;
    this.term = termPayments(inputs);
    const older = isJoint(inputs) ? Math.max(inputs.age, inputs.coApplicantAge ?? 0) : inputs.age;
    this.monthsToAge = 12 * (inputs.maxAgeAtMaturity - older);
    this.rate = nominalPeriodRate(inputs.annualRate, 12);
  }

  /** The same borrower with some inputs changed. */
  with(changes: Partial<Inputs>): Eligibility {
    return new Eligibility({ ...this.inputs, ...changes }, this.format);
  }

  get effectiveTerm(): number {
    return Math.min(this.term, this.monthsToAge);
  }

  /** In percent: the flat rate, or that of the first slab that covers the income. */
  get foir(): number {
    const { foirMode, foir, foirSlabs } = this.inputs;
    if (foirMode === "flat") return foir;
    const slab = foirSlabs.find(({ upTo }) => upTo === null || this.income <= upTo * (1 + NOISE) + SLACK);
    return slab?.foir ?? 0;
  }

  get maxEmi(): number {
    return Math.max(0, (this.income * this.foir) / 100 - this.obligations);
  }

  get loanByIncome(): number {
    return loanFromPayment(this.maxEmi, this.rate, this.effectiveTerm);
  }

  get loanByMultiplier(): number {
    return this.inputs.multiplier * this.income;
  }

  /** Null if the property sets no limit. */
  get loanByLtv(): number | null {
    return loanOnValue(this.inputs, this.inputs.propertyValue);
  }

  /** The limits that apply; on a tie, the first one counts. */
  get limits(): { readonly limit: Limit; readonly loan: number }[] {
    const { method } = this.inputs;
    const property = this.loanByLtv;
    return [
      ...(method === "multiplier" ? [] : [{ limit: "income" as const, loan: this.loanByIncome }]),
      ...(method === "foir" ? [] : [{ limit: "multiplier" as const, loan: this.loanByMultiplier }]),
      ...(property === null ? [] : [{ limit: "property" as const, loan: property }]),
    ];
  }

  /** The lowest of the limits that apply. */
  get eligible(): { readonly limit: Limit; readonly loan: number } {
    return this.limits.reduce((lowest, one) => (one.loan < lowest.loan * (1 - NOISE) - SLACK ? one : lowest));
  }

  /** EMI of the eligible loan. */
  get emi(): number {
    return this.emiOf(this.eligible.loan);
  }

  get totalInterest(): number {
    // At 0%, rounding error can make the difference slightly negative.
    return Math.max(0, this.emi * this.effectiveTerm - this.eligible.loan);
  }

  /** Property value minus the loan; null if the property sets no limit. */
  get ownContribution(): number | null {
    return this.loanByLtv === null ? null : Math.max(0, this.inputs.propertyValue - this.eligible.loan);
  }

  /** All EMIs including this loan's, as a percentage of income. */
  get foirAfterLoan(): number {
    return (100 * (this.emi + this.obligations)) / this.income;
  }

  /** The desired loan, its EMI and the income required; null if none was entered. */
  get wanted(): Wanted | null {
    const { desiredLoan: loan, multiplier } = this.inputs;
    if (loan === null) return null;
    const emi = this.emiOf(loan);
    return { loan, emi, needed: this.incomeFor(emi), byMultiplier: loan / multiplier };
  }

  /**
   * Monthly income missing for the desired loan under the chosen method. Null without a desired loan, or if no income is
   * enough.
   */
  get incomeShortfall(): number | null {
    const { inputs, wanted } = this;
    if (wanted === null || (inputs.method !== "multiplier" && wanted.needed === null)) return null;
    const byRatio = inputs.method === "multiplier" ? 0 : (wanted.needed?.income ?? 0);
    const byMultiplier = inputs.method === "foir" ? 0 : wanted.byMultiplier;
    return Math.max(0, Math.max(byRatio, byMultiplier) - this.income);
  }

  /** Whether the loan must end because of the co-applicant's age rather than the applicant's. */
  get endsByCoApplicant(): boolean {
    const { age, coApplicantAge } = this.inputs;
    return isJoint(this.inputs) && (coApplicantAge ?? 0) > age;
  }

  /** EMI over the effective term. */
  emiOf(loan: number): number {
    return levelPayment(loan, this.rate, this.effectiveTerm);
  }

  /**
   * The lowest income at which FOIR allows an EMI on top of the obligations. With slabs, it must lie in the slab whose
   * FOIR it was computed with; if the result is below that slab, the slab's lower edge is returned. Null if the open
   * slab has an FOIR of 0.
   */
  incomeFor(emi: number): NeededIncome | null {
    const { foirMode, foir, foirSlabs } = this.inputs;
    const slabs = foirMode === "flat" ? [{ upTo: null, foir }] : foirSlabs;
    let edge = 0;
    for (const slab of slabs) {
      const needed = (100 * (emi + this.obligations)) / slab.foir;
      const fits = slab.upTo === null ? Number.isFinite(needed) : needed <= slab.upTo * (1 + NOISE) + SLACK;
      if (fits) return { income: Math.max(needed, edge), foir: slab.foir, atEdge: needed < edge };
      edge = slab.upTo ?? edge;
    }
    return null;
  }
}

/** The largest loan on a property of the given value under the chosen rule; null if there is no limit. */
export function loanOnValue({ ltvRule, ltvPercent }: Inputs, value: number): number | null {
  switch (ltvRule) {
    case "rbi-housing":
      return housingLoanCeiling(value);
    case "custom":
      return (value * ltvPercent) / 100;
    case "none":
      return null;
  }
}
