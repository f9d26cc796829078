import { findEntry } from "../../calculators/catalog";
import { nextQuestions } from "../../calculators/next-questions";

/** A link to another calculator. */
export interface RelatedPage {
  readonly path: string;
  readonly text: string;
}

/** How many links a page has to other calculators. */
const SHOWN = 6;

/** At least this many of the links are to calculators of the same category. */
const FEWEST_NEIGHBORS = 2;

/** What people ask next, and other calculators of the category. */
export function relatedPages(id: string): {
  readonly next: readonly RelatedPage[];
  readonly others: readonly RelatedPage[];
} {
  const next = nextQuestions(id);
  const asked = new Set([id, ...next.map(({ to }) => to)]);
  const neighbors = (findEntry(id)?.category.calculators ?? []).filter((one) => !asked.has(one.id));
  return {
    next: next.map(({ to, ask }) => ({ path: `/${to}`, text: ask })),
    others: neighbors
      .slice(0, Math.max(FEWEST_NEIGHBORS, SHOWN - next.length))
      .map((one) => ({ path: `/${one.id}`, text: one.name })),
  };
}
