import type { ViewProps } from "../../../site/kit";
import type calculator from "./calculator";
import { decimalWriter } from "./words";

const SIZE = 300;
/** Room for labels at the edge. */
const MARGIN = 40;

/** The roots as points in the complex plane, with the same scale on both axes. */
export function ComplexPlane({ model, format }: ViewProps<typeof calculator>) {
  const write = decimalWriter(model.solution.roots, format);
  const points = model.solution.roots.flatMap((root) =>
    root.re === null || root.im === null ? [] : [{ re: root.re, im: root.im, text: write(root) }],
  );
  const reach = Math.max(...points.map(({ re, im }) => Math.max(Math.abs(re), Math.abs(im)))) || 1;
  const place = (value: number) => Math.round(10 * (SIZE / 2 - MARGIN) * (value / reach)) / 10;
  const caption = `The roots in the complex plane: ${points.map(({ text }) => text).join(", ")}.`;
  return (
    <figure className="argand">
      <svg
        viewBox={`${-SIZE / 2} ${-SIZE / 2} ${SIZE} ${SIZE}`}
        width={SIZE}
        height={SIZE}
        role="img"
        aria-label={caption}
      >
        <line x1={-SIZE / 2} x2={SIZE / 2} />
        <line y1={-SIZE / 2} y2={SIZE / 2} />
        <text className="soft" x={SIZE / 2} y="-6" textAnchor="end">
          Re
        </text>
        <text className="soft" x="6" y={-SIZE / 2 + 12}>
          Im
        </text>
        {points.map(({ re, im, text }) => {
          const [x, y] = [place(re), -place(im)];
          return (
            <g key={text}>
              <line className="guide" x1={x} x2={x} y2={y} />
              <line className="guide" x2={x} y1={y} y2={y} />
              <circle cx={x} cy={y} r="5" />
              {/* The label extends toward the middle, where there is room for it. */}
              <text x={x === 0 ? 9 : x} y={y + (im > 0 ? -10 : 20)} textAnchor={x > 0 ? "end" : "start"}>
                {text}
              </text>
            </g>
          );
        })}
      </svg>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
