/** Impedance of a resistor, an inductor and a capacitor, in series or in parallel. Reactances in ohms. */

export interface Parts {
  /** Ohms, henries and farads; null for a part that is not there. */
  readonly resistance: number | null;
  readonly inductance: number | null;
  readonly capacitance: number | null;
}

export type Topology = "series" | "parallel";

export interface Complex {
  readonly real: number;
  readonly imag: number;
}

/** A susceptance smaller than this share of its parts is the noise of doubles: they cancel. */
const NOISE = 1e-13;

export function inductiveReactance(inductance: number, frequency: number): number {
  return 2 * Math.PI * frequency * inductance;
}

/** As a size, without its sign. */
export function capacitiveReactance(capacitance: number, frequency: number): number {
  return 1 / (2 * Math.PI * frequency * capacitance);
}

/** Null where no current flows: a lossless parallel circuit at resonance. */
export function impedanceOf(
  { resistance, inductance, capacitance }: Parts,
  topology: Topology,
  frequency: number,
): Complex | null {
  const inductive = inductance === null ? null : inductiveReactance(inductance, frequency);
  const capacitive = capacitance === null ? null : capacitiveReactance(capacitance, frequency);
  if (topology === "series")
    return { real: resistance ?? 0, imag: difference(inductive ?? 0, capacitive ?? 0) };
  const conductance = resistance === null ? 0 : 1 / resistance;
  const susceptance = difference(
    capacitive === null ? 0 : 1 / capacitive,
    inductive === null ? 0 : 1 / inductive,
  );
  if (conductance === 0 && susceptance === 0) return null;
  // 1 / (G + jB), without squares that overflow.
  const size = Math.hypot(conductance, susceptance);
  return { real: conductance / size / size, imag: 0 - susceptance / size / size };
}

function difference(a: number, b: number): number {
  return Math.abs(a - b) <= NOISE * Math.max(a, b) ? 0 : a - b;
}

/** f₀ in hertz. */
export function resonantFrequency(inductance: number, capacitance: number): number {
  return 1 / (2 * Math.PI * Math.sqrt(inductance) * Math.sqrt(capacitance));
}

/** Q of a circuit of all three. */
export function qualityFactor(
  topology: Topology,
  resistance: number,
  inductance: number,
  capacitance: number,
): number {
  const characteristic = Math.sqrt(inductance) / Math.sqrt(capacitance);
  return topology === "series" ? characteristic / resistance : resistance / characteristic;
}
