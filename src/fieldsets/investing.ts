/** What several calculators of investments ask in the same words. */

/** For a number: the term of a plan, which may be any part of a year. */
export const TERM_IN_YEARS = {
  label: "Term",
  noun: "Years",
  unit: "years",
  default: 10,
  above: 0,
  max: 60,
  range: "more than 0 and at most 60",
  stepsPerUnit: 12,
} as const;

/** For a percentage: the rise of prices. */
export const INFLATION = { label: "Inflation", unit: "% / year", min: -20, max: 50, step: 0.5 } as const;
