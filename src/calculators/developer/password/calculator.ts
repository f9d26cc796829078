import { defineCalculator } from "../../../core/calculator";
import { defineDraws } from "../../../core/draws";
import { workingFrom } from "../../../core/working";
import { isGiven } from "../../../fieldsets/random-bytes";
import { isOnePhrase } from "./checks";
import { type Inputs, inputs } from "./inputs";
import { outputs } from "./outputs";
import { assessPassword, generatePasswords } from "./password";
import { dictionaries } from "./strength";
import { wordList } from "./word-list";
import { headline, notices } from "./words";

/** Time limit for a check in milliseconds; only long passwords of repeated patterns come close to it. */
const LONGEST_CHECK = 20_000;

export default defineCalculator({
  inputs,
  outputs,
  link: "fragment",
  solving: { without: ["entropyHex"], atLeast: true },
  draws: defineDraws<Inputs>({
    needsRandomBytes: (inputs) => inputs.mode !== "check" && !isGiven(inputs.entropyHex) && !isOnePhrase(inputs),
    displayOnly: ["separator", "capitalize", "guessesPerSecond"],
  }),
  prepare({ mode }) {
    const data = mode === "check" ? dictionaries : mode === "passphrase" ? wordList : undefined;
    return !data || data.ready ? null : { needed: true, load: () => data.load() };
  },
  isolated: {
    limit: () => LONGEST_CHECK,
    stopped: () => ({
      field: "password",
      message: "This password takes too long to check. Try a shorter one.",
    }),
  },
  derive: (inputs: Inputs, tools) =>
    inputs.mode === "check" ? assessPassword(inputs, tools) : generatePasswords(inputs, tools),
  headline,
  notices,
  working: workingFrom(() => import("./working")),
});
