/**
 * The kit of a calculator's `view.tsx`: what the standard page cannot know from the definition alone. Charts and
 * parts are declared as data; bespoke displays are React components.
 */
import type { ComponentType, FunctionComponent, ReactNode } from "react";
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
export { copy, download } from "../platform/clipboard";
export { readStored, writeStored } from "../platform/storage";

/** A figure made of parts that add up: a bar with its legend and total. */
export interface Parts {
  readonly rows: readonly { readonly label: string; readonly value: number; readonly color?: Color }[];
  readonly total: { readonly label: string; readonly value: number };
  /** How a value is written; without it, as an amount of money. */
  readonly text?: (value: number) => string;
}

/** An answer as views see it: what was asked, what was derived from it, and the outputs. */
export interface ViewAnswer<C> {
  readonly inputs: InputsOf<C>;
  readonly model: ModelOf<C>;
  readonly outputs: ResultOf<C>;
  readonly format: Format;
}

export interface ViewProps<C> extends ViewAnswer<C> {
  /** Id of the calculator: names the files that are downloaded. */
  readonly id: string;
  /** Changes inputs as if the reader had typed the texts. */
  readonly setInputs: (texts: Readonly<Record<string, string>>) => void;
  /** Fills in the inputs whose `fill` is `view`, all that are not named as they were at first. */
  readonly fillIn: (values: Readonly<Record<string, Json>>) => void;
  /** The current text of a field, valid or not. */
  readonly textOf: (key: keyof InputsOf<C> & string) => string;
  /** What that text was read as, whatever the other inputs are: a number, or the text itself where it is none. */
  readonly readOf: (key: keyof InputsOf<C> & string) => unknown;
  readonly problems: ReadonlyMap<string, string>;
  /** False while random draws are still the example in the HTML: no secret, and not to be shown as one. */
  readonly drawn: boolean;
}

/** Draws a chart of an answer, or several below each other; null where there is nothing to draw. */
export type DrawChart<C> = (answer: ViewAnswer<C>) => Chart | readonly Chart[] | null;

export interface ChartTab<C> extends Partial<Omit<TableTab<C>, "label">> {
  readonly label: string;
  /** Null where the inputs leave nothing to draw. */
  readonly chart: DrawChart<C>;
}

/** A table, alone or below the chart that draws it; a tab with neither chart nor rows is not shown. */
export interface TableTab<C> {
  readonly label: string;
  /** Key of an output table. */
  readonly table: keyof ResultOf<C> & string;
  /** Columns left out here, all others are shown. */
  readonly omit?: readonly string[];
  /** The rows that are shown; without it, all. */
  readonly rows?: (row: Readonly<Record<string, unknown>>, inputs: InputsOf<C>) => boolean;
  /** Leaves out columns that no row has a value for, too. */
  readonly omitEmpty?: boolean;
  /** Columns with a total in the last line. */
  readonly totals?: readonly string[];
  /** The column whose text a button in each row copies. */
  readonly copy?: string;
  /** False below a chart whose points the table lists: paper has the chart only. */
  readonly onPaper?: false;
}

export interface ComponentTab<C> {
  readonly label: string;
  readonly Component: ComponentType<ViewProps<C>>;
  readonly when?: (answer: ViewAnswer<C>) => boolean;
}

export type Tab<C> = ChartTab<C> | TableTab<C> | ComponentTab<C>;

/** What pages do about inputs and outputs in pounds or kilograms, feet or meters. */
export type Measured = typeof MEASURED;

export interface View<C> {
  /** Of a calculator with measured inputs or outputs: `MEASURED` of kit/measured.ts. */
  readonly measured?: Measured;
  /** Of a calculator that takes texts too long to be drawn: `longText` of kit/LongText.tsx. */
  readonly longText?: typeof longText;
  /** The calculator as the page asks it, where that is not the definition itself: see isolated.ts. */
  readonly calculator?: AnyCalculator;
  /**
   * “Solve for” where the answer itself is worked out, if that is in a worker: begins the search, and gives what was
   * found or is rejected with an `InputError`. Null where the page solves by itself.
   */
  readonly solve?: (inputs: InputsOf<C>, wanted: SolveRequest) => (() => Promise<Solved>) | null;
  /** What the page opens with, where that is not the definition's defaults. */
  readonly opening?: Readonly<Record<string, Json>>;
  /** Small figures under an input's label, computed from the others: `$80,000` under a down payment of 20 %. */
  readonly hints?: {
    readonly [K in keyof InputsOf<C>]?: (answer: ViewAnswer<C>) => ReactNode;
  };
  /** What the answer's figure is made of, or null if there is nothing to draw. */
  readonly parts?: (answer: ViewAnswer<C>) => Parts | null;
  /** Outputs listed below the headline; all others are folded away. Without it, only those marked advanced are. */
  readonly figures?:
    | readonly (keyof ResultOf<C> & string)[]
    | ((answer: ViewAnswer<C>) => readonly (keyof ResultOf<C> & string)[]);
  /** Outputs not listed at all, because a part or a display shows them. */
  readonly hide?: readonly (keyof ResultOf<C> & string)[];
  /** Charts, tables and displays, the first one open. Tables not named here are appended. */
  readonly tabs?: readonly Tab<C>[] | OnDemand<readonly Tab<C>[]>;
  /** Draws the text of the headline itself: an id with its parts in colors. */
  readonly Figure?: ComponentType<ViewProps<C>>;
  /** Between the headline and the figures; `urgent` once the answer is not the one in the HTML any more. */
  readonly Display?: ComponentType<ViewProps<C> & { readonly urgent?: boolean }>;
  /** Above the fields of the form, for a quicker way in. */
  readonly FormTop?: ComponentType<FormTopProps<C>> | OnDemand<FunctionComponent<FormTopProps<C>>>;
  /** Inputs that this answer does not depend on, and that would mislead: adult cutoffs for a child. Not shown. */
  readonly idleInputs?: (answer: ViewAnswer<C>) => readonly (keyof InputsOf<C> & string)[];
  /** Inputs that one of the view's displays edits, instead of a row of the form. */
  readonly customInputs?: readonly (keyof InputsOf<C> & string)[];
  /** Replaces form, results and working while `customPageWhen` holds. */
  readonly CustomPage?: ComponentType<CustomPageProps>;
  readonly customPageWhen?: Condition;
}

/** What a control shows and does instead of what its field says. */
export interface OtherControl {
  /** Its id and its name in the form. */
  readonly name?: string;
  /** Another field for the same text: one with fewer choices, or with choices that are known only with the answer. */
  readonly field?: Field;
  readonly text?: string;
  readonly setText?: (name: string, text: string) => void;
  readonly problem?: undefined;
  readonly understood?: undefined;
}

export interface FormTopProps<C> extends ViewProps<C>, Pick<CustomPageProps, "rows"> {
  /** Changes an input, and perhaps others with it, as if the reader had typed exactly this. */
  readonly setText: (key: string, text: string, others?: Readonly<Record<string, string>>) => void;
  /** The visitor writes 1,5 for one and a half. */
  readonly decimalComma: boolean;
  /** The control of an input, named by its label, without its row. */
  readonly control: (key: keyof InputsOf<C> & string, instead?: OtherControl) => ReactNode;
}

/** The props of a view’s own page. */
export interface CustomPageProps {
  /** Texts of inputs that were typed or came from a link. */
  readonly texts: Readonly<Record<string, string>>;
  /** Changes inputs as if the reader had typed the texts. */
  readonly setInputs: (texts: Readonly<Record<string, string>>) => void;
  /** The usual rows of these inputs. */
  readonly rows: (keys: readonly string[]) => ReactNode;
}

/** A view where the types of its calculator are not known. */
// biome-ignore lint/suspicious/noExplicitAny: functions of inputs and outputs must accept every calculator's own types
export type AnyView = View<any>;

/** The tabs of a file of their own: `tabs: tabsFrom(() => import("./tabs"))`. A page opens with its first tab in the HTML. */
export function tabsFrom<C>(
  fetch: () => Promise<{ readonly default: readonly Tab<C>[] }>,
): OnDemand<readonly Tab<C>[]> {
  return new OnDemand(async () => (await fetch()).default);
}

/** A component whose script follows the page: `FormTop: componentFrom(() => import("./Top"))`. The HTML has it. */
export function componentFrom<P>(
  fetch: () => Promise<{ readonly default: FunctionComponent<P> }>,
): OnDemand<FunctionComponent<P>> {
  return new OnDemand(async () => (await fetch()).default);
}

/** For that file: carries the calculator's types over to the functions of its tabs. */
export function defineTabs<C extends AnyCalculator>(
  _calculator: C,
  tabs: readonly Tab<C>[],
): readonly Tab<C>[] {
  return tabs;
}

/** Fetches the tabs; null where they are there. */
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
