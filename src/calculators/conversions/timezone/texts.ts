/** Converts a chosen moment to the texts of the inputs for it, and back. */
import { localSeconds, localText } from "../../../math/dates/local-time";
import { readLocal } from "../../../math/dates/zone-history";
import { clockAt } from "./moment";
import type { Zone } from "./zones";

/** The date and time in a zone, and which of the two is meant if clocks show it twice. */
export function momentTexts(zone: Zone, instant: number): Record<string, string> {
  const dateTime = localText(clockAt(zone, instant).local);
  const { status, instants } = readLocal(zone.history, localSeconds(dateTime));
  const isSecond = status === "overlap" && instant >= instants[1];
  return { dateTime, disambiguation: isSecond ? "later" : "compatible" };
}

/** The moment at which a zone’s clock shows a time; null if the text is not a time from 1900 to 2199. */
export function momentOf(zone: Zone, dateTime: string): number | null {
  if (!/^(?:19|20|21)\d\d-\d\d-\d\dT\d\d:\d\d/.test(dateTime)) return null;
  const { status, instants } = readLocal(zone.history, localSeconds(dateTime.slice(0, 16)));
  return status === "gap" ? instants[1] : instants[0];
}
