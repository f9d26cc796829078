/** Fetches the module that reads and answers typed texts; the page opens without it. */
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

// If there is already something to read, request it during hydration; the page retries if that fails.
if (typeof document !== "undefined" && "pending" in document.documentElement.dataset)
  fetchTextAnswers().catch(() => {});
