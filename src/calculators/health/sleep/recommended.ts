/** The hours of sleep that a guideline recommends at an age. */
import { AASM_ADULTS, AASM_CHILDREN, NSF, type SleepRow } from "../../../data/sleep";
import { atLeast } from "../../../math/numbers/slack";
import type { Inputs } from "./inputs";

/** Where a guideline has no upper end, bedtimes and cycles are looked for up to here, in hours. */
const UPPER_END = 9;

export interface Recommended {
  /** Hours. */
  readonly min: number;
  readonly max: number | null;
  /** The upper end, or what stands for it. */
  readonly upper: number;
  /** Whose hours they are. */
  readonly source: "AASM" | "NSF";
  /** Why they are not those of the guideline that was chosen. */
  readonly instead: "aasm-no-infant" | "aasm-over-60" | null;
}

export function recommendedHours({
  guideline,
  ageYears,
}: Pick<Inputs, "guideline" | "ageYears">): Recommended {
  if (guideline === "nsf") return fromRow(rowAt(NSF, ageYears) as SleepRow, "NSF", null);
  if (atLeast(ageYears, AASM_ADULTS.untilYears))
    return fromRow(rowAt(NSF, ageYears) as SleepRow, "NSF", "aasm-over-60");
  if (atLeast(ageYears, AASM_ADULTS.fromYears)) return fromRow(AASM_ADULTS, "AASM", null);
  const child = rowAt(AASM_CHILDREN, ageYears);
  return child
    ? fromRow(child, "AASM", null)
    : fromRow(rowAt(NSF, ageYears) as SleepRow, "NSF", "aasm-no-infant");
}

function rowAt(rows: readonly SleepRow[], years: number): SleepRow | undefined {
  return rows.findLast(({ fromYears }) => atLeast(years, fromYears));
}

function fromRow(
  { min, max }: SleepRow,
  source: Recommended["source"],
  instead: Recommended["instead"],
): Recommended {
  return { min, max, upper: max ?? UPPER_END, source, instead };
}

/** `7 to 9 hours`, `at least 7 hours` */
export function hoursText({ min, max }: Recommended): string {
  return max === null ? `at least ${min} hours` : `${min} to ${max} hours`;
}
