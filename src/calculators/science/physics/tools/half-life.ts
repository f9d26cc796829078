import { InputError } from "../../../../core/calculator";
import time from "../../../../data/units/time.json";
import { defineLaw } from "../../../../fieldsets/law";
import { renamed } from "../../../../fieldsets/quantity";

/** Half-lives are stated in years of 365.25 days, so that year is called “yr” and the mean calendar year is renamed. */
const SECONDS = { rows: renamed(time, { "year-julian": "yr", year: "calendar yr" }), unit: "second" };

/** OpenStax, University Physics 3, section 10.3. */
export default defineLaw({
  variables: {
    initialAmount: {
      label: "Initial amount",
      symbol: "N₀",
      default: 100,
      above: 0,
      note: "In any unit: percent, grams, atoms, becquerels",
    },
    remainingAmount: { label: "Remaining amount", symbol: "N", min: 0 },
    time: {
      label: "Time",
      symbol: "t",
      quantity: SECONDS,
      default: 11_460,
      exampleUnit: "year-julian",
      above: 0,
      foundAt: "limit",
    },
    halfLife: {
      label: "Half-life",
      symbol: "T",
      quantity: SECONDS,
      default: 5730,
      exampleUnit: "year-julian",
      above: 0,
      note: "Carbon-14: 5,730 years",
    },
  },
  law: "N = N₀ × 2^(−t ÷ T)",
  solveFor: {
    remainingAmount: "N₀ × 2^(−t ÷ T)",
    initialAmount: "N × 2^(t ÷ T)",
    time: "T × ln(N₀ ÷ N) ÷ ln(2)",
    halfLife: "t × ln(2) ÷ ln(N₀ ÷ N)",
  },
  extras: {
    decayConstant: { label: "Decay constant", unit: "1/s", formula: "ln(2) ÷ T" },
    meanLifetime: { label: "Mean lifetime", unit: "s", formula: "T ÷ ln(2)" },
    percentRemaining: { label: "Percent remaining", unit: "%", formula: "N ÷ N₀ × 100" },
  },
  refuse({ initialAmount = 0, remainingAmount = 0 }, unknown) {
    if (unknown !== "time" && unknown !== "halfLife") return;
    if (remainingAmount > initialAmount)
      throw new InputError("remainingAmount", "The remaining amount cannot be more than the initial amount.");
    if (unknown === "halfLife" && remainingAmount === initialAmount)
      throw new InputError(
        "remainingAmount",
        "Some must have decayed: the remaining amount must be less than the initial amount.",
      );
  },
  sentence: (unknown, { of }) =>
    unknown === "remainingAmount"
      ? [`After ${of("time")}, ${of("initialAmount")} has decayed to`, ""]
      : unknown === "initialAmount"
        ? [`${of("time")} ago there was`, ""]
        : unknown === "time"
          ? [`${of("initialAmount")} decays to ${of("remainingAmount")} in`, ""]
          : ["The half-life is", ""],
});
