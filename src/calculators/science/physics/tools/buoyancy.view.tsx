import type { LawModel } from "../../../../fieldsets/law";
import { inChosenUnit } from "../../../../fieldsets/quantity";
import { defineView, type ViewProps } from "../../../../site/kit";
import { Area, Drawing, Label, Line } from "../../../../site/kit/Drawing";
import buoyancy from "./buoyancy";

const WIDTH = 380;
const HEIGHT = 200;
const SURFACE = 88;
const SIDE = 80;
const FLOOR = HEIGHT - 16;

/** The body in the fluid, floating as deep as it does or lying on the bottom. */
function Floating({ model, format }: ViewProps<typeof buoyancy>) {
  const { values, extras } = model as LawModel;
  const { submergedFraction = 1, objectMass = 0, gravity = 0 } = values;
  const floats = values.apparentWeight === 0;
  const bottom = floats ? SURFACE + SIDE * submergedFraction : FLOOR;
  const [left, right, top] = [(WIDTH - SIDE) / 2, (WIDTH + SIDE) / 2, bottom - SIDE];
  const force = (newtons: number) => inChosenUnit(buoyancy.inputs, model.inputs, "apparentWeight", newtons, format);
  const caption = floats
    ? `${format.percent(submergedFraction * 100, 2)} of the body is under the surface.`
    : `The body weighs ${force(objectMass * gravity)}, and the fluid supports only ${force(extras.buoyantForce ?? 0)} of it.`;
  return (
    <Drawing size={[WIDTH, HEIGHT]} caption={caption}>
      <Area
        points={[
          [left, top],
          [right, top],
          [right, bottom],
          [left, bottom],
        ]}
        color="ochre"
      />
      <Area
        points={[
          [0, SURFACE],
          [WIDTH, SURFACE],
          [WIDTH, FLOOR],
          [0, FLOOR],
        ]}
        color="blue"
      />
      <Line
        points={[
          [0, SURFACE],
          [WIDTH, SURFACE],
        ]}
        color="blue"
        strong
      />
      <Line
        points={[
          [left, top],
          [right, top],
          [right, bottom],
          [left, bottom],
          [left, top],
        ]}
        color="ink"
        strong
      />
      <Label at={[12, SURFACE - 10]} anchor="start">
        Surface
      </Label>
    </Drawing>
  );
}

export default defineView(buoyancy, {
  Display: Floating,
});
