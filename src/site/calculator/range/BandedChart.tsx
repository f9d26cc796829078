import { memo, useEffect, useMemo, useState } from "react";
import { type AnyCalculator, InputError } from "../../../core/calculator";
import { type Evaluation, evaluate } from "../../../core/evaluate";
import type { Format } from "../../../core/format";
import { parseInputs } from "../../../core/parse";
import { type Ranged, splitRanges } from "../../../core/range";
import { ChartFigure } from "../../charts/ChartFigure";
import type { Chart, LineChart } from "../../charts/types";
import { platformBytes } from "../answering";
import type { PageState } from "../state/page-state";
import { inSlices } from "../what-if/in-slices";
import { banded, placesIn } from "./band";

interface BandedChartProps {
  readonly calculator: AnyCalculator;
  readonly state: PageState;
  readonly format: Format;
  readonly draw: (answered: Evaluation & { readonly format: Format }) => Chart | readonly Chart[] | null | undefined;
  /** Which of the charts that are drawn. */
  readonly index: number;
}

/** A chart of one line with the band in which the line may be, if inputs are ranges. */
export default memo(function BandedChart({ calculator, state, format, draw, index }: BandedChartProps) {
  const middle = useMemo(
    () => [draw({ ...state.lastAnswer, format }) ?? []].flat()[index] as LineChart,
    [draw, state.lastAnswer, format, index],
  );
  const [others, setOthers] = useState<readonly LineChart[]>([]);
  const ranged = useMemo(() => splitRanges(calculator, state.json, format), [calculator, state.json, format]);
  useEffect(() => {
    if (!ranged) return;
    const drawAt = (answered: Evaluation) => [draw({ ...answered, format }) ?? []].flat()[index];
    return inSlices(chartsIn(calculator, ranged, format, drawAt), setOthers);
  }, [calculator, ranged, format, draw, index]);
  return <ChartFigure chart={others.length > 0 ? banded(middle, others) : middle} />;
});

/** The same chart at points of the ranges. Points without an answer are skipped; why is said above the answer. */
function* chartsIn(
  calculator: AnyCalculator,
  { middle, ranges }: Ranged,
  format: Format,
  drawAt: (answered: Evaluation) => Chart | undefined,
): Generator<undefined, readonly LineChart[]> {
  const charts: LineChart[] = [];
  for (const place of placesIn(ranges)) {
    const parsed = parseInputs(calculator, { ...middle, ...place }, format);
    try {
      const chart = parsed.problems
        ? undefined
        : drawAt(evaluate(calculator, parsed.inputs, { format, randomBytes: platformBytes }));
      if (chart?.kind === "lines" && chart.series.length === 1) charts.push(chart);
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
    }
    yield;
  }
  return charts;
}
