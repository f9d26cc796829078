/**
 * The kit of a calculator's `view.tsx`: what the standard page cannot know from the definition alone. Charts and
 * parts are declared as data; bespoke displays are React components.
 */
import type { ComponentType, ReactNode } from "react";
import type { AnyCalculator, InputsOf, ResultOf } from "../../core/calculator";
import type { Condition } from "../../core/fields";
import type { Format } from "../../core/format";
import type { Json } from "../../core/parse";
import type { Chart, Color } from "./charts";

export { readStored, writeStored } from "../preferences/storage";
export type { Chart, Color, Mark, Series } from "./charts";
export { download } from "./clipboard";

/** A figure made of parts that add up: a bar with its legend and total. */
export interface Parts {
  readonly rows: readonly { readonly label: string; readonly value: number; readonly color?: Color }[];
  readonly total: { readonly label: string; readonly value: number };
}

export interface ViewProps<C> {
  readonly inputs: InputsOf<C>;
  readonly outputs: ResultOf<C>;
  readonly format: Format;
  /** Changes inputs as if the reader had typed the texts. */
  readonly setInputs: (texts: Readonly<Record<string, string>>) => void;
  /** What stands in a field, right or wrong; the form's own displays edit it. */
  readonly textOf: (key: keyof InputsOf<C> & string) => string;
  readonly problems: ReadonlyMap<string, string>;
  /** False while random draws are still the example in the HTML: no secret, and not to be shown as one. */
  readonly drawn: boolean;
}

/** Draws a chart of an answer, or several below each other; null where there is nothing to draw. */
export type Draw<C> = (
  inputs: InputsOf<C>,
  outputs: ResultOf<C>,
  format: Format,
) => Chart | readonly Chart[] | null;

export interface ChartTab<C> extends Partial<Omit<TableTab<C>, "label">> {
  readonly label: string;
  /** Null where the inputs leave nothing to draw. */
  readonly chart: Draw<C>;
}

/** A table, alone or below the chart that draws it; a tab with neither chart nor rows is not shown. */
export interface TableTab<C> {
  readonly label: string;
  /** Key of an output table. */
  readonly table: keyof ResultOf<C> & string;
  /** Columns left out here, all others are shown. */
  readonly omit?: readonly string[];
  /** Leaves out columns that no row has a value for, too. */
  readonly omitEmpty?: boolean;
  /** Columns with a total in the last line. */
  readonly totals?: readonly string[];
  /** The column whose text a button in each row copies. */
  readonly copy?: string;
}

export interface ComponentTab<C> {
  readonly label: string;
  readonly Component: ComponentType<ViewProps<C>>;
  readonly when?: (inputs: InputsOf<C>, outputs: ResultOf<C>) => boolean;
}

export type Tab<C> = ChartTab<C> | TableTab<C> | ComponentTab<C>;

export interface View<C> {
  /** The calculator as the page asks it, where that is not the definition itself: see isolated.ts. */
  readonly calculator?: AnyCalculator;
  /** What the page opens with, where that is not the definition's defaults. */
  readonly opening?: Readonly<Record<string, Json>>;
  /** Small figures under an input's label, worked out from the others: `$80,000` under a down payment of 20 %. */
  readonly hints?: {
    readonly [K in keyof InputsOf<C>]?: (
      inputs: InputsOf<C>,
      outputs: ResultOf<C>,
      format: Format,
    ) => string | null;
  };
  readonly parts?: (inputs: InputsOf<C>, outputs: ResultOf<C>, format: Format) => Parts | null;
  /** Outputs listed below the headline; all others are folded away. Without it, only those marked advanced are. */
  readonly figures?:
    | readonly (keyof ResultOf<C> & string)[]
    | ((inputs: InputsOf<C>, outputs: ResultOf<C>) => readonly (keyof ResultOf<C> & string)[]);
  /** Outputs not listed at all, because a part or a display shows them. */
  readonly hide?: readonly (keyof ResultOf<C> & string)[];
  /** Charts, tables and displays, the first one open. Tables not named here follow by themselves. */
  readonly tabs?: readonly Tab<C>[];
  /** Between the headline and the figures. */
  readonly Display?: ComponentType<ViewProps<C>>;
  /** Above the fields of the form, for a quicker way in. */
  readonly FormTop?: ComponentType<ViewProps<C> & Pick<BenchProps, "rows">>;
  /** Inputs that a display of the view's own asks for, instead of a row of the form. */
  readonly ownInputs?: readonly (keyof InputsOf<C> & string)[];
  /** In place of form, results and working, while `benchWhen` holds: an instrument of its own. */
  readonly Bench?: ComponentType<BenchProps>;
  readonly benchWhen?: Condition;
}

/** What a bespoke bench gets. */
export interface BenchProps {
  /** Texts of inputs that came with a link or were typed. */
  readonly texts: Readonly<Record<string, string>>;
  /** Changes inputs as if the reader had typed the texts. */
  readonly setInputs: (texts: Readonly<Record<string, string>>) => void;
  /** The usual rows of these inputs. */
  readonly rows: (keys: readonly string[]) => ReactNode;
}

/** A view where the types of its calculator are not known. */
// biome-ignore lint/suspicious/noExplicitAny: functions of inputs and outputs must accept every calculator's own types
export type AnyView = View<any>;

/** Keeps the types of the calculator for the functions beside it. */
export function defineView<C extends AnyCalculator>(_calculator: C, view: View<C>): View<C> {
  return view;
}
