/** Battery runtime by Peukert's law (D. Doerffel and S. A. Sharkh, Journal of Power Sources 155, 2006). */

/** A battery and how it is used. */
export interface BatteryUse {
  /** Usable fraction of the capacity, greater than 0 and at most 1. */
  readonly depth: number;
  /** Peukert exponent: 1 for an ideal battery, about 1.2 for lead–acid. */
  readonly exponent: number;
  /** Discharge time in hours for which the capacity is rated. */
  readonly ratedHours: number;
}

/** Hours that a capacity in Ah lasts at a current in A: D × H × (C ÷ (I × H))^k. */
export function hoursAt(capacity: number, current: number, { depth, exponent, ratedHours }: BatteryUse): number {
  return depth * ratedHours * (capacity / (current * ratedHours)) ** exponent;
}

/** The capacity in Ah needed to last a number of hours at a current in A. */
export function capacityFor(hours: number, current: number, use: BatteryUse): number {
  // Avoids the rounding noise of powers for an ideal battery.
  if (use.exponent === 1) return (current * hours) / use.depth;
  return current * use.ratedHours * (hours / (use.depth * use.ratedHours)) ** (1 / use.exponent);
}

/** The current in A at which a capacity in Ah lasts a number of hours. */
export function currentFor(hours: number, capacity: number, use: BatteryUse): number {
  if (use.exponent === 1) return (capacity * use.depth) / hours;
  return capacity / (use.ratedHours * (hours / (use.depth * use.ratedHours)) ** (1 / use.exponent));
}
