import MiniSearch from "minisearch";
import { CATEGORIES } from "../../calculators/catalog";

export interface SearchResult {
  readonly id: string;
  readonly name: string;
  readonly category: string;
}

/** The most results shown; an empty query shows the first of the list. */
const SEARCH_LIMIT = 10;

const ENTRIES = CATEGORIES.flatMap((category) =>
  category.calculators.flatMap(({ id, name, keywords, tools = [] }) => [
    { id, name, category: category.name, keywords },
    ...tools.map((tool) => ({
      id: `${id}?tool=${tool.id}`,
      name: tool.name,
      category: name,
      keywords: tool.keywords ?? [],
    })),
  ]),
);

const INDEX = ENTRIES.map((entry) => ({
  ...entry,
  text: [entry.name, entry.category, ...entry.keywords].map((word) => word.toLowerCase()),
}));

/**
 * Calculators whose name, category or keywords contain the query, whatever its case; those that are named so come
 * first, before all where the name begins so. Below them, and where there are none, those with nearly the same words, in any order. At most ten.
 */
export function search(query: string): SearchResult[] {
  const wanted = query.trim().toLowerCase();
  const found = INDEX.filter(({ text }) => text.some((word) => word.includes(wanted)));
  const named = found.filter(({ text }) => text[0]?.includes(wanted));
  const begun = named.filter(({ text }) => text[0]?.startsWith(wanted));
  const exact = [begun, named, found].flatMap((some) => calculatorsFirst(some)).map(({ id }) => id);
  const ids = new Set(wanted ? [...exact, ...findNear(wanted)] : exact);
  return [...ids]
    .slice(0, SEARCH_LIMIT)
    .map((id) => ENTRIES.find((entry) => entry.id === id) as SearchResult);
}

/** A tool of a collection stands behind the calculators that fit as well. */
function calculatorsFirst<E extends { readonly id: string }>(entries: readonly E[]): E[] {
  return [...entries].sort((a, b) => Number(isTool(a.id)) - Number(isTool(b.id)));
}

function isTool(id: string): boolean {
  return id.includes("?");
}

/** A calculator that scores less than this share of the best one has nothing but a common word of the query. */
const NEAR_ENOUGH = 0.25;

let near: MiniSearch<(typeof ENTRIES)[number]> | undefined;

/** Ids of calculators with words that begin like those of the query, or have a letter in four wrong; the best first. */
function findNear(query: string): string[] {
  if (!near) {
    near = new MiniSearch({
      fields: ["name", "category", "keywords"],
      searchOptions: {
        boost: { name: 2 },
        boostDocument: (id) => (isTool(id) ? 0.5 : 1),
        prefix: (term) => term.length > 1,
        fuzzy: (term) => (term.length > 3 ? 0.25 : false),
      },
    });
    near.addAll(ENTRIES);
  }
  const results = near.search(query);
  const best = results[0]?.score ?? 0;
  return results.filter(({ score }) => score >= best * NEAR_ENOUGH).map(({ id }) => id);
}
