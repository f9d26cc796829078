import { inChosenUnit } from "../../../../fieldsets/quantity";
import { defineView, type ViewProps } from "../../../../site/kit";
import { Area, Drawing, Label, Line } from "../../../../site/kit/Drawing";
import calculator from "./thermal-expansion";

const WIDTH = 380;
const HEIGHT = 130;
const LEFT = 10;
const LENGTH = 290;
/** The change as it is always drawn; to scale it would be too small to see. */
const CHANGE = 60;

function Rod({ model, format }: ViewProps<typeof calculator>) {
  const { expansion = 0 } = model.values;
  const text = (key: string) => inChosenUnit(calculator.inputs, model.inputs, key, model.values[key] ?? null, format);
  const end = LEFT + LENGTH + Math.sign(expansion) * CHANGE;
  const bar = (top: number, right: number) =>
    [
      [LEFT, top],
      [right, top],
      [right, top + 24],
      [LEFT, top + 24],
    ] as const;
  return (
    <Drawing size={[WIDTH, HEIGHT]} caption={`The change of ${text("expansion")} on ${text("length")}, not to scale.`}>
      <Label at={[LEFT, 16]} anchor="start">
        Before
      </Label>
      <Area points={bar(22, LEFT + LENGTH)} color="blue" />
      <Label at={[LEFT, 70]} anchor="start">
        After
      </Label>
      <Area points={bar(76, end)} color="ochre" />
      {expansion !== 0 && (
        <Line
          points={[
            [LEFT + LENGTH, 112],
            [end, 112],
          ]}
          color="green"
          strong
          arrow
        />
      )}
    </Drawing>
  );
}

export default defineView(calculator, { Display: Rod });
