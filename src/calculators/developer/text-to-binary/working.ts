import type { Step } from "../../../core/calculator";
import { utf8Length } from "../../../math/encoding/utf8";
import { type CharacterRow, chosenCharacter, shownCharacter } from "./characters";
import type { Inputs } from "./inputs";

/** Bit patterns of UTF-8 by length (RFC 3629, section 3), and the code points that have it. */
const TEMPLATES = [
  { bits: "0xxxxxxx", range: "U+0000–U+007F" },
  { bits: "110xxxxx 10xxxxxx", range: "U+0080–U+07FF" },
  { bits: "1110xxxx 10xxxxxx 10xxxxxx", range: "U+0800–U+FFFF" },
  { bits: "11110xxx 10xxxxxx 10xxxxxx 10xxxxxx", range: "U+10000–U+10FFFF" },
] as const;

/** How the UTF-8 of the chosen character comes about, bit by bit. */
export function utf8Working(plain: string, { character }: Inputs): Step[] {
  const row = chosenCharacter(plain, character);
  if (!row) return [{ label: "Characters", expression: "The text is empty", value: "0" }];
  const template = TEMPLATES[utf8Length(row.decimal) - 1] as (typeof TEMPLATES)[number];
  const free = template.bits.replace(/[^x]/g, "").length;
  const bits = row.decimal.toString(2);
  return [
    {
      label: `Character ${row.n}: ${shownCharacter(row)}`,
      expression: `${row.codePoint} = ${row.decimal.toString(16).toUpperCase()} in hex`,
      value: String(row.decimal),
    },
    { label: "In binary", expression: `${row.decimal} in base 2`, value: bits },
    {
      label: `Template for ${template.range}`,
      expression: `${free} free bits: ${bits.padStart(free, "0")}`,
      value: template.bits,
    },
    { label: "Bits put into the template", expression: "From the left, each x one bit", value: row.binary },
    { label: "Bytes in UTF-8", expression: `${row.binary} in hex`, value: row.hex },
    ...pairSteps(row),
  ];
}

/** Above U+FFFF a character is two units of UTF-16 (RFC 2781, section 2.1). */
function pairSteps({ decimal, codePoint, utf16 }: CharacterRow): Step[] {
  if (decimal < 0x1_00_00) return [];
  const offset = decimal - 0x1_00_00;
  const hex = (value: number) => value.toString(16).toUpperCase();
  return [
    {
      label: "Pair in UTF-16",
      expression: `${codePoint} − 10000 = ${hex(offset)}: D800 + ${hex(offset >> 10)}, DC00 + ${hex(offset & 0x3_ff)}`,
      value: utf16,
    },
  ];
}
