import { boolean, choice, fold, integer, number, text, type ValuesOf } from "../../../core/fields";
import { entropyField } from "../../../fieldsets/random-bytes";

const RANDOM = { mode: "random" } as const;
const PHRASE = { mode: "passphrase" } as const;
const MADE = ["random", "passphrase", "pronounceable", "pin", "hex", "base64url"];

/** Maximum length of a list of characters; nobody needs a longer one. */
const LONGEST_SET = 500;

const atLeast = (kind: string, name: string) =>
  integer(`Minimum of ${name}`, { default: 1, min: 0, max: 256, when: { ...RANDOM, [kind]: true } });

const ownSet = (label: string) => text(label, { default: "", optional: true, max: LONGEST_SET, when: RANDOM });

export const inputs = {
  mode: choice("Type", {
    options: {
      random: "Random characters",
      passphrase: "Passphrase",
      pronounceable: "Pronounceable",
      pin: "PIN",
      hex: "Hex key",
      base64url: "Base64url key",
      check: "Check a password",
    },
    default: "random",
  }),
  ...fold("How many passwords", {
    count: integer("How many", {
      default: 1,
      min: 1,
      max: 1000,
      messages: { invalid: "Count must be between 1 and 1,000." },
      when: { mode: MADE },
    }),
  }),
  length: integer("Length", { unit: "characters", default: 20, min: 4, max: 256, when: RANDOM, solve: true }),
  lowercase: boolean("Lowercase letters", { default: true, when: RANDOM }),
  uppercase: boolean("Capital letters", { default: true, when: RANDOM }),
  digits: boolean("Digits", { default: true, when: RANDOM }),
  symbols: boolean("Symbols", { default: true, when: RANDOM }),
  ...fold("Minimum of each kind", {
    minLowercase: atLeast("lowercase", "lowercase letters"),
    minUppercase: atLeast("uppercase", "capital letters"),
    minDigits: atLeast("digits", "digits"),
    minSymbols: atLeast("symbols", "symbols"),
  }),
  ...fold("Symbols to use and characters to avoid", {
    symbolSet: text("Symbols", {
      note: "The order matters only with your own bytes",
      default: "!@#$%^&*()-_=+[]{}:;,.?",
      optional: true,
      max: LONGEST_SET,
      when: { mode: ["random", "passphrase"] },
    }),
    include: ownSet("Also use"),
    exclude: ownSet("Never use"),
    excludeAmbiguous: boolean("Exclude look-alikes", { note: "0 O o 1 l I |", default: false, when: RANDOM }),
    noDuplicates: boolean("No repeated characters", { default: false, when: RANDOM }),
    startWithLetter: boolean("Start with a letter", { default: false, when: RANDOM }),
  }),
  words: integer("Words", { default: 6, min: 3, max: 20, when: PHRASE, solve: true }),
  separator: text("Separator", {
    default: "-",
    optional: true,
    max: 8,
    when: { mode: ["passphrase", "pronounceable"] },
  }),
  capitalize: choice("Capitals", {
    options: { none: "None", "first-letter": "First letters", upper: "All" },
    default: "none",
    when: PHRASE,
  }),
  appendDigit: boolean("Add a digit", { default: false, when: PHRASE }),
  appendSymbol: boolean("Add a symbol", { default: false, when: PHRASE }),
  ...fold("Your own dice or random bytes", {
    diceRolls: text("Your own dice", {
      note: "Real dice rolls, five for each word",
      default: "",
      optional: true,
      privacy: "secret",
      max: 1000,
      when: PHRASE,
    }),
    entropyHex: entropyField({ privacy: "secret", when: { mode: MADE } }),
  }),
  quints: integer("Syllable pairs", { default: 4, min: 1, max: 16, when: { mode: "pronounceable" } }),
  pinLength: integer("Digits", { default: 6, min: 3, max: 12, when: { mode: "pin" } }),
  avoidWeakPins: boolean("Avoid weak PINs", {
    note: "1111, 1234, 9876, 1990, 1212",
    default: true,
    when: { mode: "pin" },
  }),
  byteLength: integer("Bytes", { default: 32, min: 1, max: 1024, when: { mode: ["hex", "base64url"] } }),
  password: text("Password to check", {
    note: "Stays in this browser",
    default: "correct horse battery staple",
    min: 1,
    messages: { missing: "Enter a password to check." },
    privacy: "secret",
    when: { mode: "check" },
  }),
  ...fold("Attacker speed", {
    guessesPerSecond: number("Your own attacker speed", { unit: "per second", default: 1e12, min: 1, max: 1e18 }),
  }),
};

export type Inputs = ValuesOf<typeof inputs>;
