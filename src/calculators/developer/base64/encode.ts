import { InputError, type Problem } from "../../../core/calculator";
import { encodeBase } from "../../../math/encoding/base-encode";
import { CHARSET_NAMES, encodeText } from "../../../math/encoding/charsets";
import {
  codePointName,
  positionOf,
  shownCodePoint,
  UnwritableCharacter,
} from "../../../math/encoding/code-points";
import { dataUriHead } from "../../../math/encoding/data-uri";
import type { Converted } from "./conversion";
import type { Inputs } from "./inputs";

/** The bytes that the input means. @throws InputError */
function bytesOf(inputs: Inputs): Uint8Array<ArrayBuffer> {
  const { input, inputType, charset } = inputs;
  if (inputType === "hex") return hexBytes(input);
  try {
    return encodeText(input, charset);
  } catch (error) {
    if (!(error instanceof UnwritableCharacter)) throw error;
    if (error.isHalf) throw new InputError("input", error.message);
    const [name, shown] = [codePointName(error.codePoint), shownCodePoint(error.codePoint)];
    throw new InputError(
      "input",
      `${shown === name ? name : `${shown} (${name})`} at position ${error.position} cannot be encoded in ${CHARSET_NAMES[charset]}.`,
    );
  }
}

/** Pairs of hex digits; white space, commas, colons and hyphens are allowed between them. */
function hexBytes(input: string): Uint8Array<ArrayBuffer> {
  const wrong = /[^0-9a-f\s,:-]/iu.exec(input);
  if (wrong)
    throw new InputError(
      "input",
      `Character ${shownCodePoint(wrong[0].codePointAt(0) as number)} at position ${positionOf(input, wrong.index)} is not a hex digit.`,
    );
  const digits = input.replace(/[\s,:-]+/g, "");
  if (digits === "") throw new InputError("input", "Enter text or drop a file.");
  if (digits.length % 2 > 0)
    throw new InputError(
      "input",
      `Each byte takes two hex digits. The last one, at position ${input.search(/[0-9a-f][\s,:-]*$/iu) + 1}, is alone.`,
    );
  const bytes = new Uint8Array(digits.length / 2);
  for (let i = 0; i < bytes.length; i++) bytes[i] = Number.parseInt(digits.slice(2 * i, 2 * i + 2), 16);
  return bytes;
}

/** What may come between `data:` and `;base64`: letters, digits and signs that need no escape in a URI. */
const MEDIA_TYPE = /^[\w!#$&^.+\-/;=%'*~]*$/;

/** What is wrong with the media type of a data URI that is to be written. */
export function mediaTypeProblems(mediaType: string): Problem[] {
  const message =
    "A media type, such as image/png or text/plain;charset=utf-8, must not contain spaces, commas or quotes.";
  return MEDIA_TYPE.test(mediaType) ? [] : [{ field: "mediaType", message }];
}

/** The input's bytes, and what they are written as. @throws InputError with all that is wrong */
export function encodeInput(inputs: Inputs): Converted {
  const { alphabet, padding, lineLength, lineEnding, mediaType } = inputs;
  const uri = asDataUri(inputs);
  const bytes = checkedBytes(inputs, uri ? mediaTypeProblems(mediaType) : []);
  // Line ends have no place in a URI.
  const layout = { padding, lineLength: uri ? 0 : lineLength, lineEnding };
  return {
    bytes,
    encoded: (uri ? dataUriHead(mediaType) : "") + encodeBase(bytes, alphabet, layout),
    variant: alphabet,
    padded: null,
    canonical: null,
    mediaType: (uri && mediaType) || null,
  };
}

/** @throws InputError with what is wrong with the input, and beside it */
function checkedBytes(inputs: Inputs, beside: readonly Problem[]): Uint8Array<ArrayBuffer> {
  try {
    const bytes = bytesOf(inputs);
    if (beside.length === 0) return bytes;
  } catch (error) {
    if (error instanceof InputError) throw new InputError([...error.problems, ...beside]);
    throw error;
  }
  throw new InputError(beside);
}

/** Whether a data URI is to be written: they hold standard Base64 only. */
export function asDataUri({
  mode,
  alphabet,
  dataUri,
}: Pick<Inputs, "mode" | "alphabet" | "dataUri">): boolean {
  return mode === "encode" && alphabet === "base64" && dataUri;
}
