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
import { type IndiaGainsTax, indiaEquityTax } from "../../../math/tax/india-capital-gains";
import type { TermGains } from "../../../math/tax/term-gains";
import { type Inputs, PER_YEAR } from "./inputs";

/** What a period earns, as a fraction. */
export function periodRate(inputs: Inputs, convention = inputs.rateConvention): number {
  const perYear = PER_YEAR[inputs.contributionFrequency];
  return convention === "effective"
    ? effectivePeriodRate(inputs.annualRate, perYear)
    : nominalPeriodRate(inputs.annualRate, perYear);
}

/** Money that is paid in and left to grow: by installments, towards a goal, or at once. */
export class Saving {
  readonly inputs: Inputs;
  /** Installments, or for a lump sum years. */
  readonly plan: DepositPlan;
  /** Periods of the plan in a year. */
  readonly perYear: number;
  readonly end: Accumulated;
  readonly equityTax: IndiaGainsTax | null;

  /**
   * @param periods installments in the term; none for a lump sum
   * @param figures of the tax on equity gains; null for other taxes
   */
  constructor(inputs: Inputs, periods: number, figures: IndiaFigures | null) {
    this.inputs = inputs;
    this.perYear = inputs.mode === "lumpsum" ? 1 : PER_YEAR[inputs.contributionFrequency];
    const unfunded = inputs.mode === "lumpsum" ? lumpSum(inputs) : installments(inputs, periods);
    const first = inputs.mode === "goal" ? firstDepositFor(unfunded, targetOf(unfunded, inputs)) : null;
    this.plan = first === null ? unfunded : { ...unfunded, deposit: first };
    this.end = accumulate(this.plan);
    this.equityTax = figures && indiaEquityTax(this.gainsByTerm, inputs.ltcgExemptionUsed, figures);
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

  /** Percent; null where nothing was invested. */
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

  /** The same plan with the other way to spread a year's return over its periods. */
  get otherConventionValue(): number | null {
    if (!this.isRegular) return null;
    const other = this.inputs.rateConvention === "nominal" ? "effective" : "nominal";
    return accumulate({ ...this.plan, rate: periodRate(this.inputs, other) }).value;
  }

  /** What is missing at the same end if the installments begin a year later; null for a plan of no more than a year. */
  get costOfDelayOneYear(): number | null {
    const { plan, periods, perYear } = this;
    if (!this.isRegular || periods <= perYear) return null;
    const alone = { ...plan, initial: 0 };
    return accumulate(alone).value - accumulate({ ...alone, periods: periods - perYear }).value;
  }

  /** Of the goal, in money of the time when it is due; null without a goal. */
  get targetNominal(): number | null {
    return this.inputs.mode === "goal" ? targetOf(this.plan, this.inputs) : null;
  }

  /** In place of all installments; null without a goal. */
  get requiredLumpsum(): number | null {
    const target = this.targetNominal;
    return target === null
      ? null
      : Math.max(0, target / growthFactor(this.plan.rate, this.periods) - this.initial);
  }

  /** Periods that an installment, or what was there before, has been held at the end. */
  held(k: number): number {
    return this.periods - k - (this.plan.timing === "end" ? 1 : 0);
  }

  /** The first installment that is held for no more than a year: a short-term lot, like all after it. */
  get firstShortTerm(): number {
    let first = this.isRegular ? Math.max(0, this.periods - this.perYear - 1) : 0;
    while (this.isRegular && first < this.periods && this.held(first) > this.perYear) first++;
    return first;
  }

  /** Gains by lot: more than twelve months are long-term. */
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

  /** One row for each year that was begun, its figures those of its end. */
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
