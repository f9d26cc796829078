import { InputError, type Problem } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import { termPayments } from "../../../fieldsets/loan";
import { levelPayment, loanFromPayment } from "../../../math/finance/level-payment";
import { nominalPeriodRate } from "../../../math/finance/period-rate";
import { NOISE, SLACK } from "../../../math/numbers/slack";
import { type Inputs, WRONG_SLABS } from "./inputs";
import { housingLoanCeiling } from "./loan-to-value";

/** What a loan is limited by. */
export type Limit = "income" | "multiplier" | "property";

/** The share of card dues that counts as an obligation each month, in percent. */
export const CARD_SHARE = 5;

/** What a lender would grant on inputs that go together. @throws InputError with all that do not, in their order */
export function checkedEligibility(inputs: Inputs, format: Format): Eligibility {
  const eligibility = new Eligibility(inputs, format);
  const { age, coApplicantAge, maxAgeAtMaturity: end } = inputs;
  const problems: Problem[] = [];
  const tooOld = `The loan must end by age ${end}. Enter an age below it.`;
  if (age >= end) problems.push({ field: "age", message: tooOld });
  if (isJoint(inputs) && coApplicantAge !== null && coApplicantAge >= end)
    problems.push({ field: "coApplicantAge", message: tooOld });
  if (eligibility.income === 0)
    problems.push({ field: "netMonthlyIncome", message: "Enter an income above 0." });
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

/** A co-applicant counts, and so does their age, when an income comes with them. */
export function isJoint({ coApplicantIncome }: Inputs): boolean {
  return coApplicantIncome > 0;
}

/** The lowest income that a loan takes. */
interface NeededIncome {
  /** A month. */
  readonly income: number;
  /** Percent, of the slab that the income is in. */
  readonly foir: number;
  /** Less would do but for the slab below. */
  readonly atEdge: boolean;
}

/** What a lender would grant. */
export class Eligibility {
  readonly inputs: Inputs;
  /** Writes the rules in the table of limits. */
  readonly format: Format;
  /** A month, as far as it counts. */
  readonly income: number;
  /** A month. */
  readonly obligations: number;
  /** The term asked for, in months. */
  readonly term: number;
  /** The months that are left to the age at which the loan must end. */
  readonly monthsToAge: number;
  /** A month, as a fraction. */
  readonly rate: number;

  constructor(inputs: Inputs, format: Format) {
    this.inputs = inputs;
    this.format = format;
    const income =
      inputs.netMonthlyIncome +
      inputs.coApplicantIncome +
      (inputs.otherIncome * inputs.otherIncomeShare) / 100;
    this.income = income > SLACK ? income : 0;
    this.obligations = inputs.existingEmis + (inputs.cardOutstanding * CARD_SHARE) / 100;
    this.term = termPayments(inputs);
    const older = isJoint(inputs) ? Math.max(inputs.age, inputs.coApplicantAge ?? 0) : inputs.age;
    this.monthsToAge = 12 * (inputs.maxAgeAtMaturity - older);
    this.rate = nominalPeriodRate(inputs.annualRate, 12);
  }

  /** The same borrower with some things changed. */
  with(changes: Partial<Inputs>): Eligibility {
    return new Eligibility({ ...this.inputs, ...changes }, this.format);
  }

  get effectiveTerm(): number {
    return Math.min(this.term, this.monthsToAge);
  }

  /** In percent: the flat one, or that of the first slab that reaches up to the income. */
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

  /** Null where the property sets no limit. */
  get loanByLtv(): number | null {
    return loanOnValue(this.inputs, this.inputs.propertyValue);
  }

  /** The limits that hold, in the order in which a tie is decided. */
  get limits(): { readonly limit: Limit; readonly loan: number }[] {
    const { method } = this.inputs;
    const property = this.loanByLtv;
    return [
      ...(method === "multiplier" ? [] : [{ limit: "income" as const, loan: this.loanByIncome }]),
      ...(method === "foir" ? [] : [{ limit: "multiplier" as const, loan: this.loanByMultiplier }]),
      ...(property === null ? [] : [{ limit: "property" as const, loan: property }]),
    ];
  }

  /** The lowest of the limits that hold. */
  get eligible(): { readonly limit: Limit; readonly loan: number } {
    return this.limits.reduce((lowest, one) => (one.loan < lowest.loan * (1 - NOISE) - SLACK ? one : lowest));
  }

  /** Of the eligible loan. */
  get emi(): number {
    return this.emiOf(this.eligible.loan);
  }

  get totalInterest(): number {
    // At 0 % rounding may leave a hair below nothing.
    return Math.max(0, this.emi * this.effectiveTerm - this.eligible.loan);
  }

  /** What the loan leaves of the property's value; null where the property sets no limit. */
  get ownContribution(): number | null {
    return this.loanByLtv === null ? null : Math.max(0, this.inputs.propertyValue - this.eligible.loan);
  }

  /** Percent of the income that all EMIs take with the loan. */
  get foirAfterLoan(): number {
    return (100 * (this.emi + this.obligations)) / this.income;
  }

  /** The loan in mind, its EMI and the income that it takes; null without one. */
  get wanted(): { readonly loan: number; readonly emi: number; readonly needed: NeededIncome | null } | null {
    const { desiredLoan: loan } = this.inputs;
    if (loan === null) return null;
    const emi = this.emiOf(loan);
    return { loan, emi, needed: this.incomeFor(emi) };
  }

  /** A month, over the effective term. */
  emiOf(loan: number): number {
    return levelPayment(loan, this.rate, this.effectiveTerm);
  }

  /**
   * The lowest income at which FOIR allows an EMI on top of the obligations. With slabs it must lie in the slab whose
   * FOIR it is worked out with, and is the lower edge of that slab where less would do but for the slab below. Null
   * where the open slab allows nothing.
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

/** The largest loan on a property of some value, by the rule chosen; null without one. */
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
