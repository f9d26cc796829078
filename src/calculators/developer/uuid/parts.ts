/** Determines which field each character of an ID belongs to. */
import { hyphenForm, ulidForm } from "./forms";
import type { Ids } from "./ids";
import type { Inputs } from "./inputs";
import type { IdFacts } from "./inspect";

export interface Piece {
  readonly text: string;
  /** Name of the field; null for hyphens, braces and other characters outside all fields. */
  readonly field: string | null;
}

/** The role of a field, which determines its color. */
export type Role = "time" | "mark" | "random" | "sequence" | "node";

export function roleOf(field: string): Role {
  if (field === "ver" || field === "var") return "mark";
  if (/^(?:time|unix)/.test(field)) return "time";
  if (field === "node") return "node";
  return /^clock|^local/.test(field) ? "sequence" : "random";
}

/** Splits the first or inspected ID at field boundaries; a digit that spans two fields belongs to the first. */
export function piecesOf({ inputs, made, read, facts }: Ids): Piece[] {
  const isUlid = read ? read.kind === "ulid" : inputs.version === "ulid";
  const text = read ? (isUlid ? ulidForm : hyphenForm)(read.value) : (made?.().texts[0] ?? "");
  const { bits = [] } = facts() ?? {};
  if (isUlid) return [piece(text.slice(0, 10), "time"), piece(text.slice(10), "randomness")];
  const digits = read ? text : digitForm(inputs, text);
  if (digits === null || bits.length < 2) return [piece(text, null)];
  const prefix = text.slice(0, text.length - digits.length);
  const pieces: Piece[] = prefix ? [piece(prefix, null)] : [];
  let digitIndex = 0;
  for (const sign of digits) {
    const isDigit = /[\da-f]/i.test(sign);
    const field = isDigit ? fieldAt(bits, 4 * digitIndex) : null;
    if (isDigit) digitIndex++;
    const last = pieces.at(-1);
    if (last && last.field === field) pieces[pieces.length - 1] = piece(last.text + sign, field);
    else pieces.push(piece(sign, field));
  }
  return pieces;
}

function piece(text: string, field: string | null): Piece {
  return { text, field };
}

/** The part of the text whose hex digits are in bit order; null if the format has none. */
function digitForm({ version, format }: Inputs, text: string): string | null {
  if (version === "nanoid" || !["hyphens", "plain", "braces", "urn"].includes(format)) return null;
  return format === "urn" ? text.slice("urn:uuid:".length) : text;
}

function fieldAt(bits: IdFacts["bits"], bit: number): string | null {
  return bits.find(({ from, to }) => bit >= from && bit <= to)?.field ?? null;
}
