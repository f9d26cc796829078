/** Which field each character of an id belongs to. */
import type { InputsOf, ResultOf } from "../../../core/calculator";
import type model from "./model";

type Outputs = ResultOf<typeof model>;

export interface Piece {
  readonly text: string;
  /** Name of the field; null for hyphens, braces and what belongs to none. */
  readonly field: string | null;
}

/** What a field is, for its color. */
export type Role = "time" | "mark" | "random" | "sequence" | "node";

export function roleOf(field: string): Role {
  if (field === "ver" || field === "var") return "mark";
  if (/^(?:time|unix)/.test(field)) return "time";
  if (field === "node") return "node";
  return /^clock|^local/.test(field) ? "sequence" : "random";
}

/** The first id, or the one inspected, cut where its fields meet; a digit that two fields share goes to the first. */
export function piecesOf(inputs: InputsOf<typeof model>, outputs: Outputs): Piece[] {
  const text = outputs.id ?? (outputs.kind === "ulid" ? outputs.ulid : outputs.canonical) ?? "";
  const isUlid = outputs.kind === "ulid" || (inputs.mode === "generate" && inputs.version === "ulid");
  if (isUlid) return [piece(text.slice(0, 10), "time"), piece(text.slice(10), "randomness")];
  const digits = outputs.canonical ? text : digitForm(inputs, text);
  if (digits === null || outputs.bits.length < 2) return [piece(text, null)];
  const prefix = text.slice(0, text.length - digits.length);
  const pieces: Piece[] = prefix ? [piece(prefix, null)] : [];
  let place = 0;
  for (const sign of digits) {
    const isDigit = /[\da-f]/i.test(sign);
    const field = isDigit ? fieldAt(outputs, 4 * place) : null;
    if (isDigit) place++;
    const last = pieces.at(-1);
    if (last && last.field === field) pieces[pieces.length - 1] = piece(last.text + sign, field);
    else pieces.push(piece(sign, field));
  }
  return pieces;
}

function piece(text: string, field: string | null): Piece {
  return { text, field };
}

/** The part of the text whose hex digits stand in the order of the bits; null where there is none. */
function digitForm({ version, format }: InputsOf<typeof model>, text: string): string | null {
  if (version === "nanoid" || !["hyphens", "plain", "braces", "urn"].includes(format)) return null;
  return format === "urn" ? text.slice("urn:uuid:".length) : text;
}

function fieldAt({ bits }: Outputs, bit: number): string | null {
  return bits.find(({ from, to }) => bit >= from && bit <= to)?.field ?? null;
}
