import type { ScaleChart } from "../view/charts";
import { anchorAt, percentOf, share } from "./geometry";

const BAR_TOP = 34;
const BAR_HEIGHT = 18;

/** Bands along a line, with a marker where the figure stands. */
export function Scale({ chart }: { chart: ScaleChart }) {
  const x = { low: chart.min, high: chart.max };
  const inside = (value: number) => Math.min(1, Math.max(0, share(value, x)));
  const at = inside(chart.value);
  const borders = chart.bands.slice(1).map((band) => band.from);
  return (
    <>
      <svg
        className="plot"
        width="100%"
        height={BAR_TOP + BAR_HEIGHT + 24}
        role="img"
        aria-label={chart.caption}
      >
        {chart.bands.map((band, i) => (
          <rect
            key={band.label}
            className={`fill-${band.color} band-${i % 2}`}
            x={percentOf(inside(band.from))}
            width={percentOf(inside(band.to) - inside(band.from))}
            y={BAR_TOP}
            height={BAR_HEIGHT}
          >
            <title>{band.label}</title>
          </rect>
        ))}
        {borders.map((border, i) =>
          // Borders closer than a label is wide would run into each other.
          i > 0 && inside(border) - inside(borders[i - 1] as number) < 0.07 ? null : (
            <text
              key={border}
              x={percentOf(inside(border))}
              y={BAR_TOP + BAR_HEIGHT + 16}
              textAnchor={anchorAt(inside(border))}
            >
              {chart.format(border)}
            </text>
          ),
        )}
        <line
          className="needle"
          x1={percentOf(at)}
          x2={percentOf(at)}
          y1={BAR_TOP - 8}
          y2={BAR_TOP + BAR_HEIGHT + 3}
        />
        <text
          className="strong"
          x={percentOf(at)}
          y={BAR_TOP - 14}
          textAnchor={at < 0.15 ? "start" : at > 0.85 ? "end" : "middle"}
        >
          {chart.valueLabel}
        </text>
      </svg>
      <ul className="legend">
        {chart.bands.map((band) => (
          <li
            key={band.label}
            aria-current={chart.value >= band.from && chart.value < band.to ? "true" : undefined}
          >
            <i className={`key bg-${band.color}`} />
            {band.label}
          </li>
        ))}
      </ul>
    </>
  );
}
