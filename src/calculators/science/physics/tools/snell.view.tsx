import { inChosenUnit } from "../../../../fieldsets/quantity";
import { cosDegrees, sinDegrees } from "../../../../math/formula/degrees";
import { defineView, type ViewProps } from "../../../../site/kit";
import { Area, Drawing, Label, Line } from "../../../../site/kit/Drawing";
import calculator from "./snell";

const WIDTH = 380;
const HEIGHT = 260;
const RAY = 115;
/** In degrees; a smaller difference is only a rounding error of sine and arcsine. */
const STRAIGHT = 1e-9;
const [X, Y] = [WIDTH / 2, HEIGHT / 2];

/** The ray comes from the upper left; if it is totally reflected, it goes back up. */
function Refraction({ model, format }: ViewProps<typeof calculator>) {
  const { indexA = 1, indexB = 1, angleA, angleB } = model.values;
  const text = (key: string) => inChosenUnit(calculator.inputs, model.inputs, key, model.values[key] ?? null, format);
  const above = (angle: number, side: 1 | -1) =>
    [X + side * RAY * sinDegrees(angle), Y - RAY * cosDegrees(angle)] as const;
  const below = (angle: number, side: 1 | -1) =>
    [X + side * RAY * sinDegrees(angle), Y + RAY * cosDegrees(angle)] as const;
  const caption =
    angleA === undefined
      ? `A ray from B at ${text("angleB")} is totally reflected.`
      : angleB === undefined
        ? `At ${text("angleA")} the ray is totally reflected.`
        : Math.abs(angleB - angleA) < STRAIGHT
          ? `The ray goes straight on at ${text("angleA")}.`
          : `The ray bends ${angleB < angleA ? "toward" : "away from"} the normal, from ${text("angleA")} to ${text("angleB")}.`;
  return (
    <Drawing size={[WIDTH, HEIGHT]} caption={caption}>
      <Area
        points={[
          [0, Y],
          [WIDTH, Y],
          [WIDTH, HEIGHT],
          [0, HEIGHT],
        ]}
        color="blue"
      />
      <Line
        points={[
          [0, Y],
          [WIDTH, Y],
        ]}
        color="ink"
      />
      <Line
        points={[
          [X, 8],
          [X, HEIGHT - 8],
        ]}
        dashed
      />
      <Label at={[12, 22]} anchor="start" strong>
        A, n = {format.significant(indexA)}
      </Label>
      <Label at={[12, HEIGHT - 12]} anchor="start" strong>
        B, n = {format.significant(indexB)}
      </Label>
      {angleA !== undefined && <Line points={[above(angleA, -1), [X, Y]]} color="ochre" strong arrow />}
      {angleA !== undefined && angleB === undefined && (
        <Line points={[[X, Y], above(angleA, 1)]} color="ochre" strong arrow />
      )}
      {angleB !== undefined && angleA !== undefined && (
        <Line points={[[X, Y], below(angleB, 1)]} color="green" strong arrow />
      )}
      {angleB !== undefined && angleA === undefined && (
        <>
          <Line points={[below(angleB, 1), [X, Y]]} color="ochre" strong arrow />
          <Line points={[[X, Y], below(angleB, -1)]} color="ochre" strong arrow />
        </>
      )}
    </Drawing>
  );
}

export default defineView(calculator, { Display: Refraction });
