import type { Forms } from "../../../ask/form";

/** Digits grouped in lakhs. */
const INDIAN = /\d,\d\d,\d{3}(?!\d)/;

export default [
  {
    says: [
      "[write|convert|spell|spell out|say] {number:number} (in|into|to|as) (words|english|text|letters)",
      "(spell|spell out|write out|how do you spell|how do you write|how do i write) [the] [number] {number:number} [in words]",
      "number {number:number} (in|to) words",
      "(number to words|number in words|words for|words for the number) {number:number}",
      "[write] {number:number} (in words|in english words|to words)",
    ],
    set: { mode: "cardinal" },
    fill: ({ number }) => (INDIAN.test(String(number?.numeral)) ? { system: "indian" } : {}),
  },
  {
    says: [
      "[write|spell out] {number:money} (in|into|to|as) (words|english words|text|letters)",
      "write out {number:money}",
    ],
    set: { mode: "currency" },
    fill: ({ number }) => (number?.currency === undefined ? null : { currency: number.currency }),
  },
  {
    says: [
      "{number:number} in words (indian|in indian system|in lakhs|in indian|in lakhs and crores)",
      "{number:number} in indian (words|number system)",
    ],
    set: { mode: "cardinal", system: "indian" },
  },
  {
    says: [
      "[write|convert] {number:whole} (in|into|to|as) [a] (roman|roman numerals|roman numeral|roman number)",
      "roman [numeral|numerals|number] [for|of] {number:whole}",
    ],
    set: { mode: "roman" },
  },
  {
    says: [
      "[convert] {words:word} (in|to|into|as) (arabic|arabic numerals|number|a number|numbers|arabic numeral)",
      "(roman numeral|roman numerals|roman) {words:word} [in|to] [number|numbers|decimal|arabic]",
      "{words:word} (roman numeral|roman numerals|roman) [in|to|to number] [number|numbers|decimal]",
      "[convert] {words:word} from roman [numerals] [to number]",
    ],
    set: { mode: "roman-to-number" },
    fill: ({ words }) =>
      /^[IVXLCDM]+$/i.test(String(words?.json)) ? { words: String(words?.json).toUpperCase() } : null,
  },
  {
    says: [
      "(write a check for|check for|write a cheque for|cheque for|write check for|how to write a check for) {number:money} [in words]",
      "{number:money} (on a check|on a cheque|check in words|amount in words|in words on a check)",
    ],
    set: { mode: "currency" },
  },
  {
    says: ["{number:whole} (as an ordinal|ordinal|ordinal in words)", "ordinal (of|for) {number:whole}"],
    set: { mode: "ordinal" },
  },
  {
    says: [
      "[convert] {words:text} (in|to|into|as) (digits|figures|numerals|a number|number|numbers)",
      "words to number {words:text}",
    ],
    set: { mode: "words-to-number" },
    fill: ({ words }) =>
      /^[a-z\s,-]+$/i.test(String(words?.json)) && / |^\w{3,}$/.test(String(words?.json)) ? {} : null,
  },
] satisfies Forms;
