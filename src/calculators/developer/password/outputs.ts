import { boolean, integer, number, table, text } from "../../../core/fields";
import { MULTI_FACTOR, SINGLE_FACTOR } from "./nist-limits";

export const outputs = {
  password: text({ label: "Password", optional: true }),
  passwords: table({
    label: "Passwords",
    columns: { n: integer({ label: "No." }), password: text({ label: "Password" }) },
  }),
  passwordsText: text({ label: "All passwords", optional: true }),
  passwordLength: integer({ label: "Length", unit: "characters", optional: true }),
  alphabetSize: integer({ label: "Different characters to choose from", optional: true }),
  combinations: text({ label: "Possible passwords", optional: true }),
  entropyBits: number({ label: "Strength", unit: "bits", digits: 2 }),
  crackTimes: table({
    label: "Time to guess it",
    columns: {
      scenario: text({ label: "Guesses" }),
      guessesPerSecond: number({ label: "A second", digits: 4 }),
      seconds: number({ label: "Seconds on average", digits: 0, optional: true }),
      display: text({ label: "On average" }),
    },
  }),
  score: integer({ label: "Score, 0 to 4", optional: true }),
  guessesLog10: number({ label: "Guesses needed, as a power of ten", digits: 2, optional: true }),
  feedback: table({
    label: "Advice",
    columns: { kind: text({ label: "Kind" }), text: text({ label: "What to do" }) },
  }),
  nistSingleFactor: boolean({
    label: "Enough by itself",
    note: `NIST SP 800-63B-4: ${SINGLE_FACTOR} characters or more, not on a list of common passwords`,
    optional: true,
  }),
  nistMultiFactor: boolean({
    label: "Enough with a second factor",
    note: `NIST SP 800-63B-4: ${MULTI_FACTOR} characters or more, not on a list of common passwords`,
    optional: true,
  }),
  onCommonList: boolean({ label: "On the list of common passwords", optional: true }),
  optionBits: table({
    label: "What each option brings",
    columns: {
      option: text({ label: "Option" }),
      entropyBits: number({ label: "Strength", unit: "bits", digits: 1 }),
      change: number({ label: "Change", unit: "bits", digits: 2 }),
    },
  }),
  firstDraws: table({
    label: "What the first bytes became",
    hidden: true,
    columns: {
      n: integer({ label: "No." }),
      choices: text({ label: "Choices" }),
      bytes: integer({ label: "Bytes read at a time" }),
      read: text({ label: "Numbers read" }),
      limit: text({ label: "Limit" }),
      result: text({ label: "Result" }),
      character: text({ label: "Character", optional: true }),
      kept: boolean({ label: "In a password that was kept" }),
    },
  }),
};
