/** Finds the empirical formula of a compound from the masses of its elements. */

export interface ElementMass {
  readonly element: string;
  readonly mass: number;
  /** Atomic weight. */
  readonly weight: number;
}

interface WholeRatios {
  readonly rows: readonly {
    readonly element: string;
    readonly moles: number;
    /** Moles relative to the smallest amount. */
    readonly ratio: number;
    readonly whole: number;
  }[];
  /** Factor that turns the ratios into integers. */
  readonly multiple: number;
  /** Whether no factor brought all ratios close enough to integers. */
  readonly uncertain: boolean;
}

const MAX_MULTIPLE = 12;

/** @param tolerance maximum deviation of each ratio from its integer, in percent of it */
export function wholeRatios(elements: readonly ElementMass[], tolerance: number): WholeRatios {
  const moles = elements.map(({ mass, weight }) => mass / weight);
  const least = Math.min(...moles);
  const ratios = moles.map((amount) => amount / least);
  let best = { multiple: 1, off: Number.POSITIVE_INFINITY };
  for (let multiple = 1; multiple <= MAX_MULTIPLE; multiple++) {
    const off = Math.max(...ratios.map((ratio) => relativeError(multiple * ratio)));
    // Avoids decisions based on rounding errors of doubles.
    if (off <= tolerance / 100 + 1e-12) return result(multiple, false);
    if (off < best.off - 1e-12) best = { multiple, off };
  }
  return result(best.multiple, true);

  function result(multiple: number, uncertain: boolean): WholeRatios {
    const rows = elements.map(({ element }, i) => {
      const ratio = ratios[i] as number;
      return { element, moles: moles[i] as number, ratio, whole: Math.round(multiple * ratio) };
    });
    return { rows, multiple, uncertain };
  }
}

function relativeError(value: number): number {
  const whole = Math.round(value);
  return Math.abs(value - whole) / whole;
}
