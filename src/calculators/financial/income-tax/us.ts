import { type Headline, InputError, type Notice, type Problem } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import type { Figure } from "../../../data/parameter";
import { WITHOUT_INCOME_TAX } from "../../../data/tax/states";
import type { StateLaw } from "../../../data/tax/us";
import { federalOf, stateOf } from "../../../fieldsets/tax-figures";
import { bracketParts, forStatus } from "../../../math/tax/brackets";
import { FederalReturn } from "../../../math/tax/federal";
import { medicareTax, socialSecurityTax } from "../../../math/tax/payroll";
import { type StateTax, stateIncomeTax } from "../../../math/tax/state";
import { type BracketRow, type CurvePoint, rateCurve, type TaxAnswer } from "./answer";
import type { Inputs } from "./inputs";
import { headline, usFigures, usNotices } from "./words";

/** Wage increase, in dollars, used to measure the rate of the next dollar. */
const MORE_WAGES = 100;

/** The rate curve extends at least this far. */
const MIN_CURVE_END = 100_000;
/** Step of the rate curve: the child credit and some deductions phase out per $1,000. */
const CURVE_UNIT = 1000;

/** A year's taxes in the United States. */
export class UsYear implements TaxAnswer {
  readonly us = this;
  readonly india = null;
  readonly federal: FederalReturn;
  readonly law: StateLaw | null;
  /** Null if the state has no income tax. */
  readonly state: StateTax | null;
  readonly localTax: number;

  #more: UsYear | undefined;
  #curve: readonly CurvePoint[] | undefined;

  constructor(readonly inputs: Inputs) {
    this.federal = new FederalReturn(inputs, federalOf(inputs.taxYear));
    this.law = stateOf(inputs.taxYear, inputs.state);
    this.state = this.law?.incomeTax ? stateIncomeTax(this.law.incomeTax, stateFacts(this.federal)) : null;
    const base = inputs.localTaxBase === "wages" ? this.wages : this.stateTaxableIncome;
    this.localTax = (base * inputs.localTaxRate) / 100;
  }

  /** Gross wages of both spouses. */
  get wages(): number {
    return this.inputs.wages + (this.federal.isJoint ? this.inputs.spouseWages : 0);
  }

  get totalIncome(): number {
    const { selfEmploymentIncome, interestIncome, ordinaryDividends, socialSecurityBenefits, otherIncome } =
      this.inputs;
    return (
      this.wages +
      selfEmploymentIncome +
      interestIncome +
      ordinaryDividends +
      this.federal.gains.total +
      socialSecurityBenefits +
      otherIncome
    );
  }

  get stateTaxableIncome(): number {
    return this.state?.taxableIncome ?? 0;
  }

  get stateTax(): number {
    return this.state?.tax ?? 0;
  }

  get payrollTax(): number {
    return this.federal.socialSecurityTax + this.federal.medicareTax;
  }

  get totalTax(): number {
    return this.federal.federalTotal + this.payrollTax + this.stateTax + this.localTax;
  }

  get taxableIncome(): number {
    return this.federal.taxableIncome;
  }

  get refundOrDue(): number {
    return this.inputs.taxWithheld - this.federal.federalTotal;
  }

  get gainsTax(): number {
    return this.federal.gainsTax;
  }

  get marginalRate(): number {
    return this.federal.marginalRate;
  }

  get marginalRateAllIn(): number {
    this.#more ??= this.withWages(this.inputs.wages + MORE_WAGES);
    return (100 * (this.#more.totalTax - this.totalTax)) / MORE_WAGES;
  }

  get brackets(): readonly BracketRow[] {
    const { federal } = this;
    const bands = forStatus(federal.figures.brackets.value, this.inputs.filingStatus);
    return [
      ...bracketParts(bands, federal.ordinaryIncome).map((part) => ({ kind: "ordinary" as const, ...part })),
      ...(federal.preferential > 0 ? federal.gainParts.map((part) => ({ kind: "gain" as const, ...part })) : []),
    ];
  }

  /** The rate curve over the first filer's wages; everything else stays as entered. */
  get curve(): readonly CurvePoint[] {
    this.#curve ??= rateCurve(
      this.inputs.wages,
      this.totalIncome - this.inputs.wages,
      MIN_CURVE_END,
      CURVE_UNIT,
      (wages) => this.withWages(wages).totalTax,
    );
    return this.#curve;
  }

  /** The same year with different wages for the first filer. */
  withWages(wages: number): UsYear {
    return new UsYear({ ...this.inputs, wages });
  }

  /** Note about a state without an income tax; null for other states. */
  get stateNote(): string | null {
    const { state } = this.inputs;
    return state === "none" ? null : (WITHOUT_INCOME_TAX[state] ?? null);
  }

  get figures(): readonly Figure[] {
    return usFigures(this);
  }

  headline(format: Format): Headline {
    return headline(this, this.federal.federalTotal, format);
  }

  notices(format: Format): Listed<Notice> {
    return usNotices(this, format);
  }
}

function stateFacts(federal: FederalReturn) {
  const { household, figures, payrollWages } = federal;
  const { filingStatus } = household;
  return {
    status: filingStatus,
    children: household.childrenUnder17,
    otherDependents: household.otherDependents,
    adjustedGrossIncome: federal.adjustedGrossIncome,
    taxableBenefits: federal.taxableBenefits,
    federalTaxableIncome: federal.taxableIncome,
    grossIncome:
      federal.incomeWages + federal.investmentIncome + household.selfEmploymentIncome + household.otherIncome,
    federalIncomeTax: federal.federalIncomeTax,
    federalStandardDeduction: forStatus(figures.standardDeduction.value, filingStatus),
    federalDeduction: federal.deduction.amount,
    overtimeDeduction: federal.overtimeDeduction,
    payrollTaxes: payrollWages.map((wages) => socialSecurityTax(wages, figures) + medicareTax(wages, figures)),
  };
}

/** @throws InputError if inputs contradict each other */
export function checkUs({
  wages,
  retirementContributions,
  cafeteriaDeductions,
  qualifiedDividends,
  ordinaryDividends,
}: Inputs): void {
  const problems: Problem[] = [];
  if (retirementContributions > wages)
    problems.push({
      field: "retirementContributions",
      message: "Contributions cannot be more than wages.",
    });
  if (cafeteriaDeductions > wages)
    problems.push({
      field: "cafeteriaDeductions",
      message: "Section 125 and HSA amounts cannot be more than wages.",
    });
  if (qualifiedDividends > ordinaryDividends)
    problems.push({
      field: "qualifiedDividends",
      message: "Qualified dividends cannot be more than ordinary dividends.",
    });
  if (problems.length > 0) throw new InputError(problems);
}
