import { CONCRETE } from "../../../data/concrete";
import { wholeDown } from "../../../math/numbers/slack";
import type { Inputs } from "./inputs";
import { sizeOf } from "./piece";
import { FOOT, POUND } from "./units";

/** Density of steel, in kg/m³. */
const STEEL = 7850;

/** Bars of a slab, laid in both directions. */
export interface Rebar {
  /** Number of bars along and across one slab, and their lengths in m. */
  readonly along: number;
  readonly across: number;
  readonly alongLength: number;
  readonly acrossLength: number;
  /** Number of bars in all slabs. */
  readonly bars: number;
  /** Total length in all slabs including laps, in m. */
  readonly length: number;
  readonly kgPerMeter: number;
  readonly weightKg: number;
}

/** The bars of the slab; null if it is not reinforced. */
export function rebarOf(inputs: Inputs): Rebar | null {
  if (inputs.shape !== "slab" || !inputs.rebar) return null;
  const inset = 2 * sizeOf(inputs, "rebarCover").meters;
  const spacing = sizeOf(inputs, "rebarSpacing").meters;
  const alongLength = sizeOf(inputs, "length").meters - inset;
  const acrossLength = sizeOf(inputs, "width").meters - inset;
  const along = wholeDown(acrossLength / spacing) + 1;
  const across = wholeDown(alongLength / spacing) + 1;
  const length = (along * alongLength + across * acrossLength) * (1 + inputs.rebarLapPercent / 100) * inputs.quantity;
  const kgPerMeter = barWeight(inputs.rebarSize);
  return {
    along,
    across,
    alongLength,
    acrossLength,
    bars: (along + across) * inputs.quantity,
    length,
    kgPerMeter,
    weightKg: length * kgPerMeter,
  };
}

/** Weight of a bar in kg/m, from the ASTM table or from the cross-section of a metric bar. */
function barWeight(size: Inputs["rebarSize"]): number {
  const pounds = CONCRETE.barWeights.value;
  if (size === "us-3" || size === "us-4" || size === "us-5" || size === "us-6") return (pounds[size] * POUND) / FOOT;
  const diameter = Number(size.slice("mm-".length)) / 1000;
  return (Math.PI / 4) * diameter ** 2 * STEEL;
}
