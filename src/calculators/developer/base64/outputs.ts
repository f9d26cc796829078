import { boolean, choice, integer, percent, text } from "../../../core/fields";
import { ALPHABET_NAMES } from "./inputs";

export const outputs = {
  output: text({ label: "Output", optional: true }),
  outputLength: integer({
    label: "Characters written",
    note: "UTF-16 units, line ends included",
    optional: true,
  }),
  byteLength: integer({ label: "Bytes" }),
  expansionPercent: percent({ label: "Longer by", digits: 1, optional: true }),
  isText: boolean({ label: "Text in the encoding chosen", optional: true }),
  hex: text({ label: "Hex", note: "The first 64 KB", optional: true }),
  canonical: boolean({ label: "Unused bits are zero", optional: true }),
  padded: boolean({ label: "Padding was there", optional: true }),
  variantUsed: choice({ label: "Alphabet used", options: ALPHABET_NAMES, optional: true }),
  detectedType: text({ label: "Looks like" }),
  mediaType: text({ label: "Media type of the data URI", optional: true }),
  dataUri: text({ label: "Data URI", note: "For the preview", optional: true }),
};
