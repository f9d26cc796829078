/** Charts as data: a view says what to draw, the page draws it at its real width in the reader's theme. */

/** Colors of the charts, from the theme: the answer is green, parts are ochre and blue, the rest is ink. */
export type Color = "green" | "ochre" | "blue" | "red" | "ink" | "soft";

export type Chart = LineChart | BarChart | ScaleChart;

export interface Axis {
  readonly label?: string;
  /** Short text of a value at a tick. */
  readonly format: (value: number) => string;
}

export interface Series {
  readonly label: string;
  readonly color: Color;
  /** One for each x; null where the line has a gap. */
  readonly values: readonly (number | null)[];
  /** Fills down to the axis, or down to another series (by its place). */
  readonly area?: boolean | number;
  readonly dashed?: boolean;
}

/** A moment worth naming on the x axis. */
export interface Mark {
  readonly x: number;
  readonly label: string;
}

/** Lines and areas over a continuous x. */
export interface LineChart {
  readonly kind: "lines";
  readonly x: Axis & { readonly values: readonly number[] };
  readonly y: Axis & { readonly zero?: boolean };
  readonly series: readonly Series[];
  readonly marks?: readonly Mark[];
  /** Single values worth a dot. */
  readonly points?: readonly { readonly x: number; readonly y: number; readonly label: string }[];
  /** Draws series on top of each other instead of from zero. */
  readonly stacked?: boolean;
  /** The line holds its value until the next x. */
  readonly steps?: boolean;
  /** What the chart says, in a sentence. */
  readonly caption: string;
}

/** Bars by category; several series stand stacked or side by side. */
export interface BarChart {
  readonly kind: "bars";
  readonly categories: readonly string[];
  readonly y: Axis;
  readonly series: readonly {
    readonly label: string;
    readonly color: Color;
    readonly values: readonly number[];
  }[];
  readonly stacked?: boolean;
  /** Over standing bars, on their scale; with a format of its own, on a scale of its own that is told at the right. */
  readonly line?: {
    readonly label: string;
    readonly color: Color;
    readonly values: readonly number[];
    readonly format?: (value: number) => string;
  };
  /** Bars lie, one row a category: for few categories with long names. */
  readonly horizontal?: boolean;
  /** The category that matters most, by its place. */
  readonly highlight?: number;
  readonly caption: string;
}

/** A scale of bands with a marker: where a figure stands. */
export interface ScaleChart {
  readonly kind: "scale";
  readonly min: number;
  readonly max: number;
  readonly bands: readonly {
    readonly label: string;
    readonly from: number;
    readonly to: number;
    readonly color: Color;
  }[];
  readonly value: number;
  readonly valueLabel: string;
  readonly format: (value: number) => string;
  readonly caption: string;
}
