import { anchorAt, fractionOf, inside, percentOf } from "./geometry";
import { fittingOf, WIDTHS } from "./labels";
import { Reader } from "./Reader";
import type { ScaleChart } from "./types";

/** Bands along a line, with a marker at the value. */
export function Scale({ chart }: { chart: ScaleChart }) {
  const { bands, format, value } = chart;
  const range = { low: chart.min, high: chart.max };
  const place = (x: number) => inside(fractionOf(x, range));
  const at = place(value);
  const borders = bands.slice(1).map(({ from }) => ({ at: place(from), text: format(from) }));
  // The ends of the band that contains the value take precedence.
  const current = bands.findIndex((band) => value < band.to);
  const narrow = fittingOf(borders, WIDTHS.narrow, [current - 1, current]);
  const wide = fittingOf(borders, WIDTHS.wide, [current - 1, current]);
  return (
    <>
      <div className="axes">
        <div className="bands">
          <svg width="100%" height="100%" aria-hidden="true">
            {bands.map(({ label, color, from, to }) => (
              <rect
                key={label}
                className={`fill-${color}`}
                x={percentOf(place(from))}
                width={percentOf(place(to) - place(from))}
                y="26"
                height="18"
              />
            ))}
            {borders.map(({ at, text }) => (
              <line key={text} className="border" x1={percentOf(at)} x2={percentOf(at)} y1="26" y2="44" />
            ))}
            <line className="needle" x1={percentOf(at)} x2={percentOf(at)} y1="19" y2="48" />
            <text
              className="strong"
              x={percentOf(at)}
              y="13"
              textAnchor={at < 0.15 ? "start" : at > 0.85 ? "end" : "middle"}
            >
              {chart.valueLabel}
            </text>
          </svg>
          <Reader chart={chart} />
        </div>
        <svg className="below" width="100%" height="18" aria-hidden="true">
          {borders.map(({ at, text }, i) =>
            narrow[i] || wide[i] ? (
              <text
                key={text}
                className={narrow[i] === wide[i] ? undefined : wide[i] ? "wide-only" : "narrow-only"}
                x={percentOf(at)}
                y="13"
                textAnchor={anchorAt(at)}
              >
                {text}
              </text>
            ) : null,
          )}
        </svg>
        <p className="axis-title">{chart.label}</p>
      </div>
      <ul className="legend">
        {bands.map(({ label, color, from, to }) => (
          <li key={label} aria-current={value >= from && value < to ? "true" : undefined}>
            <i className={`key bg-${color}`} />
            {label}
          </li>
        ))}
      </ul>
    </>
  );
}
