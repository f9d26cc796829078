import { prefixed } from "../../../../fieldsets/prefixed";
import { type Chart, defineView, type ViewProps } from "../../../../site/kit";
import { Drawing } from "../../../../site/kit/Drawing";
import { frequencyAxis } from "../frequency-axis";
import { Capacitor, Ground, Inductor, Joint, Resistor, Terminal, Wire } from "../symbols";
import calculator from "./filter";

/** One part in series with the signal, the other from the output to ground. */
function Schematic({ model, format }: ViewProps<typeof calculator>) {
  const { inputs, resistance, capacitance, inductance, isRc, isLowPass } = model;
  const resistor = { Part: Resistor, name: "R", value: prefixed(resistance, "Ω", format) };
  const reactive = isRc
    ? { Part: Capacitor, name: "C", value: prefixed(capacitance ?? 0, "F", format) }
    : { Part: Inductor, name: "L", value: prefixed(inductance ?? 0, "H", format) };
  const [along, across] = isRc === isLowPass ? [resistor, reactive] : [reactive, resistor];
  const share = format.significant(100 * model.gainAt(inputs.frequency), 3);
  return (
    <Drawing
      size={[340, 170]}
      caption={`At ${prefixed(inputs.frequency, "Hz", format)}, ${share}% of the input voltage reaches the output.`}
    >
      <along.Part from={[30, 50]} to={[190, 50]} name={along.name} value={along.value} />
      <across.Part from={[190, 50]} to={[190, 145]} name={across.name} value={across.value} />
      <Ground at={[190, 145]} />
      <Wire
        points={[
          [190, 50],
          [280, 50],
        ]}
      />
      <Joint at={[190, 50]} />
      <Terminal at={[30, 50]} name="Input" side="above" />
      <Terminal at={[280, 50]} name="Output" side="above" />
    </Drawing>
  );
}

export default defineView(calculator, {
  Display: Schematic,
  tabs: [
    {
      label: "Bode plot",
      table: "bode",
      onPaper: false,
      chart: ({ model, format }): readonly Chart[] => {
        const { bode, cutoffFrequency } = model;
        const x = frequencyAxis(
          bode.map(({ frequency }) => frequency),
          format,
        );
        const marks = [{ x: Math.log10(cutoffFrequency), label: "Cutoff" }];
        return [
          {
            kind: "lines",
            x,
            y: { label: "Gain in dB", format: (value) => `${format.number(value, 1)} dB`, zero: false },
            series: [{ label: "Gain", color: "green", values: bode.map(({ gainDb }) => gainDb) }],
            marks,
            caption: `The gain is 3 dB down at ${prefixed(cutoffFrequency, "Hz", format)} and falls by 20 dB for every factor of ten ${model.isLowPass ? "above" : "below"} it.`,
          },
          {
            kind: "lines",
            x,
            y: { label: "Phase", format: (value) => `${format.number(value, 1)}°`, zero: false },
            series: [{ label: "Phase", color: "blue", values: bode.map(({ phase }) => phase) }],
            marks,
            caption: `The phase passes ${model.isLowPass ? "−45°" : "45°"} at the cutoff.`,
          },
        ];
      },
    },
  ],
});
