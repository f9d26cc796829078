import { outputsOf } from "../../../core/outputs";
import { indentJson } from "../../../math/encoding/json-text";
import type { Conversion } from "./conversion";
import { hexText } from "./hex";
import { ALPHABET_NAMES } from "./inputs";

const { boolean, choice, integer, percent, text } = outputsOf<Conversion>();

const optional = true;

export const outputs = {
  output: text("Output", { optional, shown: "elsewhere", value: ({ encoded, text }) => (encoded ?? text) || null }),
  claims: text("Claims", {
    note: "The payload of a token, as JSON",
    optional,
    shown: "elsewhere",
    value: ({ token }) => token && indentJson(token.payload),
  }),
  outputLength: integer("Characters written", {
    note: "UTF-16 units, including line breaks",
    optional,
    shown: "elsewhere",
    value: ({ encoded }) => encoded?.length,
  }),
  byteLength: integer("Bytes", { value: ({ bytes }) => bytes.length }),
  expansionPercent: percent("Size increase", { digits: 1, optional, value: expansionPercent }),
  isText: boolean("Valid text in the chosen encoding", {
    optional,
    value: ({ text }) => (text === undefined ? null : text !== null),
  }),
  hex: text("Hex", {
    note: "The first 64 KB",
    optional,
    shown: "elsewhere",
    value: ({ text, bytes }) => (text === undefined ? null : hexText(bytes) || null),
  }),
  canonical: boolean("Unused bits are zero", { optional }),
  padded: boolean("Padded", { optional }),
  variantUsed: choice("Alphabet used", { options: ALPHABET_NAMES, optional, value: ({ variant }) => variant }),
  detectedType: text("Detected type"),
  mediaType: text("Media type of the data URI", { optional }),
  dataUri: text("Data URI", { note: "For the preview", optional, shown: "elsewhere" }),
};

/** By how many percent the encoded text is longer than the bytes; null when decoding. */
export function expansionPercent({ bytes, encoded }: Conversion): number | null {
  return encoded === undefined ? null : (100 * (encoded.length - bytes.length)) / bytes.length;
}
