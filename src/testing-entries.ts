/** For tests only: the calculators that tests of the whole catalog go through. */
import { CATEGORIES, type CatalogEntry, type Category } from "./calculators/catalog";

/** With `npm test -- calculator financial/mortgage`, the folder of the only calculator to test. */
const ONLY = process.env.ONLY_CALCULATOR;

export const TESTS_ONE_CALCULATOR = Boolean(ONLY);

/** Every calculator of the catalog with its category, or the only one to test. */
export const ENTRIES: readonly (CatalogEntry & { readonly category: Category })[] = CATEGORIES.flatMap((category) =>
  category.calculators.map((entry) => ({ ...entry, category })),
).filter(({ folder }) => !ONLY || folder === ONLY);
