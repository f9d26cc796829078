/** Fetches the module that reads and answers typed texts; the page opens without it. */
import { alsoDeferred } from "../hydration/deferred-loaders";

export type Interpreter = typeof import("./interpreter");

let loaded: Interpreter | undefined;

export async function fetchInterpreter(): Promise<Interpreter> {
  loaded ??= await import("./interpreter");
  return loaded;
}

/** Undefined until it has been fetched. */
export function loadedInterpreter(): Interpreter | undefined {
  return loaded;
}

alsoDeferred(fetchInterpreter);

// If there is already something to read, request it during hydration; the page retries if that fails.
if (typeof document !== "undefined" && "pending" in document.documentElement.dataset)
  fetchInterpreter().catch(() => {});
