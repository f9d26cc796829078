/**
 * Figures of US income tax and payroll. There is a file for each year, for the federal figures and for each state, so
 * that a page fetches only those in use. Dollars a year; rates in percent.
 */
import { type Figure, type FiguresOf, figureAt, figuresAt, type Parameter } from "../parameter";

export type FilingStatus = "single" | "joint" | "separate" | "head" | "survivor";

/** One value for all, or one for each filing status. */
export type ByStatus<T> = T | Readonly<Record<FilingStatus, T>>;

/** Percent of the income over the first number; a lump sum is added once income is over it. */
export type Band = readonly [over: number, percent: number, lump?: number];

/** A value for the incomes over the first number. */
export type Step = readonly [over: number, value: number];

/** Null: not allowed on this return. */
type Limits = ByStatus<number | null>;

interface StepDown {
  readonly phaseOutOver: Limits;
  readonly perThousand: number;
  /** Whether a started thousand counts as a whole one. */
  readonly partialThousand: "ignore" | "counts";
}

export interface FederalParameters {
  readonly brackets: Parameter<ByStatus<readonly Band[]>>;
  readonly standardDeduction: Parameter<ByStatus<number>>;
  readonly additionalDeductionAgedOrBlind: Parameter<ByStatus<number>>;
  readonly capitalGainsThresholds: Parameter<{
    readonly zeroUpTo: ByStatus<number>;
    readonly fifteenUpTo: ByStatus<number>;
    readonly rates: readonly [number, number, number];
  }>;
  readonly capitalLossLimit: Parameter<ByStatus<number>>;
  readonly seniorDeduction: Parameter<{
    readonly amountEach: number;
    readonly phaseOutOver: Limits;
    readonly phaseOutPercent: number;
  }>;
  readonly tipsDeduction: Parameter<StepDown & { readonly cap: ByStatus<number> }>;
  readonly overtimeDeduction: Parameter<StepDown & { readonly cap: ByStatus<number> }>;
  readonly carLoanInterestDeduction: Parameter<StepDown & { readonly cap: ByStatus<number> }>;
  readonly saltCap: Parameter<{
    readonly cap: ByStatus<number>;
    readonly phaseDownOver: ByStatus<number>;
    readonly percent: number;
    readonly floor: ByStatus<number>;
    /** The share of all this that a status has, where it is not the whole. */
    readonly shareApplied: Partial<Record<FilingStatus, number>>;
  }>;
  readonly medicalFloorPercent: Parameter<number>;
  readonly charity: Parameter<{
    readonly itemizedFloorPercentOfAgi: number;
    readonly nonItemizer: ByStatus<number>;
    readonly ceilingPercentOfAgi: number;
  }>;
  readonly itemizedCapTopBracket: Parameter<{
    readonly numerator: number;
    readonly denominator: number;
    readonly overBracketRate: number;
  } | null>;
  readonly childTaxCredit: Parameter<
    StepDown & {
      readonly child: number;
      readonly otherDependent: number;
      readonly refundableMaxEach: number;
      readonly refundablePercent: number;
      readonly earnedOver: number;
    }
  >;
  /** Lists by the number of children, the last for all larger numbers. */
  readonly earnedIncomeCredit: Parameter<{
    readonly max: readonly number[];
    readonly phaseInPercent: readonly number[];
    readonly phaseOutPercent: readonly number[];
    readonly phaseOutOver: readonly number[];
    readonly jointAddition: readonly number[];
    readonly investmentIncomeLimit: number;
    readonly childlessAges: readonly [number, number];
  }>;
  readonly socialSecurity: Parameter<{ readonly wageBase: number; readonly percent: number }>;
  readonly medicare: Parameter<{
    readonly percent: number;
    readonly additionalPercent: number;
    readonly additionalOver: ByStatus<number>;
    readonly withholdingOver: number;
  }>;
  readonly selfEmployment: Parameter<{
    readonly netEarningsPercent: number;
    readonly socialSecurityPercent: number;
    readonly medicarePercent: number;
    readonly noTaxBelow: number;
    readonly deductiblePercent: number;
  }>;
  readonly netInvestmentIncomeTax: Parameter<{ readonly percent: number; readonly over: ByStatus<number> }>;
  readonly qualifiedBusinessIncome: Parameter<{
    readonly percent: number;
    readonly limitsStart: ByStatus<number>;
    readonly minimumDeduction: number;
    readonly minimumNeedsIncome: number | null;
  }>;
  readonly socialSecurityBenefits: Parameter<{
    readonly base: ByStatus<number>;
    readonly adjustedBase: ByStatus<number>;
    readonly firstPercent: number;
    readonly secondPercent: number;
  }>;
  readonly limits: Parameter<{ readonly retirementDeferral: number }>;
}

export type FederalFigures = FiguresOf<FederalParameters>;

/** Columns of IRS Publication 15-T. */
export type WithholdingColumn = "joint" | "single" | "head";

export interface WithholdingParameters {
  readonly standard: Parameter<Readonly<Record<WithholdingColumn, readonly Band[]>>>;
  readonly step2Checkbox: Parameter<Readonly<Record<WithholdingColumn, readonly Band[]>>>;
  readonly step1gAmount: Parameter<Readonly<Record<WithholdingColumn, number>>>;
  readonly supplementalPercent: Parameter<number>;
}

export type WithholdingFigures = FiguresOf<WithholdingParameters>;

/** How a deduction, an exemption or a credit shrinks as income rises. */
export type Reduction =
  | {
      readonly kind: "per-step" | "per-step-each";
      readonly over: ByStatus<number>;
      readonly step: ByStatus<number>;
      readonly amount: ByStatus<number>;
      readonly partialStep: "ignore" | "counts";
      readonly floor?: ByStatus<number>;
    }
  | {
      readonly kind: "fraction";
      readonly over: ByStatus<number>;
      readonly width: ByStatus<number>;
      readonly roundDownTo?: number;
    }
  | {
      readonly kind: "fraction-per-step";
      readonly over: ByStatus<number>;
      readonly step: ByStatus<number>;
      readonly percent: number;
    }
  | { readonly kind: "cliff"; readonly over: ByStatus<number> }
  | { readonly kind: "marginal-rates"; readonly table: ByStatus<readonly Band[]> }
  | {
      readonly kind: "two-rates";
      readonly low: ByStatus<number>;
      readonly lowPercent: number;
      readonly high: ByStatus<number>;
      readonly highPercent: number;
      readonly maxPercent: number;
      readonly alwaysMaxOver: number;
    };

/** What the law of a state has of these; most have few. */
export interface StateParameters {
  readonly rates: Parameter<{
    readonly base: "federal-agi" | "federal-taxable-income" | "gross-income";
    /** Income × rate − amount of one row, in place of brackets. */
    readonly rule?: "rate-minus-amount";
    readonly bands: ByStatus<readonly Band[]>;
  }>;
  readonly surtax?: Parameter<ByStatus<readonly Band[]>>;
  readonly standardDeduction?: Parameter<ByStatus<number> | "federal">;
  readonly standardDeductionReduction?: Parameter<Reduction>;
  readonly exemptionFiler?: Parameter<ByStatus<number>>;
  readonly exemptionDependent?: Parameter<number>;
  readonly exemptionChild?: Parameter<number>;
  readonly exemptionDependentTable?: Parameter<ByStatus<readonly Step[]>>;
  /** For each filer and dependent, in place of the other exemptions. */
  readonly exemptionEachByAgi?: Parameter<ByStatus<readonly Step[]>>;
  readonly exemptionReduction?: Parameter<Reduction>;
  readonly childDeduction?: Parameter<ByStatus<readonly Step[]>>;
  readonly lowMiddleExemption?: Parameter<{
    readonly each: number;
    readonly over: ByStatus<number>;
    readonly percent: ByStatus<number>;
    readonly limit: ByStatus<number>;
  }>;
  readonly dependentsAfterFirst?: Parameter<ByStatus<number>>;
  readonly federalTaxDeduction?: Parameter<
    | { readonly kind: "full" }
    | {
        readonly kind: "share-by-agi";
        readonly table: ByStatus<readonly Step[]>;
        readonly cap: ByStatus<number>;
      }
    | { readonly kind: "cap-by-agi"; readonly table: ByStatus<readonly Step[]> }
  >;
  readonly payrollTaxDeduction?: Parameter<number>;
  readonly deductionAddBack?: Parameter<{
    readonly allowed: ByStatus<number>;
    readonly agiOver: number;
    readonly overtime: boolean;
  }>;
  readonly steppedAdditions?: Parameter<
    readonly {
      readonly over: ByStatus<number>;
      readonly step: ByStatus<number>;
      readonly amount: ByStatus<number>;
      readonly max: ByStatus<number>;
    }[]
  >;
  /** Shares, not percent. */
  readonly creditShareTable?: Parameter<ByStatus<readonly Step[]>>;
  readonly recapture?: Parameter<{
    readonly base: ByStatus<readonly Step[]>;
    readonly increment: ByStatus<readonly Step[]>;
    readonly minAgi: number;
    readonly phaseIn: number;
  }>;
  readonly taxpayerCreditRates?: Parameter<{ readonly percent: number; readonly reductionPercent: number }>;
  readonly taxpayerCreditExemption?: Parameter<number>;
  readonly taxpayerCreditOver?: Parameter<ByStatus<number>>;
  readonly minimumTax?: Parameter<{ readonly agiOver: number; readonly percentOfAgi: number }>;
  readonly creditFiler?: Parameter<{
    readonly amount: ByStatus<number>;
    /** Credits in the amount, where each is reduced by itself. */
    readonly count?: ByStatus<number>;
  }>;
  readonly creditDependent?: Parameter<number>;
  readonly creditChild?: Parameter<number>;
  readonly creditOtherDependent?: Parameter<number>;
  readonly creditReduction?: Parameter<Reduction>;
  readonly noTax?: Parameter<{
    readonly comparison: "below" | "at-or-below";
    readonly amount: ByStatus<number>;
    readonly perDependent: number;
  }>;
}

/** Each parameter's figure in effect; undefined where the state has no such rule. */
export type StateFigures = {
  readonly [K in keyof StateParameters]: StateParameters[K] extends Parameter<infer Value> | undefined
    ? Figure<Value> | (undefined extends StateParameters[K] ? undefined : never)
    : never;
};

export interface PayrollItem {
  readonly percent: number;
  readonly wageCap: number | null;
  readonly maxPerYear: number | null;
}

/** The file of a state for a year. */
export interface StateFile {
  readonly name: string;
  readonly incomeTax?: StateParameters;
  readonly payroll?: readonly Parameter<PayrollItem>[];
  /** What of the state's law is left out, in sentences. */
  readonly leftOut?: string;
  /** Said beside a result with health savings that the state taxes. */
  readonly healthSavings?: string;
}

/** What a state takes in a year. */
export interface StateLaw {
  readonly name: string;
  readonly incomeTax: StateFigures | null;
  readonly payroll: readonly Figure<PayrollItem>[];
  readonly leftOut: string | null;
  readonly healthSavings: string | null;
}

/** The figures of a file that are in effect in a year, those of an earlier year carried over. */
export function federalFigures(file: FederalParameters, year: string): FederalFigures {
  return figuresAt(file, endOf(year));
}

export function withholdingFigures(file: WithholdingParameters, year: string): WithholdingFigures {
  return figuresAt(file, endOf(year));
}

export function stateLaw(
  { name, incomeTax, payroll = [], leftOut, healthSavings }: StateFile,
  year: string,
): StateLaw {
  return {
    name,
    incomeTax: incomeTax
      ? (figuresAt(incomeTax as unknown as Readonly<Record<string, Parameter>>, endOf(year)) as StateFigures)
      : null,
    payroll: payroll.map((item) => figureAt(item, endOf(year))),
    leftOut: leftOut ?? null,
    healthSavings: healthSavings ?? null,
  };
}

function endOf(year: string): string {
  return `${year}-12-31`;
}
