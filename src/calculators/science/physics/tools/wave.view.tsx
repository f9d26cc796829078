import { inChosenUnit } from "../../../../fieldsets/quantity";
import { defineView, type ViewProps } from "../../../../site/kit";
import { Drawing, Label, Line } from "../../../../site/kit/Drawing";
import calculator from "./wave";

const WIDTH = 400;
const HEIGHT = 150;
const MIDDLE = 70;
const HIGH = 45;
/** Two and a half wavelengths fill the width. */
const WAVELENGTH = WIDTH / 2.5;
const POINTS = 120;

/** The wave at one moment, with its length from crest to crest. */
function Wave({ model, format }: ViewProps<typeof calculator>) {
  const text = (key: string) => inChosenUnit(calculator.inputs, model.inputs, key, model.values[key] ?? null, format);
  const points = Array.from({ length: POINTS + 1 }, (_, i) => {
    const x = (i / POINTS) * WIDTH;
    return [x, MIDDLE - HIGH * Math.sin((2 * Math.PI * x) / WAVELENGTH)] as const;
  });
  const [from, to] = [WAVELENGTH / 4, (5 * WAVELENGTH) / 4];
  return (
    <Drawing
      size={[WIDTH, HEIGHT]}
      caption={`From crest to crest it is ${text("wavelength")}. The crests pass at ${text("speed")}, with a frequency of ${text("frequency")}.`}
    >
      <Line
        points={[
          [0, MIDDLE],
          [WIDTH, MIDDLE],
        ]}
      />
      <Line points={points} color="blue" strong />
      <Line
        points={[
          [(from + to) / 2, HEIGHT - 22],
          [from, HEIGHT - 22],
        ]}
        color="ink"
        arrow
      />
      <Line
        points={[
          [(from + to) / 2, HEIGHT - 22],
          [to, HEIGHT - 22],
        ]}
        color="ink"
        arrow
      />
      <Label at={[(from + to) / 2, HEIGHT - 6]} strong>
        λ
      </Label>
      <Line
        points={[
          [WIDTH - 90, 14],
          [WIDTH - 10, 14],
        ]}
        color="green"
        strong
        arrow
      />
      <Label at={[WIDTH - 100, 18]} anchor="end" strong>
        v
      </Label>
    </Drawing>
  );
}

export default defineView(calculator, {
  Display: Wave,
});
