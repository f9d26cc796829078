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
  /** Where one page is a collection: its tools, the usual one first. Each counts as a calculator, and has an address. */
  readonly tools?: readonly ToolMeta[];
}

/** One tool of a collection: `/physics-calculator?tool=thin-lens`. */
export interface ToolMeta {
  /** kebab-case; the value of the input `tool`. */
  readonly id: string;
  readonly name: string;
  /** One line: what it answers. */
  readonly purpose: string;
  /** The heading that it stands under in the list of tools. */
  readonly group: string;
  /** Words it is found by, besides its name and that of its collection. */
  readonly keywords?: readonly string[];
}
