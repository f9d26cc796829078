/** Reactive power and the capacitors that supply it (OpenStax, University Physics 2, sections 15.2 to 15.4). */

/** Reactive power, kvar, that active power, kW, brings along at a power factor from above 0 to 1: P × tan φ. */
export function reactivePower(activePower: number, powerFactor: number): number {
  return (activePower * Math.sqrt((1 - powerFactor) * (1 + powerFactor))) / powerFactor;
}

/** Capacitance in farads that supplies reactive power, var, at a voltage, V, and a frequency, Hz: Q ÷ (2πfV²). */
export function capacitanceFor(reactive: number, voltage: number, frequency: number): number {
  return reactive / (2 * Math.PI * frequency * voltage * voltage);
}
