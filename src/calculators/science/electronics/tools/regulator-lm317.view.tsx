import type { LawModel } from "../../../../fieldsets/law";
import { prefixed } from "../../../../fieldsets/prefixed";
import { defineView, type ViewProps } from "../../../../site/kit";
import { Drawing, Label } from "../../../../site/kit/Drawing";
import { Box, Ground, Joint, Resistor, Terminal, Wire } from "../symbols";
import calculator from "./regulator-lm317";

function Schematic({ model, format }: ViewProps<typeof calculator>) {
  const { outputVoltage = 0, resistor1 = 0, resistor2 = 0 } = (model as LawModel).values;
  const volts = prefixed(outputVoltage, "V", format);
  const ohms = (value: number) => prefixed(value, "Ω", format);
  return (
    <Drawing
      size={[340, 250]}
      caption={`The LM317 holds 1.25 V across R1; the same current in R2 lifts the output to ${volts}.`}
    >
      <Wire
        points={[
          [20, 55],
          [70, 55],
        ]}
      />
      <Box from={[70, 30]} to={[170, 85]} name="LM317" />
      <Label at={[76, 48]} anchor="start">
        In
      </Label>
      <Label at={[164, 48]} anchor="end">
        Out
      </Label>
      <Label at={[120, 80]}>Adj</Label>
      <Wire
        points={[
          [170, 55],
          [295, 55],
        ]}
      />
      <Resistor from={[215, 55]} to={[215, 140]} name="R1" value={ohms(resistor1)} />
      <Wire
        points={[
          [120, 85],
          [120, 140],
          [215, 140],
        ]}
      />
      <Resistor from={[215, 140]} to={[215, 225]} name="R2" value={ohms(resistor2)} />
      <Joint at={[215, 55]} />
      <Joint at={[215, 140]} />
      <Ground at={[215, 225]} />
      <Terminal at={[20, 55]} name="Input" side="above" />
      <Terminal at={[295, 55]} name={volts} side="above" />
    </Drawing>
  );
}

export default defineView(calculator, { Display: Schematic });
