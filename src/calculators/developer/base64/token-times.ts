/** The dates in a JSON Web Token: RFC 7519, section 4.1. */
import type { Format } from "../../../core/format";
import { dayNumberToIso, isoToDayNumber } from "../../../math/dates/civil";

export interface TokenTime {
  readonly label: string;
  /** `January 18, 2018, 01:30:22 UTC` */
  readonly text: string;
  /** What the date means for the token now; null if nothing. */
  readonly state: "Expired" | "Not valid yet" | null;
}

/** Claims that are times, in the order of a token's life cycle. */
const CLAIMS = [
  ["auth_time", "Signed in"],
  ["iat", "Issued"],
  ["nbf", "Valid from"],
  ["exp", "Expires"],
] as const;

/** The last second of the year 9999. */
const LAST_SECOND = 253_402_300_799;

/**
 * @param payload a JSON object
 * @param now seconds since 1970
 */
export function tokenTimes(payload: string, now: number, format: Format): TokenTime[] {
  const claims = JSON.parse(payload) as Readonly<Record<string, unknown>>;
  return CLAIMS.flatMap(([key, label]) => {
    const seconds = claims[key];
    if (typeof seconds !== "number" || !(seconds >= 0 && seconds <= LAST_SECOND)) return [];
    // A token must not be accepted on or after `exp`, or before `nbf`.
    const state = key === "exp" && now >= seconds ? "Expired" : key === "nbf" && now < seconds ? "Not valid yet" : null;
    return [{ label, text: timeText(Math.floor(seconds), format), state }];
  });
}

const DAY = 86_400;
const EPOCH = isoToDayNumber("1970-01-01");

function timeText(seconds: number, format: Format): string {
  const [hours, minutes, rest] = [(seconds % DAY) / 3600, (seconds % 3600) / 60, seconds % 60].map((part) =>
    String(Math.floor(part)).padStart(2, "0"),
  );
  return `${format.date(dayNumberToIso(EPOCH + Math.floor(seconds / DAY)))}, ${hours}:${minutes}:${rest} UTC`;
}
