/** Railroad diagram of the pattern. */
import { useMemo } from "react";
import type { ViewProps } from "../../../site/kit";
import { ScrollRegion } from "../../../site/kit/ScrollRegion";
import type regex from "./calculator";
import { readJavaScript } from "./javascript-tree";
import { isSamePart, linking, useLinked } from "./linked";
import { LETTER, railroad, type Station } from "./railroad";
import { readRe2 } from "./re2-tree";
import "./railroad.css";

/** A diagram with more parts than this would be unreadable. */
const MOST_PARTS = 300;

export default function Railroad({ inputs, outputs }: ViewProps<typeof regex>) {
  const { pattern, flags, flavor } = inputs;
  const linked = useLinked();
  const large = outputs.explanation.length > MOST_PARTS;
  const empty = outputs.explanation.length === 0;
  const picture = useMemo(
    () =>
      large || empty ? null : railroad(flavor === "re2" ? readRe2(pattern, flags) : readJavaScript(pattern, flags)),
    [pattern, flags, flavor, large, empty],
  );
  if (!picture)
    return <p className="regex-note">{large ? "The pattern has too many parts to draw." : "Nothing to draw."}</p>;
  const { width, height, rails, boxes, frames, notes } = picture;
  const className = (one: Station, base: string) =>
    `${base} ${one.kind}${linked && isSamePart(linked, one) ? " lit" : ""}`;
  return (
    <ScrollRegion className="railroad" label="Railroad diagram of the pattern">
      <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={pattern}>
        {frames.map((one) => (
          <g key={`${one.start}-${one.end}`} className={className(one, "frame")} {...linking(one)}>
            <rect x={one.x} y={one.y} width={one.width} height={one.height} rx="4" />
            <text x={one.x + 4} y={one.y - 4}>
              {one.label}
            </text>
          </g>
        ))}
        <path d={rails} />
        {boxes.map((one) => (
          <g key={`${one.start}-${one.end}`} className={className(one, "box")} {...linking(one)}>
            <rect x={one.x} y={one.y} width={one.width} height={one.height} rx={one.kind === "text" ? 14 : 2} />
            <text
              x={one.x + one.width / 2}
              y={one.y + one.height / 2 + 4}
              textAnchor="middle"
              textLength={[...one.label].length * LETTER}
              lengthAdjust="spacingAndGlyphs"
            >
              {one.label}
            </text>
          </g>
        ))}
        {notes.map(({ x, y, text }) => (
          <text key={`${x} ${y}`} className="note" x={x} y={y} textAnchor="middle">
            {text}
          </text>
        ))}
      </svg>
    </ScrollRegion>
  );
}
