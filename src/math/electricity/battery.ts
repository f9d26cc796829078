/** How long a battery lasts, by Peukert's law (D. Doerffel and S. A. Sharkh, Journal of Power Sources 155, 2006). */

/** A battery and how it is used. */
export interface BatteryUse {
  /** Share of the capacity that may be drawn, above 0 to 1. */
  readonly depth: number;
  /** 1 for an ideal battery, about 1.2 for lead–acid. */
  readonly exponent: number;
  /** Hours of the discharge that the capacity is stated for. */
  readonly ratedHours: number;
}

/** Hours that a capacity, Ah, lasts at a current, A: D × H × (C ÷ (I × H))^k. */
export function hoursAt(
  capacity: number,
  current: number,
  { depth, exponent, ratedHours }: BatteryUse,
): number {
  return depth * ratedHours * (capacity / (current * ratedHours)) ** exponent;
}

/** The capacity, Ah, that lasts so many hours at a current, A. */
export function capacityFor(hours: number, current: number, use: BatteryUse): number {
  // An ideal battery without the noise of powers.
  if (use.exponent === 1) return (current * hours) / use.depth;
  return current * use.ratedHours * (hours / (use.depth * use.ratedHours)) ** (1 / use.exponent);
}

/** The current, A, at which a capacity, Ah, lasts so many hours. */
export function currentFor(hours: number, capacity: number, use: BatteryUse): number {
  if (use.exponent === 1) return (capacity * use.depth) / hours;
  return capacity / (use.ratedHours * (hours / (use.depth * use.ratedHours)) ** (1 / use.exponent));
}
