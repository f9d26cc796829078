import type { LawModel } from "../../../../fieldsets/law";
import { inChosenUnit } from "../../../../fieldsets/quantity";
import { cosDegrees, sinDegrees } from "../../../../math/formula/degrees";
import { defineView, type ViewProps } from "../../../../site/kit";
import { Disc, Drawing, Label, Line } from "../../../../site/kit/Drawing";
import torque from "./torque";

const WIDTH = 380;
const HEIGHT = 240;
const AXIS = [60, HEIGHT / 2] as const;
const ARM = 200;
const FORCE = 90;

/** The arm from the axis, and the force at its end. */
function Lever({ model, format }: ViewProps<typeof torque>) {
  const { values } = model as LawModel;
  const { force = 0, distance = 0, angle = 0 } = values;
  const end = [AXIS[0] + ARM, AXIS[1]] as const;
  const size = Math.sign(force) * FORCE;
  const tip = [end[0] + size * cosDegrees(angle), end[1] - size * sinDegrees(angle)] as const;
  const lever = Math.abs(distance * sinDegrees(angle));
  const write = (key: string, value: number) => inChosenUnit(torque.inputs, model.inputs, key, value, format);
  const caption = `${write("force", force)} at ${write("distance", distance)} from the axis. Its line of action passes the axis at ${write("distance", lever)}, the lever arm.`;
  return (
    <Drawing size={[WIDTH, HEIGHT]} caption={caption}>
      <Line points={[AXIS, end]} color="ink" strong />
      <Line
        points={[
          [end[0] - (tip[0] - end[0]) * 6, end[1] - (tip[1] - end[1]) * 6],
          [end[0] + (tip[0] - end[0]) * 6, end[1] + (tip[1] - end[1]) * 6],
        ]}
        dashed
      />
      <Line points={[end, tip]} color="green" strong arrow />
      <Disc at={AXIS} radius={7} color="ink" />
      <Label at={[AXIS[0], AXIS[1] + 26]}>Axis</Label>
      <Label at={[end[0] + 14, end[1] + 22]} anchor="start">
        {write("angle", angle)}
      </Label>
    </Drawing>
  );
}

export default defineView(torque, { Display: Lever });
