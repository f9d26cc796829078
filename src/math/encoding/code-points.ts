/** Text as code points: positions, lone surrogates, and how characters are named in messages. */

export const LAST_CODE_POINT = 0x10_ff_ff;

export function isHighSurrogate(unit: number): boolean {
  return (unit & 0xfc_00) === 0xd8_00;
}

export function isLowSurrogate(unit: number): boolean {
  return (unit & 0xfc_00) === 0xdc_00;
}

export function isSurrogate(unit: number): boolean {
  return (unit & 0xf8_00) === 0xd8_00;
}

/** `U+00E9`: at least four uppercase hex digits. */
export function codePointName(codePoint: number): string {
  return `U+${codePoint.toString(16).toUpperCase().padStart(4, "0")}`;
}

/** Writes `“!”`, or `U+0000` for invisible characters. */
export function shownCodePoint(codePoint: number): string {
  const character = String.fromCodePoint(codePoint);
  return /[\p{C}\p{Z}]/u.test(character) ? codePointName(codePoint) : `“${character}”`;
}

/** Number of code points in a text; each lone surrogate counts as one. */
export function codePointCount(text: string): number {
  let pairs = 0;
  for (let i = 1; i < text.length; i++)
    if (isLowSurrogate(text.charCodeAt(i)) && isHighSurrogate(text.charCodeAt(i - 1))) pairs++;
  return text.length - pairs;
}

/** Converts a UTF-16 index to a character position, counted from 1. */
export function positionOf(text: string, index: number): number {
  return codePointCount(text.slice(0, index)) + 1;
}

/** The same for many indices in ascending order, so that the text is counted only once. */
export function positionsIn(text: string): (index: number) => number {
  let counted = 0;
  let characters = 0;
  return (index) => {
    characters += codePointCount(text.slice(counted, index));
    counted = index;
    return characters + 1;
  };
}

/**
 * Thrown if an encoding cannot represent a character. For a lone surrogate the message is a complete sentence;
 * otherwise the caller completes it.
 */
export class UnwritableCharacter extends Error {
  readonly codePoint: number;
  /** Position among the characters of the text, counted from 1. */
  readonly position: number;
  /** Whether it is half of a surrogate pair, which is not a character at all. */
  readonly isHalf: boolean;

  constructor(text: string, index: number) {
    const codePoint = text.codePointAt(index) ?? 0;
    const position = positionOf(text, index);
    const isHalf = codePoint <= 0xff_ff && isSurrogate(codePoint);
    super(
      `${codePointName(codePoint)} at position ${position} ${
        isHalf ? "is half of a surrogate pair; the other half is missing." : "cannot be written"
      }`,
    );
    this.name = "UnwritableCharacter";
    this.codePoint = codePoint;
    this.position = position;
    this.isHalf = isHalf;
  }
}

/**
 * Rejects text with a lone surrogate, which has no encoding in any Unicode format.
 *
 * @throws UnwritableCharacter
 */
export function refuseLoneSurrogates(text: string): void {
  const index = loneSurrogate(text);
  if (index >= 0) throw new UnwritableCharacter(text, index);
}

/** Index of the first lone surrogate, or −1 if there is none. */
function loneSurrogate(text: string): number {
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (!isSurrogate(unit)) continue;
    if (!isHighSurrogate(unit) || !isLowSurrogate(text.charCodeAt(i + 1))) return i;
    i++;
  }
  return -1;
}

/** The code points of a text, including lone surrogates. */
export function codePointsOf(text: string): Uint32Array<ArrayBuffer> {
  const codes = new Uint32Array(text.length);
  let count = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.codePointAt(i) as number;
    if (code > 0xff_ff) i++;
    codes[count++] = code;
  }
  return codes.subarray(0, count);
}

/** The UTF-16 units of a text, including lone surrogates. */
export function unitsOfText(text: string): Uint16Array<ArrayBuffer> {
  const units = new Uint16Array(text.length);
  for (let i = 0; i < text.length; i++) units[i] = text.charCodeAt(i);
  return units;
}

const SLICE = 8192;

/** Converts UTF-16 units to text, in slices because the number of arguments of a call is limited. */
export function textOfUnits(units: Uint8Array | Uint16Array): string {
  const parts: string[] = [];
  for (let i = 0; i < units.length; i += SLICE)
    parts.push(String.fromCharCode.apply(null, units.subarray(i, i + SLICE) as unknown as number[]));
  return parts.join("");
}
