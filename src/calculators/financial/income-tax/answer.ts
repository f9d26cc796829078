import type { Headline, Notice } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import type { Figure } from "../../../data/parameter";
import type { BracketPart } from "../../../math/tax/brackets";
import type { IndiaYear } from "./india";
import type { UsYear } from "./us";

export interface BracketRow extends Omit<BracketPart, "rate"> {
  readonly kind: "ordinary" | "gain";
  readonly rate: number;
}

/** A year's taxes, in the form shared by both countries. */
export interface TaxAnswer {
  readonly us: UsYear | null;
  readonly india: IndiaYear | null;
  readonly totalIncome: number;
  readonly totalTax: number;
  readonly taxableIncome: number;
  /** Withheld or paid in advance toward the tax. */
  readonly paid: number;
  readonly refundOrDue: number;
  /** Percent of a small raise in wages that goes to tax, all taxes included. */
  readonly marginalRateAllIn: number;
  /** Rate of the bracket that the next unit of income falls into, in percent. */
  readonly marginalRate: number;
  readonly gainsTax: number;
  readonly brackets: readonly BracketRow[];
  /** Rates in percent, at incomes from 0 to beyond the one entered. */
  readonly curve: readonly CurvePoint[];
  /** The dated figures the answer uses. */
  readonly figures: readonly Figure[];
  headline(format: Format): Headline;
  notices(format: Format): Listed<Notice>;
}

export interface CurvePoint {
  readonly income: number;
  readonly marginalRate: number;
  /** Percent of all income. */
  readonly averageRate: number;
}

/** Maximum number of points of a rate curve. */
const CURVE_POINTS = 200;

/**
 * Marginal and average rates as one income varies from 0 to twice its size. The step is a multiple of `unit`, so that
 * phase-outs that move in whole units do not show up as spikes.
 * @param others all other income
 * @param least minimum income at which the curve ends
 * @param taxAt total tax at a given income
 */
export function rateCurve(
  income: number,
  others: number,
  least: number,
  unit: number,
  taxAt: (income: number) => number,
): CurvePoint[] {
  const end = Math.max(least, 2 * income);
  const step = unit * Math.ceil(end / CURVE_POINTS / unit);
  const taxes = Array.from({ length: Math.ceil(end / step) + 2 }, (_, i) => taxAt(i * step));
  return taxes.slice(0, -1).map((tax, i) => ({
    income: i * step,
    marginalRate: (100 * ((taxes[i + 1] as number) - tax)) / step,
    averageRate: others + i * step > 0 ? (100 * tax) / (others + i * step) : 0,
  }));
}
