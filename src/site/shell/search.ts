import { CATEGORIES } from "../../calculators/catalog";

export interface SearchResult {
  readonly id: string;
  readonly name: string;
  readonly category: string;
}

/** The most results shown; an empty query shows the first of the list. */
const SEARCH_LIMIT = 10;

const INDEX = CATEGORIES.flatMap((category) =>
  category.calculators.map((entry) => ({
    id: entry.id,
    name: entry.name,
    category: category.name,
    text: [entry.name, category.name, ...entry.keywords].map((word) => word.toLowerCase()),
  })),
);

/**
 * Calculators whose name, category or keywords contain the query, whatever its case; at most ten. Those that are named
 * so come first.
 */
export function search(query: string): SearchResult[] {
  const wanted = query.trim().toLowerCase();
  const found = INDEX.filter(({ text }) => text.some((word) => word.includes(wanted)));
  const named = found.filter(({ text }) => text[0]?.includes(wanted));
  return [...new Set([...named, ...found])].slice(0, SEARCH_LIMIT);
}
