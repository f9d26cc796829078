/**
 * Preferred numbers of resistors and capacitors, IEC 60063:2015. The three rough series are every second, fourth and
 * eighth value of E24; the fine ones follow from a formula, with the one exception of the standard.
 */
export const E24 = [
  100, 110, 120, 130, 150, 160, 180, 200, 220, 240, 270, 300, 330, 360, 390, 430, 470, 510, 560, 620, 680,
  750, 820, 910,
] as const;

/** In E192 the standard has 920, where the formula gives 919. */
export const E192_EXCEPTION = { formula: 919, standard: 920 } as const;

/** The tolerance that a series is meant for, in percent. */
export const SERIES_TOLERANCE = { e3: 40, e6: 20, e12: 10, e24: 5, e48: 2, e96: 1, e192: 0.5 } as const;
