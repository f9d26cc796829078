/** Describes a page: enough to render its frame and its head and to fetch its parts. */

import type { AnyCalculator } from "../../core/calculator";
import type { CalculatorMeta } from "../../core/meta";
import type { AnyView } from "../kit";

export const SEARCH_PATH = "/search";

export interface PageFrame {
  readonly kind: "home" | "category" | "calculator" | "text" | "search" | "not-found";
  /** Without a trailing slash; `/` is home. */
  readonly path: string;
  /** The query of its address: `?tool=thin-lens`. */
  readonly query?: string;
  /** Calculator pages only. */
  readonly calculator?: CalculatorCard;
}

export interface PageDescriptor extends PageFrame {
  readonly title: string;
  readonly description: string;
}

/** Whether search engines may list a page. */
export function isListed({ kind }: PageFrame): boolean {
  return kind !== "not-found" && kind !== "search";
}

export interface CalculatorCard {
  readonly id: string;
  readonly name: string;
  readonly purpose: string;
  /** For a collection: id of the tool that the page shows. */
  readonly tool?: string;
  /** Whether no question in words is for this tool. */
  readonly unasked?: true;
  /** For a tool other than the default one: the collection that it belongs to. */
  readonly collection?: string;
  /** See CalculatorMeta. */
  readonly homeCurrency?: CalculatorMeta["homeCurrency"];
  readonly usualCurrency?: NonNullable<CalculatorMeta["usualCurrency"]>;
  readonly category: { readonly name: string; readonly path: string };
}

/** What the file of a calculator's page exports. */
export interface CalculatorModule {
  readonly calculator: AnyCalculator;
  readonly view?: AnyView;
}

/** Data in the HTML about its page, and the addresses of its scripts. */
export interface PageScripts {
  /** Addresses of everything needed immediately, each after those that it imports. The last is `main.tsx`. */
  readonly files: readonly string[];
  /** Null if the HTML has no content: in development, and offline. */
  readonly page: PageFrame | null;
  /** Address of the module that the page's content needs; text pages need none. */
  readonly module?: string;
}
