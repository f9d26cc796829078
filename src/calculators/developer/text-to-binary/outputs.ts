import { outputsOf } from "../../../core/outputs";
import { characterRows } from "./characters";
import type { Conversion } from "./conversion";
import { allFormats, beginningOf, TABULATED } from "./encode";
import { FORMATS } from "./inputs";

const { boolean, choice, integer, table, text } = outputsOf<Conversion>();

export const outputs = {
  output: text("Output", { optional: true, shown: "elsewhere", value: ({ output }) => output || null }),
  characterCount: integer("Characters", { note: "Unicode code points" }),
  graphemeCount: integer("As readers count them", { note: "Grapheme clusters" }),
  utf16Length: integer("UTF-16 units", { note: "Length in JavaScript and Java", value: ({ plain }) => plain.length }),
  byteCount: integer("Bytes in UTF-8", { value: ({ utf8Bytes }) => utf8Bytes }),
  asciiOnly: boolean("ASCII only"),
  characters: table("Characters", {
    note: "The first 100,000",
    shown: "elsewhere",
    columns: {
      n: integer("No."),
      character: text("Character"),
      codePoint: text("Code point"),
      decimal: integer("Decimal", { digits: "plain" }),
      hex: text("UTF-8, hex"),
      binary: text("UTF-8, binary"),
      utf16: text("UTF-16"),
      html: text("HTML"),
      name: text("Control", { optional: true }),
    },
    value: ({ plain }) => characterRows(beginningOf(plain, TABULATED)),
  }),
  allFormats: table("All formats", {
    note: "Of the first 100,000 characters",
    shown: "elsewhere",
    columns: {
      format: choice("Format", { options: FORMATS }),
      output: text("Output", { optional: true }),
    },
    value: ({ inputs }) => allFormats(inputs),
  }),
};
