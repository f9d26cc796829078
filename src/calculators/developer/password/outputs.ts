import { by, first } from "../../../core/fields";
import { outputsOf } from "../../../core/outputs";
import { groupDigits, raised, writeScientific } from "../../../math/numbers/write-number";
import { alphabetSize } from "./classes";
import { MULTI_FACTOR, SINGLE_FACTOR } from "./nist-limits";
import { optionBits } from "./options";
import type { Password } from "./password";

/** A larger number of combinations is not listed with the results. */
const LONGEST_NUMBER = 60;

/** A count with more digits is written as a power of ten. */
const LONGEST_IN_FULL = 15;

/** `998,980`; counts that nobody reads digit by digit are `3.546899 × 10³⁸`. */
function shortCount(digits: string): string {
  return digits.length > LONGEST_IN_FULL ? writeScientific(Number(digits), 7) : groupDigits(digits);
}

const { boolean, integer, number, table, text } = outputsOf<Password>();

export const outputs = {
  password: text("Password", { optional: true, shown: "elsewhere", value: ({ generated }) => generated?.passwords[0] }),
  passwords: table("Passwords", {
    shown: "elsewhere",
    columns: { n: integer("No."), password: text("Password") },
    value: ({ generated }) => generated?.passwords.map((password, i) => ({ n: i + 1, password })),
  }),
  passwordsText: text("All passwords", {
    optional: true,
    shown: "elsewhere",
    value: ({ generated }) => generated?.passwords.join("\n"),
  }),
  // Phrases of the same number of words differ in length.
  passwordLength: integer(by("mode", { passphrase: by("count", { 1: "Length" }, "Length of the first") }, "Length"), {
    unit: "characters",
    optional: true,
    shown: ({ inputs }) => first(inputs.mode !== "check"),
    value: ({ length }) => length,
  }),
  alphabetSize: integer("Characters to choose from", {
    optional: true,
    value: ({ inputs }) => (inputs.mode === "random" ? alphabetSize(inputs) : null),
  }),
  combinations: text("Possible passwords", {
    optional: true,
    shown: ({ generated }) => first(String(generated?.combinations ?? "").length <= LONGEST_NUMBER),
    value: ({ generated }) => generated && String(generated.combinations),
    written: shortCount,
  }),
  entropyBits: number("Strength", { unit: "bits", digits: 2, solve: true, value: ({ bits }) => bits }),
  crackTimes: table("Time to crack", {
    columns: {
      scenario: text("Guesses"),
      guessesPerSecond: number("Per second", { digits: 4 }),
      seconds: number("Seconds on average", { digits: 0, optional: true }),
      display: text("On average", { written: raised }),
    },
  }),
  score: integer("zxcvbn score, 0 to 4", {
    note: "Made for sites that limit guesses, so it is more lenient",
    shown: "more",
    optional: true,
    value: ({ assessment }) => assessment?.score,
  }),
  guessesLog10: number("Guesses needed, as a power of ten", {
    digits: 2,
    optional: true,
    value: ({ assessment }) => assessment?.guessesLog10,
  }),
  feedback: table("Advice", {
    columns: { kind: text("Kind"), text: text("What to do") },
    value: ({ assessment }) => assessment?.advice,
  }),
  nistSingleFactor: boolean("Meets NIST as the only factor", {
    note: `NIST SP 800-63B-4: ${SINGLE_FACTOR} characters or more, not on a list of common passwords`,
    optional: true,
    value: (password) => isEnough(password, SINGLE_FACTOR),
  }),
  nistMultiFactor: boolean("Meets NIST with a second factor", {
    note: `NIST SP 800-63B-4: ${MULTI_FACTOR} characters or more, not on a list of common passwords`,
    optional: true,
    value: (password) => isEnough(password, MULTI_FACTOR),
  }),
  onCommonList: boolean("On the list of common passwords", {
    optional: true,
    value: ({ assessment }) => assessment?.isCommon,
  }),
  optionBits: table("What each option adds", {
    columns: {
      option: text("Option"),
      entropyBits: number("Strength", { unit: "bits", digits: 1 }),
      change: number("Change", { unit: "bits", digits: 2 }),
    },
    value: ({ generated, inputs, bits }) => generated && optionBits(inputs, bits),
  }),
  firstDraws: table("How the first bytes were used", {
    shown: "elsewhere",
    columns: {
      n: integer("No."),
      choices: text("Choices"),
      bytes: integer("Bytes read at a time"),
      read: text("Numbers read"),
      limit: text("Limit"),
      result: text("Result"),
      character: text("Character", { optional: true }),
      kept: boolean("Kept"),
    },
    value: ({ generated }) => generated?.draws,
  }),
};

function isEnough({ assessment, length }: Password, least: number): boolean | null {
  return assessment && length >= least && !assessment.isCommon;
}
