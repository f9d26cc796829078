import type { IndiaFigures } from "../../../data/tax/india";
import {
  type Accumulated,
  accumulate,
  accumulateBy,
  type DepositPlan,
  depositAt,
  firstDepositFor,
  growthFactor,
} from "../../../math/finance/deposits";
import { effectivePeriodRate, nominalPeriodRate } from "../../../math/finance/period-rate";
import { findRoot } from "../../../math/solve/root";
import { type IndiaGainsTax, indiaEquityTax } from "../../../math/tax/india-capital-gains";
import type { TermGains } from "../../../math/tax/term-gains";
import { type Inputs, PER_YEAR } from "./inputs";

/** Upper bound on a value before tax, as a multiple of the value after tax: at most 60% of the gain is tax. */
const MOST_BEFORE_TAX = 2.6;

/** Whether the tax on the gain is part of the goal. */
export function coversTax({ mode, taxMode, goalAfterTax }: Inputs): boolean {
  return mode === "goal" && taxMode !== "none" && goalAfterTax;
}

/** Return per period, as a fraction. */
export function periodRate(inputs: Inputs, convention = inputs.rateConvention): number {
  const perYear = PER_YEAR[inputs.contributionFrequency];
  return convention === "effective"
    ? effectivePeriodRate(inputs.annualRate, perYear)
    : nominalPeriodRate(inputs.annualRate, perYear);
}

/** Money paid in and left to grow: in installments, in installments toward a goal, or as a lump sum. */
export class Saving {
  readonly inputs: Inputs;
  /** Its periods are those of the installments; for a lump sum they are years. */
  readonly plan: DepositPlan;
  /** Periods of the plan per year. */
  readonly perYear: number;
  readonly end: Accumulated;
  readonly equityTax: IndiaGainsTax | null;
  /** Value at the end that a goal takes: the goal, and the tax if the goal is after tax. Null without a goal. */
  readonly neededValue: number | null;
  readonly #figures: IndiaFigures | null;

  /**
   * @param periods number of installments in the term; ignored for a lump sum
   * @param figures dated figures for the tax on equity gains; null for other taxes
   */
  constructor(inputs: Inputs, periods: number, figures: IndiaFigures | null) {
    this.inputs = inputs;
    this.#figures = figures;
    this.perYear = inputs.mode === "lumpsum" ? 1 : PER_YEAR[inputs.contributionFrequency];
    const unfunded = inputs.mode === "lumpsum" ? lumpSum(inputs) : installments(inputs, periods);
    this.neededValue = inputs.mode === "goal" ? this.#needed(targetOf(unfunded, inputs), periods) : null;
    const first = this.neededValue === null ? null : firstDepositFor(unfunded, this.neededValue);
    this.plan = first === null ? unfunded : { ...unfunded, deposit: first };
    this.end = accumulate(this.plan);
    this.equityTax = figures && indiaEquityTax(this.gainsByTerm, inputs.ltcgExemptionUsed, figures);
  }

  /** The value at the end that leaves the target: after tax, if the goal is. */
  #needed(target: number, periods: number): number {
    if (!coversTax(this.inputs)) return target;
    const plain = { ...this.inputs, goalAfterTax: false, targetInTodaysMoney: false };
    const excess = (targetAmount: number) =>
      new Saving({ ...plain, targetAmount }, periods, this.#figures).valueAfterTax - target;
    return excess(target) >= 0 ? target : (findRoot(excess, { low: target, high: target * MOST_BEFORE_TAX }) ?? target);
  }

  get valueAfterTax(): number {
    return this.maturityValue - this.tax;
  }

  get periods(): number {
    return this.plan.periods;
  }

  get years(): number {
    return this.plan.periods / this.perYear;
  }

  get initial(): number {
    return this.plan.initial ?? 0;
  }

  get isRegular(): boolean {
    return this.inputs.mode !== "lumpsum";
  }

  get maturityValue(): number {
    return this.end.value;
  }

  get totalInvested(): number {
    return this.initial + this.end.deposited;
  }

  get totalGain(): number {
    return this.maturityValue - this.totalInvested;
  }

  /** In percent; null if nothing was invested. */
  get absoluteReturn(): number | null {
    return this.totalInvested > 0 ? (100 * this.totalGain) / this.totalInvested : null;
  }

  get realValue(): number {
    return this.inTodaysMoney(this.maturityValue, this.years);
  }

  inTodaysMoney(value: number, years: number): number {
    return value / (1 + this.inputs.inflationRate / 100) ** years;
  }

  get finalInstalment(): number | null {
    return this.isRegular ? depositAt(this.plan, this.periods - 1) : null;
  }

  /** Value of the same plan under the other rate convention; null for a lump sum. */
  get otherConventionValue(): number | null {
    if (!this.isRegular) return null;
    const other = this.inputs.rateConvention === "nominal" ? "effective" : "nominal";
    return accumulate({ ...this.plan, rate: periodRate(this.inputs, other) }).value;
  }

  /** Shortfall at the same end date if the installments begin a year later; null if the plan lasts a year or less. */
  get costOfDelayOneYear(): number | null {
    const { plan, periods, perYear } = this;
    if (!this.isRegular || periods <= perYear) return null;
    const alone = { ...plan, initial: 0 };
    return accumulate(alone).value - accumulate({ ...alone, periods: periods - perYear }).value;
  }

  /** The goal in money of its due date; null without a goal. */
  get targetNominal(): number | null {
    return this.inputs.mode === "goal" ? targetOf(this.plan, this.inputs) : null;
  }

  /** The lump sum today that reaches the goal at the annual rate, as in the calculation of a lump sum. */
  get requiredLumpsumAnnual(): number | null {
    const { inputs, targetNominal: target, years } = this;
    if (target === null) return null;
    const growth = (1 + inputs.annualRate / 100) ** years;
    const alone = target / growth;
    if (!coversTax(inputs)) return Math.max(0, alone - this.initial);
    const excess = (principal: number) =>
      new Saving({ ...inputs, mode: "lumpsum", principal, termYears: years }, 0, this.#figures).valueAfterTax - target;
    const whole = excess(alone) >= 0 ? alone : findRoot(excess, { low: alone, high: alone * MOST_BEFORE_TAX });
    return Math.max(0, (whole ?? alone) - this.initial);
  }

  /** The same, growing at the installments' rate per period. */
  get requiredLumpsum(): number | null {
    const target = this.targetNominal;
    return target === null ? null : Math.max(0, target / growthFactor(this.plan.rate, this.periods) - this.initial);
  }

  /** Number of periods for which installment k has been held at the end. */
  held(k: number): number {
    return this.periods - k - (this.plan.timing === "end" ? 1 : 0);
  }

  /** Index of the first installment held for a year or less. It and all later ones are short-term lots. */
  get firstShortTerm(): number {
    let first = this.isRegular ? Math.max(0, this.periods - this.perYear - 1) : 0;
    while (this.isRegular && first < this.periods && this.held(first) > this.perYear) first++;
    return first;
  }

  /** Gains by holding period: a lot held for more than twelve months is long-term. */
  get gainsByTerm(): TermGains {
    const { plan, periods, initial } = this;
    let shortTerm = 0;
    if (periods <= this.perYear) shortTerm += initial * (growthFactor(plan.rate, periods) - 1);
    if (this.isRegular)
      for (let k = this.firstShortTerm; k < periods; k++)
        shortTerm += depositAt(plan, k) * (growthFactor(plan.rate, this.held(k)) - 1);
    return { shortTerm, longTerm: this.totalGain - shortTerm };
  }

  get tax(): number {
    const { taxMode, taxRate } = this.inputs;
    if (this.equityTax) return this.equityTax.total;
    return taxMode === "flat" ? (taxRate / 100) * Math.max(0, this.totalGain) : 0;
  }

  /** One row per year, including a last part of a year, with the figures at its end. */
  schedule() {
    return accumulateBy(this.plan, this.perYear).map(({ value, deposited }, i) => {
      const invested = this.initial + deposited;
      return {
        year: i + 1,
        invested,
        gain: value - invested,
        withdrawn: null,
        value,
        realValue: this.inTodaysMoney(value, Math.min(i + 1, this.years)),
      };
    });
  }
}

function lumpSum({ principal, annualRate, termYears }: Inputs): DepositPlan {
  return { initial: principal, deposit: 0, rate: annualRate / 100, periods: termYears, timing: "start" };
}

function installments(inputs: Inputs, periods: number): DepositPlan {
  const perYear = PER_YEAR[inputs.contributionFrequency];
  return {
    initial: inputs.initialInvestment,
    deposit: inputs.contribution,
    rate: periodRate(inputs),
    periods,
    timing: inputs.contributionTiming,
    stepEvery: inputs.stepUpEvery === "year" ? perYear : perYear / 2,
    stepPercent: inputs.stepUpPercent,
    stepAmount: inputs.stepUpAmount,
  };
}

function targetOf({ periods }: DepositPlan, inputs: Inputs): number {
  const { targetAmount, targetInTodaysMoney, inflationRate, contributionFrequency } = inputs;
  return targetInTodaysMoney
    ? targetAmount * (1 + inflationRate / 100) ** (periods / PER_YEAR[contributionFrequency])
    : targetAmount;
}
