import { drawWith, isGiven } from "../../../core/blocks/random-bytes";
import { defineCalculator, type Tools } from "../../../core/calculator";
import { defineDraws } from "../../../core/draws";
import { once } from "../../../core/once";
import { log2Of } from "../../../math/numbers/log2";
import { type BelowDraw, Random } from "../../../math/random/random";
import { addedSymbols, checkPassword, checkRandom, isOnePhrase, readRolls } from "./checks";
import { classesOf } from "./classes";
import { combinationsOf } from "./combinations";
import { crackTimes } from "./crack-times";
import { drawRows, SHOWN_DRAWS } from "./first-draws";
import { headlineOf } from "./headline";
import { type Inputs, inputs } from "./inputs";
import { makerOf } from "./kinds";
import { MULTI_FACTOR, SINGLE_FACTOR } from "./nist-limits";
import { checkNotices, madeNotices } from "./notices";
import { optionBits } from "./options";
import { outputs } from "./outputs";
import { dictionaries, estimate, isCommon } from "./strength";
import { wordList } from "./words";
import { workingOf } from "./working";

/** Milliseconds; only long passwords of repeated patterns come near it. */
const LONGEST_CHECK = 20_000;

export default defineCalculator({
  id: "password-generator",
  inputs,
  outputs,
  link: "fragment",
  solve: { for: ["length", "words"], from: ["entropyBits"], without: ["entropyHex"], atLeast: true },
  draws: defineDraws<Inputs>({
    fresh: (inputs) => inputs.mode !== "check" && !isGiven(inputs.entropyHex) && !isOnePhrase(inputs),
    keeps: ["separator", "capitalize", "guessesPerSecond"],
  }),
  prepare({ mode }) {
    const data = mode === "check" ? dictionaries : mode === "passphrase" ? wordList : undefined;
    return !data || data.ready ? null : { needed: true, load: () => data.load() };
  },
  isolated: {
    limit: () => LONGEST_CHECK,
    stopped: () => ({
      field: "password",
      message: "This password takes too long to judge; check a shorter one.",
    }),
  },
  compute: (inputs, tools) => (inputs.mode === "check" ? checked(inputs, tools) : made(inputs, tools)),
  headline: headlineOf,
  working: workingOf,
});

function checkOptions(inputs: Inputs, { format }: Tools): void {
  if (inputs.mode === "random") checkRandom(inputs, format);
  if (inputs.mode !== "passphrase") return;
  readRolls(inputs.diceRolls);
  if (inputs.appendSymbol) addedSymbols(inputs);
}

function made(inputs: Inputs, tools: Tools) {
  checkOptions(inputs, tools);
  const make = makerOf(inputs);
  const drawn = once(() =>
    drawWith(inputs.entropyHex, tools, (next) => {
      const random = new Random(next, isGiven(inputs.entropyHex) ? SHOWN_DRAWS : 0);
      const thrown = new Set<BelowDraw>();
      const length = isOnePhrase(inputs) ? 1 : inputs.count;
      const passwords = Array.from({ length }, () => make(random, thrown));
      return { passwords, draws: drawRows(inputs, random.draws, thrown) };
    }),
  );
  // Fresh bytes never fail, so that whoever asks only for the strength draws nothing.
  if (isGiven(inputs.entropyHex)) drawn();
  const combinations = combinationsOf(inputs);
  const bits = log2Of(combinations);
  const first = () => drawn().passwords[0] as string;
  return {
    password: first,
    passwords: () => drawn().passwords.map((password, i) => ({ n: i + 1, password })),
    passwordsText: () => drawn().passwords.join("\n"),
    passwordLength: () => [...first()].length,
    alphabetSize:
      inputs.mode === "random"
        ? classesOf(inputs).reduce((sum, { characters }) => sum + characters.length, 0)
        : null,
    combinations: String(combinations),
    entropyBits: bits,
    crackTimes: () => crackTimes(inputs, 2 ** (bits - 1), bits - 1, tools.format),
    score: null,
    guessesLog10: null,
    feedback: [],
    nistSingleFactor: null,
    nistMultiFactor: null,
    onCommonList: null,
    optionBits: () => optionBits(inputs, bits),
    firstDraws: () => drawn().draws,
    notices: () => madeNotices(inputs, [...first()].length, tools.format),
  };
}

function checked(inputs: Inputs, { format }: Tools) {
  const { password } = inputs;
  checkPassword(password, format);
  const length = [...password].length;
  const { guesses, guessesLog10, score, feedback } = estimate(password);
  const onCommonList = isCommon(password);
  // Never too many for a double: zxcvbn reads 256 characters, and at worst tries ten guesses for each.
  const bits = Math.log2(guesses);
  return {
    password: null,
    passwords: [],
    passwordsText: null,
    passwordLength: length,
    alphabetSize: null,
    combinations: null,
    entropyBits: bits,
    crackTimes: () => crackTimes(inputs, guesses, bits, format),
    score,
    guessesLog10,
    feedback: [
      ...(feedback.warning ? [{ kind: "warning", text: feedback.warning }] : []),
      ...feedback.suggestions.map((text) => ({ kind: "suggestion", text })),
    ],
    nistSingleFactor: length >= SINGLE_FACTOR && !onCommonList,
    nistMultiFactor: length >= MULTI_FACTOR && !onCommonList,
    onCommonList,
    optionBits: [],
    firstDraws: [],
    notices: checkNotices(onCommonList),
  };
}
