import { defineCalculator, InputError, type Notice } from "../../../core/calculator";
import { BadEscape } from "../../../math/encoding/bad-escape";
import { CHARSET_NAMES } from "../../../math/encoding/charsets";
import { codePointCount, codePointName, UnwritableCharacter } from "../../../math/encoding/code-points";
import { graphemeCount } from "../../../math/encoding/graphemes";
import { IllFormed } from "../../../math/encoding/ill-formed";
import { BadGroup } from "../../../math/encoding/unit-codes";
import { utf8ByteCount } from "../../../math/encoding/utf8";
import { characterRows } from "./characters";
import { decode, needsReferences, references, takesReferences } from "./decode";
import { allFormats, encode, isUnitFormat, unitsOf } from "./encode";
import { type Inputs, inputs } from "./inputs";
import { outputs } from "./outputs";
import { utf8Working } from "./working";

export default defineCalculator({
  id: "text-to-ascii-binary-converter",
  inputs,
  outputs,
  link: "fragment",
  prepare: (values) =>
    takesReferences(values) && !references.ready
      ? { needed: needsReferences(values), load: () => references.load() }
      : null,
  compute(values) {
    const { output, plain, replaced } = convert(values);
    const byteCount = utf8ByteCount(plain);
    return {
      output: output || null,
      characterCount: codePointCount(plain),
      graphemeCount: () => graphemeCount(plain),
      utf16Length: plain.length,
      byteCount,
      asciiOnly: byteCount === plain.length && !/[^\0-\x7f]/.test(plain),
      characters: () => characterRows(plain),
      allFormats: () => allFormats(values),
      notices: noticesOf(values, replaced),
    };
  },
  headline: (values, answer, format) => {
    const { characterCount } = answer;
    const { bytes, charset } = sizeOf(values, answer);
    const count = (n: number, one: string) => `${format.number(n)} ${n === 1 ? one : `${one}s`}`;
    return {
      label: charset ? `Bytes in ${charset}` : "Bytes",
      before: `${count(characterCount, "character")} =`,
      figure: count(bytes, "byte"),
      after: `= ${count(8 * bytes, "bit")}${charset ? ` in ${charset}` : ""}.`,
    };
  },
  working: (values, { output }) =>
    utf8Working(values.mode === "encode" ? values.input : (output ?? ""), values),
});

interface Converted {
  readonly output: string;
  /** The text, whichever side it stands on. */
  readonly plain: string;
  readonly replaced: number;
}

/** @throws InputError */
function convert(values: Inputs): Converted {
  const { mode, input, format } = values;
  try {
    if (mode === "encode") return { output: encode(input, format, values), plain: input, replaced: 0 };
    const { text, replaced } = decode(values);
    // White space and separators alone are no codes.
    if (text === "") throw new InputError("input", "Enter some text.");
    return { output: text, plain: text, replaced };
  } catch (error) {
    if (error instanceof UnwritableCharacter) throw new InputError("input", unwritable(error, values));
    if (error instanceof BadGroup || error instanceof BadEscape || error instanceof IllFormed)
      throw new InputError("input", error.message);
    throw error;
  }
}

function unwritable(error: UnwritableCharacter, { format, charset }: Inputs): string {
  if (error.isHalf) return error.message;
  const name = codePointName(error.codePoint);
  const where =
    format === "morse"
      ? "Morse code"
      : charset === "utf-16"
        ? CHARSET_NAMES["utf-16le"]
        : CHARSET_NAMES[charset];
  return `“${String.fromCodePoint(error.codePoint)}” (${name}) at position ${error.position} is not in ${where}.`;
}

/** Bytes of the text in the encoding whose codes are shown; its name where that is not UTF-8. */
function sizeOf(values: Inputs, answer: { output: string | null; byteCount: number }) {
  const { mode, format, charset, input } = values;
  if (!isUnitFormat(format) || charset === "utf-8") return { bytes: answer.byteCount, charset: "" };
  const name = charset === "utf-16" ? CHARSET_NAMES["utf-16le"] : CHARSET_NAMES[charset];
  const plain = mode === "encode" ? input : (answer.output ?? "");
  try {
    return { bytes: unitsOf(plain, charset).byteLength, charset: name };
  } catch {
    // Text with U+FFFD in place of a bad byte does not go back into its encoding.
    return { bytes: answer.byteCount, charset: CHARSET_NAMES["utf-8"] };
  }
}

function noticesOf({ mode, format, separator, padded }: Inputs, replaced: number): Notice[] {
  const notices: Notice[] = [];
  const sameWidth = padded && format !== "decimal";
  if (mode === "encode" && isUnitFormat(format) && separator === "" && !sameWidth)
    notices.push({
      code: "codes-run-together",
      message: `Nobody can tell where one code ends and the next begins; put something between them${
        format === "decimal" ? "" : " or give them their full width"
      }.`,
    });
  if (replaced > 0)
    notices.push({
      code: "replaced",
      message: `${replaced === 1 ? "1 ill-formed part was" : `${replaced} ill-formed parts were`} replaced by \ufffd (U+FFFD).`,
    });
  return notices;
}
