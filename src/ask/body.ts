/** Measures of a body in a question, as the inputs of the health calculators: in the units that were written. */
import type { JsonObject } from "../core/parse";
import type { Parts, Value } from "./form";

const KILOGRAMS_PER_POUND = 0.45359237;
const POUNDS_PER_STONE = 14;
const CENTIMETERS_PER_INCH = 2.54;
const INCHES_PER_FOOT = 12;

/** A converted number without the noise of the conversion. */
function rounded(value: number): number {
  return Number(value.toPrecision(12));
}

function isImperial({ units = [] }: Value): boolean {
  return units.some((unit) => ["pound", "stone", "ounce", "foot", "inch"].includes(unit));
}

export interface Measures {
  /** Names of parts that are weights, in kilograms: `weight` fills `weightKg`, or `weightSt` and `weightLb`. */
  readonly weights?: readonly string[];
  /** Names of parts that are heights, in centimeters: `height` fills `heightCm`, or `heightFt` and `heightIn`. */
  readonly heights?: readonly string[];
  /** Names of parts that are girths, in centimeters: `waist` fills `waistCm` or `waistIn`. */
  readonly girths?: readonly string[];
}

/** The inputs that measures fill, with the system of units that they are written in. */
export function bodyInputs(parts: Parts, { weights = [], heights = [], girths = [] }: Measures): JsonObject {
  const given = (names: readonly string[]) =>
    names.flatMap((name) => {
      const value = parts[name];
      return value ? [{ name, value, number: Number(value.json) }] : [];
    });
  const [weighed, tall, round] = [given(weights), given(heights), given(girths)];
  const weightImperial = weighed.some(({ value }) => isImperial(value));
  const heightImperial = [...tall, ...round].some(({ value }) => isImperial(value));
  const isMixed = weighed.length > 0 && !weightImperial && heightImperial;
  const unitSystem = isMixed ? "mixed" : weightImperial || heightImperial ? "imperial" : "metric";
  const inputs: Record<string, string | number> = { unitSystem };
  for (const { name, value, number } of weighed) {
    if (unitSystem !== "imperial") {
      inputs[`${name}Kg`] = rounded(number);
      continue;
    }
    const pounds = rounded(number / KILOGRAMS_PER_POUND);
    const stones = value.units?.includes("stone") ? Math.floor(pounds / POUNDS_PER_STONE + 1e-9) : 0;
    inputs[`${name}St`] = stones;
    inputs[`${name}Lb`] = rounded(Math.max(0, pounds - stones * POUNDS_PER_STONE));
  }
  for (const { name, number } of tall) {
    if (unitSystem === "metric") inputs[`${name}Cm`] = rounded(number);
    else {
      const inches = rounded(number / CENTIMETERS_PER_INCH);
      const feet = Math.floor(inches / INCHES_PER_FOOT);
      inputs[`${name}Ft`] = feet;
      inputs[`${name}In`] = rounded(inches - feet * INCHES_PER_FOOT);
    }
  }
  for (const { name, number } of round)
    if (unitSystem === "metric") inputs[`${name}Cm`] = rounded(number);
    else inputs[`${name}In`] = rounded(number / CENTIMETERS_PER_INCH);
  return inputs;
}
