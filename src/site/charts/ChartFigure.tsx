import type { Chart } from "../view/charts";
import { Bars } from "./Bars";
import { Lines } from "./Lines";
import { Scale } from "./Scale";

/**
 * A chart with its legend and the sentence it stands for. All positions are shares of the width, so that the same
 * drawing fits a phone, a desk and a sheet of paper without a script to measure them.
 */
export function ChartFigure({ chart }: { chart: Chart }) {
  return (
    <figure className="chart">
      {chart.kind === "lines" ? (
        <Lines chart={chart} />
      ) : chart.kind === "bars" ? (
        <Bars chart={chart} />
      ) : (
        <Scale chart={chart} />
      )}
      <figcaption>{chart.caption}</figcaption>
    </figure>
  );
}
