/** How long it takes to guess a password. */
import type { Format } from "../../../core/format";
import { finiteOrNull } from "../../../math/numbers/finite";
import type { Inputs } from "./inputs";

const SPEEDS = [
  ["100 per hour (rate-limited login)", 100 / 3600],
  ["10 per second (login)", 10],
  ["10 thousand per second (stolen slow hash)", 1e4],
  ["10 billion per second (stolen fast hash)", 1e10],
] as const;

/** Index of the stolen fast hash in `SPEEDS`. */
export const FAST_HASH = 3;

export interface CrackTime {
  readonly scenario: string;
  readonly guessesPerSecond: number;
  /** Null if it is too large for a double. */
  readonly seconds: number | null;
  readonly display: string;
}

const SIZES = [
  [1e12, "trillion"],
  [1e9, "billion"],
  [1e6, "million"],
] as const;

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;
const YEAR = 365.25 * DAY;

/**
 * @param guesses needed on average; Infinity if too large for a double
 * @param bits log₂ of the guesses
 */
export function crackTimes({ guessesPerSecond }: Inputs, guesses: number, bits: number, format: Format): CrackTime[] {
  const own = [`${speedText(guessesPerSecond, format)} per second (your own)`, guessesPerSecond] as const;
  return [...SPEEDS, own].map(([scenario, speed]) => {
    const seconds = guesses / speed;
    return {
      scenario,
      guessesPerSecond: speed,
      seconds: finiteOrNull(seconds),
      display: durationText(bits * Math.log10(2) - Math.log10(speed), format),
    };
  });
}

/** `1 trillion`, as the other speeds are written; `1,234,567` if it has no short name. */
function speedText(speed: number, format: Format): string {
  const named = SIZES.find(([size]) => speed >= size && (1000 * speed) % size === 0);
  return named ? `${format.number(speed / named[0], 3)} ${named[1]}` : format.number(speed);
}

/** @param power log₁₀ of the seconds, which may themselves be too large for a double */
function durationText(power: number, format: Format): string {
  const years = power - Math.log10(YEAR);
  if (years >= 6) {
    const exponent = Math.floor(years);
    const digit = Math.round(10 ** (years - exponent));
    return digit === 10 ? `1 × 10^${exponent + 1} years` : `${digit} × 10^${exponent} years`;
  }
  const seconds = 10 ** power;
  if (seconds < 1) return "less than a second";
  for (const [unit, size, next] of UNITS)
    if (seconds < next * size) return format.plural(rounded(seconds / size), unit);
  return format.plural(rounded(seconds / YEAR), "year");
}

const UNITS = [
  ["second", 1, 120],
  ["minute", MINUTE, 120],
  ["hour", HOUR, 48],
  ["day", DAY, 730],
] as const;

/** Rounds to a whole number, or to two significant digits from 100; more digits would be false precision. */
function rounded(value: number): number {
  return value < 100 ? Math.round(value) : Number(value.toPrecision(2));
}
