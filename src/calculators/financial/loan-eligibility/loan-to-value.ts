import { INDIA_HOME_LOANS } from "../../../data/home-loans/india";

/** Slabs of the Reserve Bank's ceiling in ascending order of loan; the last one is open-ended. */
const { slabs: SLABS } = INDIA_HOME_LOANS.loanToValue.value;

/** One slab of the ceiling, in terms of property value. */
export interface ValueSlab {
  /** The slab covers loans above this amount, up to `loanUpTo`. */
  readonly loanAbove: number;
  /** Null if open-ended. */
  readonly loanUpTo: number | null;
  readonly percent: number;
  /** Property value from which the slab's loan grows with the value … */
  readonly valueFrom: number;
  /** … up to this value, where the loan reaches `loanUpTo`; null if it never stops growing. */
  readonly valueTo: number | null;
}

export const VALUE_SLABS: readonly ValueSlab[] = SLABS.map(({ loanUpTo, percent }, i) => {
  const loanAbove = SLABS[i - 1]?.loanUpTo ?? 0;
  return {
    loanAbove,
    loanUpTo,
    percent,
    valueFrom: (100 * loanAbove) / percent,
    valueTo: loanUpTo === null ? null : (100 * loanUpTo) / percent,
  };
});

/** The loan a slab allows on a property value; null if the value is too low for the slab. */
export function slabLoan({ loanAbove, loanUpTo, percent }: ValueSlab, value: number): number | null {
  const loan = (value * percent) / 100;
  if (loan <= loanAbove) return null;
  return loanUpTo === null ? loan : Math.min(loan, loanUpTo);
}

/** The slab with the largest loan on a property value. */
export function bestSlab(value: number): ValueSlab {
  let best = VALUE_SLABS[0] as ValueSlab;
  for (const slab of VALUE_SLABS) if ((slabLoan(slab, value) ?? 0) > (slabLoan(best, value) ?? 0)) best = slab;
  return best;
}

/**
 * The largest housing loan on a property under the Reserve Bank's ceilings (circular of October 8, 2015). It rises with
 * the value except between two slabs, where it stays the same.
 */
export function housingLoanCeiling(value: number): number {
  return slabLoan(bestSlab(value), value) ?? 0;
}

/** The range of values, `[from, to]`, around the given one in which the ceiling stays the same; null if none. */
export function standstill(value: number): readonly [number, number] | null {
  for (const [i, slab] of VALUE_SLABS.entries()) {
    const next = VALUE_SLABS[i + 1];
    if (slab.valueTo !== null && next && value > slab.valueTo && value < next.valueFrom)
      return [slab.valueTo, next.valueFrom];
  }
  return null;
}
