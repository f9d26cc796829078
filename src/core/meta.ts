import type { Currency } from "./currency";
import type { Dependent } from "./fields";

/**
 * Name and search terms of a calculator, from `meta.ts` in its folder. Menus, search and the catalog need only this.
 */
export interface CalculatorMeta {
  /** The URL path without the slash; also the name on the command line. */
  readonly id: string;
  readonly name: string;
  /** One line: what the calculator answers. */
  readonly purpose: string;
  /** Search terms in addition to its name and category. */
  readonly keywords: readonly string[];
  /**
   * The currency of the law or market that the calculator is about; amounts are always shown in it. If omitted, they
   * are in the visitor's currency. It may depend on an input, such as the country, and is null for the values of that
   * input for which amounts are in the visitor's currency.
   */
  readonly homeCurrency?: Dependent<Currency | null>;
  /** Currency until the visitor chooses one, if most visitors are in one country. Defaults to US dollars. */
  readonly usualCurrency?: Currency;
  /** The tools of a collection, the default one first. Each counts as a calculator and has its own address. */
  readonly tools?: readonly ToolMeta[];
}

/** One tool of a collection: `/physics-calculator?tool=thin-lens`. */
export interface ToolMeta {
  /** kebab-case; the value of the input `tool`. */
  readonly id: string;
  readonly name: string;
  /** One line: what it answers. */
  readonly purpose: string;
  /** Its heading in the list of tools. */
  readonly group: string;
  /** Search terms in addition to its name and that of its collection. */
  readonly keywords?: readonly string[];
  /** No question in words is for it: it takes lists or more figures than people write in a row, or another tool answers. */
  readonly unasked?: true;
}
