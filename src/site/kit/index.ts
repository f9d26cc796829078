/**
 * The kit for a calculator's `view.tsx`, which adds what the standard page cannot know from the definition
 * alone. Charts and parts are declared as data; bespoke displays are React components.
 */
import type { ComponentType, ReactNode } from "react";
import type { AnyCalculator, InputsOf, ModelOf, ResultOf } from "../../core/calculator";
import type { Condition, Field } from "../../core/fields";
import type { Format } from "../../core/format";
import { OnDemand } from "../../core/on-demand";
import type { Json } from "../../core/parse";
import type { Solved, SolveRequest } from "../../core/solve";
import type { Chart, Color } from "../charts/types";
import type { longText } from "./LongText";
import type { MEASURED } from "./measured";

export type { Chart, Color, Mark, Series } from "../charts/types";
export { earlyValues } from "../hydration/early-input";
export { copy } from "../platform/clipboard";
export { Listeners } from "../platform/listeners";
export { readStored, writeStored } from "../platform/storage";

/** A figure made of parts that add up: a bar with its legend and total. */
export interface Parts {
  readonly rows: readonly { readonly label: string; readonly value: number; readonly color?: Color }[];
  readonly total: { readonly label: string; readonly value: number };
  /** Formats a value; by default, as an amount of money. */
  readonly text?: (value: number) => string;
}

/** An answer as views see it: the inputs, the model derived from them, and the outputs. */
export interface ViewAnswer<C> {
  readonly inputs: InputsOf<C>;
  readonly model: ModelOf<C>;
  readonly outputs: ResultOf<C>;
  readonly format: Format;
}

export interface ViewProps<C> extends ViewAnswer<C> {
  /** Id of the calculator, used to name the downloaded files. */
  readonly id: string;
  /** Changes inputs as if the visitor had typed the texts. */
  readonly setInputs: (texts: Readonly<Record<string, string>>) => void;
  /** Fills in inputs whose `fill` is `view`; those not named return to their opening values. */
  readonly fillIn: (values: Readonly<Record<string, Json>>) => void;
  /** The current text of a field, valid or not. */
  readonly textOf: (key: keyof InputsOf<C> & string) => string;
  /** What that text was parsed as, regardless of the other inputs: a number, or else the text itself. */
  readonly readOf: (key: keyof InputsOf<C> & string) => unknown;
  readonly problems: ReadonlyMap<string, string>;
  /** While random draws are still the example in the HTML, which is not secret and must not look secret. */
  readonly isExample: boolean;
}

/** Draws one chart of an answer, or several below each other; null if there is nothing to draw. */
export type DrawChart<C> = (answer: ViewAnswer<C>) => Chart | readonly Chart[] | null;

export interface ChartTab<C> extends Partial<Omit<TableTab<C>, "label">> {
  readonly label: string;
  /** Null if the inputs leave nothing to draw. */
  readonly chart: DrawChart<C>;
}

/** A table, alone or below its chart; a tab with neither chart nor rows is not shown. */
export interface TableTab<C> {
  readonly label: string;
  /** Key of an output table. */
  readonly table: keyof ResultOf<C> & string;
  /** Whether a row is shown; all are by default. */
  readonly rows?: (row: Readonly<Record<string, unknown>>, inputs: InputsOf<C>) => boolean;
  /** Columns with a total in the last row. */
  readonly totals?: readonly string[];
  /** Columns that are left out while they hold nothing but zeros. */
  readonly without?: readonly string[];
  /** A row as it is printed, where parts that are rounded one by one would not add up to their sum. */
  readonly printed?: (row: Readonly<Record<string, unknown>>, format: Format) => Readonly<Record<string, unknown>>;
  /** The column whose text the copy button in each row copies. */
  readonly copy?: string;
  /**
   * False if the table lists only the points of the chart above it, or what another tab prints as well. A number is the
   * most rows that are printed: a longer list is for looking something up.
   */
  readonly onPaper?: false | number;
}

export interface ComponentTab<C> {
  readonly label: string;
  readonly Component: ComponentType<ViewProps<C>>;
  readonly when?: (answer: ViewAnswer<C>) => boolean;
  /** False if it is something to work with or to look up, rather than a part of the answer. */
  readonly onPaper?: false;
}

export type Tab<C> = ChartTab<C> | TableTab<C> | ComponentTab<C>;

/** How pages handle inputs and outputs in pounds or kilograms, feet or meters. */
export type Measured = typeof MEASURED;

export interface View<C> {
  /** For calculators with measured inputs or outputs: `MEASURED` from kit/measured.ts. */
  readonly measured?: Measured;
  /** For calculators that take texts too long to draw: `longText` from kit/LongText.tsx. */
  readonly longText?: typeof longText;
  /** The calculator that the page uses, if that is not the definition itself: see isolated.ts. */
  readonly calculator?: AnyCalculator;
  /**
   * “Solve for” in the worker that computes the answer, if there is one: the function returned starts the
   * search, and resolves to the solution or rejects with an `InputError`. Null if the page solves by itself.
   */
  readonly solve?: (inputs: InputsOf<C>, wanted: SolveRequest) => (() => Promise<Solved>) | null;
  /** What the page opens with, if not the definition's defaults. */
  readonly opening?: Readonly<Record<string, Json>>;
  /** Small figures under an input's label, computed from the others: `$80,000` for a down payment of 20%. */
  readonly hints?: {
    readonly [K in keyof InputsOf<C>]?: (answer: ViewAnswer<C>) => ReactNode;
  };
  /** The parts that make up the answer's figure, or null if there is nothing to draw. */
  readonly parts?: (answer: ViewAnswer<C>) => Parts | null;
  /** Charts, tables and displays; the first one is open. Tables not listed here are appended. */
  readonly tabs?: readonly Tab<C>[] | OnDemand<readonly Tab<C>[]>;
  /** Draws the headline's text itself, such as an ID with its parts in color. */
  readonly Figure?: ComponentType<ViewProps<C>>;
  /** Between the headline and the figures; `urgent` once the answer is no longer the one in the HTML. */
  readonly Display?: ComponentType<ViewProps<C> & { readonly urgent?: boolean }>;
  /** Above the fields of the form, for a quicker way in. */
  readonly FormTop?: ComponentType<FormTopProps<C> & { readonly urgent?: boolean }>;
  /** Inputs hidden because this answer ignores them and they would mislead: adult cutoffs for a child. */
  readonly idleInputs?: (answer: ViewAnswer<C>) => readonly (keyof InputsOf<C> & string)[];
  /** Replaces form, results and steps while `customPageWhen` holds. */
  readonly CustomPage?: ComponentType<CustomPageProps>;
  readonly customPageWhen?: Condition;
}

/** Overrides what a control shows and does. */
export interface OtherControl {
  /** Its id and name in the form. */
  readonly name?: string;
  /** Another field for the same text: one with fewer choices, or with choices known only from the answer. */
  readonly field?: Field;
  readonly text?: string;
  readonly setText?: (name: string, text: string) => void;
  readonly problem?: undefined;
  readonly understood?: undefined;
}

export interface FormTopProps<C> extends ViewProps<C>, Pick<CustomPageProps, "rows"> {
  /** Changes an input, and optionally others with it, as if the visitor had typed exactly this. */
  readonly setText: (key: string, text: string, others?: Readonly<Record<string, string>>) => void;
  /** Whether the visitor writes 1,5 for one and a half. */
  readonly decimalComma: boolean;
  /** The control of an input without its row; its label becomes its accessible name. */
  readonly control: (key: keyof InputsOf<C> & string, instead?: OtherControl) => ReactNode;
}

/** Props of a view's custom page. */
export interface CustomPageProps {
  /** Texts of inputs that were typed or came from a link. */
  readonly texts: Readonly<Record<string, string>>;
  /** Changes inputs as if the visitor had typed the texts. */
  readonly setInputs: (texts: Readonly<Record<string, string>>) => void;
  /** The usual rows of these inputs. */
  readonly rows: (keys: readonly string[]) => ReactNode;
}

/** A view whose calculator's types are not known. */
// biome-ignore lint/suspicious/noExplicitAny: functions of inputs and outputs must accept every calculator's own types
export type AnyView = View<any>;

/** Tabs from a separate file: `tabs: tabsFrom(() => import("./tabs"))`. The page's HTML has the first tab. */
export function tabsFrom<C>(
  fetch: () => Promise<{ readonly default: readonly Tab<C>[] }>,
): OnDemand<readonly Tab<C>[]> {
  return new OnDemand(async () => (await fetch()).default);
}

/** For the tabs file: carries the calculator's types over to the functions of its tabs. */
export function defineTabs<C extends AnyCalculator>(_calculator: C, tabs: readonly Tab<C>[]): readonly Tab<C>[] {
  return tabs;
}

/** Fetches the tabs; null if they are already there. */
export function loadTabs(view: AnyView | undefined): Promise<unknown> | null {
  const tabs = view?.tabs;
  return tabs instanceof OnDemand && !tabs.ready ? tabs.load() : null;
}

// biome-ignore lint/suspicious/noExplicitAny: functions of inputs and outputs must accept every calculator's own types
export function tabsOf(view: AnyView | undefined): readonly Tab<any>[] {
  const tabs = view?.tabs ?? [];
  return tabs instanceof OnDemand ? tabs.value : tabs;
}

/** Carries the calculator's types over to the functions of its view. */
export function defineView<C extends AnyCalculator>(_calculator: C, view: View<C>): View<C> {
  return view;
}
