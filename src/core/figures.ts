import type { Figure } from "../data/parameter";
import { dayNumberToIso, isoToDayNumber } from "../math/dates/civil";
import { type Notice, notice } from "./calculator";
import type { Format } from "./format";
import { usesFigures } from "./uses-figures";

/** Notices that name the figures behind an answer that are from another period or may still change. */
export function figureNotices(figures: readonly Figure[], format: Format): Notice[] {
  const groups = new Map<string, { code: string; period: string; labels: string[] }>();
  for (const figure of figures) {
    const { label, unconfirmed, status } = figure;
    if (unconfirmed === undefined && status === "in-effect") continue;
    const code = unconfirmed === undefined ? "figure-carried" : "figure-unconfirmed";
    const period = periodText(figure, format);
    const group = groups.get(code + period);
    if (group) group.labels.push(label);
    else groups.set(code + period, { code, period, labels: [label] });
  }
  return [...groups.values()].map(({ code, period, labels }) => notice(code, usesFigures(period, labels)));
}

/** `2025-26 figures`, or the day that a figure applies from or was set through if it is not the figure of a year. */
function periodText(figure: Figure, format: Format): string {
  const { status, from, until } = figure;
  const years = yearNames(figure);
  if (status === "before-first") return `figures that apply from ${format.date(from)}`;
  if (years) return `${years.own} figures`;
  if (until !== null) return `figures set through ${format.date(until)}`;
  return from === null ? "long-standing figures" : `figures in effect since ${format.date(from)}`;
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
