/** Charts as data: a view says what to draw; the page draws it at its real width in the visitor's theme. */

/**
 * Chart colors, from the theme: the answer is green, parts are ochre and blue, the rest is ink. The shades
 * are for scales with more bands than colors.
 */
export type Color =
  | "green"
  | "ochre"
  | "blue"
  | "red"
  | "ink"
  | "soft"
  | "blue-pale"
  | "blue-deep"
  | "ochre-deep"
  | "red-deep";

export type Chart = LineChart | BarChart | ScaleChart;

export interface Axis {
  /** Title of the axis: what its values measure, with their unit if the ticks do not show it. */
  readonly label: string;
  /** Short text of a value at a tick. */
  readonly format: (value: number) => string;
  /** Full text of a value in the readout, if the tick's text would be too short. */
  readonly exact?: (value: number) => string;
}

export interface Series {
  readonly label: string;
  readonly color: Color;
  /** One for each x; null where the line has a gap. */
  readonly values: readonly (number | null)[];
  /** Fills down to the axis, or to another series (by its index), as between two percentiles. */
  readonly area?: boolean | number;
  readonly dashed?: boolean;
}

/** A moment worth naming on the x axis. */
export interface Mark {
  readonly x: number;
  readonly label: string;
}

/** A single value worth a dot. */
export interface Point {
  readonly x: number;
  readonly y: number;
  readonly label?: string;
}

/** Lines and areas over a continuous x. */
export interface LineChart {
  readonly kind: "lines";
  readonly x: Axis & { readonly values: readonly number[] };
  /** Starts at zero unless `zero` is false. */
  readonly y: Axis & { readonly zero?: boolean };
  readonly series: readonly Series[];
  /** Thin unlabeled lines behind the series, which are a few of these cases. The scale ignores them. */
  readonly faint?: readonly (readonly number[])[];
  readonly marks?: readonly Mark[];
  readonly points?: readonly Point[];
  /** Draws series on top of each other instead of from zero. */
  readonly stacked?: boolean;
  /** The line holds its value until the next x. */
  readonly steps?: boolean;
  /** What the chart shows, in a sentence. */
  readonly caption: string;
}

export interface BarSeries {
  readonly label: string;
  readonly color: Color;
  /** One for each category. */
  readonly values: readonly number[];
}

interface BarChartBase {
  readonly kind: "bars";
  readonly categories: readonly string[];
  readonly y: Axis;
  readonly series: readonly BarSeries[];
  /** Draws series on top of each other instead of next to each other. */
  readonly stacked?: boolean;
  /** Index of the category that matters most. */
  readonly highlight?: number;
  readonly caption: string;
}

/** Vertical bars, for categories in order, such as years. */
export interface ColumnChart extends BarChartBase {
  readonly horizontal?: false;
  /** Title of the categories. */
  readonly x: Pick<Axis, "label">;
  /** A line over the bars, on their scale or, if it has an axis, on a separate scale on the right. */
  readonly line?: BarSeries & { readonly y?: Axis };
}

/** Horizontal bars, one row per category: for few categories with long names. */
export interface RowChart extends BarChartBase {
  readonly horizontal: true;
}

/** Bars by category; several series are stacked or grouped. */
export type BarChart = ColumnChart | RowChart;

export interface Band {
  readonly label: string;
  readonly from: number;
  readonly to: number;
  readonly color: Color;
}

/** A scale of bands with a marker at a value. */
export interface ScaleChart {
  readonly kind: "scale";
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly bands: readonly Band[];
  readonly value: number;
  readonly valueLabel: string;
  readonly format: (value: number) => string;
  readonly caption: string;
}
