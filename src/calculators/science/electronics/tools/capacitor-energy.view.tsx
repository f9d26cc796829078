import type { LawModel } from "../../../../fieldsets/law";
import { prefixed } from "../../../../fieldsets/prefixed";
import { defineView, type ViewProps } from "../../../../site/kit";
import { Drawing } from "../../../../site/kit/Drawing";
import { Capacitor, Source, Wire } from "../symbols";
import calculator from "./capacitor-energy";

function Schematic({ model, format }: ViewProps<typeof calculator>) {
  const { values, extras } = model as LawModel;
  const { energy = 0, capacitance = 0, voltage = 0 } = values;
  const volts = prefixed(voltage, "V", format);
  return (
    <Drawing
      size={[340, 160]}
      caption={`${volts} pushes ${prefixed(extras.charge ?? 0, "C", format)} onto the plates; the field between them holds ${prefixed(energy, "J", format)}.`}
    >
      <Source from={[40, 20]} to={[40, 140]} name="V" value={volts} />
      <Wire
        points={[
          [40, 20],
          [220, 20],
        ]}
      />
      <Capacitor from={[220, 20]} to={[220, 140]} name="C" value={prefixed(capacitance, "F", format)} />
      <Wire
        points={[
          [220, 140],
          [40, 140],
        ]}
      />
    </Drawing>
  );
}

export default defineView(calculator, { Display: Schematic });
