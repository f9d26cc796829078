/** Words for zxcvbn's scores from 0 to 4. */
export const SCORE_WORDS = ["very weak", "weak", "fair", "strong", "very strong"] as const;

interface Strength {
  readonly word: (typeof SCORE_WORDS)[number];
  readonly color: "red" | "ochre" | "green";
}

/** Strength of a randomly drawn password, given log₂ of the number of possible passwords. */
export function strengthOf(bits: number): Strength {
  if (bits < 28) return { word: "very weak", color: "red" };
  if (bits < 40) return { word: "weak", color: "red" };
  if (bits < 64) return { word: "fair", color: "ochre" };
  return { word: bits < 100 ? "strong" : "very strong", color: "green" };
}
