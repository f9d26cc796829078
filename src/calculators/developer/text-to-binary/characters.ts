import { codePointName } from "../../../math/encoding/code-points";
import { controlName } from "../../../math/encoding/control-names";
import { hexByte } from "../../../math/encoding/ill-formed";
import { invisibleName } from "../../../math/encoding/invisible-names";
import { encodeUtf8 } from "../../../math/encoding/utf8";

export type CharacterRow = ReturnType<typeof characterRow>;

/**
 * Everything about one character.
 *
 * @param n its position in the text, from 1
 */
export function characterRow(character: string, n: number) {
  const codePoint = character.codePointAt(0) as number;
  const bytes = encodeUtf8(character);
  return {
    n,
    character,
    codePoint: codePointName(codePoint),
    decimal: codePoint,
    hex: joined(bytes, HEX),
    binary: joined(bytes, BINARY),
    utf16: character.length === 1 ? unitText(character, 0) : `${unitText(character, 0)} ${unitText(character, 1)}`,
    html: `&#${codePoint};`,
    name: controlName(codePoint),
  };
}

/** Hex and binary text of every byte, precomputed because a long text has many rows. */
const HEX = Array.from({ length: 256 }, (_, byte) => hexByte(byte));
const BINARY = Array.from({ length: 256 }, (_, byte) => byte.toString(2).padStart(8, "0"));

function joined(bytes: Uint8Array, texts: readonly string[]): string {
  let text = texts[bytes[0] as number] as string;
  for (let i = 1; i < bytes.length; i++) text += ` ${texts[bytes[i] as number]}`;
  return text;
}

function unitText(character: string, i: number): string {
  return character.charCodeAt(i).toString(16).toUpperCase().padStart(4, "0");
}

export function characterRows(text: string): CharacterRow[] {
  return Array.from(text, (character, i) => characterRow(character, i + 1));
}

/**
 * The selected character, or the last one if the position is beyond the end. Without a position, the first non-ASCII
 * character, or else the first one. Null for an empty text.
 */
export function chosenCharacter(text: string, position: number | null): CharacterRow | null {
  if (text === "") return null;
  let n = 0;
  let last: [string, number] = ["", 0];
  let first: [string, number] | undefined;
  for (const character of text) {
    n++;
    last = [character, n];
    first ??= last;
    if (position === n || (position === null && (character.codePointAt(0) as number) > 0x7f))
      return characterRow(...last);
  }
  return characterRow(...(position === null ? (first ?? last) : last));
}

/** The name of a character that cannot be seen: `ESC`, `zero width joiner`; otherwise null. */
export function unseenName({ name, decimal }: Pick<CharacterRow, "name" | "decimal">): string | null {
  return name ?? invisibleName(decimal);
}

/** The character in quotes, or its name if it cannot be seen. */
export function shownCharacter(row: Pick<CharacterRow, "character" | "name" | "decimal">): string {
  return unseenName(row) ?? `“${row.character}”`;
}
