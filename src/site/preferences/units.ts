/** Which units the visitor is used to: found once, by currency or by the browser's country, and remembered. */
import { resolve } from "../../core/conditions";
import type { Fields } from "../../core/fields";
import { readStored, writeStored } from "../platform/storage";
import { storedCurrency } from "./currency";

const KEY = "site_units";

/** Everyday units of a country: pounds, feet; stones, feet; kilograms, feet; metric. */
const HABITS = ["us", "uk", "india", "metric"] as const;
export type UnitHabit = (typeof HABITS)[number];

/** The systems that an input `unitSystem` may offer, the most usual first. */
const SYSTEMS: Readonly<Record<UnitHabit, readonly string[]>> = {
  us: ["us", "imperial"],
  // Building sites are metric there; only people are measured in stones and feet.
  uk: ["imperial", "metric"],
  india: ["mixed", "metric"],
  metric: ["metric"],
};

/** Countries that measure as the United States do (CIA World Factbook, appendix “Weights and Measures”). */
const US_UNITS = ["US", "LR", "MM"];

/** The stored habit; on the first visit it follows from the chosen currency, or from the browser's language. */
export function unitHabit(): UnitHabit {
  const stored = HABITS.find((habit) => habit === readStored("localStorage", KEY));
  if (stored) return stored;
  // A currency code begins with its country; that of the euro is none, and metric.
  const found = habitOf(storedCurrency()?.slice(0, 2) ?? browserCountry());
  writeStored("localStorage", KEY, found);
  return found;
}

/** The visitor chose a system on a calculator with these inputs: others open in it, too. */
export function rememberUnits(system: string, inputs: Fields): void {
  if (systemFor(unitHabit(), inputs) === system) return;
  const habit = HABITS.find((one) => SYSTEMS[one][0] === system) ?? "us";
  writeStored("localStorage", KEY, habit === "uk" ? "us" : habit);
}

/** The system in which a calculator opens; undefined where it has none. */
export function systemFor(habit: UnitHabit, inputs: Fields): string | undefined {
  const field = inputs.unitSystem;
  if (field?.type !== "choice") return undefined;
  const system = SYSTEMS[habit].find((one) => Object.hasOwn(field.options ?? {}, one));
  return system ?? String(resolve(field.default, {}));
}

function habitOf(country: string | undefined): UnitHabit {
  if (country === undefined || US_UNITS.includes(country)) return "us";
  return country === "GB" ? "uk" : country === "IN" ? "india" : "metric";
}

/** `en-US` names it; `de` is mostly spoken in Germany. */
function browserCountry(): string | undefined {
  try {
    return new Intl.Locale(navigator.language).maximize().region;
  } catch {
    return undefined;
  }
}
