import { boolean, choice, text, type ValuesOf } from "../../../core/fields";

const WORDED = { mode: ["cardinal", "ordinal", "currency"] };
const CHEQUE = { mode: "currency" };
const WORDING = "Wording";

export const inputs = {
  mode: choice({
    label: "Kind",
    options: {
      cardinal: "A number in words",
      ordinal: "A place: first, second, third",
      currency: "An amount on a check",
      year: "A year as it is read out",
      roman: "A number in Roman numerals",
      "words-to-number": "Words to digits",
      "roman-to-number": "Roman numerals to digits",
    },
    default: "cardinal",
  }),
  number: text({
    label: "Number",
    default: "1234567.89",
    missing: "Enter a number, for example 1234567.89.",
    when: { mode: ["cardinal", "ordinal", "currency", "year", "roman"] },
  }),
  words: text({
    label: "Words or numerals",
    default: "twelve lakh thirty-four thousand five hundred sixty-seven",
    maxLength: 10_000,
    multiline: true,
    missing: "Enter a number in words, or a Roman numeral.",
    when: { mode: ["words-to-number", "roman-to-number"] },
  }),
  system: choice({
    label: "System",
    options: { auto: "Automatic", us: "US", uk: "UK", indian: "Indian" },
    default: "auto",
    group: WORDING,
  }),
  useAnd: boolean({
    label: "“and”",
    note: "Automatic: UK and Indian with, US without",
    default: null,
    group: WORDING,
    when: WORDED,
  }),
  negativeWord: choice({
    label: "Minus word",
    options: { minus: "minus", negative: "negative" },
    default: "minus",
    group: WORDING,
    when: { mode: "cardinal" },
  }),
  decimalStyle: choice({
    label: "Decimals",
    options: { digits: "point five", fraction: "and 50/100" },
    default: "digits",
    group: WORDING,
    when: { mode: "cardinal" },
  }),
  letterCase: choice({
    label: "Letters",
    options: {
      auto: "Automatic",
      lower: "lower case",
      sentence: "Sentence case",
      title: "Title Case",
      upper: "UPPER CASE",
    },
    default: "auto",
    group: WORDING,
    when: { mode: [...WORDED.mode, "year"] },
  }),
  currency: choice({
    label: "Currency",
    options: {
      USD: "US dollar",
      EUR: "Euro",
      INR: "Indian rupee",
      GBP: "British pound",
      JPY: "Japanese yen",
      AUD: "Australian dollar",
      CAD: "Canadian dollar",
      CHF: "Swiss franc",
      CNY: "Chinese yuan",
      HKD: "Hong Kong dollar",
      NZD: "New Zealand dollar",
    },
    default: "USD",
    when: CHEQUE,
  }),
  chequeStyle: choice({
    label: "Cents",
    note: "Automatic: a fraction for US and Canadian dollars",
    options: { auto: "Automatic", words: "In words", fraction: "As 75/100" },
    default: "auto",
    when: CHEQUE,
  }),
  addOnly: boolean({
    label: "“only” at the end",
    note: "Automatic: for rupees",
    default: null,
    when: CHEQUE,
  }),
};

export type Inputs = ValuesOf<typeof inputs>;
