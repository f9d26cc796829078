import { prefixed } from "../../../../fieldsets/prefixed";
import { defineView, type ViewProps } from "../../../../site/kit";
import { Drawing } from "../../../../site/kit/Drawing";
import { Diode, Resistor, Source, Wire } from "../symbols";
import calculator from "./led-resistor";

function Schematic({ model, format }: ViewProps<typeof calculator>) {
  const { inputs, standardResistance, actualCurrent, ledsVoltage } = model;
  const { ledsInSeries } = inputs;
  const volts = (value: number) => prefixed(value, "V", format);
  const ohms = prefixed(standardResistance, "Ω", format);
  const leds = ledsInSeries === 1 ? "LED" : `${ledsInSeries} LEDs`;
  return (
    <Drawing
      size={[380, 180]}
      caption={`${prefixed(actualCurrent, "A", format)} flows through ${ohms} and ${ledsInSeries === 1 ? "the LED" : leds} from ${volts(inputs.supplyVoltage)}.`}
    >
      <Source from={[60, 40]} to={[60, 160]} name="Supply" value={volts(inputs.supplyVoltage)} />
      <Resistor from={[60, 40]} to={[260, 40]} name="R" value={ohms} />
      <Diode from={[260, 40]} to={[260, 160]} name={leds} value={volts(ledsVoltage)} />
      <Wire
        points={[
          [260, 160],
          [60, 160],
        ]}
      />
    </Drawing>
  );
}

export default defineView(calculator, { Display: Schematic });
