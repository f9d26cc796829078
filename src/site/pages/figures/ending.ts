import type { DatedFigure } from "../../../data/dated";
import { dayNumberToIso, isoToDayNumber } from "../../../math/dates/civil";

/** How many days before the end of a period the build begins to warn. */
const NOTICE = 60;

/**
 * Sentences for whoever maintains the site: figures whose last known period has ended since they were brought up to date,
 * or ends within the next 60 days, with the file that needs a new row.
 * @param today ISO 8601
 */
export function endingFigures(figures: readonly DatedFigure[], today: string): string[] {
  const limit = dayNumberToIso(isoToDayNumber(today) + NOTICE);
  return figures.flatMap(({ file, label, periods }) => {
    const last = periods.at(-1);
    if (last?.status !== "in-effect" || last.until === null || last.until > limit) return [];
    const ends = last.until < today ? "ended" : "ends";
    return [`A period ${ends} on ${last.until} and needs a new row: ${label}, src/data/${file}`];
  });
}
