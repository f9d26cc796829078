/** Tables by income: brackets that tax each part at its own rate, and steps that hold for a whole income. */
import type { Band, ByStatus, FilingStatus, Step } from "../../data/tax/us";
import { atLeast, exceeds } from "../numbers/slack";

/** The part of an income that falls into one bracket, and its tax. */
export interface BracketPart {
  /** Percent. */
  readonly rate: number;
  readonly from: number;
  /** Null for the top bracket. */
  readonly to: number | null;
  readonly income: number;
  readonly tax: number;
}

/** The value of a filing status. */
export function forStatus<T>(value: ByStatus<T>, status: FilingStatus): T {
  return isByStatus(value) ? value[status] : value;
}

function isByStatus<T>(value: ByStatus<T>): value is Readonly<Record<FilingStatus, T>> {
  return typeof value === "object" && value !== null && "single" in value;
}

/** Every bracket with the income that falls into it; a lump sum counts once income is over its row. */
export function bracketParts(bands: readonly Band[], income: number): BracketPart[] {
  return bands.map(([from, rate, lump = 0], i) => {
    const to = bands[i + 1]?.[0] ?? null;
    const part = Math.max(0, Math.min(income, to ?? income) - from);
    return { rate, from, to, income: part, tax: (part * rate) / 100 + (exceeds(income, from) ? lump : 0) };
  });
}

/** The tax on an income by brackets. */
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

/** Percent that the next unit of income is taxed at. */
export function bracketRate(bands: readonly Band[], income: number): number {
  return bands.findLast(([from]) => atLeast(income, from))?.[1] ?? bands[0]?.[1] ?? 0;
}

/** The value of the last step that an income is over; below the first, that of a step from 0, else 0. */
export function stepOver(steps: readonly Step[], income: number): number {
  const [first] = steps;
  return steps.findLast(([over]) => exceeds(income, over))?.[1] ?? (first && first[0] === 0 ? first[1] : 0);
}

/** The last step that an income has reached, else the first. */
export function stepFrom(steps: readonly Step[], income: number): Step {
  return steps.findLast(([from]) => atLeast(income, from)) ?? (steps[0] as Step);
}
