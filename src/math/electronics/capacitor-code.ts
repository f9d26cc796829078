/** Capacitor codes (IEC 60062:2016, EIA RS-198): 104K, 4n7, 1H103J. */
import { CAPACITOR_TOLERANCES, CAPACITOR_VOLTAGES, type CapacitorTolerance } from "../../data/electronics/markings";
import { digitsOf } from "./color-bands";

export interface CapacitorReading {
  /** In farads. */
  readonly capacitance: number;
  readonly tolerance: CapacitorTolerance | null;
  /** In volts. */
  readonly ratedVoltage: number | null;
  /** Significant digits and the power of ten they are multiplied by, in picofarads. */
  readonly picofarads: { readonly digits: string; readonly exponent: number };
}

const POINTS: Readonly<Record<string, number>> = { P: 0, R: 0, N: 3, U: 6 };

const PICO = -12;

/** Third digits that do not mean a number of zeros. */
const SMALL_EXPONENTS: Readonly<Record<string, number>> = { "8": -2, "9": -1 };

/** @returns an error sentence if the code is invalid */
export function readCapacitorCode(text: string): CapacitorReading | string {
  const code = text.replace(/\s+/g, "").replace(/[µμ]/g, "u").toUpperCase();
  const match = /^(\d[A-Z](?=\d))?(\d{2,3}|\d{0,3}[PNUR](?:F|\d{0,3}))([A-Z])?$/.exec(code);
  // 4N7 begins like a voltage code but is not one.
  const whole = /^()(\d{0,3}[PNUR](?:F|\d{0,3}))([A-Z])?$/.exec(code);
  const [, prefix = "", body = "", letter = ""] = whole ?? match ?? [];
  const picofarads = readBody(body);
  if (picofarads === null) return "Enter a code such as 104K, 4n7 or 1H103J.";
  if (prefix && CAPACITOR_VOLTAGES[prefix] === undefined)
    return `${prefix} is not a voltage code; use one such as 1H (50 V).`;
  if (letter && !CAPACITOR_TOLERANCES[letter])
    return `${letter} is not a tolerance letter; use one of ${Object.keys(CAPACITOR_TOLERANCES).join(", ")}.`;
  const { digits, exponent } = picofarads;
  return {
    capacitance: Number(`${digits}e${exponent + PICO}`),
    tolerance: CAPACITOR_TOLERANCES[letter] ?? null,
    ratedVoltage: CAPACITOR_VOLTAGES[prefix] ?? null,
    picofarads,
  };
}

function readBody(body: string): CapacitorReading["picofarads"] | null {
  if (/^\d{2}$/.test(body)) return orNull(body, 0);
  if (/^\d{3}$/.test(body)) {
    const last = body[2] as string;
    return orNull(body.slice(0, 2), SMALL_EXPONENTS[last] ?? Number(last));
  }
  const match = /^(\d{0,3})([PNUR])(\d{0,3})F?$/.exec(body);
  if (!match) return null;
  const [, whole = "", point = "", part = ""] = match;
  return orNull(whole + part, (POINTS[point] as number) - part.length);
}

function orNull(digits: string, exponent: number) {
  return Number(digits) > 0 ? { digits, exponent } : null;
}

/** Two digits and an exponent; null if the capacitance has more digits or is too small or too large. */
export function capacitorCode(capacitance: number): string | null {
  const { digits, exponent } = digitsOf(Number(`${capacitance}`));
  if (digits.length > 2 || digits === "") return null;
  const power = exponent - PICO - (2 - digits.length);
  const last = power === -2 ? "8" : power === -1 ? "9" : power >= 0 && power <= 7 ? String(power) : null;
  return last === null ? null : digits.padEnd(2, "0") + last;
}
