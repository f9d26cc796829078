/** Estimates the strength of an existing password with zxcvbn. */
import { OnDemand } from "../../../core/on-demand";

/**
 * The building blocks of typical passwords: 49,233 common ones, dice words, keyboard layouts, English words and names.
 * Also contains the sentences of the advice.
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
  // Each combination of l33t substitutions, such as “4” for “a”, repeats the whole analysis. With the default limit of
  // 100 combinations, a password of 256 characters takes seconds.
  const long = new ZxcvbnFactory({ ...options, l33tMaxSubstitutions: 10 });
  const zxcvbnFor = (password: string) => (password.length <= MOST_WITH_ALL_SUBSTITUTIONS ? usual : long);
  return { zxcvbnFor, common: common.dictionary["passwords-common"] };
});

/**
 * Maximum length of passwords that are analyzed with all 100 combinations of l33t substitutions. Longer ones already
 * get the highest score, unless they consist of repeats or common parts, which are found with fewer substitutions.
 */
const MOST_WITH_ALL_SUBSTITUTIONS = 64;

/** The estimate of zxcvbn, and whether the password is common. */
export interface Assessment {
  /** Estimated number of guesses needed. */
  readonly guesses: number;
  readonly guessesLog10: number;
  /** From 0 to 4. */
  readonly score: number;
  /** A warning and suggestions for a better password. */
  readonly advice: readonly { readonly kind: "warning" | "suggestion"; readonly text: string }[];
  /** Whether the lowercased password is on the list of common passwords. */
  readonly isCommon: boolean;
}

/**
 * Assesses a password, which takes up to half a second for long ones.
 *
 * @throws Error if the dictionaries are not loaded
 */
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
