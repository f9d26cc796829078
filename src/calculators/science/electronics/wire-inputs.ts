/** Inputs, messages and working steps that the wire tools share. */
import { type Step, step } from "../../../core/calculator";
import { choice } from "../../../core/fields";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import { CONDUCTORS, REFERENCE_CELSIUS } from "../../../data/electronics/wire";
import { areaOf, type Conductor, gaugeDiameter, resistivity } from "../../../math/electronics/wire";
import { signedOperand } from "../../../math/words/signed-operand";

export const conductorChoice = choice("Conductor", {
  options: { copper: "Copper", aluminum: "Aluminum" },
  default: "copper",
});

export function gaugeMessage(text: string): string {
  return text.trim() === ""
    ? "Enter an AWG number, from 4/0 to 1/0 or 1 to 40."
    : `“${text.trim()}” is not an AWG number; use 4/0 to 1/0 or 1 to 40.`;
}

/** Steps from a gauge number to its diameter and area. */
export function gaugeSteps(gauge: number, format: Format): Listed<Step> {
  const diameter = gaugeDiameter(gauge);
  return [
    step(
      "Diameter: 0.127 × 92^((36 − n) ÷ 39), in mm",
      `0.127 × 92^((36 − ${signedOperand(String(gauge))}) ÷ 39)`,
      `${format.significant(diameter)}\u00a0mm`,
    ),
    areaStep(diameter, format),
  ];
}

/** @param diameter in mm */
export function areaStep(diameter: number, format: Format): Step {
  return step(
    "Area: π ÷ 4 × d²",
    `3.14159265 ÷ 4 × ${format.significant(diameter)}²`,
    `${format.significant(areaOf(diameter))}\u00a0mm²`,
  );
}

/** Step from the resistivity at 20 °C to that at the wire's temperature. @param temperature in °C */
export function resistivityStep(
  { conductor, temperature }: { readonly conductor: Conductor; readonly temperature: number },
  format: Format,
): Step {
  const { resistivity: at20, temperatureCoefficient } = CONDUCTORS[conductor];
  const celsius = format.significant(temperature);
  return step(
    `Resistivity of ${conductor} at ${celsius}\u00a0°C: ρ₂₀ × (1 + α × (T − ${REFERENCE_CELSIUS}))`,
    `${format.significant(at20)} × (1 + ${temperatureCoefficient} × (${celsius} − ${REFERENCE_CELSIUS}))`,
    `${format.significant(resistivity(conductor, temperature))}\u00a0Ω·m`,
  );
}
