import { Area, Drawing, Label, Line } from "../../../site/kit/Drawing";

/** Active power in kW, and the reactive power in kvar that goes with it. */
export interface Triangle {
  readonly active: number;
  readonly reactive: number;
}

interface Props {
  readonly now: Triangle;
  /** The same load with less reactive power. */
  readonly after?: Triangle;
  readonly caption: string;
  readonly labels: { readonly active: string; readonly apparent: string; readonly reactive: string };
}

const WIDTH = 420;
const HEIGHT = 260;
const MARGIN = 30;
const ROOM = { width: 250, height: HEIGHT - 2 * MARGIN };

/** The triangle to scale: active power to the right, reactive power up, apparent power as the hypotenuse. */
export function PowerTriangle({ now, after, caption, labels }: Props) {
  const scale = Math.min(
    ROOM.width / Math.max(now.active, Number.MIN_VALUE),
    ROOM.height / Math.max(now.reactive, Number.MIN_VALUE),
  );
  if (!Number.isFinite(scale * now.active) || !Number.isFinite(scale * now.reactive)) return null;
  const [left, floor] = [MARGIN, HEIGHT - MARGIN];
  const corner = [left, floor] as const;
  const right = [left + now.active * scale, floor] as const;
  const tipOf = ({ reactive }: Triangle) => [right[0], floor - reactive * scale] as const;
  const tip = tipOf(now);
  const middle = [(left + right[0]) / 2, (floor + tip[1]) / 2] as const;
  // There is too little room for text that ends at the middle of the hypotenuse.
  const isSteep = middle[0] < WIDTH / 3;
  return (
    <Drawing size={[WIDTH, HEIGHT]} caption={caption}>
      {after && <Area points={[corner, right, tipOf(after)]} color="green" />}
      <Line points={[corner, right]} color="green" strong arrow />
      <Line points={[right, tip]} color="ochre" strong arrow />
      <Line points={[corner, tip]} color="blue" strong arrow />
      {after && <Line points={[corner, tipOf(after)]} color="blue" dashed arrow />}
      <Label at={[middle[0], floor + 22]}>{labels.active}</Label>
      <Label at={[right[0] + 12, Math.min(middle[1] + 4, floor - 4)]} anchor="start">
        {labels.reactive}
      </Label>
      <Label at={[isSteep ? 0 : middle[0], Math.max(16, middle[1] - 14)]} anchor={isSteep ? "start" : "end"}>
        {labels.apparent}
      </Label>
    </Drawing>
  );
}
