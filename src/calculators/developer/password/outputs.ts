import { outputsOf } from "../../../core/outputs";
import { alphabetSize } from "./classes";
import { MULTI_FACTOR, SINGLE_FACTOR } from "./nist-limits";
import { optionBits } from "./options";
import type { Password } from "./password";

const { boolean, integer, number, table, text } = outputsOf<Password>();

export const outputs = {
  password: text({ label: "Password", optional: true, value: ({ generated }) => generated?.passwords[0] }),
  passwords: table({
    label: "Passwords",
    columns: { n: integer({ label: "No." }), password: text({ label: "Password" }) },
    value: ({ generated }) => generated?.passwords.map((password, i) => ({ n: i + 1, password })),
  }),
  passwordsText: text({
    label: "All passwords",
    optional: true,
    value: ({ generated }) => generated?.passwords.join("\n"),
  }),
  passwordLength: integer({
    label: "Length",
    unit: "characters",
    optional: true,
    value: ({ length }) => length,
  }),
  alphabetSize: integer({
    label: "Characters to choose from",
    optional: true,
    value: ({ inputs }) => (inputs.mode === "random" ? alphabetSize(inputs) : null),
  }),
  combinations: text({
    label: "Possible passwords",
    optional: true,
    value: ({ generated }) => generated && String(generated.combinations),
  }),
  entropyBits: number({ label: "Strength", unit: "bits", digits: 2, value: ({ bits }) => bits }),
  crackTimes: table({
    label: "Time to crack",
    columns: {
      scenario: text({ label: "Guesses" }),
      guessesPerSecond: number({ label: "Per second", digits: 4 }),
      seconds: number({ label: "Seconds on average", digits: 0, optional: true }),
      display: text({ label: "On average" }),
    },
    value: ({ crackTimes }) => crackTimes,
  }),
  score: integer({ label: "Score, 0 to 4", optional: true, value: ({ assessment }) => assessment?.score }),
  guessesLog10: number({
    label: "Guesses needed, as a power of ten",
    digits: 2,
    optional: true,
    value: ({ assessment }) => assessment?.guessesLog10,
  }),
  feedback: table({
    label: "Advice",
    columns: { kind: text({ label: "Kind" }), text: text({ label: "What to do" }) },
    value: ({ assessment }) => assessment?.advice,
  }),
  nistSingleFactor: boolean({
    label: "Meets NIST as the only factor",
    note: `NIST SP 800-63B-4: ${SINGLE_FACTOR} characters or more, not on a list of common passwords`,
    optional: true,
    value: (password) => isEnough(password, SINGLE_FACTOR),
  }),
  nistMultiFactor: boolean({
    label: "Meets NIST with a second factor",
    note: `NIST SP 800-63B-4: ${MULTI_FACTOR} characters or more, not on a list of common passwords`,
    optional: true,
    value: (password) => isEnough(password, MULTI_FACTOR),
  }),
  onCommonList: boolean({
    label: "On the list of common passwords",
    optional: true,
    value: ({ assessment }) => assessment?.isCommon,
  }),
  optionBits: table({
    label: "What each option adds",
    columns: {
      option: text({ label: "Option" }),
      entropyBits: number({ label: "Strength", unit: "bits", digits: 1 }),
      change: number({ label: "Change", unit: "bits", digits: 2 }),
    },
    value: ({ generated, inputs, bits }) => generated && optionBits(inputs, bits),
  }),
  firstDraws: table({
    label: "How the first bytes were used",
    hidden: true,
    columns: {
      n: integer({ label: "No." }),
      choices: text({ label: "Choices" }),
      bytes: integer({ label: "Bytes read at a time" }),
      read: text({ label: "Numbers read" }),
      limit: text({ label: "Limit" }),
      result: text({ label: "Result" }),
      character: text({ label: "Character", optional: true }),
      kept: boolean({ label: "Kept" }),
    },
    value: ({ generated }) => generated?.draws,
  }),
};

function isEnough({ assessment, length }: Password, least: number): boolean | null {
  return assessment && length >= least && !assessment.isCommon;
}
