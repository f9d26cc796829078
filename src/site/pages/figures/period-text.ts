import { notPublished } from "../../../core/figures";
import { Format } from "../../../core/format";
import { AS_OF } from "../../../data/as-of";
import type { DatedPeriod } from "../../../data/dated";

const { date } = new Format();

/** A period and its status as a sentence: `In effect since January 1, 2026`. Empty if neither is known. */
export function periodText({ from, until, status }: DatedPeriod): string {
  const range = [from && `from ${date(from)}`, until && `to ${date(until)}`].filter(Boolean).join(", ");
  switch (status) {
    case "before-first":
      return `Takes effect on ${date(from)}${until ? `, until ${date(until)}` : ""}`;
    case "ended":
      return `Was in effect ${range}`;
    case "carried-over":
      return `Was set ${range}; ${notPublished({ from, until, date: AS_OF })}`;
    case "in-effect":
      if (until !== null) return `In effect ${range}`;
      return from === null ? "" : `In effect since ${date(from)}`;
  }
}
