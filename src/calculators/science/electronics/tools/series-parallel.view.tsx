import { prefixed } from "../../../../fieldsets/prefixed";
import { defineView, type ViewProps } from "../../../../site/kit";
import { Drawing, Label } from "../../../../site/kit/Drawing";
import { Capacitor, Chain, Inductor, Resistor, Rungs, Terminal, Wire } from "../symbols";
import calculator from "./series-parallel";

const PARTS = {
  resistor: { Part: Resistor, letter: "R" },
  capacitor: { Part: Capacitor, letter: "C" },
  inductor: { Part: Inductor, letter: "L" },
} as const;

/** The same parts drawn twice, in series and in parallel. */
function Schematic({ model, format }: ViewProps<typeof calculator>) {
  const { values, inputs, seriesTotal, parallelTotal, unit } = model;
  const { Part, letter } = PARTS[inputs.componentKind];
  const text = (value: number) => prefixed(value, unit, format);
  const parts = values.map((value, i) => [`${letter}${i + 1}`, text(value)] as const);
  return (
    <Drawing
      size={[340, 250]}
      caption={`In series they make ${text(seriesTotal)}, in parallel ${text(parallelTotal)}.`}
    >
      <Label at={[10, 14]} anchor="start">
        In series
      </Label>
      <Chain Part={Part} parts={parts} from={[10, 50]} to={[320, 50]} />
      <Terminal at={[10, 50]} name="" />
      <Terminal at={[320, 50]} name="" />
      <Label at={[10, 112]} anchor="start">
        In parallel
      </Label>
      <Wire
        points={[
          [10, 135],
          [30, 135],
        ]}
      />
      <Wire
        points={[
          [10, 225],
          [30, 225],
        ]}
      />
      <Rungs Part={Part} parts={parts} from={[30, 135]} to={[340, 135]} />
      <Terminal at={[10, 135]} name="" />
      <Terminal at={[10, 225]} name="" />
    </Drawing>
  );
}

export default defineView(calculator, { Display: Schematic });
