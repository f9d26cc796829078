import { defineCalculator, type Notice } from "../../../core/calculator";
import { ALPHABETS } from "../../../math/encoding/base-alphabets";
import { encodeBase } from "../../../math/encoding/base-encode";
import { CHARSET_NAMES } from "../../../math/encoding/charsets";
import { dataUriHead } from "../../../math/encoding/data-uri";
import { mediaTypeOf } from "../../../math/encoding/media-type";
import { type DecodedInput, decodeInput, textOf } from "./decode";
import { asDataUri, encodeInput } from "./encode";
import { hexText } from "./hex";
import { type Inputs, inputs } from "./inputs";
import { outputs } from "./outputs";
import { stepsOf } from "./working";

/** What browsers show. */
const PREVIEWED = /^image\/|^application\/pdf$/;

export default defineCalculator({
  id: "base64-encoder-decoder",
  inputs,
  outputs,
  link: "fragment",
  compute: (values) => (values.mode === "encode" ? encoding(values) : decoding(values)),
  headline: ({ mode, input }, answer, format) => {
    const { byteLength, outputLength, expansionPercent, isText } = answer;
    const bytes = `${format.number(byteLength)} byte${byteLength === 1 ? "" : "s"}`;
    const chars = (count: number) => `${format.number(count)} character${count === 1 ? "" : "s"}`;
    if (mode === "decode")
      return {
        label: "Decoded",
        before: `${chars(input.length)} ${input.length === 1 ? "becomes" : "become"}`,
        figure: bytes,
        after: isText ? "of text." : `of ${answer.detectedType}.`,
      };
    return {
      label: "Encoded",
      before: `${bytes} ${byteLength === 1 ? "becomes" : "become"}`,
      figure: chars(outputLength ?? 0),
      after: `(+${format.number(expansionPercent ?? 0, 0)} %).`,
    };
  },
  working: (values, { variantUsed }) => stepsOf(values, variantUsed),
});

/** @throws InputError */
function encoding(values: Inputs) {
  const { bytes, output } = encodeInput(values);
  const detectedType = () => mediaTypeOf(bytes);
  return {
    output,
    outputLength: output.length,
    byteLength: bytes.length,
    expansionPercent: (100 * (output.length - bytes.length)) / bytes.length,
    isText: null,
    hex: null,
    canonical: null,
    padded: null,
    variantUsed: values.alphabet,
    detectedType,
    mediaType: asDataUri(values) ? values.mediaType || null : null,
    dataUri: () => (asDataUri(values) ? output : previewUri(bytes, detectedType())),
  };
}

/** @throws InputError */
function decoding(values: Inputs) {
  const decoded = decodeInput(values);
  const { bytes, mediaType, padded, canonical, variant } = decoded;
  const output = textOf(bytes, values.charset);
  const detectedType = () => mediaTypeOf(bytes, values.charset === "utf-8" ? output : undefined);
  return {
    output: output || null,
    outputLength: null,
    byteLength: bytes.length,
    expansionPercent: null,
    isText: output !== null,
    hex: () => hexText(bytes) || null,
    canonical,
    padded,
    variantUsed: variant,
    detectedType,
    mediaType,
    dataUri: () => previewUri(bytes, detectedType()),
    notices: noticesOf(values, decoded, output),
  };
}

/** Address of a picture or a PDF for the page to show; null for anything else. */
function previewUri(bytes: Uint8Array, type: string): string | null {
  return PREVIEWED.test(type) ? dataUriHead(type) + encodeBase(bytes, "base64") : null;
}

function noticesOf(
  values: Inputs,
  { bytes, variant, canonical }: DecodedInput,
  output: string | null,
): Notice[] {
  const { charset, alphabet } = values;
  const notices: Notice[] = [];
  if (variant && variant !== alphabet)
    notices.push({
      code: "other-alphabet",
      message: `The input was read as ${ALPHABETS[variant].name}, not as ${ALPHABETS[alphabet].name}.`,
    });
  if (canonical === false && variant)
    notices.push({
      code: "non-canonical",
      message: `The last character carries bits that no byte takes and that are not zero; an encoder would end in “${encodeBase(bytes.subarray(-(bytes.length % ALPHABETS[variant].groupBytes)), variant)}”.`,
    });
  if (output === null)
    notices.push({
      code: "not-text",
      message: `These bytes are not text in ${CHARSET_NAMES[charset]}; the hex view has them.`,
    });
  return notices;
}
