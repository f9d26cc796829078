import type { Forms, Parts } from "../../../ask/form";

/** Numbers are converted between bases, not spelled in codes. */
const NUMBER = /^(?:0[xob])?[\d.,\s]+$|^0x[\da-f]+$/i;

/** What codes of a kind look like. */
const CODES = {
  binary: /^[01\s]{7,}$/,
  hex: /^(?:(?:0x)?[\da-f]{2}\s?)+$/i,
  octal: /^(?:[0-7]{3}\s?)+$/,
  decimal: /^\d{2,3}(?:[\s,]+\d{2,3})*$/,
  morse: /^[-−–.·\s/]+$/,
  codepoint: /^(?:U\+[\da-f]{4,6}\s?)+$/i,
} as const;

export default [
  ...(
    [
      ["binary", "binary|binary code|ascii binary"],
      ["hex", "hex|hexadecimal|hex code|ascii hex"],
      ["octal", "octal"],
      ["decimal", "ascii|ascii code|ascii codes|ascii decimal"],
      ["morse", "morse|morse code"],
      ["codepoint", "unicode|code points|codepoints|unicode code points"],
    ] as const
  ).flatMap(([format, names]) => [
    {
      says: [
        `[convert|translate|encode|write|the word] {input:text} (in|to|into|as) (${names})`,
        ...(format === "morse"
          ? ["{input:text} (morse|morse code)", "(morse code for|morse code of|morse code) {input:text}"]
          : []),
        `(text to ${names.split("|")[0]}|${names.split("|")[0]} encode|${names.split("|")[0]} for|${names.split("|")[0]} of|string to ${names.split("|")[0]}) {input:text}`,
      ],
      set: { mode: "encode", format },
      fill: ({ input }: Parts) => (/\p{L}/u.test(String(input?.json)) && !NUMBER.test(String(input?.json)) ? {} : null),
    },
    {
      says: [
        `(decode|convert|translate|read) [${names}] {input:text} [from ${names.split("|")[0]}] (to text|to letters|to english|to ascii|into text)`,
        `(${names.split("|")[0]} to text|decode ${names.split("|")[0]}|${names.split("|")[0]} decode|translate ${names.split("|")[0]}) {input:text}`,
        `{input:text} (from ${names.split("|")[0]}|${names.split("|")[0]} to text|in text)`,
      ],
      set: { mode: "decode", format },
      fill: ({ input }: Parts) => (CODES[format].test(String(input?.json)) ? {} : null),
    },
  ]),
] satisfies Forms;
