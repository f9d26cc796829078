import { boolean, choice, fold, section, text, type ValuesOf } from "../../../core/fields";

export const fields = {
  number: text("Number", {
    default: "1234567.89",
    reads: { number: true },
    messages: { missing: "Enter a number, for example 1234567.89." },
  }),
  words: text("Words or numerals", {
    default: "twelve lakh thirty-four thousand five hundred sixty-seven",
    max: 10_000,
    control: "multiline",
    messages: { missing: "Enter a number in words, or a Roman numeral." },
  }),
  ...section("Wording", {
    system: choice("System", { options: { auto: "Automatic", us: "US", uk: "UK", indian: "Indian" }, default: "auto" }),
    letterCase: choice("Letters", {
      options: {
        auto: "Automatic",
        lower: "lower case",
        sentence: "Sentence case",
        title: "Title Case",
        upper: "UPPER CASE",
      },
      default: "auto",
    }),
  }),
  ...fold("“And”, minus and decimals", {
    useAnd: boolean("“and”", {
      noun: "The word “and”",
      note: "Automatic: used for UK and Indian, not for US",
      default: null,
    }),
    negativeWord: choice("Minus word", { options: { minus: "minus", negative: "negative" }, default: "minus" }),
    decimalStyle: choice("Decimals", { options: { digits: "point five", fraction: "and 50/100" }, default: "digits" }),
  }),
  currency: choice("Currency", {
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
  ...fold("Cents and “only”", {
    chequeStyle: choice("Cents", {
      note: "Automatic: a fraction for US and Canadian dollars",
      options: { auto: "Automatic", words: "In words", fraction: "As 75/100" },
      default: "auto",
    }),
    addOnly: boolean("“only” at the end", { noun: "The word “only”", note: "Automatic: for rupees", default: null }),
  }),
};

export type Inputs = ValuesOf<typeof fields>;
