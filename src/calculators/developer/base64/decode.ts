import { InputError } from "../../../core/calculator";
import { BadEscape } from "../../../math/encoding/bad-escape";
import { BadBase, decodeBase } from "../../../math/encoding/base-decode";
import { decodeText } from "../../../math/encoding/charsets";
import { UnwritableCharacter } from "../../../math/encoding/code-points";
import { readDataUri } from "../../../math/encoding/data-uri";
import { decodeEscapedBase } from "../../../math/encoding/escaped-base";
import { IllFormed } from "../../../math/encoding/ill-formed";
import { indentJson } from "../../../math/encoding/json-text";
import { type Jwt, readJwt } from "../../../math/encoding/jwt";
import { percentBytes } from "../../../math/encoding/percent";
import type { Converted } from "./conversion";
import type { Inputs } from "./inputs";
import { withoutFrame } from "./letters";

/**
 * Decodes the input.
 *
 * @throws InputError
 */
export function decodeInput(inputs: Inputs): Converted {
  // Strict decoding rejects tokens, because the dots between their parts are not in any alphabet.
  const token = inputs.strict ? null : readJwt(inputs.input);
  if (token) return tokenContent(token);
  const decoded = decodedBytes(inputs);
  return { ...decoded, text: textOf(decoded.bytes, inputs.charset) };
}

/** Header and payload as indented JSON, one after the other. */
function tokenContent(token: Jwt): Converted {
  const text = `${indentJson(token.header)}\n${indentJson(token.payload)}`;
  return {
    bytes: token.bytes,
    text,
    token,
    variant: null,
    padded: null,
    canonical: null,
    mediaType: null,
  };
}

function decodedBytes({ input: typed, alphabet, strict }: Inputs): Converted {
  const input = withoutFrame(typed, strict);
  try {
    const uri = readDataUri(input, strict);
    if (!uri) {
      const { variant, ...decoded } = decodeBase(input, alphabet, strict);
      if (decoded.bytes.length === 0) throw new InputError("input", "Enter text or drop a file.");
      return { ...decoded, variant, mediaType: null };
    }
    const { mediaType, base64, dataFrom } = uri;
    if (!base64) {
      const bytes = percentBytes(input, false, dataFrom);
      return { bytes, variant: null, padded: null, canonical: null, mediaType };
    }
    return { ...decodeEscapedBase(input, alphabet, strict, dataFrom), mediaType };
  } catch (error) {
    if (error instanceof BadBase || error instanceof BadEscape || error instanceof UnwritableCharacter)
      throw new InputError("input", error.message);
    throw error;
  }
}

/** Decodes the bytes as text, or returns null if they are not valid in this encoding. */
function textOf(bytes: Uint8Array, charset: Inputs["charset"]): string | null {
  try {
    return decodeText(bytes, charset);
  } catch (error) {
    if (error instanceof IllFormed) return null;
    throw error;
  }
}
