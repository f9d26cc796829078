import type { Headline, Notice } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import type { Figure } from "../../../data/parameter";
import type { BracketPart } from "../../../math/tax/brackets";
import type { IndiaYear } from "./india";
import type { CurvePoint } from "./rate-curve";
import type { UsYear } from "./us";

export interface BracketRow extends Omit<BracketPart, "rate"> {
  readonly kind: "ordinary" | "gain";
  readonly rate: number;
}

/** A year's taxes, in the form shared by both countries. */
export interface YearTaxes {
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
