import { defineView, type ViewProps } from "../../../../site/kit";
import { Area, Drawing, Label, Line } from "../../../../site/kit/Drawing";
import calculator from "./ev-charging";

const WIDTH = 360;
const HEIGHT = 100;
const [LEFT, RIGHT, TOP, BOTTOM] = [20, 336, 16, 66] as const;

/** The battery with its initial charge and the charge that is added. */
function ChargeBar({ model, format }: ViewProps<typeof calculator>) {
  const { fromPercent, toPercent, batteryKwh } = model.inputs;
  const x = (percent: number) => LEFT + ((RIGHT - LEFT) * percent) / 100;
  const box = (from: number, to: number) =>
    [
      [x(from), TOP],
      [x(to), TOP],
      [x(to), BOTTOM],
      [x(from), BOTTOM],
    ] as const;
  const text = (value: number) => format.significant(value, 4);
  // The labels would run into each other.
  const isNarrow = toPercent - fromPercent < 25;
  return (
    <Drawing
      size={[WIDTH, HEIGHT]}
      caption={`The battery takes ${text(model.energyKwh)} of its ${text(batteryKwh)} kWh, from ${format.percent(fromPercent)} to ${format.percent(toPercent)}.`}
    >
      <Area points={box(0, fromPercent)} color="ink" />
      <Area points={box(fromPercent, toPercent)} color="green" />
      <Line points={[...box(0, 100), [x(0), TOP]]} color="ink" />
      <Line
        points={[
          [RIGHT + 6, TOP + 14],
          [RIGHT + 6, BOTTOM - 14],
        ]}
        color="ink"
        strong
      />
      <Line
        points={[
          [x(fromPercent), TOP],
          [x(fromPercent), BOTTOM],
        ]}
        color="green"
        strong
      />
      <Line
        points={[
          [x(toPercent), TOP],
          [x(toPercent), BOTTOM],
        ]}
        color="green"
        strong
      />
      {!isNarrow && (
        <>
          <Label at={[x((fromPercent + toPercent) / 2), (TOP + BOTTOM) / 2 + 5]} strong>
            {`+${text(model.energyKwh)} kWh`}
          </Label>
          <Label at={[x(fromPercent), BOTTOM + 22]}>{format.percent(fromPercent, 1)}</Label>
        </>
      )}
      <Label at={[x(toPercent), BOTTOM + 22]}>{format.percent(toPercent, 1)}</Label>
    </Drawing>
  );
}

export default defineView(calculator, { Display: ChargeBar });
