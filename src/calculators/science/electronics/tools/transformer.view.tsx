import type { LawModel } from "../../../../fieldsets/law";
import { prefixed } from "../../../../fieldsets/prefixed";
import { defineView, type ViewProps } from "../../../../site/kit";
import { Drawing, Label, Line } from "../../../../site/kit/Drawing";
import { Inductor, Terminal, Wire } from "../symbols";
import calculator from "./transformer";

const [TOP, BOTTOM] = [20, 150];

function Schematic({ model, format }: ViewProps<typeof calculator>) {
  const { values, extras } = model as LawModel;
  const { primaryVoltage = 0, secondaryVoltage = 0, primaryTurns = 0, secondaryTurns = 0 } = values;
  const volts = (value: number) => prefixed(value, "V", format);
  const amperes = (value: number) => prefixed(value, "A", format);
  const turns = (value: number) => `${format.significant(value, 4)} turns`;
  const [primary, secondary] = [
    [volts(primaryVoltage), turns(primaryTurns), amperes(extras.primaryCurrent ?? 0)],
    [volts(secondaryVoltage), turns(secondaryTurns), amperes(values.secondaryCurrent ?? 0)],
  ];
  return (
    <Drawing
      size={[340, 170]}
      caption={`${primary.join(", ")} on the primary side; ${secondary.join(", ")} on the secondary side.`}
    >
      {[TOP, BOTTOM].map((y) => (
        <Wire
          key={y}
          points={[
            [20, y],
            [148, y],
          ]}
        />
      ))}
      {[TOP, BOTTOM].map((y) => (
        <Wire
          key={y}
          points={[
            [192, y],
            [320, y],
          ]}
        />
      ))}
      <Inductor from={[148, TOP]} to={[148, BOTTOM]} />
      <Inductor from={[192, BOTTOM]} to={[192, TOP]} />
      {[167, 173].map((x) => (
        <Line
          key={x}
          points={[
            [x, 48],
            [x, 122],
          ]}
          color="soft"
        />
      ))}
      {[20, 320].map((x) => [TOP, BOTTOM].map((y) => <Terminal key={x + y} at={[x, y]} name="" />))}
      {primary.map((text, i) => (
        <Label key={text} at={[134, 72 + 18 * i]} anchor="end" strong={i === 0}>
          {text}
        </Label>
      ))}
      {secondary.map((text, i) => (
        <Label key={text} at={[206, 72 + 18 * i]} anchor="start" strong={i === 0}>
          {text}
        </Label>
      ))}
    </Drawing>
  );
}

export default defineView(calculator, { Display: Schematic });
