/** Converts bytes or 16-bit units to digits and back: `01001000 01101001`, `0x48, 0x69`, `\x48\x69`. */
import { shortened } from "../words/phrases";
import { joinedCodes } from "./joined-codes";

/** The number system and unit size. */
export interface DigitStyle {
  readonly radix: 2 | 8 | 10 | 16;
  /** 8 for bytes, 16 for UTF-16 units. */
  readonly bits: 8 | 16;
}

export interface DigitLayout extends DigitStyle {
  /** Whether to pad with leading zeros to full width; decimal numbers are never padded. */
  readonly padded: boolean;
  /** Whether to write a 0b, 0o or 0x prefix. */
  readonly prefix: boolean;
  readonly uppercase: boolean;
  readonly separator: string;
}

const PREFIXES = { 2: "0b", 8: "0o", 10: "", 16: "0x" } as const;
const NAMES = { 2: "binary", 8: "octal", 10: "decimal", 16: "hex" } as const;
const DIGITS = { 2: /[^01]/u, 8: /[^0-7]/u, 10: /[^0-9]/u, 16: /[^0-9a-f]/iu } as const;

/** Each system strips only its own prefix, because another system's prefix could be digits here. */
const OWN_PREFIX = { 2: /^0b/i, 8: /^0o/i, 10: /^(?!)/, 16: /^(?:0x|\\x|U\+)/i } as const;

/** Number of digits that fit any unit: 8 or 16 in binary, 3 or 6 in octal, 2 or 4 in hex, 3 or 5 in decimal. */
function fullWidth({ radix, bits }: DigitStyle): number {
  return (2 ** bits - 1).toString(radix).length;
}

export function encodeUnits(units: Uint8Array | Uint16Array, layout: DigitLayout): string {
  const width = layout.padded && layout.radix !== 10 ? fullWidth(layout) : 0;
  const prefix = layout.prefix ? PREFIXES[layout.radix] : "";
  const codeOf = (unit: number) => {
    const digits = unit.toString(layout.radix).padStart(width, "0");
    return prefix + (layout.uppercase ? digits.toUpperCase() : digits);
  };
  return joinedCodes(units, codeOf, layout.separator);
}

/** Thrown for a group of digits that is not a valid code. */
export class BadGroup extends Error {
  constructor(message: string) {
    super(message);
    this.name = "BadGroup";
  }
}

/**
 * Parses groups of digits into units: `48 65 6C`, `48:65:6C`, `[72, 101]`. Groups are separated by white space, commas,
 * semicolons, colons, hyphens, or a following `\x`, and may stand in brackets. A group longer than full width is split
 * into units, except in decimal.
 *
 * @throws BadGroup
 */
export function decodeUnits(text: string, style: DigitStyle): number[] {
  const { radix, bits } = style;
  const width = fullWidth(style);
  const most = 2 ** bits - 1;
  const units: number[] = [];
  const inner = /^\s*(?:\[([^[\]]*)\]|\{([^{}]*)\}|\(([^()]*)\))\s*;?\s*$/
    .exec(text)
    ?.slice(1)
    .find((one) => one !== undefined);
  const groups = (inner ?? text).split(/[\s,;:-]+|(?=\\x)/iu).filter((group) => group !== "");
  let number = 0;
  for (const group of groups) {
    number++;
    const digits = group.replace(OWN_PREFIX[radix], "");
    const wrong = DIGITS[radix].exec(digits)?.[0];
    if (wrong !== undefined || digits === "")
      throw new BadGroup(
        wrong === undefined
          ? `Group ${number} “${group}” has no digits.`
          : `Group ${number} “${shortened(group)}” has the character ${wrong}, which is not ${article(radix)} ${NAMES[radix]} digit.`,
      );
    const pieces = radix === 10 || digits.length <= width ? [digits] : cut(digits, width);
    if (!pieces)
      throw new BadGroup(
        `Group ${number} “${shortened(group)}” has ${digits.length} ${NAMES[radix]} digits, which is not a multiple of ${width}.`,
      );
    for (const piece of pieces) {
      const unit = Number.parseInt(piece, radix);
      if (unit > most)
        throw new BadGroup(
          `${shortened(piece)} in group ${number} is more than a ${bits === 8 ? "byte" : "16-bit unit"} can hold (0–${most.toString(radix)}).`,
        );
      units.push(unit);
    }
  }
  return units;
}

function cut(digits: string, width: number): string[] | null {
  if (digits.length % width > 0) return null;
  return Array.from({ length: digits.length / width }, (_, i) => digits.slice(i * width, (i + 1) * width));
}

function article(radix: DigitStyle["radix"]): string {
  return radix === 8 ? "an" : "a";
}
