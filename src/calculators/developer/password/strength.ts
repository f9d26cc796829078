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
  const zxcvbn = new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...english.dictionary },
    graphs: common.adjacencyGraphs,
    translations: english.translations,
  });
  return { zxcvbn, common: common.dictionary["passwords-common"] };
});

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

/** Takes up to seconds for long passwords. @throws Error where the dictionaries were not loaded */
export function assess(password: string): Assessment {
  const { zxcvbn, common } = dictionaries.value;
  const { guesses, guessesLog10, score, feedback } = zxcvbn.check(password);
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
