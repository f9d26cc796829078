import MiniSearch from "minisearch";
import { CATEGORIES } from "./catalog";

export interface SearchResult {
  readonly id: string;
  readonly name: string;
  readonly category: string;
}

/** Maximum number of results; an empty query shows the first ones in the list. */
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
 * Calculators and tools whose name, category or keywords contain the query, ignoring case: first those whose
 * name starts with it, then those whose name contains it, then the others. Near matches, with the words in
 * any order, follow. At most ten.
 */
export function search(query: string): SearchResult[] {
  const wanted = query.trim().toLowerCase();
  const found = INDEX.filter(({ text }) => text.some((word) => word.includes(wanted)));
  const named = found.filter(({ text }) => text[0]?.includes(wanted));
  const begun = named.filter(({ text }) => text[0]?.startsWith(wanted));
  const exact = [begun, named, found].flatMap((some) => calculatorsFirst(some)).map(({ id }) => id);
  const ids = new Set(wanted ? [...exact, ...findNear(wanted)] : exact);
  return [...ids].slice(0, SEARCH_LIMIT).map((id) => ENTRIES.find((entry) => entry.id === id) as SearchResult);
}

/** A tool in a collection comes after calculators that match equally well. */
function calculatorsFirst<E extends { readonly id: string }>(entries: readonly E[]): E[] {
  return [...entries].sort((a, b) => Number(isTool(a.id)) - Number(isTool(b.id)));
}

function isTool(id: string): boolean {
  return id.includes("?");
}

/** Entries that score less than this fraction of the best one share only a common word with the query. */
const NEAR_ENOUGH = 0.25;

let near: MiniSearch<(typeof ENTRIES)[number]> | undefined;

/** Ids of entries whose words start like those of the query or differ in one letter of four; best first. */
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
