/** Maximum number of bytes in the output `hex`; more would only fill the screen. */
export const HEX_LIMIT = 65_536;

const DIGITS = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"));

/** Lowercase hex of the first 64 KB. */
export function hexText(bytes: Uint8Array): string {
  return Array.from(bytes.subarray(0, HEX_LIMIT), (byte) => DIGITS[byte]).join("");
}

export interface HexLine {
  readonly offset: string;
  readonly hex: readonly string[];
  /** Printable ASCII, with a dot for every other byte. */
  readonly text: string;
}

const LINE = 16;

/** Lines of sixteen bytes, as hex viewers show them. */
export function hexLines(bytes: Uint8Array, from: number, count: number): HexLine[] {
  const lines: HexLine[] = [];
  for (let at = from; at < Math.min(bytes.length, from + count * LINE); at += LINE) {
    const part = Array.from(bytes.subarray(at, Math.min(bytes.length, at + LINE)));
    lines.push({
      offset: at.toString(16).padStart(6, "0"),
      hex: part.map((byte) => DIGITS[byte] as string),
      text: part.map((byte) => (byte >= 0x20 && byte < 0x7f ? String.fromCharCode(byte) : "·")).join(""),
    });
  }
  return lines;
}
