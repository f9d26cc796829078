/**
 * Electricity cost for a month under a tariff whose price depends on consumption. Energy in kWh, rates in money per
 * kWh.
 */
import { exceeds } from "../numbers/slack";

/** A range of consumption with its price. The upper limit is included. */
export interface Slab {
  /** Null for no limit. */
  readonly upTo: number | null;
  readonly rate: number;
}

/** The part of the consumption priced by one slab. */
export interface SlabShare {
  readonly from: number;
  /** Null for no limit. */
  readonly to: number | null;
  readonly units: number;
  readonly rate: number;
  readonly amount: number;
}

/**
 * Telescopic pricing: each unit is charged at the rate of the slab it falls in. Slabs without units are omitted.
 *
 * @param slabs in ascending order of their limits, the last one without a limit
 */
export function telescopicShares(slabs: readonly Slab[], units: number): SlabShare[] {
  return slabs.flatMap(({ upTo, rate }, i) => {
    const from = slabs[i - 1]?.upTo ?? 0;
    const inside = Math.min(units, upTo ?? units) - from;
    return inside > 0 ? [{ from, to: upTo, units: inside, rate, amount: inside * rate }] : [];
  });
}

/**
 * Non-telescopic pricing: every unit is charged at the rate of the slab that the total falls in. Empty if nothing was
 * used.
 *
 * @param slabs in ascending order of their limits, the last one without a limit
 */
export function nonTelescopicShares(slabs: readonly Slab[], units: number): SlabShare[] {
  if (units <= 0) return [];
  const i = reachedSlab(slabs, units);
  const { upTo, rate } = slabs[i] as Slab;
  return [{ from: slabs[i - 1]?.upTo ?? 0, to: upTo, units, rate, amount: units * rate }];
}

/** Index of the slab that a total falls in. */
export function reachedSlab(slabs: readonly Slab[], units: number): number {
  const found = slabs.findIndex(({ upTo }) => upTo === null || !exceeds(units, upTo));
  return found < 0 ? slabs.length - 1 : found;
}

/** Index of the slab that the next unit falls in; at a limit, this is the following slab. */
export function nextSlab(slabs: readonly Slab[], units: number): number {
  const found = slabs.findIndex(({ upTo }) => upTo === null || exceeds(upTo, units));
  return found < 0 ? slabs.length - 1 : found;
}
