/** For tests only: what a visitor sees in a calculator's view. */
import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";
import type { AnyCalculator, Tools } from "../../core/calculator";
import { evaluate } from "../../core/evaluate";
import type { Field, Fields, Prominence } from "../../core/fields";
import { type Json, type JsonObject, parseInputs } from "../../core/parse";
import { prepareChoices, testTools } from "../../core/testing";
import { Rational } from "../../math/numbers/rational";
import { fieldText } from "../calculator/field-text";
import { TableFigure } from "../calculator/TableFigure";
import { loadDeferred } from "../hydration/deferred-loaders";
import {
  type AnyView,
  type Chart,
  loadTabs,
  type Parts,
  type Tab,
  type TableTab,
  tabsOf,
  type ViewProps,
} from "../kit";
import { prominenceOf } from "../kit/shown-output";

/** Fetches everything that calculator and view load on demand, so that they can be drawn without waiting. */
export async function prepareView(calculator: AnyCalculator, view: AnyView): Promise<void> {
  await Promise.all([prepareChoices(calculator), loadTabs(view)]);
  // The tabs bring in deferred components of their own.
  await loadDeferred();
}

/** A view with one answer, part by part. Each part is drawn when it is requested. */
export class DrawnView {
  private readonly props: ViewProps<AnyCalculator>;

  /** @throws Error with the problems if the inputs are invalid */
  constructor(
    private readonly calculator: AnyCalculator,
    private readonly view: AnyView,
    given: JsonObject = {},
    { format, randomBytes }: Tools = testTools(),
  ) {
    const parsed = parseInputs(calculator, { ...view.opening, ...given }, format);
    if (parsed.problems) throw new Error(JSON.stringify(parsed.problems));
    const { inputs } = parsed;
    // Exact numbers are written as fractions.
    const written = (value: Json | undefined) => (value instanceof Rational ? value.toString() : value) as Json;
    const read = inputs as Readonly<Record<string, Json>>;
    this.props = {
      ...(evaluate(calculator, inputs, { format, randomBytes }) as Pick<ViewProps<AnyCalculator>, "model" | "outputs">),
      inputs,
      format,
      id: "test",
      setInputs: () => {},
      fillIn: () => {},
      textOf: (key) => fieldText((calculator.inputs as Fields)[key] as Field, written(read[key]), format),
      readOf: (key) => read[key],
      problems: new Map(),
      isExample: false,
    };
  }

  // biome-ignore lint/suspicious/noExplicitAny: tests know the outputs they ask for
  get outputs(): any {
    return this.props.outputs;
  }

  get parts(): Parts | null {
    return this.view.parts?.(this.props) ?? null;
  }

  /** Keys of the outputs listed below the headline. */
  get figures(): readonly string[] {
    return this.listed("first");
  }

  /** Keys of the outputs with a value that are listed with this prominence. */
  listed(prominence: Prominence): readonly string[] {
    return Object.entries(this.calculator.outputs as Fields)
      .filter(
        ([key, field]) =>
          field.type !== "table" && this.outputs[key] !== null && prominenceOf(field, this.props) === prominence,
      )
      .map(([key]) => key);
  }

  /** Keys of the inputs that are not shown with this answer. */
  get idleInputs(): readonly string[] {
    return this.view.idleInputs?.(this.props) ?? [];
  }

  /** Labels of the view's tabs that are not empty. */
  get tabs(): readonly string[] {
    return tabsOf(this.view)
      .filter((tab) => this.isShown(tab))
      .map(({ label }) => label);
  }

  /** The hint under an input; empty if there is none. */
  hint(key: string): string {
    const hint = this.view.hints?.[key];
    return visibleText(renderToString(hint?.(this.props)));
  }

  /** The charts of a tab, from top to bottom. */
  charts(label: string): readonly Chart[] {
    const tab = this.tab(label);
    return "chart" in tab ? [tab.chart(this.props) ?? []].flat() : [];
  }

  /** A chart of a tab, by index. @throws Error if it is not of that kind */
  lines(label: string, place = 0): Extract<Chart, { kind: "lines" }> {
    return this.chart("lines", label, place);
  }

  bars(label: string, place = 0): Extract<Chart, { kind: "bars" }> {
    return this.chart("bars", label, place);
  }

  scale(label: string, place = 0): Extract<Chart, { kind: "scale" }> {
    return this.chart("scale", label, place);
  }

  /** The rows of a tab's table. */
  rows(label: string): readonly Readonly<Record<string, unknown>>[] {
    const tab = this.tab(label);
    const { table, rows = () => true } = tab as Partial<Extract<Tab<AnyCalculator>, { table: string }>>;
    const all: Readonly<Record<string, unknown>>[] = this.outputs[table ?? ""] ?? [];
    return all.filter((row) => rows(row, this.props.inputs));
  }

  /** The visible text of a tab's table with all its rows, as it is printed. */
  table(label: string): string {
    const tab = this.tab(label) as TableTab<AnyCalculator>;
    const field = this.calculator.outputs[tab.table] as Field;
    const { inputs, format } = this.props;
    const rows = this.rows(label);
    return visibleText(renderToString(<TableFigure {...{ tab, field, rows, inputs, format }} id="" printing={true} />));
  }

  /** The HTML of a component tab, or of the view's `Display` or `Figure`. */
  html(label: string | "Display" | "Figure"): string {
    const Component =
      label === "Display" || label === "Figure"
        ? this.view[label]
        : (this.tab(label) as { readonly Component?: ComponentType<ViewProps<AnyCalculator>> }).Component;
    if (!Component) throw new Error(`${label} is no component.`);
    return renderToString(<Component {...this.props} />);
  }

  /** The visible text of that HTML, with single spaces. */
  text(label: string | "Display" | "Figure"): string {
    return visibleText(this.html(label));
  }

  /** The HTML above the form's fields; rows and controls placed there are represented by their keys. */
  get formTop(): string {
    const { FormTop } = this.view;
    if (!FormTop) throw new Error("There is nothing above the form.");
    return renderToString(
      <FormTop
        {...this.props}
        decimalComma={false}
        setText={() => {}}
        rows={(keys) => keys.map((key) => `[${key}]`).join(" ")}
        control={(key, instead) => `[${key}${instead?.text === undefined ? "" : `: ${instead.text}`}]`}
      />,
    );
  }

  private chart<Kind extends Chart["kind"]>(kind: Kind, label: string, place: number) {
    const chart = this.charts(label)[place];
    if (chart?.kind !== kind) throw new Error(`Chart ${place} of ${label} is ${chart?.kind ?? "not there"}.`);
    return chart as Extract<Chart, { kind: Kind }>;
  }

  private tab(label: string): Tab<AnyCalculator> {
    const tab = tabsOf(this.view).find((one) => one.label === label);
    if (!tab) throw new Error(`There is no tab ${label}.`);
    return tab;
  }

  private isShown(tab: Tab<AnyCalculator>): boolean {
    if ("Component" in tab) return tab.when?.(this.props) ?? true;
    return ("chart" in tab && this.charts(tab.label).length > 0) || this.rows(tab.label).length > 0;
  }
}

/** The visible part of HTML: the text between the tags. */
export function visibleText(html: string): string {
  return html
    .replace(/<(?:style|script)[^>]*>.*?<\/(?:style|script)>/gs, " ")
    .replace(/<!-- -->/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/&#x27;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, "&")
    .replace(/\s+/g, " ")
    .trim();
}
