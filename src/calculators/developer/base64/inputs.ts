import { boolean, by, choice, integer, text, type ValuesOf } from "../../../core/fields";

export const ALPHABET_NAMES = {
  base64: "Base64",
  base64url: "Base64url (URLs, tokens)",
  base32: "Base32",
  base32hex: "Base32hex",
  base16: "Base16 (hex)",
} as const;

const CHARSETS = {
  "utf-8": "UTF-8",
  "utf-16le": "UTF-16LE",
  "utf-16be": "UTF-16BE",
  latin1: "Latin-1 (ISO 8859-1)",
  ascii: "ASCII",
} as const;

export const inputs = {
  mode: choice({
    label: "Direction",
    options: { encode: "Encode", decode: "Decode" },
    default: "encode",
  }),
  input: text({
    label: by("mode", { decode: "Encoded text" }, "Text"),
    note: "Stays in your browser",
    default: "Hello, 世界 👋",
    missingMessage: "Enter text or drop a file.",
    minLength: 1,
    maxLength: 10_000_000,
    multiline: true,
    private: true,
  }),
  inputType: choice({
    label: "Input type",
    options: { text: "Text", hex: "Hex bytes" },
    default: "text",
    when: { mode: "encode" },
  }),
  alphabet: choice({ label: "Alphabet", options: ALPHABET_NAMES, default: "base64" }),
  charset: choice({
    label: "Text encoding",
    options: CHARSETS,
    default: "utf-8",
    when: [{ mode: "decode" }, { mode: "encode", inputType: "text" }],
  }),
  padding: boolean({
    label: "Padding",
    note: "= at the end",
    default: true,
    when: { mode: "encode", alphabet: ["base64", "base64url", "base32", "base32hex"] },
  }),
  lineLength: integer({
    label: "Line length",
    note: "0 for one line; 76 for e-mail, 64 for PEM",
    unit: "characters",
    default: 0,
    min: 0,
    max: 998,
    range: "between 0 and 998",
    when: { mode: "encode" },
  }),
  lineEnding: choice({
    label: "Line break",
    options: { crlf: "CR LF", lf: "LF" },
    default: "crlf",
    when: { mode: "encode" },
  }),
  dataUri: boolean({
    label: "As data URI",
    default: false,
    when: { mode: "encode", alphabet: "base64" },
  }),
  mediaType: text({
    label: "Media type",
    default: "text/plain;charset=utf-8",
    missingMessage: "Enter a media type, or leave it empty.",
    maxLength: 255,
    when: { mode: "encode", dataUri: true },
  }),
  strict: boolean({
    label: "Strict decoding",
    note: "Accept only what an encoder writes",
    default: false,
    when: { mode: "decode" },
  }),
};

export type Inputs = ValuesOf<typeof inputs>;
