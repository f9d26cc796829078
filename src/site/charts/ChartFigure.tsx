import { Columns } from "./Columns";
import { Lines } from "./Lines";
import { Rows } from "./Rows";
import { Scale } from "./Scale";
import type { Chart } from "./types";

/**
 * A chart with its legend and its caption. All positions are fractions of the width, so that the same
 * drawing fits a phone, a desktop and a sheet of paper without a script to measure them.
 */
export function ChartFigure({ chart }: { chart: Chart }) {
  return (
    <figure className="chart">
      <Drawing chart={chart} />
      <figcaption>{chart.caption}</figcaption>
    </figure>
  );
}

function Drawing({ chart }: { chart: Chart }) {
  if (chart.kind === "lines") return <Lines chart={chart} />;
  if (chart.kind === "scale") return <Scale chart={chart} />;
  return chart.horizontal ? <Rows chart={chart} /> : <Columns chart={chart} />;
}
