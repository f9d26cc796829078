import type { Figure } from "../data/parameter";
import { dayNumberToIso, isoToDayNumber } from "../math/dates/civil";
import type { Notice } from "./calculator";
import type { Format } from "./format";

/** Notices about the figures behind an answer that are from another period or not confirmed. */
export function figureNotices(figures: readonly Figure[], format: Format): Notice[] {
  return figures.flatMap((figure) => {
    const { label, text, unconfirmed } = figure;
    const period = periodText(figure, format);
    if (unconfirmed !== undefined) {
      const message = `${label} (${text}) is not confirmed: ${unconfirmed}.${period && ` It ${period}.`}`;
      return [{ code: "figure-unconfirmed", message }];
    }
    return period ? [{ code: "figure-carried", message: `${label} (${text}) ${period}.` }] : [];
  });
}

/** `is the 2025-26 figure; the 2026-27 figure was not yet available`, or empty if the figure is in effect. */
function periodText(figure: Figure, format: Format): string {
  const { status, from, until } = figure;
  if (status === "in-effect") return "";
  if (status === "before-first") return `applies from ${format.date(from)}; no earlier figure is available`;
  const years = yearNames(figure);
  const own = years ? `is the ${years.own} figure` : `was set through ${format.date(until)}`;
  return `${own}; ${notPublished(figure)}`;
}

/** `the 2026-27 figure was not yet available`, for a figure that is carried over. */
export function notPublished(figure: Pick<Figure, "from" | "until" | "date">): string {
  const years = yearNames(figure);
  return years ? `the ${years.asked} figure was not yet available` : "no later figure was available yet";
}

/**
 * Names of the figure's own year and of the year of the requested date: `2025` for a calendar year, otherwise
 * `2025-26`. Null if the figure is not set for exactly one year.
 */
function yearNames({
  from,
  until,
  date,
}: Pick<Figure, "from" | "until" | "date">): { readonly own: string; readonly asked: string } | null {
  if (from === null || until === null) return null;
  const start = from.slice(4);
  const year = Number(from.slice(0, 4));
  if (dayNumberToIso(isoToDayNumber(until) + 1) !== `${year + 1}${start}`) return null;
  const name = (first: number) =>
    start === "-01-01" ? String(first) : `${first}-${String((first + 1) % 100).padStart(2, "0")}`;
  return { own: name(year), asked: name(Number(date.slice(0, 4)) - (date.slice(4) < start ? 1 : 0)) };
}
