/** Impedance of a resistor, inductor and capacitor in series or in parallel. Reactances are in ohms. */

export interface Parts {
  /** In ohms, henries and farads; null if the part is absent. */
  readonly resistance: number | null;
  readonly inductance: number | null;
  readonly capacitance: number | null;
}

export type Topology = "series" | "parallel";

export interface Complex {
  readonly real: number;
  readonly imag: number;
}

/**
 * A net reactance or susceptance smaller than this fraction of its terms is rounding noise left by their cancellation.
 */
const NOISE = 1e-13;

export function inductiveReactance(inductance: number, frequency: number): number {
  return 2 * Math.PI * frequency * inductance;
}

/** Magnitude; the sign is dropped. */
export function capacitiveReactance(capacitance: number, frequency: number): number {
  return 1 / (2 * Math.PI * frequency * capacitance);
}

/** Null if no current flows: a lossless parallel circuit at resonance. */
export function impedanceOf(
  { resistance, inductance, capacitance }: Parts,
  topology: Topology,
  frequency: number,
): Complex | null {
  const inductive = inductance === null ? null : inductiveReactance(inductance, frequency);
  const capacitive = capacitance === null ? null : capacitiveReactance(capacitance, frequency);
  if (topology === "series") return { real: resistance ?? 0, imag: difference(inductive ?? 0, capacitive ?? 0) };
  const conductance = resistance === null ? 0 : 1 / resistance;
  const susceptance = difference(capacitive === null ? 0 : 1 / capacitive, inductive === null ? 0 : 1 / inductive);
  if (conductance === 0 && susceptance === 0) return null;
  // 1 / (G + jB), computed without squares, which could overflow.
  const size = Math.hypot(conductance, susceptance);
  return { real: conductance / size / size, imag: 0 - susceptance / size / size };
}

function difference(a: number, b: number): number {
  return Math.abs(a - b) <= NOISE * Math.max(a, b) ? 0 : a - b;
}

/** Resonant frequency f₀ in hertz. */
export function resonantFrequency(inductance: number, capacitance: number): number {
  return 1 / (2 * Math.PI * Math.sqrt(inductance) * Math.sqrt(capacitance));
}

/** Quality factor Q of a circuit with all three parts. */
export function qualityFactor(topology: Topology, resistance: number, inductance: number, capacitance: number): number {
  const characteristic = Math.sqrt(inductance) / Math.sqrt(capacitance);
  return topology === "series" ? characteristic / resistance : resistance / characteristic;
}
