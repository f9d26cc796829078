interface Strength {
  readonly word: "very weak" | "weak" | "fair" | "strong" | "very strong";
  readonly tone: "problem" | "plain" | "answer";
  readonly color: "red" | "ochre" | "green";
}

/**
 * Strength by the time that 10 billion guesses a second take on average: about 10 milliseconds at 28 bits, a minute at
 * 40, 30 years at 64, and 2 trillion years at 100.
 *
 * @param bits log₂ of the number of possible passwords, of which half are guessed on average
 */
export function strengthOf(bits: number): Strength {
  if (bits < 28) return { word: "very weak", tone: "problem", color: "red" };
  if (bits < 40) return { word: "weak", tone: "problem", color: "red" };
  if (bits < 64) return { word: "fair", tone: "plain", color: "ochre" };
  return { word: bits < 100 ? "strong" : "very strong", tone: "answer", color: "green" };
}
