/** The strength of a password that somebody has, as zxcvbn estimates it. */
import type { ZxcvbnResult } from "@zxcvbn-ts/core";
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

/** How many guesses the password withstands, and what would make it better. */
export function estimate(password: string): ZxcvbnResult {
  return dictionaries.value.zxcvbn.check(password);
}

/** Whether the password, in lower case, is one of the common ones. */
export function isCommon(password: string): boolean {
  return dictionaries.value.common.includes(password.toLowerCase());
}
