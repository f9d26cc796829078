import { once } from "../../../core/once";
import type { BaseName } from "../../../math/encoding/base-alphabets";
import { encodeBase } from "../../../math/encoding/base-encode";
import { dataUriHead } from "../../../math/encoding/data-uri";
import type { Jwt } from "../../../math/encoding/jwt";
import { mediaTypeOf } from "../../../math/encoding/media-type";
import { decodeInput } from "./decode";
import { asDataUri, encodeInput } from "./encode";
import type { Inputs } from "./inputs";
import { encodedLetters } from "./letters";

/** An input after encoding or decoding. */
export interface Converted {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The encoded text; only present when encoding. */
  readonly encoded?: string;
  /** The decoded text; only present when decoding, and null if the bytes are not valid in the chosen encoding. */
  readonly text?: string | null;
  /** Only present if the input is a JSON Web Token; its header and payload are the text. */
  readonly token?: Jwt;
  /** Alphabet of the encoded side; null for a token, and for the data of a data URI that is not in Base64. */
  readonly variant: BaseName | null;
  readonly padded: boolean | null;
  readonly canonical: boolean | null;
  /** Media type of a data URI; null for other inputs. */
  readonly mediaType: string | null;
}

export type Conversion = ReturnType<typeof conversionOf>;

/**
 * Converts the input. The result has only plain values, because for long texts a worker sends it to the page.
 *
 * @throws InputError
 */
export function conversionOf(inputs: Inputs) {
  const converted: Converted = inputs.mode === "encode" ? encodeInput(inputs) : decodeInput(inputs);
  const { bytes, encoded, text } = converted;
  const type = once(() => mediaTypeOf(bytes, inputs.charset === "utf-8" ? text : undefined));
  const letters = once(() => (encoded === undefined ? encodedLetters(inputs) : null));
  return {
    ...converted,
    inputs,
    /** Media type of the bytes, detected from their content. */
    get detectedType(): string {
      return type();
    },
    /** The requested data URI, or one with which the page previews an image or PDF. */
    get dataUri(): string | null | undefined {
      return asDataUri(inputs) ? encoded : previewUri(bytes, type());
    },
    /** Letters of an encoded input, without white space, data URI head and escapes; null when encoding. */
    get letters(): string | null {
      return letters();
    },
  };
}

/** Media types that browsers can display. */
const PREVIEWED = /^image\/|^application\/pdf$/;

function previewUri(bytes: Uint8Array, type: string): string | null {
  return PREVIEWED.test(type) ? dataUriHead(type) + encodeBase(bytes, "base64") : null;
}
