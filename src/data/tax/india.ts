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
  readonly savingsInterest: Parameter<{ readonly below60: number; readonly senior: number }>;
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
