/**
 * Which units the visitor is used to: determined once, by currency or by the browser's country, and
 * remembered.
 */
import { resolve } from "../../core/conditions";
import type { Fields } from "../../core/fields";
import { readStored, writeStored } from "../platform/storage";
import { visitorCountry } from "./country";

export const KEY = "site_units";

/** Everyday units of a country: pounds and feet; stones and feet; kilograms and feet; metric. */
export type UnitHabit = "us" | "uk" | "india" | "metric";

/** The systems that an input `unitSystem` may offer, most common first. */
export const SYSTEMS: Readonly<Record<UnitHabit, readonly string[]>> = {
  us: ["us", "imperial"],
  // Construction is metric there; only people are measured in stones and feet.
  uk: ["imperial", "metric"],
  india: ["mixed", "metric"],
  metric: ["metric"],
};

export const HABITS = Object.keys(SYSTEMS) as readonly UnitHabit[];

/** Countries that use US units (CIA World Factbook, appendix “Weights and Measures”), or an unknown one. */
const US_UNITS: readonly unknown[] = ["US", "LR", "MM", undefined];

/** The stored habit; on the first visit it follows from the chosen currency, or from the browser's language. */
export function unitHabit(): UnitHabit {
  const stored = HABITS.find((habit) => habit === readStored("localStorage", KEY));
  if (stored) return stored;
  const found = usualHabit();
  writeStored("localStorage", KEY, found);
  return found;
}

/** Whether body weights are in stones where the visitor would otherwise see pounds. */
export function usesStones(habit: UnitHabit): boolean {
  return habit === "uk" || (habit === "metric" && usualHabit() === "uk");
}

/** The system that a calculator opens in; undefined if it has none. */
export function systemFor(habit: UnitHabit, inputs: Fields): string | undefined {
  const field = inputs.unitSystem;
  if (field?.type !== "choice") return undefined;
  const system = SYSTEMS[habit].find((one) => Object.hasOwn(field.options ?? {}, one));
  return system ?? String(resolve(field.default, {}));
}

/** What is usual in the visitor's country. */
export function usualHabit(): UnitHabit {
  const country = visitorCountry();
  if (US_UNITS.includes(country)) return "us";
  return country === "GB" ? "uk" : country === "IN" ? "india" : "metric";
}
