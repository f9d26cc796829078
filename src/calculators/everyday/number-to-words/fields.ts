import { boolean, choice, text, type ValuesOf } from "../../../core/fields";

const WORDING = "Wording";

export const fields = {
  number: text({
    label: "Number",
    default: "1234567.89",
    missingMessage: "Enter a number, for example 1234567.89.",
  }),
  words: text({
    label: "Words or numerals",
    default: "twelve lakh thirty-four thousand five hundred sixty-seven",
    maxLength: 10_000,
    multiline: true,
    missingMessage: "Enter a number in words, or a Roman numeral.",
  }),
  system: choice({
    label: "System",
    options: { auto: "Automatic", us: "US", uk: "UK", indian: "Indian" },
    default: "auto",
    group: WORDING,
  }),
  useAnd: boolean({
    label: "“and”",
    noun: "The word “and”",
    note: "Automatic: used for UK and Indian, not for US",
    default: null,
    group: WORDING,
  }),
  negativeWord: choice({
    label: "Minus word",
    options: { minus: "minus", negative: "negative" },
    default: "minus",
    group: WORDING,
  }),
  decimalStyle: choice({
    label: "Decimals",
    options: { digits: "point five", fraction: "and 50/100" },
    default: "digits",
    group: WORDING,
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
  }),
  chequeStyle: choice({
    label: "Cents",
    note: "Automatic: a fraction for US and Canadian dollars",
    options: { auto: "Automatic", words: "In words", fraction: "As 75/100" },
    default: "auto",
  }),
  addOnly: boolean({
    label: "“only” at the end",
    noun: "The word “only”",
    note: "Automatic: for rupees",
    default: null,
  }),
};

export type Inputs = ValuesOf<typeof fields>;
