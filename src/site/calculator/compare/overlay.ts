/** One chart from the same chart of several answers: a line or a bar for each scenario. */
import type { BarChart, Chart, Color, LineChart } from "../../charts/types";

const COLORS: readonly Color[] = ["blue", "ochre", "red", "green"];

/** A chart that all scenarios have, and the series of it that is drawn for each. */
export interface Overlay {
  readonly label: string;
  readonly chart: Chart;
}

/**
 * One chart for each series that the charts have in common. None for scales, and for charts of different kinds.
 * @param charts the same chart of each scenario
 * @param names of the scenarios
 */
export function overlays(charts: readonly Chart[], names: readonly string[]): Overlay[] {
  const [first] = charts;
  if (!first || first.kind === "scale" || charts.some((chart) => chart.kind !== first.kind)) return [];
  if (first.kind === "bars" && !haveSameRows(charts as readonly BarChart[])) return [];
  return first.series.flatMap(({ label, color }) => {
    const alike = charts.map((chart) => seriesLike(chart as LineChart | BarChart, label, color));
    if (alike.some((index) => index === -1)) return [];
    const title = first.series.length === 1 ? first.y.label : label;
    return [
      {
        label: title,
        chart:
          first.kind === "lines"
            ? lines(charts as readonly LineChart[], alike, names, title)
            : bars(charts as readonly BarChart[], alike, names, title),
      },
    ];
  });
}

/** A series of the same name; otherwise the one that is drawn in its color, since the color says what it is. */
function seriesLike({ series }: LineChart | BarChart, label: string, color: Color): number {
  const named = series.findIndex((one) => one.label === label);
  return named === -1 ? series.findIndex((one) => one.color === color) : named;
}

function lines(
  charts: readonly LineChart[],
  alike: readonly number[],
  names: readonly string[],
  title: string,
): LineChart {
  const [first] = charts as [LineChart];
  const xs = [...new Set(charts.flatMap((chart) => chart.x.values))].sort((a, b) => a - b);
  return {
    kind: "lines",
    x: { label: first.x.label, format: first.x.format, values: xs },
    y: first.y,
    ...(first.steps && { steps: true }),
    series: charts.map((chart, i) => {
      const values = chart.series[alike[i] as number]?.values ?? [];
      return {
        label: names[i] as string,
        color: COLORS[i] as Color,
        values: xs.map((x) => valueAt(chart.x.values, values, x, Boolean(first.steps))),
      };
    }),
    caption: `${title} in each scenario.`,
  };
}

/** The value of a line at x, between its points if need be; null outside of them. */
export function valueAt(
  xs: readonly number[],
  values: readonly (number | null)[],
  x: number,
  steps: boolean,
): number | null {
  const next = xs.findIndex((one) => one >= x);
  if (next === -1) return null;
  const to = xs[next] as number;
  if (to === x) return values[next] ?? null;
  const from = xs[next - 1];
  const before = values[next - 1] ?? null;
  const after = values[next] ?? null;
  if (from === undefined || before === null || after === null) return null;
  return steps ? before : before + ((after - before) * (x - from)) / (to - from);
}

/** Numbers such as years line up even if there are more of them in one chart; names must be the same. */
function haveSameRows(charts: readonly BarChart[]): boolean {
  const [first] = charts;
  const areNumbers = charts.every(({ categories }) => categories.every(isNumber));
  return areNumbers || charts.every(({ categories }) => categories.join("\n") === first?.categories.join("\n"));
}

function isNumber(category: string): boolean {
  return category.trim() !== "" && Number.isFinite(Number(category));
}

function bars(
  charts: readonly BarChart[],
  alike: readonly number[],
  names: readonly string[],
  title: string,
): BarChart {
  const [first] = charts as [BarChart];
  const categories = [...new Set(charts.flatMap((chart) => chart.categories))];
  if (categories.every(isNumber)) categories.sort((a, b) => Number(a) - Number(b));
  const { stacked: _stacked, highlight: _highlight, ...frame } = first;
  return {
    ...frame,
    ...("line" in frame && { line: undefined }),
    categories,
    series: charts.map((chart, i) => {
      const values = chart.series[alike[i] as number]?.values ?? [];
      return {
        label: names[i] as string,
        color: COLORS[i] as Color,
        values: categories.map((name) => values[chart.categories.indexOf(name)] ?? 0),
      };
    }),
    caption: `${title} in each scenario.`,
  } as BarChart;
}
