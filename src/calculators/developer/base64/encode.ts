import { InputError, type Problem } from "../../../core/calculator";
import { encodeBase } from "../../../math/encoding/base-encode";
import { CHARSET_NAMES, encodeText } from "../../../math/encoding/charsets";
import { codePointName, positionOf, shownCodePoint, UnwritableCharacter } from "../../../math/encoding/code-points";
import { dataUriHead } from "../../../math/encoding/data-uri";
import type { Converted } from "./conversion";
import type { Inputs } from "./inputs";

/**
 * The bytes to be encoded.
 *
 * @throws InputError
 */
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

/** Reads pairs of hex digits; white space, commas, colons and hyphens between digits are ignored. */
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
      `Each byte takes two hex digits. The last one, at position ${input.search(/[0-9a-f][\s,:-]*$/iu) + 1}, is unpaired.`,
    );
  const bytes = new Uint8Array(digits.length / 2);
  for (let i = 0; i < bytes.length; i++) bytes[i] = Number.parseInt(digits.slice(2 * i, 2 * i + 2), 16);
  return bytes;
}

/** What may come between `data:` and `;base64`: characters that need no escape in a URI, and percent signs. */
const MEDIA_TYPE = /^[\w!#$&^.+\-/;=%'*~]*$/;

/** Problems with the media type of a data URI to be written. */
export function mediaTypeProblems(mediaType: string): Problem[] {
  const message =
    "A media type, such as image/png or text/plain;charset=utf-8, must not contain spaces, commas or quotes.";
  return MEDIA_TYPE.test(mediaType) ? [] : [{ field: "mediaType", message }];
}

/**
 * Encodes the input.
 *
 * @throws InputError with all problems of the input and the media type
 */
export function encodeInput(inputs: Inputs): Converted {
  const { alphabet, padding, lineLength, lineEnding, mediaType } = inputs;
  const uri = asDataUri(inputs);
  const bytes = checkedBytes(inputs, uri ? mediaTypeProblems(mediaType) : []);
  // A URI cannot contain line breaks.
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

/**
 * The bytes to be encoded.
 *
 * @throws InputError with the problems of the input, followed by `others`
 */
function checkedBytes(inputs: Inputs, others: readonly Problem[]): Uint8Array<ArrayBuffer> {
  try {
    const bytes = bytesOf(inputs);
    if (others.length === 0) return bytes;
  } catch (error) {
    if (error instanceof InputError) throw new InputError([...error.problems, ...others]);
    throw error;
  }
  throw new InputError(others);
}

/** Whether to write a data URI, which is only possible in standard Base64. */
export function asDataUri({ mode, alphabet, dataUri }: Pick<Inputs, "mode" | "alphabet" | "dataUri">): boolean {
  return mode === "encode" && alphabet === "base64" && dataUri;
}
