/** Remembers the units that a visitor chooses. */
import type { Fields } from "../../core/fields";
import { writeStored } from "../platform/storage";
import { HABITS, KEY, SYSTEMS, systemFor, type UnitHabit, unitHabit, usualHabit } from "./units";

/** The visitor chose units for all calculators. */
export function chooseHabit(habit: UnitHabit): void {
  writeStored("localStorage", KEY, habit);
}

/** The visitor chose a system on a calculator with these inputs: others will open in it, too. */
export function rememberUnits(system: string, inputs: Fields): void {
  if (systemFor(unitHabit(), inputs) === system) return;
  const own = usualHabit();
  const other = HABITS.find((one) => one !== "uk" && SYSTEMS[one][0] === system) ?? "us";
  // Back to what is usual in the visitor's country, so that British visitors are not taken for Americans.
  writeStored("localStorage", KEY, systemFor(own, inputs) === system ? own : other);
}
