/** The hours of sleep recommended by a guideline for an age. */
import { AASM_ADULTS, AASM_CHILDREN, NSF, type SleepRow } from "../../../data/sleep";
import { atLeast } from "../../../math/numbers/slack";
import type { Inputs } from "./inputs";

/** Upper end in hours for bedtimes and cycles if a guideline gives none. */
const UPPER_END = 9;

export interface Recommended {
  /** In hours. */
  readonly min: number;
  /** In hours; null if the guideline gives no upper end. */
  readonly max: number | null;
  /** The upper end, or its substitute if there is none. */
  readonly upper: number;
  /** The guideline that gives these hours. */
  readonly source: "AASM" | "NSF";
  /** The reason if these are not the hours of the chosen guideline. */
  readonly instead: "aasm-no-infant" | "aasm-over-60" | null;
}

export function recommendedHours({ guideline, ageYears }: Pick<Inputs, "guideline" | "ageYears">): Recommended {
  if (guideline === "nsf") return fromRow(rowAt(NSF, ageYears) as SleepRow, "NSF", null);
  if (atLeast(ageYears, AASM_ADULTS.untilYears))
    return fromRow(rowAt(NSF, ageYears) as SleepRow, "NSF", "aasm-over-60");
  if (atLeast(ageYears, AASM_ADULTS.fromYears)) return fromRow(AASM_ADULTS, "AASM", null);
  const child = rowAt(AASM_CHILDREN, ageYears);
  return child ? fromRow(child, "AASM", null) : fromRow(rowAt(NSF, ageYears) as SleepRow, "NSF", "aasm-no-infant");
}

function rowAt(rows: readonly SleepRow[], years: number): SleepRow | undefined {
  return rows.findLast(({ fromYears }) => atLeast(years, fromYears));
}

function fromRow({ min, max }: SleepRow, source: Recommended["source"], instead: Recommended["instead"]): Recommended {
  return { min, max, upper: max ?? UPPER_END, source, instead };
}

/** `7 to 9 hours`, `at least 7 hours` */
export function hoursText({ min, max }: Recommended): string {
  return max === null ? `at least ${min} hours` : `${min} to ${max} hours`;
}
