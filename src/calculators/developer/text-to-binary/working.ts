import { type Step, step } from "../../../core/calculator";
import type { Listed } from "../../../core/listed";
import { utf8Length } from "../../../math/encoding/utf8";
import { type CharacterRow, chosenCharacter, shownCharacter } from "./characters";
import type { Conversion } from "./conversion";

/** UTF-8 bit patterns by number of bytes (RFC 3629, section 3), with their ranges of code points. */
const TEMPLATES = [
  { bits: "0xxxxxxx", range: "U+0000–U+007F" },
  { bits: "110xxxxx 10xxxxxx", range: "U+0080–U+07FF" },
  { bits: "1110xxxx 10xxxxxx 10xxxxxx", range: "U+0800–U+FFFF" },
  { bits: "11110xxx 10xxxxxx 10xxxxxx 10xxxxxx", range: "U+10000–U+10FFFF" },
] as const;

/** Builds the UTF-8 bytes of the selected character bit by bit. */
export function working({ plain, inputs }: Conversion): Listed<Step> {
  const row = chosenCharacter(plain, inputs.character);
  if (!row) return [step("Characters", "The text is empty", "0")];
  const template = TEMPLATES[utf8Length(row.decimal) - 1] as (typeof TEMPLATES)[number];
  const free = template.bits.replace(/[^x]/g, "").length;
  const bits = row.decimal.toString(2);
  return [
    step(
      `Character ${row.n}: ${shownCharacter(row)}`,
      `${row.codePoint} = ${row.decimal.toString(16).toUpperCase()} in hex`,
      String(row.decimal),
    ),
    step("In binary", `${row.decimal} in base 2`, bits),
    step(`Template for ${template.range}`, `${free} free bits: ${bits.padStart(free, "0")}`, template.bits),
    step("Bits put into the template", "From left to right, one bit per x", row.binary),
    step("Bytes in UTF-8", `${row.binary} in hex`, row.hex),
    pairSteps(row),
  ];
}

/** The surrogate pair of a character above U+FFFF in UTF-16 (RFC 2781, section 2.1). */
function pairSteps({ decimal, codePoint, utf16 }: CharacterRow): Step | null {
  if (decimal < 0x1_00_00) return null;
  const offset = decimal - 0x1_00_00;
  const hex = (value: number) => value.toString(16).toUpperCase();
  return step(
    "Surrogate pair in UTF-16",
    `${codePoint} − 10000 = ${hex(offset)}: D800 + ${hex(offset >> 10)}, DC00 + ${hex(offset & 0x3_ff)}`,
    utf16,
  );
}
