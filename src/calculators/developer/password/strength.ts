/** The strength of a password that somebody has, as zxcvbn estimates it. */
import type { ZxcvbnFactory, ZxcvbnResult } from "@zxcvbn-ts/core";
import { OnDemand, type Preparation } from "../../../core/on-demand";

/** What everybody's passwords are made of: 49,233 common ones, dice words, keyboards. */
const common = new OnDemand(async () => {
  const [core, language] = await Promise.all([
    import("@zxcvbn-ts/core"),
    import("@zxcvbn-ts/language-common"),
  ]);
  return { Factory: core.ZxcvbnFactory, language };
});

/** English words and names, and the sentences of the advice. */
const english = new OnDemand(() => import("@zxcvbn-ts/language-en"));

/** The common passwords first, then the words: the estimate can be given before they are there. */
export function preparation(): Preparation | null {
  if (!common.ready) return { needed: true, load: () => common.load() };
  return english.ready ? null : { needed: false, load: () => english.load() };
}

/** Whether the words are there, without which the estimate may be too high. */
export function isComplete(): boolean {
  return english.ready;
}

let estimator: { readonly complete: boolean; readonly zxcvbn: ZxcvbnFactory } | undefined;

function estimatorNow(): ZxcvbnFactory {
  const complete = english.ready;
  if (estimator?.complete !== complete) {
    const { Factory, language } = common.value;
    const options = { dictionary: language.dictionary, graphs: language.adjacencyGraphs };
    const words = complete ? english.value : undefined;
    const zxcvbn = new Factory(
      words
        ? {
            ...options,
            dictionary: { ...language.dictionary, ...words.dictionary },
            translations: words.translations,
          }
        : options,
    );
    estimator = { complete, zxcvbn };
  }
  return estimator.zxcvbn;
}

/** The estimate with what has been loaded; the advice is sentences once the words are there. */
export function estimate(password: string): ZxcvbnResult {
  return estimatorNow().check(password);
}

/** Whether the password, in lower case, is one of the common ones. */
export function isCommon(password: string): boolean {
  return common.value.language.dictionary["passwords-common"].includes(password.toLowerCase());
}
