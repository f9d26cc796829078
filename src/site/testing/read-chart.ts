/** For tests only: short summaries of a view's charts and tables. */
import type { Axis, Series } from "../charts/types";
import { type AnyView, tabsOf } from "../kit";

/** An axis title and its texts for a value: the one at a tick, and the readout's if it has its own. */
export function said(axis: Axis, value: number): readonly string[] {
  return [axis.label, axis.format(value), ...(axis.exact ? [axis.exact(value)] : [])];
}

/** How series look, one by one: `Total cost: ochre, area 0`. */
export function looks(series: readonly Pick<Series, "label" | "color" | "dashed" | "area">[]): readonly string[] {
  return series.map(({ label, color, dashed, area }) => {
    const filled = area === undefined || area === false ? [] : [area === true ? "area" : `area ${area}`];
    return `${label}: ${[color, ...(dashed ? ["dashed"] : []), ...filled].join(", ")}`;
  });
}

/** Tabs with a table, and the columns they omit and total: `By year: yearly −extra Σ payment interest`. */
export function tablesOf(view: AnyView): readonly string[] {
  return tabsOf(view).flatMap((tab) => {
    if (!("table" in tab) || tab.table === undefined) return [];
    const { label, table, omit = [], totals } = tab;
    return [[`${label}: ${table}`, ...omit.map((key) => `−${key}`), ...(totals ? ["Σ", ...totals] : [])].join(" ")];
  });
}

/** The filled bars of a drawing, each with its color, start and width: `ochre 20% 40%`. */
export function fillsOf(html: string): readonly string[] {
  const found = html.matchAll(/class="fill-([\w-]+)"(?: x="([\d.]+%)")? width="([\d.]+%)"/g);
  return [...found].map(([, color, from = "0%", width]) => `${color} ${from} ${width}`);
}

/** Labels of the emphasized rows of a small table. */
export function strongRows(html: string): readonly string[] {
  return [...html.matchAll(/<tr class="strong"><th scope="row">([^<]+)</g)].map(([, label]) => label as string);
}
