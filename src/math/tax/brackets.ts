/** Tables by income: brackets that tax each part at its own rate, and steps that apply to the whole income. */
import type { Band, ByStatus, FilingStatus, Step } from "../../data/tax/us";
import { atLeast, exceeds } from "../numbers/slack";

/** The part of an income within one bracket, and the tax on it. */
export interface BracketPart {
  /** In percent. */
  readonly rate: number;
  readonly from: number;
  /** Null for the top bracket. */
  readonly to: number | null;
  readonly income: number;
  readonly tax: number;
}

/** The value that applies to a filing status. */
export function forStatus<T>(value: ByStatus<T>, status: FilingStatus): T {
  return isByStatus(value) ? value[status] : value;
}

function isByStatus<T>(value: ByStatus<T>): value is Readonly<Record<FilingStatus, T>> {
  return typeof value === "object" && value !== null && "single" in value;
}

/** Splits an income into brackets. A bracket's lump sum is added once income exceeds the start of the bracket. */
export function bracketParts(bands: readonly Band[], income: number): BracketPart[] {
  return bands.map(([from, rate, lump = 0], i) => {
    const to = bands[i + 1]?.[0] ?? null;
    const part = Math.max(0, Math.min(income, to ?? income) - from);
    return { rate, from, to, income: part, tax: (part * rate) / 100 + (exceeds(income, from) ? lump : 0) };
  });
}

/** The total tax on an income. */
export function bracketTax(bands: readonly Band[], income: number): number {
  let tax = 0;
  for (let i = 0; i < bands.length; i++) {
    const [from, rate, lump = 0] = bands[i] as Band;
    if (income <= from) break;
    const to = bands[i + 1]?.[0] ?? income;
    tax += ((Math.min(income, to) - from) * rate) / 100 + (exceeds(income, from) ? lump : 0);
  }
  return tax;
}

/** Tax by a table whose rows hold, for incomes from the first number on, a rate and an amount to subtract. */
export function rateMinusAmount(rows: readonly Band[], income: number): number {
  const [, rate, amount = 0] = rows.findLast(([from]) => income >= from) ?? [0, 0];
  return Math.max(0, (income * rate) / 100 - amount);
}

/** Marginal rate in percent. */
export function bracketRate(bands: readonly Band[], income: number): number {
  return bands.findLast(([from]) => atLeast(income, from))?.[1] ?? bands[0]?.[1] ?? 0;
}

/**
 * The value of the last step exceeded. Below the first step it is that step's value if the step starts at 0, otherwise
 * 0.
 */
export function stepOver(steps: readonly Step[], income: number): number {
  const [first] = steps;
  return steps.findLast(([over]) => exceeds(income, over))?.[1] ?? (first && first[0] === 0 ? first[1] : 0);
}

/** The last step reached, or the first step if none is. */
export function stepFrom(steps: readonly Step[], income: number): Step {
  return steps.findLast(([from]) => atLeast(income, from)) ?? (steps[0] as Step);
}
