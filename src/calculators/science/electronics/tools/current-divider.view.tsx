import { prefixed } from "../../../../fieldsets/prefixed";
import { defineView, type ViewProps } from "../../../../site/kit";
import { Drawing, Label, Line } from "../../../../site/kit/Drawing";
import { Resistor, Rungs, Terminal } from "../symbols";
import calculator from "./current-divider";

/** Each branch with its resistance and its share of the current. */
function Schematic({ model, format }: ViewProps<typeof calculator>) {
  const { inputs, branches, voltage } = model;
  const amperes = (value: number) => prefixed(value, "A", format);
  const parts = branches.map(
    ({ resistance, current }) => [prefixed(resistance, "Ω", format), amperes(current)] as const,
  );
  return (
    <Drawing
      size={[380, 150]}
      caption={`${amperes(inputs.totalCurrent)} splits between the branches, with ${prefixed(voltage, "V", format)} across each of them.`}
    >
      <Line
        points={[
          [10, 40],
          [70, 40],
        ]}
        color="green"
        strong
        arrow
      />
      <Label at={[42, 28]}>{amperes(inputs.totalCurrent)}</Label>
      <Line
        points={[
          [10, 130],
          [70, 130],
        ]}
        color="ink"
      />
      <Rungs Part={Resistor} parts={parts} from={[70, 40]} to={[370, 40]} most={3} />
      <Terminal at={[10, 130]} name="" />
    </Drawing>
  );
}

export default defineView(calculator, { Display: Schematic });
