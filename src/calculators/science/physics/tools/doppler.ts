import { InputError } from "../../../../core/calculator";
import frequency from "../../../../data/units/frequency.json";
import speed from "../../../../data/units/speed.json";
import { defineLaw } from "../../../../fieldsets/law";

const HERTZ = { rows: frequency, unit: "hertz" };
const METERS_PER_SECOND = { rows: speed, unit: "meter-per-second" };

/** OpenStax, University Physics 1, section 17.7, with one sign rule: a speed toward the other is positive. */
export default defineLaw({
  variables: {
    sourceFrequency: {
      label: "Frequency of the source",
      symbol: "f₀",
      quantity: HERTZ,
      default: 150,
      above: 0,
    },
    observedFrequency: { label: "Observed frequency", symbol: "f₁", quantity: HERTZ, above: 0 },
    soundSpeed: {
      label: "Speed of sound",
      symbol: "c",
      quantity: METERS_PER_SECOND,
      default: 340,
      above: 0,
    },
    sourceSpeed: {
      label: "Speed of the source",
      symbol: "v₀",
      quantity: METERS_PER_SECOND,
      default: 35,
      note: "Toward the observer; negative: away",
    },
    observerSpeed: {
      label: "Speed of the observer",
      symbol: "v₁",
      quantity: METERS_PER_SECOND,
      default: 0,
      note: "Toward the source; negative: away",
    },
  },
  law: "f₁ = f₀ × (c + v₁) ÷ (c − v₀)",
  solveFor: {
    observedFrequency: "f₀ × (c + v₁) ÷ (c − v₀)",
    sourceFrequency: "f₁ × (c − v₀) ÷ (c + v₁)",
  },
  refuse({ soundSpeed = 0, sourceSpeed = 0, observerSpeed = 0 }) {
    for (const [key, name, speed] of [
      ["sourceSpeed", "source", sourceSpeed],
      ["observerSpeed", "observer", observerSpeed],
    ] as const)
      if (Math.abs(speed) >= soundSpeed)
        throw new InputError(key, `Speed of the ${name} must be less than the speed of sound.`);
  },
  sentence: (unknown, { of }) =>
    unknown === "observedFrequency"
      ? [`The observer hears a source of ${of("sourceFrequency")} at`, ""]
      : [`To be heard at ${of("observedFrequency")}, the source must sound at`, ""],
  second({ values: { sourceFrequency = 0, observedFrequency = 0 } }) {
    if (observedFrequency === sourceFrequency) return "No shift: the distance between them stays the same";
    return observedFrequency > sourceFrequency ? "Higher than the source" : "Lower than the source";
  },
});
