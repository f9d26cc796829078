/** Charts of a law: one quantity against another, in the units that the user chose. */
import type { AnyCalculator } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { LawModel } from "../../../fieldsets/law";
import { inUnitChosen, symbolOf } from "../../../fieldsets/quantity";
import type { Chart } from "../../../site/kit";

const POINTS = 100;

interface Quantity {
  readonly label: string;
  /** Key of the variable whose unit applies; omitted for a plain number. */
  readonly key?: string;
}

interface Curve {
  readonly x: Quantity;
  readonly y: Quantity;
  /** Range of x, in the unit that the variable is defined in. */
  readonly range: readonly [from: number, to: number];
  readonly of: (x: number) => number;
  /** Values of x to mark with a point. */
  readonly at?: readonly number[];
  readonly area?: boolean;
  readonly caption: string;
}

/** Returns null if the range is empty or a value is not finite. */
export function curve(
  calculator: AnyCalculator,
  { model, format }: { readonly model: unknown; readonly format: Format },
  { x, y, range: [from, to], of, at = [], area, caption }: Curve,
): Chart | null {
  const { inputs } = model as LawModel;
  const { inputs: fields } = calculator;
  const shown = ({ key }: Quantity, value: number) =>
    key === undefined ? value : inUnitChosen(fields, inputs, key, value);
  const axis = (quantity: Quantity) => {
    const { key } = quantity;
    const unit = key && (fields[`${key}Unit`]?.options?.[String(inputs[`${key}Unit`])] ?? symbolOf(fields, key));
    return {
      label: unit ? `${quantity.label} (${unit})` : quantity.label,
      format: (value: number) => format.significant(value, 4),
    };
  };
  const places = Array.from({ length: POINTS + 1 }, (_, i) => from + ((to - from) * i) / POINTS);
  const xs = places.map((place) => shown(x, place));
  const ys = places.map((place) => shown(y, of(place)));
  const points = at.map((place) => ({ x: shown(x, place), y: shown(y, of(place)) }));
  const areFinite = [...xs, ...ys, ...points.flatMap((point) => [point.x, point.y])].every(
    (value) => value !== null && Number.isFinite(value),
  );
  if (!areFinite || !((xs[POINTS] as number) > (xs[0] as number))) return null;
  return {
    kind: "lines",
    x: { ...axis(x), values: xs as number[] },
    y: axis(y),
    series: [{ label: y.label, color: "green", values: ys, ...(area && { area }) }],
    points: points as { x: number; y: number }[],
    caption,
  };
}
