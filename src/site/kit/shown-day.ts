import type { FieldType } from "../../core/fields";
import { Format } from "../../core/format";
import { parseIsoDate } from "../../math/dates/iso-date";

const { shortDate, time } = new Format();

/**
 * What the field of a date or a time shows: `Nov 28, 2026, 9:00 AM` for `2026-11-28T09:00`, as links and pickers write
 * it. Anything else stays as it is.
 */
export function shownDay(type: FieldType, text: string): string {
  const [, day = "", clock = ""] = (type === "datetime" && /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)$/.exec(text)) || [];
  return parseIsoDate(day) ? `${shortDate(day)}, ${time(clock)}` : text;
}
