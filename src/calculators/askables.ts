/** The calculators that answer questions in words, with the forms in the `ask.ts` of each folder. */
import type { Askable } from "../ask/ask";
import type { Forms } from "../ask/form";
import { CATEGORIES } from "./catalog";

const forms = import.meta.glob<Forms>("./*/*/ask.ts", { eager: true, import: "default" });

export const ASKABLES: readonly Askable[] = CATEGORIES.flatMap(({ calculators }) =>
  calculators.flatMap((entry) => {
    const own = forms[`./${entry.folder}/ask.ts`];
    return own ? [{ ...entry, forms: own }] : [];
  }),
);
