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

/** What an input is encoded as, or decoded to. */
export interface Converted {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The text written for the bytes, where they are encoded. */
  readonly encoded?: string;
  /** The text that the bytes are, where they are decoded; null where they are none in the encoding chosen. */
  readonly text?: string | null;
  /** Where the input is a JSON Web Token: its header and payload are the text. */
  readonly token?: Jwt;
  /** Alphabet of the encoded side; null for a token, and for the data of a data URI that is not in Base64. */
  readonly variant: BaseName | null;
  readonly padded: boolean | null;
  readonly canonical: boolean | null;
  /** Of a data URI. */
  readonly mediaType: string | null;
}

export type Conversion = ReturnType<typeof conversionOf>;

/** Plain values, because a worker sends those of a long text to the page. @throws InputError */
export function conversionOf(inputs: Inputs) {
  const converted: Converted = inputs.mode === "encode" ? encodeInput(inputs) : decodeInput(inputs);
  const { bytes, encoded, text } = converted;
  const type = once(() => mediaTypeOf(bytes, inputs.charset === "utf-8" ? text : undefined));
  const letters = once(() => (encoded === undefined ? encodedLetters(inputs) : null));
  return {
    ...converted,
    inputs,
    /** Media type of the bytes, told by themselves. */
    get detectedType(): string {
      return type();
    },
    /** The data URI asked for, or the address of a picture or PDF for the page to show. */
    get dataUri(): string | null | undefined {
      return asDataUri(inputs) ? encoded : previewUri(bytes, type());
    },
    /** Of an encoded input, without white space, head and escapes. */
    get letters(): string | null {
      return letters();
    },
  };
}

/** What browsers show. */
const PREVIEWED = /^image\/|^application\/pdf$/;

function previewUri(bytes: Uint8Array, type: string): string | null {
  return PREVIEWED.test(type) ? dataUriHead(type) + encodeBase(bytes, "base64") : null;
}
