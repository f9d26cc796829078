/** Reactive power and the capacitors that supply it (OpenStax, University Physics 2, sections 15.2 to 15.4). */

/** Reactive power in kvar for an active power in kW and a power factor greater than 0 and at most 1: P × tan φ. */
export function reactivePower(activePower: number, powerFactor: number): number {
  return (activePower * Math.sqrt((1 - powerFactor) * (1 + powerFactor))) / powerFactor;
}

/**
 * Capacitance in farads that supplies a reactive power in var, at a voltage in V and a frequency in Hz: Q ÷ (2πfV²).
 */
export function capacitanceFor(reactive: number, voltage: number, frequency: number): number {
  return reactive / (2 * Math.PI * frequency * voltage * voltage);
}
