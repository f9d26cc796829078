import { inChosenUnit } from "../../../../fieldsets/quantity";
import { defineView, type ViewProps } from "../../../../site/kit";
import { Disc, Drawing, Line } from "../../../../site/kit/Drawing";
import calculator from "./orbit";

const SIZE = 260;
const MIDDLE = SIZE / 2;
const ORBIT = 110;

/** Body and orbit to scale. */
function Orbit({ model, format }: ViewProps<typeof calculator>) {
  const { bodyRadius = 0, altitude = 0 } = model.values;
  const text = (key: string) => inChosenUnit(calculator.inputs, model.inputs, key, model.values[key] ?? null, format);
  const radius = (ORBIT * bodyRadius) / (bodyRadius + altitude);
  return (
    <Drawing
      size={[SIZE, SIZE]}
      caption={`To scale: the orbit is ${text("altitude")} above a body with a radius of ${inChosenUnit(calculator.inputs, model.inputs, "altitude", bodyRadius, format)}.`}
    >
      <Disc at={[MIDDLE, MIDDLE]} radius={Math.max(1.5, radius)} color="ochre" />
      <Disc at={[MIDDLE, MIDDLE]} radius={ORBIT} color="blue" hollow />
      <Line
        points={[
          [MIDDLE + ORBIT, MIDDLE],
          [MIDDLE + ORBIT, MIDDLE - 50],
        ]}
        color="green"
        strong
        arrow
      />
      <Disc at={[MIDDLE + ORBIT, MIDDLE]} radius={4} color="green" />
    </Drawing>
  );
}

export default defineView(calculator, {
  Display: Orbit,
  opening: { altitude: 400, altitudeUnit: "kilometer", orbitalPeriodUnit: "minute" },
});
