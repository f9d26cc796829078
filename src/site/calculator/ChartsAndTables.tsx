/** Charts and tables in tabs. */
import { type KeyboardEvent, memo, type ReactNode, useRef, useState } from "react";
import type { AnyCalculator } from "../../core/calculator";
import type { Evaluation } from "../../core/evaluate";
import type { Field, Fields } from "../../core/fields";
import type { Format } from "../../core/format";
import { ChartFigure } from "../charts/ChartFigure";
import type { Chart } from "../charts/types";
import { deferred } from "../hydration/island";
import { type AnyView, type Tab, tabsOf } from "../kit";
import { prominenceOf } from "../kit/shown-output";
import { usePrinting } from "../platform/printing";
import { fileName } from "./chart-file/file-name";
import { WithFiles } from "./chart-file/WithFiles";
import type { PageState } from "./state/page-state";
import { TableFigure } from "./TableFigure";
import { viewProps } from "./view-props";

const BandedChart = deferred(() => import("./range/BandedChart"));

interface ChartsAndTablesProps {
  readonly calculator: AnyCalculator;
  readonly view: AnyView | undefined;
  readonly state: PageState;
  readonly format: Format;
  readonly setInputs: (texts: Readonly<Record<string, string>>) => void;
}

export default memo(function ChartsAndTables({ calculator, view, state, format, setInputs }: ChartsAndTablesProps) {
  const printing = usePrinting();
  const { inputs, outputs } = state.lastAnswer;
  const [wanted, setWanted] = useState("");
  const tabs = allTabs(calculator, view, state.lastAnswer).flatMap((tab) => {
    const content = contentOf(tab);
    return content ? [{ label: tab.label, content, tab }] : [];
  });
  const list = useRef<HTMLDivElement>(null);

  function contentOf(tab: Tab<AnyCalculator>): (() => ReactNode) | null {
    if ("chart" in tab) {
      const { chart: draw, table, ...options } = tab;
      const charts = [draw({ ...state.lastAnswer, format }) ?? []].flat();
      const isDrawnOnly = table === undefined || (printing && tab.onPaper === false);
      const below = isDrawnOnly ? null : contentOf({ ...options, table });
      return charts.length > 0 || below
        ? () => (
            <>
              {charts.map((chart, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a chart stays the same one when its figures change
                <WithFiles key={i} id={fileName(state.id, tab.label, i)} label={tab.label} format={format}>
                  {state.ranges && isOneLine(chart) ? (
                    <BandedChart urgent calculator={calculator} state={state} format={format} draw={draw} index={i} />
                  ) : (
                    <ChartFigure chart={chart} />
                  )}
                </WithFiles>
              ))}
              {below?.()}
            </>
          )
        : null;
    }
    if ("table" in tab) {
      const all: Record<string, unknown>[] = outputs[tab.table];
      const rows = tab.rows ? all.filter((row) => tab.rows?.(row, inputs)) : all;
      const field: Field = calculator.outputs[tab.table];
      const isTooLong = printing && rows.length > (tab.onPaper || Number.POSITIVE_INFINITY);
      return rows.length > 0 && !isTooLong
        ? () => (
            <TableFigure
              key={tab.table}
              tab={tab}
              field={field}
              rows={rows}
              inputs={inputs}
              format={format}
              id={state.id}
              printing={printing}
            />
          )
        : null;
    }
    const { Component, when } = tab;
    return !when || when({ ...state.lastAnswer, format })
      ? () => <Component {...viewProps(state, format, setInputs, calculator)} />
      : null;
  }

  if (tabs.length === 0) return null;
  const active = Math.max(
    0,
    tabs.findIndex((tab) => tab.label === wanted),
  );

  function onKeyDown(event: KeyboardEvent): void {
    const moves: Record<string, number> = {
      ArrowRight: active + 1,
      ArrowLeft: active - 1,
      Home: 0,
      End: tabs.length - 1,
    };
    const to = moves[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = (to + tabs.length) % tabs.length;
    setWanted(tabs[next]?.label ?? "");
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  }

  return (
    <div className="tabbed">
      {tabs.length > 1 && (
        <div className="tabs" role="tablist" aria-label="Charts and tables" ref={list} onKeyDown={onKeyDown}>
          {tabs.map((tab, i) => (
            <button
              key={tab.label}
              type="button"
              role="tab"
              id={`tab-${i}`}
              aria-controls="figure"
              aria-selected={i === active}
              tabIndex={i === active ? 0 : -1}
              onClick={() => setWanted(tab.label)}
            >
              {tab.label}
            </button>
          ))}
        </div>
      )}
      <div id="figure" {...(tabs.length > 1 ? { role: "tabpanel", "aria-labelledby": `tab-${active}` } : {})}>
        {printing
          ? tabs.filter(isOnPaper).map(({ label, content }) => (
              <section key={label} className="on-paper">
                <h3 className="figures-title">{label}</h3>
                {content()}
              </section>
            ))
          : tabs[active]?.content()}
      </div>
    </div>
  );
});

/** A chart of several lines or of parts has no room for bands, and shows the middle of the ranges. */
function isOneLine(chart: Chart): boolean {
  return chart.kind === "lines" && chart.series.length === 1;
}

/** Whether a tab is printed: all are, whichever is open, but for those that are not about this answer. */
function isOnPaper({ tab }: { readonly tab: Tab<AnyCalculator> }): boolean {
  return "chart" in tab || tab.onPaper !== false;
}

/** The view's tabs, then every table that none of them names. */
function allTabs(calculator: AnyCalculator, view: AnyView | undefined, answered: Evaluation): Tab<AnyCalculator>[] {
  const declared: readonly Tab<AnyCalculator>[] = tabsOf(view);
  const named = new Set(declared.flatMap((tab) => ("table" in tab ? [tab.table] : [])));
  const rest = Object.entries(calculator.outputs as Fields).filter(
    ([key, field]) => field.type === "table" && !named.has(key) && prominenceOf(field, answered) !== "elsewhere",
  );
  return [...declared, ...rest.map(([key, field]) => ({ label: String(field.label), table: key }))];
}
