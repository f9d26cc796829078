import { productLayout } from "../../../math/written/columns";
import { divisionLayout } from "../../../math/written/long-division";
import type { ViewProps } from "../../../site/kit";
import { typeset } from "../../../site/kit/typeset";
import type calculator from "./calculator";
import { FactorTrees } from "./FactorTrees";
import { asLongDivision, layoutOf } from "./layouts";
import "./written-out.css";

/** Wider or longer layouts are not shown. */
const WIDEST = 60;
const MOST_LINES = 80;

/** The calculation as on paper: in columns, with a division bracket, as stacked fractions, or as factor trees. */
export default function WrittenOut({ model, format }: ViewProps<typeof calculator>) {
  const { sum, reading, longDivision, factors, common } = model.answer;
  if (common) return <FactorTrees numbers={common.numbers} format={format} />;
  const division = longDivision ?? (sum?.sign === "÷" ? asLongDivision(sum) : null);
  const layout = division
    ? divisionLayout(division)
    : factors
      ? productLayout({ digits: factors[0], places: 0 }, { digits: factors[1], places: 0 })
      : sum && layoutOf(sum);
  if (layout) {
    const lines = layout.split("\n");
    if (lines.length > MOST_LINES || lines.some((line) => line.length > WIDEST)) return null;
    return (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable from the keyboard
      <pre className="written-out" tabIndex={0} role="region" aria-label="Written out">
        {layout}
        {division?.steps.at(-1)?.remainder ? (
          <small>{`\n\nCarried to ${format.plural(division.decimals, "decimal")}`}</small>
        ) : null}
      </pre>
    );
  }
  const drawn = reading && typeset([{ value: reading.node }], isShort(reading.value) ? reading.value : undefined);
  return drawn ? <div className="written-out math">{drawn}</div> : null;
}

function isShort({ n, d }: { readonly n: bigint; readonly d: bigint }): boolean {
  return String(n).length + String(d).length < WIDEST;
}
