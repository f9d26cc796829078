import { outputsOf } from "../../../core/outputs";
import { characterRows } from "./characters";
import type { Conversion } from "./conversion";
import { allFormats, beginningOf, TABULATED } from "./encode";
import { FORMATS } from "./inputs";

const { boolean, choice, integer, table, text } = outputsOf<Conversion>();

export const outputs = {
  output: text({ label: "Output", optional: true, value: ({ output }) => output || null }),
  characterCount: integer({
    label: "Characters",
    note: "Unicode code points",
    value: ({ characterCount }) => characterCount,
  }),
  graphemeCount: integer({
    label: "As readers count them",
    note: "Grapheme clusters",
    value: ({ graphemeCount }) => graphemeCount,
  }),
  utf16Length: integer({
    label: "UTF-16 units",
    note: "Length in JavaScript and Java",
    value: ({ plain }) => plain.length,
  }),
  byteCount: integer({ label: "Bytes in UTF-8", value: ({ utf8Bytes }) => utf8Bytes }),
  asciiOnly: boolean({ label: "ASCII only", value: ({ asciiOnly }) => asciiOnly }),
  characters: table({
    label: "Characters",
    note: "The first 100,000",
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
    value: ({ plain }) => characterRows(beginningOf(plain, TABULATED)),
  }),
  allFormats: table({
    label: "All formats",
    note: "Of the first 100,000 characters",
    columns: {
      format: choice({ label: "Format", options: FORMATS }),
      output: text({ label: "Output", optional: true }),
    },
    value: ({ inputs }) => allFormats(inputs),
  }),
};
