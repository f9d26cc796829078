/** Fetches what reads and answers typed texts: the page opens without it, and it follows at once. */
import { alsoDeferred } from "../hydration/island";

export type TextAnswers = typeof import("./text-answers");

let loaded: TextAnswers | undefined;

export async function fetchTextAnswers(): Promise<TextAnswers> {
  loaded ??= await import("./text-answers");
  return loaded;
}

/** Undefined until it has been fetched. */
export function loadedTextAnswers(): TextAnswers | undefined {
  return loaded;
}

alsoDeferred(fetchTextAnswers);

// Where something is to be read already, it is asked for while the page is taken over; the page asks again if it fails.
if (typeof document !== "undefined" && "pending" in document.documentElement.dataset)
  fetchTextAnswers().catch(() => {});
