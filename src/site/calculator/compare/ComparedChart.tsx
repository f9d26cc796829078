import { memo, useEffect, useState } from "react";
import type { Format } from "../../../core/format";
import { ChartFigure } from "../../charts/ChartFigure";
import { type AnyView, type Chart, loadTabs, tabsOf } from "../../kit";
import { fileName } from "../chart-file/file-name";
import { WithFiles } from "../chart-file/WithFiles";
import type { Column } from "./columns";
import { type Overlay, overlays } from "./overlay";

interface ComparedChartProps {
  /** Of the calculator. */
  readonly id: string;
  readonly view: AnyView | undefined;
  readonly columns: readonly Column[];
  readonly format: Format;
}

/** The charts of the page with a line or bar for each scenario; several are a choice. */
export const ComparedChart = memo(function ComparedChart({ id, view, columns, format }: ComparedChartProps) {
  const [wanted, setWanted] = useState("");
  const [isLoaded, setLoaded] = useState(() => loadTabs(view) === null);
  useEffect(() => {
    loadTabs(view)?.then(
      () => setLoaded(true),
      () => {},
    );
  }, [view]);
  const drawn = isLoaded ? allOverlays(view, columns) : [];
  const shown = drawn.find(({ label }) => label === wanted) ?? drawn[0];
  if (!shown) return null;
  return (
    <>
      {drawn.length > 1 && (
        <p className="compare-chart">
          <label>
            Chart{" "}
            <span className="field">
              <select value={shown.label} onChange={(event) => setWanted(event.target.value)}>
                {drawn.map(({ label }) => (
                  <option key={label}>{label}</option>
                ))}
              </select>
            </span>
          </label>
        </p>
      )}
      <WithFiles id={fileName(id, `compared ${shown.label}`)} label={shown.label} format={format}>
        <ChartFigure chart={shown.chart} />
      </WithFiles>
    </>
  );
});

function allOverlays(view: AnyView | undefined, columns: readonly Column[]): Overlay[] {
  const names = columns.map(({ name }) => name);
  const found: Overlay[] = [];
  for (const tab of tabsOf(view)) {
    if (!("chart" in tab) || !tab.chart) continue;
    const { chart: draw } = tab;
    const charts = columns.map(({ answer, format }): readonly Chart[] =>
      answer ? [draw({ ...answer, format }) ?? []].flat() : [],
    );
    const [first] = charts;
    first?.forEach((_, i) => {
      const alike = charts.flatMap((own) => own[i] ?? []);
      if (alike.length === columns.length) found.push(...overlays(alike, names));
    });
  }
  const once = found.filter(({ label }, i) => found.findIndex((other) => other.label === label) === i);
  // What is the same in all scenarios comes last.
  return [...once.filter(differs), ...once.filter((one) => !differs(one))];
}

function differs({ chart }: Overlay): boolean {
  const [first, ...others] = "series" in chart ? chart.series.map(({ values }) => JSON.stringify(values)) : [];
  return others.some((values) => values !== first);
}
