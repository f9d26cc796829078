import type { LawModel } from "../../../../fieldsets/law";
import { inUnitChosen, withSymbol } from "../../../../fieldsets/quantity";
import { cosDegrees, sinDegrees } from "../../../../math/formula/degrees";
import { defineView, type ViewProps } from "../../../../site/kit";
import { Area, Disc, Drawing, Label, Line } from "../../../../site/kit/Drawing";
import plane from "./inclined-plane";

const WIDTH = 380;
const HEIGHT = 300;
/** Length of the arrow of the weight. */
const LONGEST = 80;
/** The y coordinate of the ground, with room below it for the weight arrow of a body on level ground. */
const GROUND = HEIGHT - LONGEST + 12;
/** Largest extent of the slope, which leaves room at the edges for the body and its arrows. */
const REACH = { width: 260, height: 150 };

/** The slope with the body at its midpoint, and the forces on it to scale. */
function Forces({ model, format }: ViewProps<typeof plane>) {
  const { values, extras } = model as LawModel;
  const { angle = 0, mass = 0, gravity = 0, frictionCoefficient = 0 } = values;
  const { normalForce, gravityAlong, frictionForce } = extras as Record<string, number>;
  const [cosine, sine] = [cosDegrees(angle), sinDegrees(angle)];
  const length = Math.min(REACH.width / Math.max(cosine, 1e-9), REACH.height / Math.max(sine, 1e-9));
  const left = (WIDTH - length * cosine) / 2;
  const foot = [left, GROUND] as const;
  const top = [left + length * cosine, GROUND - length * sine] as const;
  const size = 18;
  // The center of the body, which rests on the slope.
  const center = [(foot[0] + top[0]) / 2 - size * sine, (foot[1] + top[1]) / 2 - size * cosine] as const;
  const corner = (along: number, out: number) =>
    [center[0] + size * (along * cosine - out * sine), center[1] - size * (along * sine + out * cosine)] as const;
  /** Arrow of a force, from its components up the slope and out of it as fractions of the weight, which may be tiny. */
  const arrow = (along: number, out: number) => [
    center,
    [center[0] + LONGEST * (along * cosine - out * sine), center[1] - LONGEST * (along * sine + out * cosine)] as const,
  ];
  const symbol = plane.inputs.gravityAlongUnit?.options?.[String(model.inputs.gravityAlongUnit)] ?? "";
  const force = (newtons = 0) => {
    const value = inUnitChosen(plane.inputs, model.inputs, "gravityAlong", newtons) ?? newtons;
    return withSymbol(format.significant(value, 4), symbol);
  };
  const caption = `Weight ${force(mass * gravity)} (straight down), normal force ${force(normalForce)} (blue), friction ${force(frictionForce)} (ochre); along the slope gravity pulls with ${force(gravityAlong)} (green).`;
  return (
    <Drawing size={[WIDTH, HEIGHT]} caption={caption}>
      <Area points={[foot, top, [top[0], GROUND]]} />
      <Line
        points={[
          [0, GROUND],
          [WIDTH, GROUND],
        ]}
      />
      <Line points={[foot, top]} color="ink" strong />
      <Area points={[corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)]} color="blue" />
      <Label at={[foot[0] + 44, GROUND + 17]}>{format.significant(angle, 4)}°</Label>
      <Line points={arrow(-sine, -cosine)} color="ink" strong arrow />
      <Line points={arrow(0, cosine)} color="blue" strong arrow />
      <Line points={arrow(Math.min(frictionCoefficient * cosine, sine), 0)} color="ochre" strong arrow />
      <Line points={arrow(-sine, 0)} color="green" strong arrow />
      <Disc at={center} radius={3} color="ink" />
    </Drawing>
  );
}

export default defineView(plane, {
  Display: Forces,
});
