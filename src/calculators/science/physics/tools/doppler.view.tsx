import { inChosenUnit } from "../../../../fieldsets/quantity";
import { defineView, type ViewProps } from "../../../../site/kit";
import { Disc, Drawing, Label, Line } from "../../../../site/kit/Drawing";
import calculator from "./doppler";

const WIDTH = 400;
const HEIGHT = 240;
const MIDDLE = 110;
const OBSERVER = 340;
const FRONTS = 5;
/** Distance between two wave fronts of a source at rest. */
const STEP = 20;
const ARROW = 60;

/** The source has moved since it sent each of the fronts, so they are closer together ahead of it. */
function WaveFronts({ model, format }: ViewProps<typeof calculator>) {
  const { soundSpeed = 1, sourceSpeed = 0, observerSpeed = 0 } = model.values;
  const text = (key: string) => inChosenUnit(calculator.inputs, model.inputs, key, model.values[key] ?? null, format);
  const share = sourceSpeed / soundSpeed;
  // A source that approaches is drawn farther to the right, to leave room for the fronts behind it.
  const source = 120 + Math.max(0, share) * STEP * FRONTS;
  const arrow = (from: number, speed: number, direction: 1 | -1) => (
    <Line
      points={[
        [from, MIDDLE + 30],
        [from + direction * Math.sign(speed) * ARROW, MIDDLE + 30],
      ]}
      color="green"
      strong
      arrow
    />
  );
  return (
    <Drawing
      size={[WIDTH, HEIGHT]}
      caption={`Sent at ${text("sourceFrequency")}, heard at ${text("observedFrequency")}: the fronts are ${share === 0 ? "evenly spaced" : share > 0 ? "closer together ahead of the source" : "farther apart behind the source"}.`}
    >
      {Array.from({ length: FRONTS }, (_, i) => i + 1).map((age) => (
        <Disc key={age} at={[source - share * STEP * age, MIDDLE]} radius={STEP * age} color="blue" hollow />
      ))}
      <Disc at={[source, MIDDLE]} radius={6} color="ochre" />
      <Label at={[source, HEIGHT - 8]} strong>
        Source
      </Label>
      <Disc at={[OBSERVER, MIDDLE]} radius={6} color="green" />
      <Label at={[OBSERVER, MIDDLE - 12]} strong>
        Observer
      </Label>
      {sourceSpeed !== 0 && arrow(source, sourceSpeed, 1)}
      {observerSpeed !== 0 && arrow(OBSERVER, observerSpeed, -1)}
    </Drawing>
  );
}

export default defineView(calculator, { Display: WaveFronts });
