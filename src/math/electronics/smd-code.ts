/** Codes on surface-mount resistors (IEC 60062:2016, EIA-96). */
import { EIA96_MULTIPLIERS, EIA96_TOLERANCE, RESISTOR_TOLERANCES } from "../../data/electronics/markings";
import { digitsOf, shifted } from "./color-bands";
import { decadeOf } from "./e-series";

export type SmdScheme = "3-digit" | "4-digit" | "r-notation" | "eia-96" | "jumper";

export interface SmdReading {
  /** In ohms. */
  readonly resistance: number;
  readonly scheme: SmdScheme;
  /** In percent; null if the code does not specify it. */
  readonly tolerance: number | null;
  /** An alternative reading of the code, in ohms; null if there is none. */
  readonly alternative: number | null;
  /** Significant digits and the power of ten they are multiplied by; null for R notation and jumpers. */
  readonly parts: { readonly digits: number; readonly exponent: number } | null;
}

/** @returns an error sentence if the code is invalid */
export function readSmdCode(text: string): SmdReading | string {
  const code = text.trim().toUpperCase();
  const none = { tolerance: null, alternative: null };
  if (/^0{1,4}$/.test(code)) return { resistance: 0, scheme: "jumper", ...none, parts: null };
  const [, number = "", letter = ""] = /^(\d{3,4})([A-Z]?)$/.exec(code) ?? [];
  const tolerance = letter === "" ? null : RESISTOR_TOLERANCES[letter];
  if (number && tolerance !== undefined) {
    const [digits, exponent] = [Number(number.slice(0, -1)), Number(number.slice(-1))];
    const scheme = number.length === 3 ? "3-digit" : "4-digit";
    return { resistance: shifted(digits, exponent), scheme, ...none, tolerance, parts: { digits, exponent } };
  }
  const withPoint = readPoint(code);
  const eia = /^(\d\d)([A-Z])$/.exec(code);
  const multiplier = eia && EIA96_MULTIPLIERS.find(([letters]) => letters.includes(eia[2] as string));
  if (eia && multiplier) {
    const digits = decadeOf("e96")[Number(eia[1]) - 1];
    if (digits !== undefined) {
      const exponent = multiplier[1];
      return {
        resistance: shifted(digits, exponent),
        scheme: "eia-96",
        tolerance: EIA96_TOLERANCE,
        alternative: withPoint,
        parts: { digits, exponent },
      };
    }
    if (withPoint === null) return "EIA-96 codes run from 01 to 96.";
  }
  if (withPoint !== null) return { resistance: withPoint, scheme: "r-notation", ...none, parts: null };
  return "Enter a code such as 103, 4702, 4R7 or 01C.";
}

/** Reads codes in which R is the decimal point: 4R7, R100, 30R. */
function readPoint(code: string): number | null {
  if (!/^(?=.*\d)\d{0,4}R\d{0,4}$/.test(code)) return null;
  const value = Number(code.replace("R", "."));
  return value > 0 ? value : null;
}

/** The codes of a resistance in each scheme; null if a scheme has none. */
export interface SmdCodes {
  readonly code3: string | null;
  readonly code4: string | null;
  readonly eia96: string | null;
}

export function smdCodes(resistance: number): SmdCodes {
  return {
    code3: digitCode(resistance, 2),
    code4: digitCode(resistance, 3),
    eia96: eia96Code(resistance),
  };
}

/** Two or three digits and an exponent; below 10 or 100 Ω, R is the decimal point. */
function digitCode(resistance: number, count: number): string | null {
  if (resistance === 0) return "0".repeat(count + 1);
  const { digits, exponent } = digitsOf(resistance);
  if (digits.length > count) return null;
  const power = exponent - (count - digits.length);
  if (power >= 0) return power > 9 ? null : digits.padEnd(count, "0") + power;
  const point = count + power;
  if (point >= 0) {
    const shown = digits.padEnd(count, "0");
    return `${shown.slice(0, point)}R${shown.slice(point)}`;
  }
  const shown = "0".repeat(-point) + digits;
  return shown.length <= count ? `R${shown.padEnd(count, "0")}` : null;
}

function eia96Code(resistance: number): string | null {
  const { digits, exponent } = digitsOf(resistance);
  if (digits.length > 3 || resistance === 0) return null;
  const power = exponent - (3 - digits.length);
  const index = decadeOf("e96").indexOf(Number(digits.padEnd(3, "0")));
  const letters = EIA96_MULTIPLIERS.find(([, one]) => one === power)?.[0];
  return index < 0 || !letters ? null : String(index + 1).padStart(2, "0") + letters[0];
}
