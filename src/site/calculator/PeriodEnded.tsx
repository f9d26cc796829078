import type { AnyCalculator } from "../../core/calculator";
import { Format } from "../../core/format";
import type { Figure } from "../../data/parameter";
import { isoDayOf } from "../../math/dates/iso-date";

const { date } = new Format();

/**
 * A line about figures whose period has ended since the site was built. Those that had ended before are among the notices
 * of the answer. Renders nothing in the build, which does not know when the page will be read.
 */
export default function PeriodEnded({ figures }: { figures: NonNullable<AnyCalculator["figures"]> }) {
  // Figures that depend on the answer are those of a day that the visitor entered.
  if (import.meta.env.SSR || typeof figures === "function") return null;
  const sentence = periodsEnded(figures, isoDayOf(new Date()));
  return sentence && <p className="notices">{sentence}</p>;
}

/** @param today ISO 8601 @returns null if no period has ended */
export function periodsEnded(figures: readonly Figure[], today: string): string | null {
  const over = figures.filter(({ status, until }) => status === "in-effect" && until !== null && until < today);
  if (over.length === 0) return null;
  const days = [...new Set(over.map(({ until }) => until))].toSorted();
  const ended = days.map((day) => {
    const labels = over.filter(({ until }) => until === day).map(({ label }) => label);
    return `Set through ${date(day)}: ${labels.join("; ")}.`;
  });
  return `${ended.join(" ")} Later figures may apply by now.`;
}
