/** Field options shared by several investment calculators. */

/** For a number field: the term of a plan, which may include part of a year. */
export const TERM_IN_YEARS = {
  noun: "Years",
  unit: "years",
  default: 10,
  above: 0,
  max: 60,
  messages: { range: "more than 0 and at most 60" },
  reads: { stepsPerUnit: 12 },
} as const;

/** For a percentage field: the annual rise in prices. */
export const INFLATION = { unit: "% / year", min: -20, max: 50, step: 0.5 } as const;
