import { INDIA_HOME_LOANS } from "../../../data/home-loans/india";

/** Slabs of the Reserve Bank's ceiling, rising by loan; the last is open. */
const { slabs: SLABS } = INDIA_HOME_LOANS.loanToValue.value;

/** One slab of the ceiling, seen from a property's value. */
export interface ValueSlab {
  /** Loans above this, up to `loanUpTo`, are of this slab. */
  readonly loanAbove: number;
  /** Null: open. */
  readonly loanUpTo: number | null;
  readonly percent: number;
  /** Values from here on reach into the slab with a loan that grows with the value … */
  readonly valueFrom: number;
  /** … up to here, where the loan stands at `loanUpTo`; null: it never stops. */
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

/** What a slab lends on a value; null where the value does not reach into it. */
export function slabLoan({ loanAbove, loanUpTo, percent }: ValueSlab, value: number): number | null {
  const loan = (value * percent) / 100;
  if (loan <= loanAbove) return null;
  return loanUpTo === null ? loan : Math.min(loan, loanUpTo);
}

/** The slab that lends most on a value. */
export function bestSlab(value: number): ValueSlab {
  let best = VALUE_SLABS[0] as ValueSlab;
  for (const slab of VALUE_SLABS)
    if ((slabLoan(slab, value) ?? 0) > (slabLoan(best, value) ?? 0)) best = slab;
  return best;
}

/**
 * The largest housing loan on a property under the Reserve Bank's ceilings (circular of October 8, 2015). It rises
 * with the value but for the stretches between two slabs, where it stands still.
 */
export function housingLoanCeiling(value: number): number {
  return slabLoan(bestSlab(value), value) ?? 0;
}

/** The values among which the ceiling stands still, where a value is inside them: `[from, to]`. */
export function standstill(value: number): readonly [number, number] | null {
  for (const [i, slab] of VALUE_SLABS.entries()) {
    const next = VALUE_SLABS[i + 1];
    if (slab.valueTo !== null && next && value > slab.valueTo && value < next.valueFrom)
      return [slab.valueTo, next.valueFrom];
  }
  return null;
}
