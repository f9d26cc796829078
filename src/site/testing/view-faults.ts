/** For tests only: whether what a view shows agrees with the outputs. */
import type { Values } from "../../core/parse";
import { holes } from "../../core/testing";
import { type AnyView, type Chart, type Parts, tabsOf, type ViewAnswer } from "../kit";

/** The number of colors; only a scale with more bands may reuse one. */
const COLORS = 10;

/** Titles of axes that count from a beginning. */
const SINCE = /\b(?:from (?:now|today)|since)\b/;

/** Tolerances for sums of doubles, and for amounts that are each rounded to the cent. */
const CLOSE = { share: 1e-9, amount: 0.011 };

/**
 * What is wrong with a view's data for one answer, such as parts that do not add up to their total, values
 * that are not finite, series whose length differs from their axis, axes without a title, bands that cannot
 * be told apart, drawn amounts that match no output or input, empty hints.
 *
 * @param drawsOwn tabs whose charts show values that the view computes itself
 */
export function viewFaults(view: AnyView, answer: ViewAnswer<never>, drawsOwn: readonly string[] = []): string[] {
  const known = numbersOf([answer.outputs, answer.inputs]);
  const parts = view.parts?.(answer);
  const charts = tabsOf(view).flatMap((tab) =>
    "chart" in tab
      ? [tab.chart(answer) ?? []].flat().map((chart) => ({ tab: tab.label, chart }) as { tab: string; chart: Chart })
      : [],
  );
  return [
    ...(parts ? partFaults(parts, known) : []),
    ...charts.flatMap(({ tab, chart }) => [
      ...chartFaults(tab, chart),
      ...(drawsOwn.includes(tab) ? [] : strangers(tab, chart, known)),
    ]),
    ...Object.entries(view.hints ?? {}).flatMap(([key, hint]) =>
      hint?.(answer) === "" ? [`the hint of ${key} is empty`] : [],
    ),
  ];
}

function partFaults({ rows, total, text }: Parts, known: readonly number[]): string[] {
  const sum = rows.reduce((all, { value }) => all + value, 0);
  return [
    ...(isClose(sum, total.value) ? [] : [`parts add up to ${sum}, and the total is ${total.value}`]),
    // Parts in percent add up to 100.
    ...((text && total.value === 100) || has(known, total.value) || isSumOfTwo(known, total.value)
      ? []
      : [`${total.label}: ${total.value} is no output`]),
  ];
}

/** Such as a payment plus what is paid with it: an output and an input, or two outputs. */
function isSumOfTwo(known: readonly number[], total: number): boolean {
  return known.some((value) => value > 0 && value < total && has(known, total - value));
}

function chartFaults(tab: string, chart: Chart): string[] {
  const untitled = axisTitles(chart).some((title) => title.trim() === "")
    ? [`chart of ${tab} has an axis without a title`]
    : [];
  if (chart.kind === "scale") {
    const colors = chart.bands.map(({ color }) => color);
    const shared = colors.some((color, i) => colors.slice(Math.max(0, i - COLORS + 1), i).includes(color));
    return shared ? [...untitled, `bands of ${tab} share a color`] : untitled;
  }
  const length = chart.kind === "lines" ? chart.x.values.length : chart.categories.length;
  const xs = chart.kind === "lines" ? chart.x.values : [];
  const where = `chart of ${tab}`;
  return [
    ...untitled,
    ...(chart.caption.trim() === "" ? [`${where} says nothing`] : []),
    ...holes(chart.caption).map((hole) => `${where} says ${hole}`),
    ...xs.flatMap((x, i) =>
      Number.isFinite(x) && (i === 0 || x >= (xs[i - 1] as number)) ? [] : [`${where}: x ${x} at ${i}`],
    ),
    ...(chart.kind === "lines" && SINCE.test(chart.x.label) ? countFaults(where, xs) : []),
    ...chart.series.flatMap(({ label, values }) => [
      ...(values.length === length ? [] : [`${where}: ${label} has ${values.length} values for ${length}`]),
      ...(values.every((value) => value === null || Number.isFinite(value))
        ? []
        : [`${where}: ${label} is not finite`]),
    ]),
  ];
}

/** What is counted begins at 0, or at 1 if nothing is known before; the first two points are not one. */
function countFaults(where: string, [first, second]: readonly number[]): string[] {
  return (first === 0 || first === 1) && first !== second ? [] : [`${where} begins at ${first} and ${second}`];
}

function axisTitles(chart: Chart): string[] {
  switch (chart.kind) {
    case "scale":
      return [chart.label];
    case "lines":
      return [chart.x.label, chart.y.label];
    case "bars":
      return chart.horizontal ? [chart.y.label] : [chart.x.label, chart.y.label, chart.line?.y?.label ?? "–"];
  }
}

/** Drawn values that match no output or input. */
function strangers(tab: string, chart: Chart, known: readonly number[]): string[] {
  if (chart.kind === "scale") return [];
  return chart.series.flatMap(({ label, values }) => {
    const strange = values.find((value) => value !== null && value !== 0 && !has(known, value));
    return strange === undefined ? [] : [`chart of ${tab}: ${label} shows ${strange}, which is no output`];
  });
}

/** Sorted. */
function numbersOf(answer: unknown): number[] {
  const found: number[] = [0];
  const visit = (value: unknown): void => {
    if (typeof value === "number") found.push(value);
    // Outputs are getters of a prototype.
    else if (typeof value === "object") for (const key in value) visit((value as Values)[key]);
  };
  visit(answer);
  return found.sort((a, b) => a - b);
}

function has(sorted: readonly number[], wanted: number): boolean {
  let [low, high] = [0, sorted.length];
  const slack = CLOSE.share * Math.abs(wanted) + 1e-12;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] as number) < wanted - slack) low = middle + 1;
    else high = middle;
  }
  return Math.abs((sorted[low] ?? Number.NaN) - wanted) <= slack;
}

function isClose(a: number, b: number): boolean {
  return Math.abs(a - b) <= CLOSE.amount + CLOSE.share * Math.abs(b);
}
