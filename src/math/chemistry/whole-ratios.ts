/** From the masses of the elements in a compound to the whole numbers of its empirical formula. */

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
    /** To the least of the moles. */
    readonly ratio: number;
    readonly whole: number;
  }[];
  /** What the ratios are multiplied by to become whole. */
  readonly multiple: number;
  /** No multiple brought all ratios near enough. */
  readonly uncertain: boolean;
}

const LARGEST_MULTIPLE = 12;

/** @param tolerance how far each may be off its whole number, in percent of it */
export function wholeRatios(elements: readonly ElementMass[], tolerance: number): WholeRatios {
  const moles = elements.map(({ mass, weight }) => mass / weight);
  const least = Math.min(...moles);
  const ratios = moles.map((amount) => amount / least);
  let best = { multiple: 1, off: Number.POSITIVE_INFINITY };
  for (let multiple = 1; multiple <= LARGEST_MULTIPLE; multiple++) {
    const off = Math.max(...ratios.map((ratio) => relativeError(multiple * ratio)));
    // Noise of doubles must not decide.
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
