/// <reference types="vite/types/importMeta.d.ts" />
/**
 * Figures for Indian income tax, with a file for each financial year (called tax year from 2026-27). Amounts are in
 * rupees per year and rates in percent.
 */
import { type FiguresOf, figuresAt, type Parameter } from "../parameter";

export type AgeBand = "below60" | "60to79" | "80plus";

/** Percent of the income above the first number. */
export type Slab = readonly [over: number, percent: number];

interface Cap {
  readonly cap: number;
}

interface Rebate {
  readonly incomeUpTo: number;
  readonly max: number;
}

export interface AdvanceTaxRules {
  /** Advance tax is due from this tax after tax deducted at source. */
  readonly dueFrom: number;
  readonly instalments: readonly {
    /** Month and day. */
    readonly due: string;
    /** Of the year's tax, to be paid by then. */
    readonly percent: number;
    /** No interest if at least this share was paid by then. */
    readonly noInterestFrom: number;
    /** Of the shortfall. */
    readonly interestPercent: number;
  }[];
  /** No interest from April on if at least this share was paid in the year. */
  readonly enoughPercent: number;
  /** Of the rest, for each month or part of one from April. */
  readonly monthlyPercent: number;
  /** Interest is computed on multiples of this. */
  readonly roundTo: number;
}

export interface IndiaParameters {
  readonly newSlabs: Parameter<readonly Slab[]>;
  readonly newRebate: Parameter<Rebate>;
  readonly newStandardDeduction: Parameter<number>;
  readonly newEmployerNps: Parameter<number>;
  readonly newSurcharge: Parameter<readonly Slab[]>;
  readonly oldSlabs: Parameter<Readonly<Record<AgeBand, readonly Slab[]>>>;
  readonly oldRebate: Parameter<Rebate>;
  readonly oldStandardDeduction: Parameter<number>;
  readonly professionalTax: Parameter<Cap>;
  readonly investments: Parameter<Cap>;
  readonly npsExtra: Parameter<Cap>;
  readonly oldEmployerNps: Parameter<number>;
  readonly healthInsurance: Parameter<{
    readonly self: number;
    readonly selfSenior: number;
    readonly parents: number;
    readonly parentsSenior: number;
  }>;
  readonly educationLoan: Parameter<{ readonly cap: number | null }>;
  /** Below 60, interest on savings accounts only; from 60, also on deposits. */
  readonly savingsInterest: Parameter<{ readonly below60: number; readonly senior: number }>;
  readonly letOutProperty: Parameter<{
    /** Deducted from the rent after municipal taxes, for repairs. */
    readonly standardPercent: number;
    /** The most by which a loss from property reduces other income in the old regime. */
    readonly lossUpTo: number;
  }>;
  readonly advanceTax: Parameter<AdvanceTaxRules>;
  readonly homeLoanInterest: Parameter<Cap>;
  readonly hra: Parameter<{
    readonly rentLessPercent: number;
    readonly metroPercent: number;
    readonly otherPercent: number;
    readonly metros: readonly string[];
  }>;
  readonly oldSurcharge: Parameter<readonly Slab[]>;
  readonly cess: Parameter<number>;
  readonly shortTermEquity: Parameter<number>;
  readonly longTermEquity: Parameter<{ readonly percent: number; readonly exemptUpTo: number }>;
  readonly longTermOther: Parameter<number>;
  readonly surchargeCap: Parameter<number>;
  readonly taxRounding: Parameter<number>;
}

export type IndiaFigures = FiguresOf<IndiaParameters>;

/** The figures in effect at the end of a financial year such as `2026-27`. */
export function indiaFigures(file: IndiaParameters, year: string): IndiaFigures {
  return figuresAt(file, endOfIndianYear(year));
}

/** The last day of a financial year. */
export function endOfIndianYear(year: string): string {
  return `${Number(year.slice(0, 4)) + 1}-03-31`;
}

const files = import.meta.glob<IndiaParameters>("./in/20*.json", { import: "default" });

/** Loads the figures of a year. @throws Error if there are none */
export async function fetchIndia(year: string): Promise<IndiaFigures> {
  const load = files[`./in/${year}.json`];
  if (!load) throw new Error(`there are no figures for ${year}`);
  return indiaFigures(await load(), year);
}
