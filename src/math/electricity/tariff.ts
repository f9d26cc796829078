/** What a month of electricity costs where the price depends on how much is used. Energy in kWh, rates in money per kWh. */
import { exceeds } from "../numbers/slack";

/** A range of use with its price. A use at its limit still belongs to it. */
export interface Slab {
  /** Null: the rest. */
  readonly upTo: number | null;
  readonly rate: number;
}

/** The part of a use that one slab prices. */
export interface SlabShare {
  readonly from: number;
  /** Null: open. */
  readonly to: number | null;
  readonly units: number;
  readonly rate: number;
  readonly amount: number;
}

/**
 * Telescopic pricing: each unit at the rate of the slab that it falls in. Slabs without units are left out.
 *
 * @param slabs with rising limits, the last one open
 */
export function telescopicShares(slabs: readonly Slab[], units: number): SlabShare[] {
  return slabs.flatMap(({ upTo, rate }, i) => {
    const from = slabs[i - 1]?.upTo ?? 0;
    const inside = Math.min(units, upTo ?? units) - from;
    return inside > 0 ? [{ from, to: upTo, units: inside, rate, amount: inside * rate }] : [];
  });
}

/**
 * Non-telescopic pricing: the slab that the total falls in prices every unit. Nothing used has no share.
 *
 * @param slabs with rising limits, the last one open
 */
export function nonTelescopicShares(slabs: readonly Slab[], units: number): SlabShare[] {
  if (units <= 0) return [];
  const i = reachedSlab(slabs, units);
  const { upTo, rate } = slabs[i] as Slab;
  return [{ from: slabs[i - 1]?.upTo ?? 0, to: upTo, units, rate, amount: units * rate }];
}

/** The place of the slab that a total falls in. */
export function reachedSlab(slabs: readonly Slab[], units: number): number {
  const found = slabs.findIndex(({ upTo }) => upTo === null || !exceeds(units, upTo));
  return found < 0 ? slabs.length - 1 : found;
}

/** The place of the slab that the next unit falls in: at a limit, the one after it. */
export function nextSlab(slabs: readonly Slab[], units: number): number {
  const found = slabs.findIndex(({ upTo }) => upTo === null || exceeds(upTo, units));
  return found < 0 ? slabs.length - 1 : found;
}
