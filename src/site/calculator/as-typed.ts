import type { AnyCalculator } from "../../core/calculator";
import type { Texts } from "./answering";

const MARK = "asTyped";

/**
 * What was typed in the form of a link, for when a page is left before the scripts that read it and write links have
 * arrived. Only this visitor's browser can read it: the texts are in the visitor's notation. Those that must not be
 * stored are left out.
 */
export function asTyped({ inputs, link }: AnyCalculator, texts: Texts): string | undefined {
  if (link === "fragment") return undefined;
  const own = Object.entries(texts).filter(([key]) => !inputs[key]?.privacy);
  return `${link ? "#" : "?"}${new URLSearchParams([...own, [MARK, ""]])}`;
}

/** The names in such a link; undefined for any other link. */
export function namesAsTyped(link: string): ReadonlySet<string> | undefined {
  const names = new Set(new URLSearchParams(link.slice(1)).keys());
  return names.has(MARK) ? names : undefined;
}
