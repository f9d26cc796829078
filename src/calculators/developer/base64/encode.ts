import { InputError } from "../../../core/calculator";
import { shownCodePoint } from "../../../math/encoding/base-decode";
import { encodeBase } from "../../../math/encoding/base-encode";
import { CHARSET_NAMES, encodeText } from "../../../math/encoding/charsets";
import { codePointName, positionOf, UnwritableCharacter } from "../../../math/encoding/code-points";
import { dataUriHead } from "../../../math/encoding/data-uri";
import type { Inputs } from "./inputs";

const known = new WeakMap<Inputs, Uint8Array<ArrayBuffer>>();

/** The bytes that the input stands for; made once for the answer, the working and every display. @throws InputError */
export function bytesToEncode(inputs: Inputs): Uint8Array<ArrayBuffer> {
  const bytes = known.get(inputs) ?? bytesOf(inputs);
  known.set(inputs, bytes);
  return bytes;
}

function bytesOf(inputs: Inputs): Uint8Array<ArrayBuffer> {
  const { input, inputType, charset } = inputs;
  if (inputType === "hex") return hexBytes(input);
  try {
    return encodeText(input, charset);
  } catch (error) {
    if (!(error instanceof UnwritableCharacter)) throw error;
    const name = codePointName(error.codePoint);
    throw new InputError(
      "input",
      error.isHalf
        ? `${name} at position ${error.position} is half of a surrogate pair; the other half is missing.`
        : `“${String.fromCodePoint(error.codePoint)}” (${name}) at position ${error.position} cannot be written in ${CHARSET_NAMES[charset]}.`,
    );
  }
}

/** Pairs of hex digits; white space, commas, colons and hyphens may stand between them. */
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
      `Two hex digits make a byte: the last one, at position ${input.search(/[0-9a-f][\s,:-]*$/iu) + 1}, is alone.`,
    );
  const bytes = new Uint8Array(digits.length / 2);
  for (let i = 0; i < bytes.length; i++) bytes[i] = Number.parseInt(digits.slice(2 * i, 2 * i + 2), 16);
  return bytes;
}

/** What may stand between `data:` and `;base64`: letters, digits and signs that need no escape in a URI. */
const MEDIA_TYPE = /^[\w!#$&^.+\-/;=%'*~]*$/;

/** @throws InputError for a media type that would break the data URI */
export function encodeBytes(bytes: Uint8Array, inputs: Inputs): string {
  const { alphabet, padding, lineLength, lineEnding, mediaType } = inputs;
  if (!asDataUri(inputs)) return encodeBase(bytes, alphabet, { padding, lineLength, lineEnding });
  if (!MEDIA_TYPE.test(mediaType))
    throw new InputError(
      "mediaType",
      "A media type such as image/png or text/plain;charset=utf-8 has no spaces, commas or quotes.",
    );
  // Line ends have no place in a URI.
  return dataUriHead(mediaType) + encodeBase(bytes, alphabet, { padding, lineLength: 0, lineEnding });
}

export function asDataUri({
  mode,
  alphabet,
  dataUri,
}: Pick<Inputs, "mode" | "alphabet" | "dataUri">): boolean {
  return mode === "encode" && alphabet === "base64" && dataUri;
}
