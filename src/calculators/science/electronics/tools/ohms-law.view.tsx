import type { LawModel } from "../../../../fieldsets/law";
import { prefixed } from "../../../../fieldsets/prefixed";
import { defineView, type ViewProps } from "../../../../site/kit";
import { Drawing, Label, Line } from "../../../../site/kit/Drawing";
import { Resistor, Source, Wire } from "../symbols";
import calculator from "./ohms-law";

function Schematic({ model, format }: ViewProps<typeof calculator>) {
  const { voltage = 0, current = 0, resistance = 0, power = 0 } = (model as LawModel).values;
  const [volts, amperes] = [prefixed(voltage, "V", format), prefixed(current, "A", format)];
  const ohms = prefixed(resistance, "Ω", format);
  return (
    <Drawing
      size={[360, 170]}
      caption={`${volts} drives ${amperes} through ${ohms}, which turns ${prefixed(power, "W", format)} into heat.`}
    >
      <Source from={[60, 30]} to={[60, 150]} name="V" value={volts} />
      <Wire
        points={[
          [60, 30],
          [250, 30],
        ]}
      />
      <Resistor from={[250, 30]} to={[250, 150]} name="R" value={ohms} />
      <Wire
        points={[
          [250, 150],
          [60, 150],
        ]}
      />
      <Line
        points={[
          [120, 30],
          [170, 30],
        ]}
        color="green"
        strong
        arrow
      />
      <Label at={[145, 20]}>{amperes}</Label>
    </Drawing>
  );
}

export default defineView(calculator, { Display: Schematic });
