import { boolean, choice, integer, number, text, type ValuesOf } from "../../../core/fields";
import { entropyField } from "../../../fieldsets/random-bytes";

const RANDOM = { mode: "random" } as const;
const PHRASE = { mode: "passphrase" } as const;
const MADE = ["random", "passphrase", "pronounceable", "pin", "hex", "base64url"];

const COUNTS = "Minimum of each kind";
const LEFT_OUT = "Exclusions";

/** Maximum length of a list of characters; nobody needs a longer one. */
const LONGEST_SET = 500;

const atLeast = (kind: string, name: string) =>
  integer({
    label: `Minimum of ${name}`,
    default: 1,
    min: 0,
    max: 256,
    group: COUNTS,
    when: { ...RANDOM, [kind]: true },
  });

const ownSet = (label: string) =>
  text({
    label,
    default: "",
    optional: true,
    maxLength: LONGEST_SET,
    group: LEFT_OUT,
    when: RANDOM,
  });

export const inputs = {
  mode: choice({
    label: "Type",
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
  count: integer({
    label: "How many",
    default: 1,
    min: 1,
    max: 1000,
    invalidMessage: "Count must be between 1 and 1,000.",
    when: { mode: MADE },
  }),
  length: integer({ label: "Length", unit: "characters", default: 20, min: 4, max: 256, when: RANDOM }),
  lowercase: boolean({ label: "Lowercase letters", default: true, when: RANDOM }),
  uppercase: boolean({ label: "Capital letters", default: true, when: RANDOM }),
  digits: boolean({ label: "Digits", default: true, when: RANDOM }),
  symbols: boolean({ label: "Symbols", default: true, when: RANDOM }),
  minLowercase: atLeast("lowercase", "lowercase letters"),
  minUppercase: atLeast("uppercase", "capital letters"),
  minDigits: atLeast("digits", "digits"),
  minSymbols: atLeast("symbols", "symbols"),
  symbolSet: text({
    label: "Symbols",
    note: "Order only matters with your own bytes",
    default: "!@#$%^&*()-_=+[]{}:;,.?",
    optional: true,
    maxLength: LONGEST_SET,
    group: LEFT_OUT,
    when: { mode: ["random", "passphrase"] },
  }),
  include: ownSet("Also use"),
  exclude: ownSet("Never use"),
  excludeAmbiguous: boolean({
    label: "Exclude look-alikes",
    note: "0 O o 1 l I |",
    default: false,
    group: LEFT_OUT,
    when: RANDOM,
  }),
  noDuplicates: boolean({
    label: "No repeated characters",
    default: false,
    group: LEFT_OUT,
    when: RANDOM,
  }),
  startWithLetter: boolean({
    label: "Start with a letter",
    default: false,
    group: LEFT_OUT,
    when: RANDOM,
  }),
  words: integer({ label: "Words", default: 6, min: 3, max: 20, when: PHRASE }),
  separator: text({
    label: "Separator",
    default: "-",
    optional: true,
    maxLength: 8,
    when: { mode: ["passphrase", "pronounceable"] },
  }),
  capitalize: choice({
    label: "Capitals",
    options: { none: "None", "first-letter": "First letters", upper: "All" },
    default: "none",
    when: PHRASE,
  }),
  appendDigit: boolean({ label: "Add a digit", default: false, when: PHRASE }),
  appendSymbol: boolean({ label: "Add a symbol", default: false, when: PHRASE }),
  diceRolls: text({
    label: "Your own dice",
    note: "Real dice rolls, five for each word",
    default: "",
    optional: true,
    secret: true,
    maxLength: 1000,
    group: "Your own randomness",
    when: PHRASE,
  }),
  quints: integer({ label: "Syllable pairs", default: 4, min: 1, max: 16, when: { mode: "pronounceable" } }),
  pinLength: integer({ label: "Digits", default: 6, min: 3, max: 12, when: { mode: "pin" } }),
  avoidWeakPins: boolean({
    label: "Avoid weak PINs",
    note: "1111, 1234, 9876, 1990, 1212",
    default: true,
    when: { mode: "pin" },
  }),
  byteLength: integer({
    label: "Bytes",
    default: 32,
    min: 1,
    max: 1024,
    when: { mode: ["hex", "base64url"] },
  }),
  password: text({
    label: "Password to check",
    note: "Stays in this browser",
    default: "correct horse battery staple",
    minLength: 1,
    missingMessage: "Enter a password to check.",
    secret: true,
    when: { mode: "check" },
  }),
  guessesPerSecond: number({
    label: "Your own attacker speed",
    unit: "per second",
    default: 1e12,
    min: 1,
    max: 1e18,
    group: "Attacker",
  }),
  entropyHex: entropyField({ group: "Your own randomness", secret: true, when: { mode: MADE } }),
};

export type Inputs = ValuesOf<typeof inputs>;
