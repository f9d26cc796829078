/** The strength of a password that somebody has, as zxcvbn estimates it. */
import { OnDemand } from "../../../core/on-demand";

/**
 * What everybody's passwords are made of: 49,233 common ones, dice words, keyboards, English words and names; and the
 * sentences of the advice.
 */
export const dictionaries = new OnDemand(async () => {
  const [{ ZxcvbnFactory }, common, english] = await Promise.all([
    import("@zxcvbn-ts/core"),
    import("@zxcvbn-ts/language-common"),
    import("@zxcvbn-ts/language-en"),
  ]);
  const options = {
    dictionary: { ...common.dictionary, ...english.dictionary },
    graphs: common.adjacencyGraphs,
    translations: english.translations,
  };
  const usual = new ZxcvbnFactory(options);
  // Each way to read “4” as “a” and the like costs the same again: the usual 100 of them take 256 characters seconds.
  const long = new ZxcvbnFactory({ ...options, l33tMaxSubstitutions: 10 });
  const zxcvbnFor = (password: string) => (password.length <= MOST_WITH_ALL_SUBSTITUTIONS ? usual : long);
  return { zxcvbnFor, common: common.dictionary["passwords-common"] };
});

/**
 * How many characters are read with all 100 ways in which letters may have been replaced. What is longer is as strong
 * as zxcvbn can say, unless it repeats or lists what is common, which has no need of them.
 */
const MOST_WITH_ALL_SUBSTITUTIONS = 64;

/** What zxcvbn and the list of common passwords say about a password. */
export interface Assessment {
  /** How many guesses the password withstands. */
  readonly guesses: number;
  readonly guessesLog10: number;
  /** 0 to 4 */
  readonly score: number;
  /** What would make it better. */
  readonly advice: readonly { readonly kind: "warning" | "suggestion"; readonly text: string }[];
  /** Whether the password, in lower case, is one of the common ones. */
  readonly isCommon: boolean;
}

/** Takes up to half a second for long passwords. @throws Error where the dictionaries were not loaded */
export function assess(password: string): Assessment {
  const { zxcvbnFor, common } = dictionaries.value;
  const { guesses, guessesLog10, score, feedback } = zxcvbnFor(password).check(password);
  return {
    guesses,
    guessesLog10,
    score,
    advice: [
      ...(feedback.warning ? [{ kind: "warning", text: feedback.warning } as const] : []),
      ...feedback.suggestions.map((text) => ({ kind: "suggestion", text }) as const),
    ],
    isCommon: common.includes(password.toLowerCase()),
  };
}
