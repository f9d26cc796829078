import type { Weekend } from "../math/dates/weekend";

/** Options for choosing a weekend. */
export const WEEKEND_NAMES = {
  "sat-sun": "Saturday and Sunday",
  "fri-sat": "Friday and Saturday",
  "thu-fri": "Thursday and Friday",
  sun: "Sunday only",
  fri: "Friday only",
  sat: "Saturday only",
  none: "None",
} as const satisfies Record<Weekend, string>;
