/**
 * Preferred numbers for resistors and capacitors, IEC 60063:2015. E12, E6 and E3 are every second, fourth and eighth
 * value of E24. The finer series follow from a formula, with one exception in the standard.
 */
export const E24 = [
  100, 110, 120, 130, 150, 160, 180, 200, 220, 240, 270, 300, 330, 360, 390, 430, 470, 510, 560, 620, 680, 750, 820,
  910,
] as const;

/** The standard lists 920 in E192, although the formula gives 919. */
export const E192_EXCEPTION = { formula: 919, standard: 920 } as const;

/** The tolerance that each series is intended for, in percent. */
export const SERIES_TOLERANCE = { e3: 40, e6: 20, e12: 10, e24: 5, e48: 2, e96: 1, e192: 0.5 } as const;
