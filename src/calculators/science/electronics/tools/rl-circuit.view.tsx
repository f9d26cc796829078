import type { LawModel } from "../../../../fieldsets/law";
import { prefixed } from "../../../../fieldsets/prefixed";
import { defineView, type ViewProps } from "../../../../site/kit";
import { Drawing } from "../../../../site/kit/Drawing";
import { chargeCurve } from "../charge-curve";
import { Inductor, Resistor, Source, Wire } from "../symbols";
import calculator from "./rl-circuit";

function Schematic({ model, format }: ViewProps<typeof calculator>) {
  const { resistance = 0, inductance = 0, supplyVoltage = 0, timeConstant = 0 } = (model as LawModel).values;
  const volts = prefixed(supplyVoltage, "V", format);
  return (
    <Drawing
      size={[380, 180]}
      caption={`The current reaches 63% of its final value in ${prefixed(timeConstant, "s", format)}.`}
    >
      <Source from={[60, 40]} to={[60, 160]} name="V" value={volts} />
      <Resistor from={[60, 40]} to={[260, 40]} name="R" value={prefixed(resistance, "Ω", format)} />
      <Inductor from={[260, 40]} to={[260, 160]} name="L" value={prefixed(inductance, "H", format)} />
      <Wire
        points={[
          [260, 160],
          [60, 160],
        ]}
      />
    </Drawing>
  );
}

export default defineView(calculator, {
  Display: Schematic,
  tabs: [
    {
      label: "Current over time",
      chart: ({ model, format }) => {
        const { values, extras } = model as LawModel;
        return chargeCurve(values.timeConstant, extras.finalCurrent, "A", format, ["Current"]);
      },
    },
  ],
});
