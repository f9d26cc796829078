import { Break } from "./Break";
import { type Bar, barLayout, beyondOf, stretchOf } from "./bar-layout";
import { emphasis } from "./Columns";
import { Frame } from "./Frame";
import { fractionOf, percentOf } from "./geometry";
import { Legend } from "./Legend";
import { Reader } from "./Reader";
import type { RowChart } from "./types";

/** Height of a row, and top and height of the bar below its text, in pixels. */
const ROW = 46;
const BAR_TOP = 22;
const BAR = 16;

/** Horizontal bars on one scale, each with its name and its value above it. */
export function Rows({ chart }: { chart: RowChart }) {
  const { categories, series, y } = chart;
  const { bars, scale } = barLayout(chart);
  return (
    <>
      {series.length > 1 && <Legend items={series} />}
      <Frame
        below={scale.ticks.map((value) => ({ at: fractionOf(value, scale), text: y.format(value) }))}
        belowTitle={y.label}
      >
        <div className="rows">
          <svg width="100%" height={ROW * categories.length} aria-hidden="true">
            {scale.ticks.map((value) => (
              <line
                key={value}
                className={value === 0 ? "axis" : "grid"}
                x1={percentOf(fractionOf(value, scale))}
                x2={percentOf(fractionOf(value, scale))}
                y2="100%"
              />
            ))}
            {bars.map((parts, category) => (
              <g key={categories[category]} className={emphasis(chart, category)}>
                <text y={ROW * category + 15}>{categories[category]}</text>
                <text x="100%" y={ROW * category + 15} textAnchor="end" className="strong">
                  {valueText(chart, parts)}
                </text>
                {parts.map((bar) => {
                  const { start, length } = stretchOf(bar, scale);
                  return length === 0 ? null : (
                    <rect
                      key={bar.label}
                      className={`fill-${bar.color}`}
                      x={percentOf(start)}
                      width={percentOf(length)}
                      y={ROW * category + BAR_TOP + (BAR / bar.lanes) * bar.lane}
                      height={BAR / bar.lanes}
                    />
                  );
                })}
                {beyondOf(parts, scale) !== null && (
                  <Break
                    x={(beyondOf(parts, scale) as number) > 0 ? 0.95 : 0.05}
                    y={(category + (BAR_TOP + BAR / 2) / ROW) / categories.length}
                    upright
                  />
                )}
              </g>
            ))}
          </svg>
          <Reader chart={chart} />
        </div>
      </Frame>
    </>
  );
}

function valueText({ stacked, y }: RowChart, parts: readonly Bar[]): string {
  const { exact = y.format } = y;
  return stacked || parts.length === 1
    ? exact(parts.reduce((sum, bar) => sum + bar.value, 0))
    : parts.map((bar) => exact(bar.value)).join(" · ");
}
