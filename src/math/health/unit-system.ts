/** Unit systems for weight, height and girths. */

/** `mixed` is common in India: kilograms, but feet and inches. */
export type UnitSystem = "metric" | "imperial" | "mixed";

/** Labels of the options. */
export const UNIT_SYSTEMS = {
  metric: "Metric (kg, cm)",
  imperial: "Imperial (lb, ft and in)",
  mixed: "Mixed (kg, ft and in)",
};

/** Conditions on the input `unitSystem` under which inputs in these units are in use. */
export const IN_KILOGRAMS = { unitSystem: ["metric", "mixed"] } as const;
export const IN_POUNDS = { unitSystem: "imperial" } as const;
export const IN_CENTIMETERS = { unitSystem: "metric" } as const;
export const IN_INCHES = { unitSystem: ["imperial", "mixed"] } as const;

// International yard and pound agreement of 1959; exact.
export const KG_PER_POUND = 0.45359237;
export const KG_PER_OUNCE = KG_PER_POUND / 16;
export const CM_PER_INCH = 2.54;
export const POUNDS_PER_STONE = 14;
export const INCHES_PER_FOOT = 12;
