import { type Headline, InputError, type Notice, type Problem } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import type { Figure } from "../../../data/parameter";
import { WITHOUT_INCOME_TAX } from "../../../data/tax/states";
import type { StateLaw } from "../../../data/tax/us";
import { type LocalTax, localTaxOf } from "../../../fieldsets/localities";
import { federalOf, stateOf } from "../../../fieldsets/tax-figures";
import { bracketParts, forStatus } from "../../../math/tax/brackets";
import { FederalReturn } from "../../../math/tax/federal";
import { localIncomeTax } from "../../../math/tax/local";
import { medicareTax, socialSecurityTax } from "../../../math/tax/payroll";
import { type StateTax, stateIncomeTax } from "../../../math/tax/state";
import { stateChildCredit } from "../../../math/tax/state-child-credit";
import type { Inputs } from "./inputs";
import { type CurvePoint, rateCurve } from "./rate-curve";
import { headline, usFigures, usNotices } from "./words";
import type { BracketRow, YearTaxes } from "./year-taxes";

/** Wage increase, in dollars, used to measure the rate of the next dollar. */
const MORE_WAGES = 100;

/** The rate curve extends at least this far. */
const MIN_CURVE_END = 100_000;
/** Step of the rate curve: the child credit and some deductions phase out per $1,000. */
const CURVE_UNIT = 1000;

/** A year's taxes in the United States. */
export class UsYear implements YearTaxes {
  readonly us = this;
  readonly india = null;
  readonly federal: FederalReturn;
  readonly law: StateLaw | null;
  /** Null if the state has no income tax. */
  readonly state: StateTax | null;
  /** What the state's credit for children is worth: up to the tax, or in full if it is refundable. */
  readonly stateChildCredit: number;
  /** The chosen city or county; null if there is none. */
  readonly locality: LocalTax | null;
  /** At the local rate that was entered. */
  readonly localRateTax: number;

  #more: UsYear | undefined;
  #curve: readonly CurvePoint[] | undefined;

  constructor(readonly inputs: Inputs) {
    this.federal = new FederalReturn(inputs, federalOf(inputs.taxYear));
    this.law = stateOf(inputs.taxYear, inputs.state);
    this.state = this.law?.incomeTax ? stateIncomeTax(this.law.incomeTax, stateFacts(this.federal)) : null;
    this.stateChildCredit = this.#childCredit();
    this.locality = localTaxOf(inputs, this.law);
    const base = inputs.localTaxBase === "wages" ? this.wages : this.stateTaxableIncome;
    this.localRateTax = (base * inputs.localTaxRate) / 100;
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

  /** Before refundable credits. */
  get stateIncomeTax(): number {
    const credit = this.law?.childCredit?.value.isRefundable ? 0 : this.stateChildCredit;
    return (this.state?.tax ?? 0) - credit;
  }

  /** After the credit for children, which can make it negative. */
  get stateTotal(): number {
    return (this.state?.tax ?? 0) - this.stateChildCredit;
  }

  /** Of the chosen city or county. */
  get localityTax(): number {
    const { federal, inputs, locality } = this;
    if (!locality) return 0;
    const [own, spouse] = federal.payrollWages;
    return localIncomeTax(locality.rule, {
      status: inputs.filingStatus,
      earnings: own + spouse + inputs.selfEmploymentIncome,
      adjustedGrossIncome: federal.adjustedGrossIncome,
      stateTaxableIncome: this.stateTaxableIncome,
      stateTax: this.stateIncomeTax,
    });
  }

  get localTax(): number {
    return this.localityTax + this.localRateTax;
  }

  get payrollTax(): number {
    return this.federal.socialSecurityTax + this.federal.medicareTax;
  }

  get totalTax(): number {
    return this.federal.federalTotal + this.payrollTax + this.stateTotal + this.localTax;
  }

  get taxableIncome(): number {
    return this.federal.taxableIncome;
  }

  get paid(): number {
    return this.inputs.taxWithheld;
  }

  get refundOrDue(): number {
    return this.paid - this.federal.federalTotal;
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

  /** Ages of the children, or null if they were not entered. */
  get childAges(): readonly number[] | null {
    return agesIn(this.inputs.childAges);
  }

  #childCredit(): number {
    const { law, state, federal, inputs } = this;
    if (!law?.childCredit || !state) return 0;
    const rule = law.childCredit.value;
    const credit = stateChildCredit(rule, {
      status: inputs.filingStatus,
      children: inputs.childrenUnder17,
      ages: this.childAges,
      adjustedGrossIncome: federal.adjustedGrossIncome,
      stateTaxableIncome: state.taxableIncome,
      federalCredit: federal.childTaxCredit + federal.additionalChildTaxCredit,
    });
    return rule.isRefundable ? credit : Math.min(credit, state.tax);
  }

  headline(format: Format): Headline {
    return headline(this, this.federal.federalTotal, format);
  }

  notices(format: Format): Listed<Notice> {
    return usNotices(this, format);
  }
}

/** Numbers of a text such as `2, 5, 9`, or null for an empty one; one that is not a number becomes NaN. */
function agesIn(text: string | null): readonly number[] | null {
  const words = (text ?? "").split(/[\s,;]+/).filter((word) => word !== "");
  return words.length > 0 ? words.map(Number) : null;
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
  childrenUnder17,
  childAges,
}: Inputs): void {
  const problems: Problem[] = [];
  const ages = agesIn(childAges);
  if (ages?.some((age) => !Number.isInteger(age) || age < 0 || age > 16))
    problems.push({ field: "childAges", message: "Ages must be whole numbers from 0 to 16, such as 2, 5, 9." });
  else if (ages && ages.length !== childrenUnder17)
    problems.push({
      field: "childAges",
      message: `Enter as many ages as there are children under 17: ${childrenUnder17}, not ${ages.length}.`,
    });
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
