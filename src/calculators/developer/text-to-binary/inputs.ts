import { boolean, choice, integer, text, type ValuesOf } from "../../../core/fields";

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
  mode: choice({
    label: "Direction",
    options: { encode: "To codes", decode: "To text" },
    default: "encode",
  }),
  input: text({
    label: "Input",
    note: "Stays in your browser",
    default: "Hello, World!",
    missingMessage: "Enter some text.",
    minLength: 1,
    maxLength: 2_000_000,
    multiline: true,
    private: true,
  }),
  format: choice({ label: "Codes", options: FORMATS, default: "binary" }),
  charset: choice({
    label: "Character encoding",
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
  separator: text({
    label: "Separator",
    note: "May be empty",
    default: " ",
    missingMessage: "Enter a separator, or leave it empty.",
    maxLength: 10,
    when: { mode: "encode", format: [...OF_UNITS, "codepoint"] },
  }),
  padded: boolean({
    label: "Full width",
    note: "Leading zeros",
    default: true,
    when: { mode: "encode", format: ["binary", "octal", "hex"] },
  }),
  prefix: boolean({
    label: "0b, 0o or 0x prefix",
    noun: "Prefix",
    default: false,
    when: { mode: "encode", format: ["binary", "octal", "hex"] },
  }),
  uppercase: boolean({
    label: "Uppercase hex digits",
    default: true,
    when: { mode: "encode", format: "hex" },
  }),
  plusAsSpace: boolean({
    label: "+ means space",
    noun: "Plus sign for a space",
    note: "As in web forms",
    default: false,
    when: { mode: "decode", format: "percent" },
  }),
  invalid: choice({
    label: "Bad bytes",
    options: { error: "Report an error", replace: "Replace with \ufffd" },
    default: "error",
    when: { mode: "decode" },
  }),
  character: integer({
    label: "Selected character",
    note: "Its position in the text; if empty, the first beyond ASCII",
    default: null,
    min: 1,
  }),
};

export type Inputs = ValuesOf<typeof inputs>;
