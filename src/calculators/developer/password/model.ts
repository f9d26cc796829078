import { drawWith, isGiven } from "../../../core/blocks/random-bytes";
import { defineCalculator, type Tools } from "../../../core/calculator";
import { defineDraws } from "../../../core/draws";
import { once } from "../../../core/once";
import { log2Of } from "../../../math/numbers/log2";
import { Random } from "../../../math/random/random";
import { addedSymbols, checkPassword, checkRandom, readRolls } from "./checks";
import { classesOf } from "./classes";
import { combinationsOf } from "./combinations";
import { crackTimes } from "./crack-times";
import { drawRows, SHOWN_DRAWS } from "./first-draws";
import { headlineOf } from "./headline";
import { type Inputs, inputs } from "./inputs";
import { makerOf } from "./kinds";
import { checkNotices, madeNotices } from "./notices";
import { optionBits } from "./options";
import { outputs } from "./outputs";
import { estimate, isCommon, isComplete, preparation } from "./strength";
import { wordList } from "./words";
import { workingOf } from "./working";

/** NIST SP 800-63B-4, section 3.1.1.2: the only factor, and one of several. */
const SINGLE_FACTOR = 15;
const MULTI_FACTOR = 8;

/** Milliseconds; only long passwords of repeated patterns come near it. */
const LONGEST_CHECK = 20_000;

export default defineCalculator({
  id: "password-generator",
  inputs,
  outputs,
  link: "fragment",
  solve: { for: ["length", "words"], from: ["entropyBits"], without: ["entropyHex"] },
  draws: defineDraws<Inputs>({
    fresh: ({ mode, entropyHex }) => mode !== "check" && !isGiven(entropyHex),
    keeps: ["separator", "capitalize", "guessesPerSecond"],
  }),
  prepare({ mode }) {
    if (mode === "check") return preparation();
    return mode === "passphrase" && !wordList.ready ? { needed: true, load: () => wordList.load() } : null;
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
  const isRolled = inputs.mode === "passphrase" && readRolls(inputs.diceRolls).length > 0;
  const drawn = once(() =>
    drawWith(inputs.entropyHex, tools, (next) => {
      const random = new Random(next, isGiven(inputs.entropyHex) ? SHOWN_DRAWS : 0);
      // The words that real dice gave are one phrase, however many are asked for.
      const passwords = Array.from({ length: isRolled ? 1 : inputs.count }, () => make(random));
      return { passwords, draws: random.draws };
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
    crackTimes: () => crackTimes(inputs, bits - 1, tools.format),
    score: null,
    guessesLog10: null,
    feedback: [],
    nistSingleFactor: null,
    nistMultiFactor: null,
    onCommonList: null,
    optionBits: () => optionBits(inputs, bits),
    firstDraws: () => drawRows(inputs, drawn().draws),
    notices: () => madeNotices(inputs, [...first()].length),
  };
}

function checked(inputs: Inputs, { format }: Tools) {
  const { password } = inputs;
  checkPassword(password, format);
  const length = [...password].length;
  const { guesses, guessesLog10, score, feedback } = estimate(password);
  const onCommonList = isCommon(password);
  const bits = guessesLog10 * Math.log2(10);
  const rows = [
    ...(feedback.warning ? [{ kind: "warning", text: feedback.warning }] : []),
    ...feedback.suggestions.map((text) => ({ kind: "suggestion", text })),
  ];
  return {
    password: null,
    passwords: [],
    passwordsText: null,
    passwordLength: length,
    alphabetSize: null,
    combinations: null,
    entropyBits: Number.isFinite(guesses) ? Math.log2(guesses) : bits,
    crackTimes: () => crackTimes(inputs, bits, format),
    score,
    guessesLog10,
    // Until the words are there, zxcvbn has names of sentences only.
    feedback: isComplete() ? rows : [],
    nistSingleFactor: length >= SINGLE_FACTOR && !onCommonList,
    nistMultiFactor: length >= MULTI_FACTOR && !onCommonList,
    onCommonList,
    optionBits: [],
    firstDraws: [],
    notices: checkNotices(onCommonList, isComplete()),
  };
}
