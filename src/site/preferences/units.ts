/** Which units the visitor is used to: found once, by currency or by the browser's country, and remembered. */
import { resolve } from "../../core/conditions";
import type { Fields } from "../../core/fields";
import { readStored, writeStored } from "../platform/storage";
import { storedCurrency } from "./stored-currency";

const KEY = "site_units";

/** Everyday units of a country: pounds, feet; stones, feet; kilograms, feet; metric. */
export type UnitHabit = "us" | "uk" | "india" | "metric";

/** The systems that an input `unitSystem` may offer, the most usual first. */
const SYSTEMS: Readonly<Record<UnitHabit, readonly string[]>> = {
  us: ["us", "imperial"],
  // Building sites are metric there; only people are measured in stones and feet.
  uk: ["imperial", "metric"],
  india: ["mixed", "metric"],
  metric: ["metric"],
};

const HABITS = Object.keys(SYSTEMS) as readonly UnitHabit[];

/** Countries that measure as the United States do (CIA World Factbook, appendix “Weights and Measures”), or unknown. */
const US_UNITS: readonly unknown[] = ["US", "LR", "MM", undefined];

/** The stored habit; on the first visit it follows from the chosen currency, or from the browser's language. */
export function unitHabit(): UnitHabit {
  const stored = HABITS.find((habit) => habit === readStored("localStorage", KEY));
  if (stored) return stored;
  const found = usualHabit();
  writeStored("localStorage", KEY, found);
  return found;
}

/** The visitor chose a system on a calculator with these inputs: others open in it, too. */
export function rememberUnits(system: string, inputs: Fields): void {
  if (systemFor(unitHabit(), inputs) === system) return;
  const own = usualHabit();
  const other = HABITS.find((one) => one !== "uk" && SYSTEMS[one][0] === system) ?? "us";
  // Back at what is usual in the visitor's country: Britons do not become Americans by it.
  writeStored("localStorage", KEY, systemFor(own, inputs) === system ? own : other);
}

/** Whether body weights are in stones wherever the visitor has them in pounds. */
export function usesStones(habit: UnitHabit): boolean {
  return habit === "uk" || (habit === "metric" && usualHabit() === "uk");
}

/** The system in which a calculator opens; undefined where it has none. */
export function systemFor(habit: UnitHabit, inputs: Fields): string | undefined {
  const field = inputs.unitSystem;
  if (field?.type !== "choice") return undefined;
  const system = SYSTEMS[habit].find((one) => Object.hasOwn(field.options ?? {}, one));
  return system ?? String(resolve(field.default, {}));
}

/** What is usual in the visitor's country. A currency code begins with it; that of the euro with none, and is metric. */
function usualHabit(): UnitHabit {
  const country = storedCurrency()?.slice(0, 2) ?? browserCountry();
  if (US_UNITS.includes(country)) return "us";
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
