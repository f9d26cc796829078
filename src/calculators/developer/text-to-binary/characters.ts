import { codePointName } from "../../../math/encoding/code-points";
import { controlName } from "../../../math/encoding/control-names";
import { hexByte } from "../../../math/encoding/ill-formed";
import { encodeUtf8 } from "../../../math/encoding/utf8";

export type CharacterRow = ReturnType<typeof characterRow>;

/** Everything about one character. @param n its place in the text, counted from 1 */
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
    utf16:
      character.length === 1 ? unitText(character, 0) : `${unitText(character, 0)} ${unitText(character, 1)}`,
    html: `&#${codePoint};`,
    name: controlName(codePoint),
  };
}

/** By byte: a long text has a row for each of its characters. */
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

/** The character chosen, else the first beyond ASCII, else the first; null for an empty text. */
export function chosenCharacter(text: string, place: number | null): CharacterRow | null {
  if (text === "") return null;
  let n = 0;
  let last: [string, number] = ["", 0];
  let first: [string, number] | undefined;
  for (const character of text) {
    n++;
    last = [character, n];
    first ??= last;
    if (place === n || (place === null && (character.codePointAt(0) as number) > 0x7f))
      return characterRow(...last);
  }
  return characterRow(...(place === null ? (first ?? last) : last));
}

/** A control character by its name, a space by its word. */
export function shownCharacter({ character, name }: Pick<CharacterRow, "character" | "name">): string {
  if (name) return name;
  if (character === " ") return "space";
  return character.trim() === "" ? "white space" : `“${character}”`;
}
