/** Inputs, messages and working steps that the wire tools share. */
import { InputError, type Step, step } from "../../../core/calculator";
import { choice, text } from "../../../core/fields";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import { CONDUCTORS, REFERENCE_CELSIUS } from "../../../data/electronics/wire";
import {
  areaOf,
  areaOfSize,
  type Conductor,
  gaugeDiameter,
  MM2_PER_KCMIL,
  readWireSize,
  resistancePerKm,
  resistivity,
  strandFactor,
  type WireSize,
} from "../../../math/electronics/wire";
import { signedOperand } from "../../../math/words/signed-operand";

export const conductorChoice = choice("Conductor", {
  options: { copper: "Copper", aluminum: "Aluminum" },
  default: "copper",
});

/** Input for the size of a wire. @param when the inputs with which it is asked */
export const wireSize = (when: { readonly [key: string]: string }) =>
  text("Wire size", { note: "AWG 40 to 4/0, or 250 to 2,000 kcmil", default: "12", max: 12, when });

/** @throws {InputError} if the text is not a size of wire */
export function wireSizeOf(awg: string): WireSize {
  const size = readWireSize(awg);
  if (size) return size;
  const allowed = "an AWG number, from 4/0 to 1/0 or 1 to 40, or 250 to 2,000 kcmil";
  throw new InputError(
    "awg",
    awg.trim() === "" ? `Enter ${allowed}.` : `“${awg.trim()}” is not a wire size. Enter ${allowed}.`,
  );
}

/** Steps from the size of a wire to its area. */
export function sizeSteps(size: WireSize, format: Format): Listed<Step> {
  if ("kcmil" in size)
    return [
      step(
        "Area: kcmil × π ÷ 4 × 0.0254² × 1,000, in mm²",
        `${format.significant(size.kcmil)} × ${format.significant(MM2_PER_KCMIL)}`,
        `${format.significant(areaOfSize(size))}\u00a0mm²`,
      ),
    ];
  const { gauge } = size;
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

/** What the resistance of a wire depends on. */
export interface Wire {
  readonly conductor: Conductor;
  /** In °C. */
  readonly temperature: number;
  /** In mm². */
  readonly area: number;
  /** Null if an area or a diameter was given: a solid wire. */
  readonly size: WireSize | null;
}

/** Resistance in Ω/km; cable in kcmil is stranded. */
export function wirePerKm({ conductor, temperature, area, size }: Wire): number {
  return resistancePerKm(conductor, temperature, area) * (size ? strandFactor(size) : 1);
}

/** Step from the resistivity to the resistance of a kilometer. */
export function perKmStep(wire: Wire, format: Format, unit = "Ω"): Step {
  const strands = wire.size ? strandFactor(wire.size) : 1;
  return step(
    `Resistance of 1 km: ρ × 10⁹ ÷ A in mm²${strands === 1 ? "" : ", and 2% more because the strands are twisted"}`,
    `${format.significant(resistivity(wire.conductor, wire.temperature) * 1e9)} ÷ ${format.significant(wire.area)}${strands === 1 ? "" : ` × ${strands}`}`,
    `${format.significant(wirePerKm(wire))}\u00a0${unit}`,
  );
}
