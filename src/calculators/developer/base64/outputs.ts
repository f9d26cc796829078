import { outputsOf } from "../../../core/outputs";
import type { Conversion } from "./conversion";
import { hexText } from "./hex";
import { ALPHABET_NAMES } from "./inputs";

const { boolean, choice, integer, percent, text } = outputsOf<Conversion>();

const optional = true;

export const outputs = {
  output: text({ label: "Output", optional, value: ({ encoded, text }) => (encoded ?? text) || null }),
  outputLength: integer({
    label: "Characters written",
    note: "UTF-16 units, including line breaks",
    optional,
    value: ({ encoded }) => encoded?.length,
  }),
  byteLength: integer({ label: "Bytes", value: ({ bytes }) => bytes.length }),
  expansionPercent: percent({ label: "Size increase", digits: 1, optional, value: expansionPercent }),
  isText: boolean({
    label: "Valid text in the chosen encoding",
    optional,
    value: ({ text }) => (text === undefined ? null : text !== null),
  }),
  hex: text({
    label: "Hex",
    note: "The first 64 KB",
    optional,
    value: ({ text, bytes }) => (text === undefined ? null : hexText(bytes) || null),
  }),
  canonical: boolean({ label: "Unused bits are zero", optional, value: ({ canonical }) => canonical }),
  padded: boolean({ label: "Padded", optional, value: ({ padded }) => padded }),
  variantUsed: choice({
    label: "Alphabet used",
    options: ALPHABET_NAMES,
    optional,
    value: ({ variant }) => variant,
  }),
  detectedType: text({ label: "Detected type", value: ({ detectedType }) => detectedType }),
  mediaType: text({
    label: "Media type of the data URI",
    optional,
    value: ({ mediaType }) => mediaType,
  }),
  dataUri: text({
    label: "Data URI",
    note: "For the preview",
    optional,
    value: ({ dataUri }) => dataUri,
  }),
};

/** By how many percent the encoded text is longer than the bytes; null when decoding. */
export function expansionPercent({ bytes, encoded }: Conversion): number | null {
  return encoded === undefined ? null : (100 * (encoded.length - bytes.length)) / bytes.length;
}
