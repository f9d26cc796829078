import { boolean, by, choice, fold, integer, text, type ValuesOf } from "../../../core/fields";

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
  mode: choice("Direction", { options: { encode: "Encode", decode: "Decode" }, default: "encode", shown: "elsewhere" }),
  input: text(by("mode", { decode: "Encoded text" }, "Text"), {
    note: "Stays in your browser",
    default: "Hello, 世界 👋",
    messages: { missing: "Enter text or drop a file." },
    min: 1,
    max: 10_000_000,
    control: "multiline",
    privacy: "private",
    shown: "elsewhere",
  }),
  inputType: choice("Input type", {
    options: { text: "Text", hex: "Hex bytes" },
    default: "text",
    when: { mode: "encode" },
  }),
  alphabet: choice("Alphabet", { options: ALPHABET_NAMES, default: "base64" }),
  ...fold("Text encoding", {
    charset: choice("Text encoding", {
      options: CHARSETS,
      default: "utf-8",
      when: [{ mode: "decode" }, { mode: "encode", inputType: "text" }],
    }),
  }),
  ...fold("Padding and line breaks", {
    padding: boolean("Padding", {
      note: "= at the end",
      default: true,
      when: { mode: "encode", alphabet: ["base64", "base64url", "base32", "base32hex"] },
    }),
    lineLength: integer("Line length", {
      note: "0 for one line; 76 for e-mail, 64 for PEM",
      unit: "characters",
      default: 0,
      min: 0,
      max: 998,
      messages: { range: "between 0 and 998" },
      when: { mode: "encode" },
    }),
    lineEnding: choice("Line break", {
      options: { crlf: "CR LF", lf: "LF" },
      default: "crlf",
      when: { mode: "encode" },
    }),
  }),
  ...fold("Data URI", {
    dataUri: boolean("As data URI", { default: false, when: { mode: "encode", alphabet: "base64" } }),
    mediaType: text("Media type", {
      default: "text/plain;charset=utf-8",
      messages: { missing: "Enter a media type, or leave it empty." },
      max: 255,
      when: { mode: "encode", dataUri: true },
    }),
  }),
  strict: boolean("Strict decoding", {
    note: "Accept only what an encoder writes",
    default: false,
    when: { mode: "decode" },
  }),
};

export type Inputs = ValuesOf<typeof inputs>;
