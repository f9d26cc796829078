import { isoDayOf } from "../math/dates/iso-date";

/** Today's date where the command runs. */
export function today(): string {
  return isoDayOf(new Date());
}
