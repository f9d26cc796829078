/** Chart of the curve around its roots and turning points. */
import { joinWithAnd } from "../../../math/words/lists";
import type { Chart, DrawChart } from "../../../site/kit";
import type calculator from "./calculator";
import type { SolvedEquation } from "./solved-equation";

/** Points along the curve. */
const POINTS = 160;

/** Curves whose coordinates are beyond this are not drawn. */
const LARGEST = 1e100;

export const graph: DrawChart<typeof calculator> = ({ model, outputs, format }): Chart | null => {
  const window = windowOf(model);
  if (!window) return null;
  const [low, high] = window;
  const coefficients = model.polynomial.coefficients.map((one) => one.toNumber());
  const at = (x: number) => coefficients.reduceRight((sum, one) => sum * x + one, 0);
  const xs = Array.from({ length: POINTS + 1 }, (_, i) => low + ((high - low) * i) / POINTS);
  const ys = xs.map(at);
  if (!ys.every((y) => Math.abs(y) < LARGEST)) return null;
  const short = (value: number) => format.number(Number(value.toPrecision(4)), 4);
  const real = [...new Set(model.solution.roots.flatMap(({ re, im }) => (im === 0 && re !== null ? [re] : [])))];
  const vertex = outputs.vertexX !== null && outputs.vertexY !== null ? outputs : null;
  const isInside = (x: number) => x >= low && x <= high;
  const points = [
    ...real.map((x) => ({ x, y: 0, label: short(x) })),
    ...(vertex && !real.includes(vertex.vertexX as number)
      ? [
          {
            x: vertex.vertexX as number,
            y: vertex.vertexY as number,
            label: `(${short(vertex.vertexX as number)}, ${short(vertex.vertexY as number)})`,
          },
        ]
      : []),
    ...(outputs.inflectionX !== null && outputs.inflectionY !== null && !real.includes(outputs.inflectionX)
      ? [{ x: outputs.inflectionX, y: outputs.inflectionY, label: "inflection" }]
      : []),
  ].filter(({ x }) => isInside(x));
  const intercept = outputs.yIntercept;
  if (isInside(0) && intercept && vertex?.vertexX !== 0)
    points.push({ x: 0, y: intercept, label: `(0, ${short(intercept)})` });
  return {
    kind: "lines",
    x: { label: "x", values: xs, format: short },
    y: { label: "y", format: short },
    series: [{ label: "y", color: "green", values: ys }],
    ...(vertex && {
      marks: [{ x: vertex.vertexX as number, label: `axis x = ${short(vertex.vertexX as number)}` }],
    }),
    points,
    caption: captionOf(model, real.map(short)),
  };
};

/**
 * The x range of the graph: all roots and the turning point, with half their spread, or 1.5 times the largest imaginary
 * part, on either side. Around a single point, 1.25 times its distance from the y-axis, or 2.
 */
function windowOf({ degree, solution, vertex, inflection }: SolvedEquation): readonly [number, number] | null {
  if (degree === 0) return null;
  const centers = solution.roots.flatMap(({ re }) => (re === null ? [] : [re]));
  const turn = vertex()?.x.toNumber() ?? inflection()?.x.toNumber();
  if (turn !== undefined) centers.push(turn);
  const reach = Math.max(0, ...solution.roots.map(({ im }) => Math.abs(im ?? 0)));
  const [low, high] = [Math.min(...centers), Math.max(...centers)];
  const room = Math.max((high - low) / 2, 1.5 * reach) || 1.25 * Math.abs(low) || 2;
  if (![low, high, room].every((one) => Math.abs(one) < LARGEST) || low - room === high + room) return null;
  return [low - room, high + room];
}

function captionOf({ degree, solution }: SolvedEquation, real: readonly string[]): string {
  const curve = degree === 2 ? "The parabola" : degree === 1 ? "The line" : "The curve";
  if (real.length === 0) return `${curve} does not meet the x-axis, so there is no real root.`;
  if (degree === 2 && solution.nature === "repeated-real") return `The parabola touches the x-axis at x = ${real[0]}.`;
  return `${curve} meets the x-axis at x = ${joinWithAnd(real)}.`;
}
