import type { GrammarName, Grammars } from "../../reading/grammars";

let loaded: Grammars = {};

/** The grammars that have been fetched. */
export function loadedGrammars(): Grammars {
  return loaded;
}

/**
 * Fetches what reads texts that are more than digits, such as `$400k` and `1200*12`: when one is typed; and what reads
 * amounts already when a number field receives focus, so that it is there by then.
 */
export async function fetchGrammars(names: Iterable<GrammarName>): Promise<Grammars> {
  const { loadGrammars } = await import("../../reading/grammars");
  loaded = await loadGrammars(names, loaded);
  return loaded;
}
