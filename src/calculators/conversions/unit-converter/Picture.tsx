import type { ReactNode } from "react";
import { approximate, toSi } from "../../../math/units/conversion";
import { withoutRemark } from "../../../math/units/remark";
import type { ViewProps } from "../../../site/kit";
import type unitConverter from "./calculator";
import { graduations, type Mark } from "./graduations";
import "./picture.css";

type Props = ViewProps<typeof unitConverter>;

/** Upper end of the scale as a multiple of the value, so that the value is at four fifths. */
const RANGE = 1.25;

/** A ruler, a jug, a scale or a thermometer with the graduations of both units, and the answer on it. */
export default function Picture({ model }: Props) {
  const { from, to, result, ingredient } = model;
  const kind = from.quantity === to.quantity ? from.quantity : null;
  const Shape = kind === null ? undefined : SHAPES[kind];
  const si = approximate(toSi(result, to)).toNumber();
  const isCold = kind === "temperature";
  if (!Shape || ingredient || !Number.isFinite(si) || si > 1e250 || (!isCold && si < 1e-250)) return null;
  const [low, high] = isCold ? [Math.min(250, si - 20), Math.max(380, si + 20)] : [0, si * RANGE];
  const share = (si - low) / (high - low);
  const { name, numbered } = Shape;
  const upper = graduations(from, low, high, numbered);
  const lower = graduations(to, low, high, numbered);
  const label = `${name} with ${withoutRemark(from.plural)} and ${withoutRemark(to.plural)}`;
  return (
    <figure className="unit-picture">
      {Shape.draw({ upper, lower, share, label })}
      <figcaption>
        {Shape.sides[0]}: {from.symbol}. {Shape.sides[1]}: {to.symbol}.
      </figcaption>
    </figure>
  );
}

interface Drawing {
  readonly upper: readonly Mark[];
  readonly lower: readonly Mark[];
  readonly share: number;
  readonly label: string;
}

interface Shape {
  readonly name: string;
  /** Where the first and the second unit are shown. */
  readonly sides: readonly [string, string];
  /** Approximate count of numbered marks on each graduation. */
  readonly numbered: number;
  draw(drawing: Drawing): ReactNode;
}

const SHAPES: Readonly<Record<string, Shape>> = {
  length: {
    name: "Ruler",
    sides: ["Above", "Below"],
    numbered: 6,
    draw: (drawing) => bar(drawing, "ruler", 44),
  },
  temperature: {
    name: "Thermometer",
    sides: ["Above", "Below"],
    numbered: 6,
    draw: (drawing) => bar(drawing, "tube", 14),
  },
  volume: { name: "Measuring jug", sides: ["Left", "Right"], numbered: 7, draw: jug },
  mass: { name: "Kitchen scale", sides: ["Outside", "Inside"], numbered: 7, draw: scale },
};

/** A bar filled up to the answer, with marks along both edges; those of a ruler are inside the bar. */
function bar({ upper, lower, share, label }: Drawing, className: string, height: number) {
  const isInside = className === "ruler";
  const top = isInside ? 4 : 26;
  const ends = (edge: number, into: 1 | -1, isLong: boolean) =>
    [edge, edge + (isInside ? into : -into) * (isLong ? 8 : 4)] as const;
  const row = (marks: readonly Mark[], edge: number, into: 1 | -1) =>
    marks
      .filter((mark) => mark.share >= 0 && mark.share <= 1)
      .map((mark) => {
        const [y1, y2] = ends(edge, into, mark.text !== null);
        const isFree = mark.share > 0.03 && mark.share < 0.97 && Math.abs(mark.share - share) > 0.02;
        return (
          <g key={mark.share}>
            <line x1={percent(mark.share)} x2={percent(mark.share)} y1={y1} y2={y2} />
            {isFree && mark.text !== null && (
              <text x={percent(mark.share)} y={y2 + (y2 > edge ? 11 : -3)} textAnchor="middle">
                {mark.text}
              </text>
            )}
          </g>
        );
      });
  const isTall = isInside ? height + 8 : height + 2 * top;
  return (
    <svg className={className} width="100%" height={isTall} role="img" aria-label={label}>
      <rect className="body" x="0" y={top} width="100%" height={height} />
      <rect className="fill" x="0" y={top} width={percent(share)} height={height} />
      {row(upper, top, 1)}
      {row(lower, top + height, -1)}
      <line className="pointer" x1={percent(share)} x2={percent(share)} y1={top - 4} y2={top + height + 4} />
    </svg>
  );
}

const JUG = { left: 80, right: 240, top: 20, bottom: 220 };

/** A jug filled up to the answer, with a graduation on either side. */
function jug({ upper, lower, share, label }: Drawing) {
  const { left, right, top, bottom } = JUG;
  const at = (part: number) => bottom - part * (bottom - top);
  const column = (marks: readonly Mark[], edge: number, out: 1 | -1) =>
    marks
      .filter((mark) => mark.share > 0 && mark.share <= 1)
      .map((mark) => (
        <g key={mark.share}>
          <line
            x1={edge}
            x2={edge - out * (mark.text === null ? 8 : 16)}
            y1={short(at(mark.share))}
            y2={short(at(mark.share))}
          />
          {mark.text !== null && (
            <text x={edge + out * 6} y={short(at(mark.share) + 4)} textAnchor={out > 0 ? "start" : "end"}>
              {mark.text}
            </text>
          )}
        </g>
      ));
  return (
    <svg className="jug" viewBox="0 0 320 236" role="img" aria-label={label}>
      <rect className="fill" x={left} width={right - left} y={short(at(share))} height={short(bottom - at(share))} />
      <path className="glass" d={`M${left - 8} ${top - 12} L${left} ${top} V${bottom} H${right} V${top - 12}`} />
      {column(upper, left, -1)}
      {column(lower, right, 1)}
    </svg>
  );
}

const DIAL = { x: 160, y: 150, radius: 104 };

/** A dial with the first unit outside and the second inside. */
function scale({ upper, lower, share, label }: Drawing) {
  const at = (part: number, radius: number) => {
    const angle = Math.PI * (1.1 - 1.2 * part);
    return [short(DIAL.x + radius * Math.cos(angle)), short(DIAL.y - radius * Math.sin(angle))] as const;
  };
  const ring = (marks: readonly Mark[], out: 1 | -1) =>
    marks
      .filter((mark) => mark.share >= 0 && mark.share <= 1)
      .map((mark) => {
        const [x1, y1] = at(mark.share, DIAL.radius);
        const [x2, y2] = at(mark.share, DIAL.radius + out * (mark.text === null ? 5 : 10));
        const [x, y] = at(mark.share, DIAL.radius + out * 22);
        return (
          <g key={mark.share}>
            <line x1={x1} y1={y1} x2={x2} y2={y2} />
            {mark.text !== null && (
              <text x={x} y={short(y + 4)} textAnchor="middle">
                {mark.text}
              </text>
            )}
          </g>
        );
      });
  const [x1, y1] = at(0, DIAL.radius);
  const [x2, y2] = at(1, DIAL.radius);
  const [tipX, tipY] = at(share, DIAL.radius - 4);
  return (
    <svg className="scale" viewBox="0 0 320 200" role="img" aria-label={label}>
      <path className="glass" d={`M${x1} ${y1} A${DIAL.radius} ${DIAL.radius} 0 1 1 ${x2} ${y2}`} />
      {ring(upper, 1)}
      {ring(lower, -1)}
      <line className="pointer" x1={DIAL.x} y1={DIAL.y} x2={tipX} y2={tipY} />
      <circle className="hub" cx={DIAL.x} cy={DIAL.y} r="5" />
    </svg>
  );
}

function percent(share: number): string {
  return `${Math.round(1e4 * Math.min(1, Math.max(0, share))) / 100}%`;
}

function short(value: number): number {
  return Math.round(value * 100) / 100;
}
