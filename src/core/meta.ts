import type { Currency } from "./currency";
import type { Dependent } from "./fields";

/** What a calculator is called and found by: `meta.ts` of its folder. Menus, search and the catalog need no more. */
export interface CalculatorMeta {
  /** The path without its slash; also the name on the command line. */
  readonly id: string;
  readonly name: string;
  /** One line: what the calculator answers. */
  readonly purpose: string;
  /** Words it is found by, besides its name and category. */
  readonly keywords: readonly string[];
  /**
   * The currency of the law or market that it is about; amounts are always shown in it. Without it, in the reader's. It may
   * depend on an input: the country. Null for values of that input with which amounts are in the reader's.
   */
  readonly homeCurrency?: Dependent<Currency | null>;
  /** What amounts are in until the reader chooses a currency, where most readers are of one country. Else dollars. */
  readonly usualCurrency?: Currency;
  /** How many tools it holds, where one page is a collection: each counts as a calculator. */
  readonly tools?: number;
}
