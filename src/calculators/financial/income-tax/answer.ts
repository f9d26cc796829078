import type { Headline, Notice } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Figure } from "../../../data/parameter";
import type { BracketPart } from "../../../math/tax/brackets";
import type { IndiaYear } from "./india";
import type { UsYear } from "./us";

export interface BracketRow extends Omit<BracketPart, "rate"> {
  readonly kind: "ordinary" | "gain";
  readonly rate: number;
}

/** What the taxes of either country are asked for. */
export interface TaxAnswer {
  readonly us: UsYear | null;
  readonly india: IndiaYear | null;
  readonly totalIncome: number;
  readonly totalTax: number;
  readonly taxableIncome: number;
  readonly refundOrDue: number;
  /** Percent of a little more of wages that goes to tax. */
  readonly marginalRateAllIn: number;
  /** Percent of the bracket that the next unit falls into. */
  readonly marginalRate: number;
  readonly gainsTax: number;
  readonly brackets: readonly BracketRow[];
  /** Percent, at incomes from nothing to beyond this one. */
  readonly curve: readonly CurvePoint[];
  /** The dated figures behind the answer. */
  readonly figures: readonly Figure[];
  headline(format: Format): Headline;
  notices(format: Format): readonly Notice[];
}

export interface CurvePoint {
  readonly income: number;
  readonly marginalRate: number;
  /** Of all income. */
  readonly averageRate: number;
}

/** Points of a curve over income, at most. */
const CURVE_POINTS = 200;

/**
 * The curve of the rates over an income that varies from nothing to twice its size, in steps that are whole multiples of
 * a unit, so that what goes by steps itself is not torn apart.
 * @param others what there is in income beside
 * @param least where the curve ends at the earliest
 * @param taxAt the whole tax at an income
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
