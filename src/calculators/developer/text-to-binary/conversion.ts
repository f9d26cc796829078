import { InputError } from "../../../core/calculator";
import { once } from "../../../core/once";
import { BadEscape } from "../../../math/encoding/bad-escape";
import { CHARSET_NAMES } from "../../../math/encoding/charsets";
import { codePointCount, codePointName, UnwritableCharacter } from "../../../math/encoding/code-points";
import { graphemeCount } from "../../../math/encoding/graphemes";
import { IllFormed } from "../../../math/encoding/ill-formed";
import { BadGroup } from "../../../math/encoding/unit-codes";
import { utf8ByteCount } from "../../../math/encoding/utf8";
import { decode } from "./decode";
import { encode, isUnitFormat, unitsOf } from "./encode";
import type { Inputs } from "./inputs";

export type Conversion = ReturnType<typeof conversionOf>;

/**
 * Converts between text and codes. The result has only plain values, because for long texts a worker sends it to the
 * page.
 *
 * @throws InputError
 */
export function conversionOf(inputs: Inputs) {
  const { output, plain, replaced } = converted(inputs);
  const utf8Bytes = utf8ByteCount(plain);
  const graphemes = once(() => graphemeCount(plain));
  return {
    inputs,
    output,
    /** The plain text: the input when encoding, the output when decoding. */
    plain,
    /** Number of ill-formed parts that were replaced by U+FFFD. */
    replaced,
    utf8Bytes,
    asciiOnly: utf8Bytes === plain.length && !/[^\0-\x7f]/.test(plain),
    characterCount: codePointCount(plain),
    get graphemeCount(): number {
      return graphemes();
    },
    encodedSize: encodedSize(plain, utf8Bytes, inputs),
  };
}

function converted(inputs: Inputs): { output: string; plain: string; replaced: number } {
  const { mode, input, format } = inputs;
  try {
    if (mode === "encode") return { output: encode(input, format, inputs), plain: input, replaced: 0 };
    const { text, replaced } = decode(inputs);
    // The input has only white space and separators.
    if (text === "") throw new InputError("input", "Enter some text.");
    return { output: text, plain: text, replaced };
  } catch (error) {
    if (error instanceof UnwritableCharacter) throw new InputError("input", unwritable(error, inputs));
    if (error instanceof BadGroup || error instanceof BadEscape || error instanceof IllFormed)
      throw new InputError("input", error.message);
    throw error;
  }
}

function unwritable(error: UnwritableCharacter, { format, charset }: Inputs): string {
  if (error.isHalf) return error.message;
  const name = codePointName(error.codePoint);
  const where = format === "morse" ? "Morse code" : charsetName(charset);
  return `“${String.fromCodePoint(error.codePoint)}” (${name}) at position ${error.position} is not in ${where}.`;
}

/** Size of the text in the encoding of the codes, and the name of that encoding if it should be shown. */
function encodedSize(plain: string, utf8Bytes: number, { format, charset }: Inputs) {
  if (!isUnitFormat(format) || charset === "utf-8") return { bytes: utf8Bytes, charset: "" };
  try {
    return { bytes: unitsOf(plain, charset).byteLength, charset: charsetName(charset) };
  } catch {
    // Text with U+FFFD in place of a bad byte may not be representable in its encoding.
    return { bytes: utf8Bytes, charset: CHARSET_NAMES["utf-8"] };
  }
}

function charsetName(charset: Inputs["charset"]): string {
  return CHARSET_NAMES[charset === "utf-16" ? "utf-16le" : charset];
}
