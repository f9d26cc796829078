import { prefixed } from "../../../../fieldsets/prefixed";
import { inUnitChosen } from "../../../../fieldsets/quantity";
import { defineView, type ViewProps } from "../../../../site/kit";
import { Drawing } from "../../../../site/kit/Drawing";
import { AcSource, Box, Resistor, Source } from "../symbols";
import calculator from "./voltage-drop";

const POINTS = 20;

/** Supply, wires and load, with the wires drawn as resistors. */
function Schematic({ model, format }: ViewProps<typeof calculator>) {
  const { inputs, voltageDrop, perKm } = model;
  const volts = (value: number) => prefixed(value, "V", format);
  const wire = prefixed((perKm * inputs.length) / 1000, "Ω", format);
  const atLoad = inputs.voltage - voltageDrop;
  const caption = `Each wire has ${wire}. At ${prefixed(inputs.current, "A", format)} the wires drop ${volts(voltageDrop)}${atLoad > 0 ? `, which leaves ${volts(atLoad)} for the load` : ""}.`;
  if (inputs.system === "three-phase")
    return (
      <Drawing size={[340, 190]} caption={caption}>
        <Box from={[10, 20]} to={[95, 180]} name={volts(inputs.voltage)} />
        <Box from={[245, 20]} to={[330, 180]} name="Load" />
        {[45, 100, 155].map((y, i) => (
          <Resistor key={y} from={[95, y]} to={[245, y]} {...(i === 0 && { name: "Wire", value: wire })} />
        ))}
      </Drawing>
    );
  const Supply = inputs.system === "dc" ? Source : AcSource;
  return (
    <Drawing size={[340, 210]} caption={caption}>
      <Supply from={[40, 40]} to={[40, 170]} name="Supply" value={volts(inputs.voltage)} />
      <Resistor from={[40, 40]} to={[230, 40]} name="Wire" value={wire} />
      <Resistor from={[230, 40]} to={[230, 170]} name="Load" value={volts(atLoad)} />
      <Resistor from={[40, 170]} to={[230, 170]} name="Wire" value={wire} />
    </Drawing>
  );
}

export default defineView(calculator, {
  Display: Schematic,
  tabs: [
    {
      label: "Drop against length",
      chart: ({ model, format }) => {
        const { inputs, maxLength } = model;
        const chosen = (meters: number) => inUnitChosen(calculator.inputs, inputs, "length", meters) ?? meters;
        const unit = calculator.inputs.lengthUnit.options?.[inputs.lengthUnit] ?? "m";
        const end = 1.5 * Math.max(inputs.length, Math.min(maxLength ?? 0, 4 * inputs.length));
        if (!(end > 0) || inputs.current === 0) return null;
        const lengths = Array.from({ length: POINTS + 1 }, (_, i) => (end * i) / POINTS);
        const written = (value: number) => `${format.significant(value, 3)} ${unit}`;
        return {
          kind: "lines",
          x: { label: "One-way length", format: written, values: lengths.map(chosen) },
          y: { label: "Share of the voltage", format: (value) => format.percent(value, 2) },
          series: [
            {
              label: "Drop",
              color: "green",
              values: lengths.map((length) => (100 * model.dropAt(length)) / inputs.voltage),
            },
            { label: "Limit", color: "red", dashed: true, values: lengths.map(() => inputs.limitPercent) },
          ],
          marks: [{ x: chosen(inputs.length), label: "Yours" }],
          caption:
            maxLength === null
              ? "The wire drops no voltage."
              : `The limit of ${format.percent(inputs.limitPercent)} is reached at ${written(chosen(maxLength))}.`,
        };
      },
    },
  ],
});
