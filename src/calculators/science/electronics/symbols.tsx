/** Circuit symbols for schematics that show a tool's values: IEC 60617, but with the zigzag resistor. */
import type { ComponentType } from "react";
import { Disc, Label, Line } from "../../../site/kit/Drawing";

export type Point = readonly [x: number, y: number];

interface PartProps {
  /** Ends of the part, including its leads; the part is horizontal or vertical. */
  readonly from: Point;
  readonly to: Point;
  /** Omit it to draw neither name nor value. */
  readonly name?: string;
  readonly value?: string;
}

/** Half the length of a resistor or inductor without its leads. */
const HALF = 30;
/** Radius of the circle of an AC source. */
const RADIUS = 15;
/** Length of the amplifier triangle, and the distance between its inputs. */
export const AMPLIFIER = 72;
export const INPUTS = 40;
const PEAKS = [0, 1, -1, 1, -1, 1, -1, 0];

/** Coordinates relative to a part: `along` it from its midpoint, and `aside` to its left. */
function frame(from: Point, to: Point) {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [dx, dy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const at = (along: number, aside = 0): Point => [
    middle[0] + along * dx + aside * dy,
    middle[1] + along * dy - aside * dx,
  ];
  return { at, isUpright: Math.abs(dy) > Math.abs(dx), middle };
}

/** Name and value: to the right of a vertical part, above and below a horizontal one. */
function Labels({ from, to, name, value, gap = 18 }: PartProps & { readonly gap?: number }) {
  const { isUpright, middle } = frame(from, to);
  const [x, y] = middle;
  if (!name) return null;
  return isUpright ? (
    <>
      <Label at={[x + gap, y - 2]} anchor="start" strong>
        {name}
      </Label>
      {value && (
        <Label at={[x + gap, y + 14]} anchor="start">
          {value}
        </Label>
      )}
    </>
  ) : (
    <>
      <Label at={[x, y - gap + 2]} strong>
        {name}
      </Label>
      {value && <Label at={[x, y + gap + 8]}>{value}</Label>}
    </>
  );
}

export function Resistor(props: PartProps) {
  const { at } = frame(props.from, props.to);
  const zigzag = PEAKS.map((peak, i) => at(((i - 3.5) / 3.5) * HALF, 8 * peak));
  return (
    <>
      <Line points={[props.from, ...zigzag, props.to]} color="ink" />
      <Labels {...props} />
    </>
  );
}

export function Capacitor(props: PartProps) {
  const { at } = frame(props.from, props.to);
  return (
    <>
      <Line points={[props.from, at(-4)]} color="ink" />
      <Line points={[at(-4, -14), at(-4, 14)]} color="ink" strong />
      <Line points={[at(4, -14), at(4, 14)]} color="ink" strong />
      <Line points={[at(4), props.to]} color="ink" />
      <Labels {...props} gap={22} />
    </>
  );
}

export function Inductor(props: PartProps) {
  const { at } = frame(props.from, props.to);
  // Four half waves.
  const steps = Array.from({ length: 49 }, (_, i) =>
    at(-HALF + (2 * HALF * i) / 48, 9 * Math.abs(Math.sin((i / 12) * Math.PI))),
  );
  return (
    <>
      <Line points={[props.from, ...steps, props.to]} color="ink" />
      <Labels {...props} />
    </>
  );
}

/** The longer line, at `from`, is the positive terminal. */
export function Source(props: PartProps) {
  const { at } = frame(props.from, props.to);
  return (
    <>
      <Line points={[props.from, at(-4)]} color="ink" />
      <Line points={[at(-4, -16), at(-4, 16)]} color="ink" />
      <Line points={[at(4, -8), at(4, 8)]} color="ink" strong />
      <Line points={[at(4), props.to]} color="ink" />
      <Labels {...props} gap={24} />
    </>
  );
}

export function Diode(props: PartProps) {
  const { at } = frame(props.from, props.to);
  return (
    <>
      <Line points={[props.from, at(-10)]} color="ink" />
      <Line points={[at(-10, -10), at(-10, 10), at(10), at(-10, -10)]} color="ink" />
      <Line points={[at(10, -10), at(10, 10)]} color="ink" strong />
      <Line points={[at(10), props.to]} color="ink" />
      <Labels {...props} />
    </>
  );
}

export function Wire({ points }: { readonly points: readonly Point[] }) {
  return <Line points={points} color="ink" />;
}

interface TerminalProps {
  readonly at: Point;
  readonly name: string;
  /** Where the name goes, relative to the terminal. */
  readonly side?: "right" | "above" | "below";
}

/** The end of a wire, labeled with its name or its voltage. */
export function Terminal({ at: [x, y], name, side = "right" }: TerminalProps) {
  return (
    <>
      <Disc at={[x, y]} color="green" />
      {side === "right" ? (
        <Label at={[x + 10, y + 4]} anchor="start" strong>
          {name}
        </Label>
      ) : (
        <Label at={[x, side === "above" ? y - 10 : y + 18]} strong>
          {name}
        </Label>
      )}
    </>
  );
}

/** AC voltage source. */
export function AcSource(props: PartProps) {
  const { at, middle } = frame(props.from, props.to);
  const [x, y] = middle;
  const wave = Array.from(
    { length: 25 },
    (_, i): Point => [x - 9 + (18 * i) / 24, y - 6 * Math.sin((i / 12) * Math.PI)],
  );
  return (
    <>
      <Line points={[props.from, at(-RADIUS)]} color="ink" />
      <Disc at={middle} radius={RADIUS} color="ink" hollow />
      <Line points={wave} color="ink" />
      <Line points={[at(RADIUS), props.to]} color="ink" />
      <Labels {...props} gap={RADIUS + 6} />
    </>
  );
}

/** Dot that marks a junction of wires. */
export function Joint({ at }: { readonly at: Point }) {
  return <Disc at={at} radius={3} color="ink" />;
}

/** Ground symbol at the lower end of a wire. */
export function Ground({ at: [x, y] }: { readonly at: Point }) {
  return [12, 7, 2].map((half, i) => (
    <Line
      key={half}
      points={[
        [x - half, y + 5 * i],
        [x + half, y + 5 * i],
      ]}
      color="ink"
    />
  ));
}

interface BoxProps {
  /** Top left and bottom right corners. */
  readonly from: Point;
  readonly to: Point;
  readonly name: string;
}

/** An integrated circuit, or anything else that is not drawn in detail. */
export function Box({ from: [left, top], to: [right, bottom], name }: BoxProps) {
  return (
    <>
      <Line
        points={[
          [left, top],
          [right, top],
          [right, bottom],
          [left, bottom],
          [left, top],
        ]}
        color="ink"
      />
      <Label at={[(left + right) / 2, (top + bottom) / 2 + 4]} strong>
        {name}
      </Label>
    </>
  );
}

/** The inverting input is at `at`, the other one `INPUTS` below it, and the output to the right, halfway between. */
export function OpAmp({ at: [x, y] }: { readonly at: Point }) {
  const middle = y + INPUTS / 2;
  return (
    <>
      <Line
        points={[
          [x, middle - 42],
          [x, middle + 42],
          [x + AMPLIFIER, middle],
          [x, middle - 42],
        ]}
        color="ink"
      />
      <Label at={[x + 10, y + 4]} strong>
        −
      </Label>
      <Label at={[x + 10, y + INPUTS + 4]} strong>
        +
      </Label>
    </>
  );
}

interface RungsProps {
  readonly Part: ComponentType<PartProps>;
  /** Name and value of each part. */
  readonly parts: readonly (readonly [name: string, value: string])[];
  /** Ends of the chain, or of the upper rail. */
  readonly from: Point;
  readonly to: Point;
  /** Number of slots. If there are more parts, the last slot says how many are not drawn. */
  readonly most?: number;
}

const RUNG = 90;

/** Parts of one kind in parallel, between an upper and a lower rail. */
export function Rungs({ Part, parts, from: [left, top], to: [right], most = 4 }: RungsProps) {
  const shown = firstOf(parts, most);
  // Up to three parts share the width of three slots, which leaves more room for their values.
  const slots = parts.length > shown.length ? most : Math.max(Math.min(most, 3), shown.length);
  const step = (right - left) / slots;
  const bottom = top + RUNG;
  const last = left + (shown.length - 1) * step;
  const end = parts.length > shown.length ? last + step : last;
  return (
    <>
      {[top, bottom].map((y) => (
        <Wire
          key={y}
          points={[
            [left, y],
            [end, y],
          ]}
        />
      ))}
      {shown.map(([name, value], i) => (
        <Part
          // biome-ignore lint/suspicious/noArrayIndexKey: parts are identified by their position
          key={i}
          from={[left + i * step, top]}
          to={[left + i * step, bottom]}
          name={name}
          value={value}
        />
      ))}
      {end > last && (
        <Label at={[end - 5, top + RUNG / 2]} anchor="start" strong>
          … {parts.length - shown.length} more
        </Label>
      )}
    </>
  );
}

/** Parts of one kind in series, from left to right. */
export function Chain({ Part, parts, from: [left, y], to: [right], most = 4 }: RungsProps) {
  const shown = firstOf(parts, most);
  const isAll = shown.length === parts.length;
  const step = (right - left) / (isAll ? shown.length : shown.length + 1);
  return (
    <>
      {shown.map(([name, value], i) => (
        <Part
          // biome-ignore lint/suspicious/noArrayIndexKey: parts are identified by their position
          key={i}
          from={[left + i * step, y]}
          to={[left + (i + 1) * step, y]}
          name={name}
          value={value}
        />
      ))}
      {!isAll && (
        <Label at={[right - step / 2, y + 4]} strong>
          … {parts.length - shown.length} more
        </Label>
      )}
    </>
  );
}

function firstOf<T>(parts: readonly T[], most: number): readonly T[] {
  return parts.length > most ? parts.slice(0, most - 1) : parts;
}
