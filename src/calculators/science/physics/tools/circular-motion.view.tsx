import { inChosenUnit } from "../../../../fieldsets/quantity";
import { defineView, type ViewProps } from "../../../../site/kit";
import { Disc, Drawing, Label, Line } from "../../../../site/kit/Drawing";
import calculator from "./circular-motion";

const SIZE = 260;
const MIDDLE = SIZE / 2;
const RADIUS = 90;
const AT = [MIDDLE + RADIUS, MIDDLE] as const;

function Circle({ model, format }: ViewProps<typeof calculator>) {
  const text = (key: string) => inChosenUnit(calculator.inputs, model.inputs, key, model.values[key] ?? null, format);
  return (
    <Drawing
      size={[SIZE + 60, SIZE]}
      caption={`At ${text("speed")} on a radius of ${text("radius")}, the acceleration of ${text("acceleration")} points to the center.`}
    >
      <Disc at={[MIDDLE, MIDDLE]} radius={RADIUS} hollow />
      <Disc at={[MIDDLE, MIDDLE]} radius={3} />
      <Line points={[[MIDDLE, MIDDLE], AT]} dashed />
      <Label at={[MIDDLE + 20, MIDDLE + 18]}>r</Label>
      <Line points={[AT, [AT[0], AT[1] - 80]]} color="blue" strong arrow />
      <Label at={[AT[0] + 12, AT[1] - 70]} anchor="start" strong>
        v
      </Label>
      <Line points={[AT, [AT[0] - 50, AT[1]]]} color="green" strong arrow />
      <Label at={[AT[0] - 44, AT[1] - 10]} strong>
        a
      </Label>
      <Disc at={AT} radius={7} color="ochre" />
    </Drawing>
  );
}

export default defineView(calculator, { Display: Circle });
