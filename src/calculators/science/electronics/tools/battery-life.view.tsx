import { prefixed } from "../../../../fieldsets/prefixed";
import { defineView, type ViewProps } from "../../../../site/kit";
import { Drawing, Label, Line } from "../../../../site/kit/Drawing";
import { Resistor, Source, Wire } from "../symbols";
import calculator from "./battery-life";

function Schematic({ model, format }: ViewProps<typeof calculator>) {
  const { inputs, loadMa, selfDischargeMa, usableMah } = model;
  const current = (milliamperes: number) => prefixed(milliamperes / 1000, "A", format);
  return (
    <Drawing
      size={[340, 170]}
      caption={`${format.significant(usableMah, 4)} of ${format.significant(inputs.capacityMah, 4)} mAh can be used; the load takes ${current(loadMa)}${inputs.loadKind === "constant" ? "" : " on average"}${selfDischargeMa > 0 ? ` and self-discharge ${current(selfDischargeMa)}` : ""}.`}
    >
      <Source
        from={[40, 40]}
        to={[40, 150]}
        name="Battery"
        value={`${format.significant(inputs.capacityMah, 4)} mAh`}
      />
      <Wire
        points={[
          [40, 40],
          [230, 40],
        ]}
      />
      <Resistor from={[230, 40]} to={[230, 150]} name="Load" value={current(loadMa)} />
      <Wire
        points={[
          [230, 150],
          [40, 150],
        ]}
      />
      <Line
        points={[
          [110, 40],
          [160, 40],
        ]}
        color="green"
        strong
        arrow
      />
      <Label at={[135, 28]}>{current(loadMa)}</Label>
    </Drawing>
  );
}

export default defineView(calculator, { Display: Schematic });
