/**
 * The day to which the figures in this folder have been brought up, ISO 8601. Calculators without a date of their own
 * use what is in effect on it; move it when rows for a new year have been added.
 */
export const AS_OF = "2026-11-21";
