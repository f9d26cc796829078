/** Reads and writes resistor color bands (IEC 60062:2016). */
import { BAND_COLORS, type BandColor, NO_BAND_TOLERANCE } from "../../data/electronics/color-code";
import { capitalized } from "../words/phrases";

export interface BandReading {
  /** In ohms. */
  readonly resistance: number;
  /** In percent. */
  readonly tolerance: number;
  /** In parts per million per kelvin; null without a sixth band. */
  readonly temperatureCoefficient: number | null;
  readonly digits: number;
  /** Power of ten of the multiplier. */
  readonly exponent: number;
  readonly colors: readonly BandColor[];
}

/** A color as Americans spell it; the name in the data is that of the standard. */
export function colorName({ name }: Pick<BandColor, "name">): string {
  return name === "grey" ? "gray" : name;
}

const OTHER_NAMES: Readonly<Record<string, string>> = { gray: "grey", purple: "violet" };

/** @returns an error sentence if the bands are invalid */
export function readBands(text: string): BandReading | string {
  const names = text
    .toLowerCase()
    .split(/[\s,;/–-]+/)
    .filter((name) => name !== "");
  const colors: BandColor[] = [];
  for (const name of names.slice(0, 7)) {
    const color = BAND_COLORS.find((one) => one.name === (OTHER_NAMES[name] ?? name));
    if (!color) return `“${name}” is not a band color.`;
    colors.push(color);
  }
  if (colors.length < 3 || colors.length > 6) return "Enter 3 to 6 bands.";
  const count = digitCount(colors.length);
  const notDigit = colors.slice(0, count).find(({ digit }) => digit === undefined);
  if (notDigit) return `${capitalized(colorName(notDigit))} cannot be a digit.`;
  const digits = Number(
    colors
      .slice(0, count)
      .map(({ digit }) => digit)
      .join(""),
  );
  // Every color is valid as a multiplier.
  const exponent = (colors[count] as BandColor).exponent ?? 0;
  const toleranceBand = colors[count + 1];
  if (toleranceBand && toleranceBand.tolerance === undefined)
    return `${capitalized(colorName(toleranceBand))} cannot be a tolerance.`;
  const coefficientBand = colors[count + 2];
  if (coefficientBand && coefficientBand.temperatureCoefficient === undefined)
    return `${capitalized(colorName(coefficientBand))} cannot be a temperature coefficient.`;
  return {
    resistance: shifted(digits, exponent),
    tolerance: toleranceBand?.tolerance ?? NO_BAND_TOLERANCE,
    temperatureCoefficient: coefficientBand?.temperatureCoefficient ?? null,
    digits,
    exponent,
    colors,
  };
}

/** Number of digit bands of a resistor with this many bands. */
export function digitCount(bands: number): number {
  return bands >= 5 ? 3 : 2;
}

/** The color for a tolerance or temperature coefficient. */
export function colorOf(property: "tolerance" | "temperatureCoefficient", value: number): BandColor | undefined {
  return BAND_COLORS.find((color) => color[property] === value);
}

/** The digits of a value without trailing zeros, and the power of ten they are multiplied by; empty for 0. */
export function digitsOf(value: number): { readonly digits: string; readonly exponent: number } {
  if (value === 0) return { digits: "", exponent: 0 };
  const [mantissa = "", power] = value.toExponential().split("e");
  const digits = mantissa.replace(".", "");
  return { digits, exponent: Number(power) - digits.length + 1 };
}

/**
 * The digit and multiplier bands of a resistance; null if it has too many digits or is too small or too large.
 *
 * @param count number of digit bands
 */
export function bandsOf(resistance: number, count: number): readonly BandColor[] | null {
  const { digits, exponent } = digitsOf(resistance);
  if (digits.length > count) return null;
  const power = resistance === 0 ? 0 : exponent - (count - digits.length);
  const multiplier = BAND_COLORS.find((color) => color.exponent === power);
  // Values below the smallest multiplier need leading zeros: with three digits, 0.047 Ω is 047 × 0.001. 0.0047 Ω has no
  // code.
  if (!multiplier) return leadingZeros(digits, exponent, count);
  return [...digitColors(digits.padEnd(count, "0")), multiplier];
}

function leadingZeros(digits: string, exponent: number, count: number): readonly BandColor[] | null {
  const multiplier = BAND_COLORS.filter((color) => color.exponent !== undefined).find(
    (color) => (color.exponent as number) <= exponent && digits.length + exponent - (color.exponent as number) <= count,
  );
  if (!multiplier) return null;
  const shown = digits + "0".repeat(exponent - (multiplier.exponent as number));
  return [...digitColors(shown.padStart(count, "0")), multiplier];
}

function digitColors(digits: string): BandColor[] {
  return [...digits].map((digit) => BAND_COLORS[Number(digit)] as BandColor);
}

/** Digits times a power of ten, to the nearest double. */
export function shifted(digits: number, exponent: number): number {
  return Number(`${digits}e${exponent}`);
}
