/**
 * Times of day: `9`, `9am`, `9:15 pm`, `21:15`, `0915`, `noon`, `half past nine`; and stretches between two of them:
 * `9:15am - 5:40pm`, `10:45pm to 7:15am`.
 */
import { below100 } from "../math/words/cardinal";
import { plainText } from "./number";
import { type Asked, because, quoted, type Reading, refuse, type Understood, type Wanted } from "./reading";

export interface StretchRead extends Understood<{ readonly start: string; readonly end: string }> {
  /** Whether the end is on the next day. */
  readonly overnight: boolean;
}

const WANTED: Wanted = { what: "a time of day", example: "9:15 am or 21:15" };
const STRETCH: Wanted = { what: "two times of day", example: "9:15 am - 5:40 pm" };

/** A time of day that may still lack its half of the day. */
interface Clock {
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  /** Whether it says am, pm, noon or midnight, or has an hour that only one half of the day has. */
  readonly half: "am" | "pm" | null;
  /** Whether the hour has a leading zero, as on the 24-hour clock. */
  readonly padded?: boolean;
}

/** Reads a time of day as `HH:MM`, without its seconds. Without am or pm, hours are those of the 24-hour clock. */
export function time(text: string, field: Asked = {}): Reading<Understood<string>> {
  const clock = clockIn(plainTime(text));
  if (!clock) {
    const two = stretch(text);
    return "value" in two
      ? because(text, `${quoted(text)} is two times of day.`, { ...WANTED, what: "one of them" }, field)
      : refuse(text, WANTED, field);
  }
  const value = written(clock);
  // Without minutes, am or pm, 9 could have been meant in either half of the day.
  const isBare = clock.half === null && /^\d{1,2}$/.test(plainTime(text));
  return { value, ...((isBare || clock.second > 0) && { echo: value }) };
}

/** Reads a stretch between two times of day. */
export function stretch(text: string, field: Asked = {}): Reading<StretchRead> {
  const [first, last, ...more] = plainTime(text)
    .replace(/^from /i, "")
    .split(/ ?(?:-|\b(?:to|until|till|thru|through)\b) ?/i);
  const [start, end] = [clockIn(first ?? ""), clockIn(last ?? "")];
  if (more.length > 0 || !start || !end) return refuse(!first || start ? text : first, STRETCH, field);
  const isPlain = start.half === null && end.half === null;
  const [from, to] = halves(start, end);
  const value = { start: written(from), end: written(to) };
  const isGuessed = isPlain ? to.half !== null : start.half === null || end.half === null;
  return {
    value,
    overnight: value.end < value.start,
    ...(isGuessed && { echo: `${value.start} to ${value.end}` }),
  };
}

/**
 * Adds the halves of the day that a stretch leaves out: in `9-5pm`, 9 is in the morning, in `1-5pm` in the afternoon, and
 * `9-5` ends in the afternoon.
 */
function halves(start: Clock, end: Clock): readonly [Clock, Clock] {
  const isShort = ({ hour, half, padded }: Clock) => half === null && !padded && hour >= 1 && hour <= 12;
  if (isShort(start) && end.half !== null) {
    const same = { ...start, half: end.half };
    const other = { ...start, half: end.half === "am" ? "pm" : "am" } as const;
    return [written(same) < written(end) ? same : other, end];
  }
  if (start.half !== null && isShort(end)) {
    const same = { ...end, half: start.half };
    const other = { ...end, half: start.half === "am" ? "pm" : "am" } as const;
    return [start, written(same) > written(start) ? same : other];
  }
  if (isShort(start) && isShort(end) && written(end) <= written(start))
    return [
      { ...start, half: start.hour === 12 ? "pm" : "am" },
      { ...end, half: "pm" },
    ];
  return [start, end];
}

function written({ hour, minute, half }: Clock): string {
  const hours = half === null ? hour % 24 : (hour % 12) + (half === "pm" ? 12 : 0);
  const two = (value: number) => String(value).padStart(2, "0");
  return `${two(hours)}:${two(minute)}`;
}

function plainTime(text: string): string {
  return plainText(text)
    .replace(/[\u2010-\u2015]/g, "-")
    .toLowerCase();
}

/** Hours in words, up to twenty-three. */
const HOURS = Array.from({ length: 24 }, (_, i) => below100(i));
const NAMED: Readonly<Record<string, Clock>> = {
  noon: { hour: 12, minute: 0, second: 0, half: "pm" },
  midday: { hour: 12, minute: 0, second: 0, half: "pm" },
  midnight: { hour: 12, minute: 0, second: 0, half: "am" },
};
const DIGITS =
  /^(\d{1,2})(?:(?: ?[:.h] ?|(?<=\d)(?=\d\d))([0-5]\d)(?::([0-5]\d(?:\.\d+)?))?)?( ?h(?:rs?|ours?)?)? ?(a|p|am|pm|a\.m\.?|p\.m\.?)?$/;
const PAST =
  /^(?:an? )?(half|quarter|three quarters|[a-z-]+(?: five)?|\d{1,2})(?: min(?:ute)?s?)? (past|after|to|before|till) (\w+?)(?: ?(am|pm|a\.m\.|p\.m\.))?$/;
const MINUTES: Readonly<Record<string, number>> = { half: 30, quarter: 15, "three quarters": 45 };

/** Reads one time of day; null if it is none. */
function clockIn(text: string): Clock | null {
  const plain = text
    .trim()
    .replace(/^(?:at|by) /, "")
    .replace(/ in the morning$/, " am")
    .replace(/ (?:in the (?:afternoon|evening)|tonight)$/, " pm")
    // One at night is after midnight, and nine at night before it.
    .replace(/^(12|twelve|[1-4]|one|two|three|four)\b(.*) (?:at|in the) night$/, "$1$2 am")
    .replace(/ (?:at|in the) night$/, " pm")
    .replace(/ ?o['’]?clock/, "")
    .replace(/\bmid[- ](?=night|day)/, "mid")
    .replace(/^(?:12|twelve)(?::00)? (noon|midnight|midday)$/, "$1");
  if (Object.hasOwn(NAMED, plain)) return NAMED[plain] as Clock;
  const past = PAST.exec(plain);
  if (past) return pastClock(past);
  const match = DIGITS.exec(plain);
  if (match) {
    const [, hour = "", minute = "0", second = "0", , half] = match;
    const clock = checked(Number(hour), Number(minute), Number(second), halfOf(half));
    return clock && { ...clock, padded: hour.startsWith("0") };
  }
  return spokenClock(plain);
}

/** `nine`, `eight forty am`, `ten oh five`. */
function spokenClock(text: string): Clock | null {
  const [, words = "", half] = /^([a-z -]+?)(?: (am|pm|a ?m|a\.m\.|p ?m|p\.m\.))?$/.exec(text) ?? [];
  const [first = "", ...rest] = words.replace(/-/g, " ").split(" ");
  const hour = HOURS.indexOf(first);
  const minute = rest.length === 0 ? 0 : minutesIn(rest.join(" ").replace(/^(?:oh|o|zero) /, ""));
  if (hour < 1 || hour > 23 || minute === null || (rest.length > 0 && minute < 1)) return null;
  return checked(hour, minute, 0, halfOf(half));
}

/** A number of minutes below 60 in words; null if it is none. */
function minutesIn(words: string): number | null {
  const value = SPOKEN.indexOf(words.replace(/[ -]/g, " "));
  return value < 0 ? null : value;
}

const SPOKEN = Array.from({ length: 60 }, (_, i) => below100(i).replace("-", " "));

/** `quarter to five` is 4:45. */
function pastClock([, amount = "", side = "", word = "", half]: RegExpExecArray): Clock | null {
  const minutes = MINUTES[amount] ?? (/^\d+$/.test(amount) ? Number(amount) : (minutesIn(amount) ?? 0));
  const hour = /^\d+$/.test(word) ? Number(word) : word === "noon" || word === "midnight" ? 12 : HOURS.indexOf(word);
  const named = word === "noon" ? "pm" : word === "midnight" ? "am" : halfOf(half);
  if (hour < 1 || hour > 23 || minutes < 1 || minutes > 59) return null;
  if (side === "past" || side === "after") return checked(hour, minutes, 0, named);
  const before = hour === 1 ? 12 : hour - 1;
  // The half of the day changes at twelve.
  const changed = named !== null && hour === 12 ? (named === "am" ? "pm" : "am") : named;
  return checked(before, 60 - minutes, 0, changed);
}

function halfOf(text: string | undefined): "am" | "pm" | null {
  return text === undefined ? null : text.startsWith("a") ? "am" : "pm";
}

/** The time if it exists: hours to 23, or from 1 to 12 with am or pm; 24:00 is midnight. */
function checked(hour: number, minute: number, second: number, half: "am" | "pm" | null): Clock | null {
  const isDay = half === null ? hour <= 23 || (hour === 24 && minute === 0 && second === 0) : hour >= 1 && hour <= 12;
  // 15:00 pm says the same twice.
  if (half === "pm" && hour > 12 && hour <= 23) return { hour, minute, second, half: null };
  return isDay && minute <= 59 ? { hour, minute, second, half } : null;
}
