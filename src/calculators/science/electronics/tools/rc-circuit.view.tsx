import type { LawModel } from "../../../../fieldsets/law";
import { prefixed } from "../../../../fieldsets/prefixed";
import { defineView, type ViewProps } from "../../../../site/kit";
import { Drawing } from "../../../../site/kit/Drawing";
import { chargeCurve } from "../charge-curve";
import { Capacitor, Resistor, Source, Wire } from "../symbols";
import calculator from "./rc-circuit";

function Schematic({ model, format }: ViewProps<typeof calculator>) {
  const { resistance = 0, capacitance = 0, supplyVoltage = 0, timeConstant = 0 } = (model as LawModel).values;
  const volts = prefixed(supplyVoltage, "V", format);
  return (
    <Drawing
      size={[380, 180]}
      caption={`${volts} charges the capacitor to 63% in ${prefixed(timeConstant, "s", format)}.`}
    >
      <Source from={[60, 40]} to={[60, 160]} name="V" value={volts} />
      <Resistor from={[60, 40]} to={[260, 40]} name="R" value={prefixed(resistance, "Ω", format)} />
      <Capacitor from={[260, 40]} to={[260, 160]} name="C" value={prefixed(capacitance, "F", format)} />
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
      label: "Charging and discharging",
      chart: ({ model, format }) => {
        const { supplyVoltage, timeConstant } = (model as LawModel).values;
        return chargeCurve(timeConstant, supplyVoltage, "V", format, ["Charging", "Discharging"]);
      },
    },
  ],
});
