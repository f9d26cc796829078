import { prefixed } from "../../../../fieldsets/prefixed";
import { defineView, type ViewProps } from "../../../../site/kit";
import { Drawing } from "../../../../site/kit/Drawing";
import { Resistor, Terminal, Wire } from "../symbols";
import calculator from "./voltage-divider";

function Schematic({ model, format }: ViewProps<typeof calculator>) {
  const { inputVoltage, outputVoltage, resistor1, resistor2, load } = model;
  const volts = (value: number) => prefixed(value, "V", format);
  const ohms = (value: number) => prefixed(value, "Ω", format);
  return (
    <Drawing
      size={[360, 250]}
      caption={`${volts(inputVoltage)} at the top, ${volts(outputVoltage)} between R1 and R2${load === 0 ? "" : `, loaded with ${ohms(load)}`}.`}
    >
      <Resistor from={[60, 20]} to={[60, 120]} name="R1" value={ohms(resistor1)} />
      <Resistor from={[60, 120]} to={[60, 230]} name="R2" value={ohms(resistor2)} />
      <Wire
        points={[
          [60, 120],
          [200, 120],
        ]}
      />
      {load > 0 && (
        <>
          <Resistor from={[200, 120]} to={[200, 230]} name="Load" value={ohms(load)} />
          <Wire
            points={[
              [200, 230],
              [60, 230],
            ]}
          />
        </>
      )}
      <Terminal at={[60, 20]} name={volts(inputVoltage)} />
      <Terminal at={[200, 120]} name={volts(outputVoltage)} />
      <Terminal at={[60, 230]} name={load > 0 ? "" : "0 V"} />
    </Drawing>
  );
}

export default defineView(calculator, {
  Display: Schematic,
});
