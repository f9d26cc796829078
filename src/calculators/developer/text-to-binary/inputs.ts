import { boolean, choice, fold, integer, text, type ValuesOf } from "../../../core/fields";

export const FORMATS = {
  binary: "Binary",
  octal: "Octal",
  decimal: "Decimal",
  hex: "Hex",
  codepoint: "Code points (U+0048)",
  "html-decimal": "HTML, decimal (&#72;)",
  "html-hex": "HTML, hex (&#x48;)",
  "html-escape": "HTML, markup only (&amp;)",
  percent: "Percent (URL)",
  "js-escape": "JavaScript escapes",
  morse: "Morse code",
} as const;

export type FormatName = keyof typeof FORMATS;

const OF_UNITS = ["binary", "octal", "decimal", "hex"] as const;

export const inputs = {
  mode: choice("Direction", { options: { encode: "To codes", decode: "To text" }, default: "encode" }),
  input: text("Input", {
    note: "Stays in your browser",
    default: "Hello, World!",
    messages: { missing: "Enter some text." },
    min: 1,
    max: 2_000_000,
    control: "multiline",
    privacy: "private",
  }),
  format: choice("Codes", { options: FORMATS, default: "binary" }),
  charset: choice("Character encoding", {
    options: {
      ascii: "ASCII",
      latin1: "Latin-1 (ISO 8859-1)",
      "windows-1252": "windows-1252",
      "utf-8": "UTF-8",
      "utf-16": "UTF-16, 16-bit units",
      "utf-16le": "UTF-16LE, bytes",
      "utf-16be": "UTF-16BE, bytes",
    },
    default: "utf-8",
    when: { format: OF_UNITS },
  }),
  ...fold("Separator, width and prefix", {
    separator: text("Separator", {
      note: "May be empty",
      default: " ",
      messages: { missing: "Enter a separator, or leave it empty." },
      max: 10,
      when: { mode: "encode", format: [...OF_UNITS, "codepoint"] },
    }),
    padded: boolean("Full width", {
      note: "Leading zeros",
      default: true,
      when: { mode: "encode", format: ["binary", "octal", "hex"] },
    }),
    prefix: boolean("0b, 0o or 0x prefix", {
      noun: "Prefix",
      default: false,
      when: { mode: "encode", format: ["binary", "octal", "hex"] },
    }),
    uppercase: boolean("Uppercase hex digits", { default: true, when: { mode: "encode", format: "hex" } }),
  }),
  plusAsSpace: boolean("+ means space", {
    noun: "Plus sign for a space",
    note: "As in web forms",
    default: false,
    when: { mode: "decode", format: "percent" },
  }),
  invalid: choice("Bad bytes", {
    options: { error: "Report an error", replace: "Replace with \ufffd" },
    default: "error",
    when: { mode: "decode" },
  }),
  character: integer("Selected character", {
    note: "Its position in the text; if empty, the first beyond ASCII",
    default: null,
    min: 1,
    shown: "elsewhere",
  }),
};

export type Inputs = ValuesOf<typeof inputs>;
