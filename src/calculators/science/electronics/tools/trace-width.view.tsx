import { prefixed } from "../../../../fieldsets/prefixed";
import { defineView, type ViewProps } from "../../../../site/kit";
import { Area, Drawing, Label, Line } from "../../../../site/kit/Drawing";
import calculator from "./trace-width";

const [LEFT, RIGHT] = [100, 240];

/** Cross section of the board and the trace; the thickness is exaggerated. */
function CrossSection({ model, format }: ViewProps<typeof calculator>) {
  const { inputs, widthMm, thicknessMm } = model;
  const millimeters = (value: number) => `${format.significant(value, 4)}\u00a0mm`;
  const isInner = inputs.layer === "internal";
  const top = isInner ? 70 : 40;
  return (
    <Drawing
      size={[340, 140]}
      caption={`${prefixed(inputs.current, "A", format)} in a trace on an ${isInner ? "inner" : "outer"} layer, ${millimeters(widthMm)} wide and ${millimeters(thicknessMm)} thick (not to scale).`}
    >
      <Area
        points={[
          [20, 54],
          [320, 54],
          [320, 120],
          [20, 120],
        ]}
      />
      <Area
        points={[
          [LEFT, top],
          [RIGHT, top],
          [RIGHT, top + 14],
          [LEFT, top + 14],
        ]}
        color="ochre"
      />
      <Line
        points={[
          [LEFT, top],
          [RIGHT, top],
          [RIGHT, top + 14],
          [LEFT, top + 14],
          [LEFT, top],
        ]}
        color="ochre"
      />
      {[
        [RIGHT, LEFT],
        [LEFT, RIGHT],
      ].map(([from = 0, to = 0]) => (
        <Line
          key={to}
          points={[
            [from, 26],
            [to, 26],
          ]}
          arrow
        />
      ))}
      <Label at={[(LEFT + RIGHT) / 2, 18]} strong>
        {millimeters(widthMm)}
      </Label>
      <Label at={[RIGHT + 10, top + 11]} anchor="start">
        {millimeters(thicknessMm)}
      </Label>
    </Drawing>
  );
}

export default defineView(calculator, { Display: CrossSection });
