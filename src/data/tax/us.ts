/**
 * Figures for US income and payroll taxes. Each year has one file for the federal figures and one for each state, so
 * that a page loads only what it uses. Amounts are in dollars per year and rates in percent.
 */
import { type Figure, type FiguresOf, figureAt, figuresAt, type Parameter } from "../parameter";
import type { Localities } from "./local/localities";

export type FilingStatus = "single" | "joint" | "separate" | "head" | "survivor";

/** One value for all filing statuses, or one for each. */
export type ByStatus<T> = T | Readonly<Record<FilingStatus, T>>;

/** Percent of the income above the first number, plus an optional lump sum once income is above it. */
export type Band = readonly [over: number, percent: number, lump?: number];

/** A value for incomes above the first number. */
export type Step = readonly [over: number, value: number];

/** Null if not allowed for this filing status. */
type Limits = ByStatus<number | null>;

interface StepDown {
  readonly phaseOutOver: Limits;
  readonly perThousand: number;
  /** Whether a partial thousand counts as a whole one. */
  readonly partialThousand: "ignore" | "counts";
}

/** Amounts a year. A catch-up is a list of steps by age: the amount from each age on. */
interface ContributionLimits {
  /** Deferrals to a 401(k) or 403(b). */
  readonly deferral: number;
  readonly deferralCatchUp: readonly Step[];
  /** All contributions to the plans of one employer: 26 USC 415(c). */
  readonly annualAdditions: number;
  readonly ira: number;
  readonly iraCatchUp: readonly Step[];
  /** Income range in which the IRA deduction of a person with a plan at work is phased out. */
  readonly iraPhaseOut: { readonly from: ByStatus<number>; readonly width: ByStatus<number> };
  readonly hsa: Readonly<Record<HsaCoverage, number>>;
  readonly hsaCatchUp: readonly Step[];
}

export type HsaCoverage = "self" | "family";

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
    /** The share of these amounts that applies to a filing status, if not all. */
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
  /** Lists by number of children; the last item also applies to larger numbers. */
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
  readonly limits: Parameter<ContributionLimits>;
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

/** How a deduction, exemption or credit decreases as income rises. */
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

/** Parameters of a state's income tax law. Most states have only a few of them. */
export interface StateParameters {
  readonly rates: Parameter<{
    readonly base: "federal-agi" | "federal-taxable-income" | "gross-income";
    /** Tax is income × rate − amount, from a single row, instead of brackets. */
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
  /** For each filer and dependent, instead of the other exemptions. */
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
  /** Fractions, not percentages. */
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
    /** Number of credits that the amount consists of, if each is reduced separately. */
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

/** The figure in effect for each parameter, or undefined if the state has no such rule. */
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

/** How employers compute what they withhold for a state. */
export type StateWithholding = FormulaWithholding | ReturnWithholding;

/**
 * A formula that is the state's return for a year of the pay, with the federal tax withheld as federal tax. By the code
 * on the state's form: the filing status whose columns apply and the rules that do not, or a percentage of the pay.
 */
export interface ReturnWithholding {
  readonly codes: Readonly<
    Record<
      string,
      | { readonly status: FilingStatus; readonly without?: readonly (keyof StateParameters)[] }
      | { readonly percent: number }
    >
  >;
  /** The code of an employee whose form follows the filing status. */
  readonly usual: Readonly<Record<FilingStatus, string>>;
}

/** A formula of its own, in dollars and percent a year. */
export interface FormulaWithholding {
  /** Nothing is withheld from pay up to this amount. */
  readonly noneUpTo?: ByStatus<number>;
  /** Deduction for federal income tax withheld, up to the amount for the pay. */
  readonly federalTax?: ByStatus<readonly Step[]>;
  /** Deduction for Social Security and Medicare taxes, up to this amount. */
  readonly payrollTaxUpTo?: number;
  readonly deduction?: ByStatus<number>;
  /** Percent of the pay above a limit by which the deduction falls. */
  readonly deductionPhaseOut?: { readonly over: ByStatus<number>; readonly percent: ByStatus<number> };
  /** A deduction of a percentage of pay, for employees who claim an allowance. */
  readonly percentDeduction?: { readonly percent: number; readonly max: number };
  readonly exemption?: { readonly filer: ByStatus<number>; readonly dependent: number };
  /** Allowances on the state's form, or exemptions. */
  readonly allowances?: {
    readonly each: number;
    readonly as: "deduction" | "credit";
    /** The usual number: for the filer, or both spouses, and for each dependent. */
    readonly filer: ByStatus<number>;
    readonly dependent: number;
    /** They count for nothing above this pay. */
    readonly noneAbove?: ByStatus<number>;
  };
  /** Married employees with fewer allowances have the deduction and the low-income limit of a single one. */
  readonly jointNeedsAllowances?: number;
  /** Single employees with this many allowances use the columns for married ones. */
  readonly singleIsJointFromAllowances?: number;
  readonly bands: ByStatus<readonly Band[]>;
  readonly rule?: "rate-minus-amount";
  /** An amount added to the tax on lower pay. */
  readonly addition?: { readonly amount: number; readonly payBelow: number };
  readonly credit?: ByStatus<number>;
  readonly creditPhaseOut?: { readonly over: ByStatus<number>; readonly percent: number };
}

/** What a state withholds from bonuses: a percentage of the bonus, or of the federal withholding from it. */
export type SupplementalWithholding = { readonly percent: number } | { readonly percentOfFederal: number };

/** Benefits that are exempt from federal but not from the state's income tax. */
export type TaxedBenefit = "retirement" | "section125" | "hsa";

/** Whom a part of a state's law that is left out concerns. */
export type Concern =
  | "all"
  /** People with low incomes. */
  | "lowIncome"
  /** People with capital gains. */
  | "gains"
  /** Couples on a joint return. */
  | "joint"
  /** People whose city or county may tax them. */
  | "local"
  /** People with federal deductions that the state adds back. */
  | "additions"
  /** People with benefits that the state taxes. */
  | TaxedBenefit
  /** People who deduct contributions to an IRA. */
  | "ira"
  | "children"
  /** People with the federal earned income credit. */
  | "earnedIncomeCredit"
  /** People who itemize on the federal return. */
  | "itemized"
  /** People of 65 or more, or blind. */
  | "older"
  /** People with pensions or withdrawals from an IRA. */
  | "pensions"
  /** People with taxable Social Security benefits. */
  | "socialSecurity";

/** Sentences about parts of a state's law that are left out, with the direction of the error. */
export type LeftOut = Readonly<Partial<Record<Concern, string>>>;

/** A state's credit for children, in dollars. */
export type StateChildCredit = {
  /** Paid out as far as it exceeds the tax. */
  readonly isRefundable: boolean;
  /** Share of the amount for a child from an age on, in ascending order of age. */
  readonly ages: readonly Step[];
  readonly maxChildren?: number;
  readonly reduction?: Reduction;
} & (
  | {
      /** For each child; a table is by income. */
      readonly perChild: ByStatus<number | readonly Step[]>;
      /** The income that the table and the reduction go by; if omitted, federal adjusted gross income. */
      readonly income?: "state-taxable-income";
    }
  | { readonly percentOfFederal: number }
);

/** The file of a state for a year. */
export interface StateFile {
  readonly name: string;
  readonly incomeTax?: StateParameters;
  readonly payroll?: readonly Parameter<PayrollItem>[];
  /** If omitted, employers withhold the year's tax. */
  readonly withholding?: Parameter<StateWithholding>;
  /** If omitted, employers withhold from bonuses as from wages. */
  readonly supplementalWithholding?: Parameter<SupplementalWithholding>;
  readonly taxedBenefits?: readonly TaxedBenefit[];
  readonly childCredit?: Parameter<StateChildCredit>;
  readonly leftOut?: LeftOut;
  /** Amounts and rates that the sentences of `leftOut` name, with their sources. */
  readonly leftOutFigures?: Readonly<Partial<Record<Concern, Parameter<number | readonly number[]>>>>;
}

/** A state's taxes for a year. */
export interface StateLaw {
  readonly name: string;
  readonly incomeTax: StateFigures | null;
  readonly payroll: readonly Figure<PayrollItem>[];
  readonly withholding: Figure<StateWithholding> | null;
  readonly supplementalWithholding: Figure<SupplementalWithholding> | null;
  readonly taxedBenefits: readonly TaxedBenefit[];
  readonly childCredit: Figure<StateChildCredit> | null;
  readonly leftOut: LeftOut;
  /** Taxes of the cities or counties that are listed for the state. */
  readonly localities: Figure<Localities> | null;
}

/** The figures of a file for a year; figures of an earlier year are carried over. */
export function federalFigures(file: FederalParameters, year: string): FederalFigures {
  return figuresAt(file, endOf(year));
}

export function withholdingFigures(file: WithholdingParameters, year: string): WithholdingFigures {
  return figuresAt(file, endOf(year));
}

export function stateLaw(file: StateFile, year: string, localities?: Parameter<Localities>): StateLaw {
  const { name, incomeTax, payroll = [], withholding, supplementalWithholding } = file;
  const date = endOf(year);
  return {
    name,
    incomeTax: incomeTax
      ? (figuresAt(incomeTax as unknown as Readonly<Record<string, Parameter>>, date) as StateFigures)
      : null,
    payroll: payroll.map((item) => figureAt(item, date)),
    withholding: withholding ? figureAt(withholding, date) : null,
    supplementalWithholding: supplementalWithholding ? figureAt(supplementalWithholding, date) : null,
    taxedBenefits: file.taxedBenefits ?? [],
    childCredit: file.childCredit ? figureAt(file.childCredit, date) : null,
    leftOut: file.leftOut ?? {},
    localities: localities ? figureAt(localities, date) : null,
  };
}

function endOf(year: string): string {
  return `${year}-12-31`;
}
