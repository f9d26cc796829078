import { boolean, choice, integer, table, text } from "../../../core/fields";
import { FORMATS } from "./inputs";

export const outputs = {
  output: text({ label: "Output", optional: true }),
  characterCount: integer({ label: "Characters", note: "Unicode code points" }),
  graphemeCount: integer({ label: "As a reader counts them", note: "Grapheme clusters" }),
  utf16Length: integer({ label: "UTF-16 units", note: "Length in JavaScript and Java" }),
  byteCount: integer({ label: "Bytes in UTF-8" }),
  asciiOnly: boolean({ label: "ASCII only" }),
  characters: table({
    label: "Characters",
    columns: {
      n: integer({ label: "No." }),
      character: text({ label: "Character" }),
      codePoint: text({ label: "Code point" }),
      decimal: integer({ label: "Decimal", grouped: false }),
      hex: text({ label: "UTF-8, hex" }),
      binary: text({ label: "UTF-8, binary" }),
      utf16: text({ label: "UTF-16" }),
      html: text({ label: "HTML" }),
      name: text({ label: "Control", optional: true }),
    },
  }),
  allFormats: table({
    label: "All formats",
    columns: {
      format: choice({ label: "Format", options: FORMATS }),
      output: text({ label: "Output", optional: true }),
    },
  }),
};
