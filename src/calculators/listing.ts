import { CATEGORIES } from "./catalog";

/** What a calculator is about, for other programs. */
export interface ListedCalculator {
  readonly id: string;
  readonly name: string;
  /** One line: what it answers. */
  readonly purpose: string;
  readonly category: string;
  readonly keywords: readonly string[];
  /** For a collection of tools: the values of its input `tool`, and what each of them answers. */
  readonly tools?: readonly { readonly id: string; readonly name: string; readonly purpose: string }[];
}

/** All calculators in the order of the site. */
export function listing(): ListedCalculator[] {
  return CATEGORIES.flatMap((category) =>
    category.calculators.map(({ id, name, purpose, keywords, tools }) => ({
      id,
      name,
      purpose,
      category: category.name,
      keywords,
      ...(tools && { tools: tools.map(({ id, name, purpose }) => ({ id, name, purpose })) }),
    })),
  );
}
