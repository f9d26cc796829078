/**
 * The day as of which the figures in this folder are current, ISO 8601. Calculators without a date input use the
 * figures in effect on this day. Move it forward when rows for a new year have been added.
 */
export const AS_OF = "2026-11-21";
