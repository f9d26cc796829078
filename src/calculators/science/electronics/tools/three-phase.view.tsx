import type { LawModel } from "../../../../fieldsets/law";
import { prefixed } from "../../../../fieldsets/prefixed";
import { defineView, type ViewProps } from "../../../../site/kit";
import { Drawing, Label, Line } from "../../../../site/kit/Drawing";
import { Joint, Resistor, Terminal } from "../symbols";
import calculator from "./three-phase";

const LINES = [40, 130, 220] as const;

/** The three lines and the load between them; one phase is labeled, and its values hold for all three. */
function Schematic({ model, outputs, format }: ViewProps<typeof calculator>) {
  const { inputs, values } = model as LawModel;
  const isStar = inputs.connection === "star";
  const volts = (value: number) => prefixed(value, "V", format);
  const amperes = (value: number) => prefixed(value, "A", format);
  const [phaseVoltage, phaseCurrent] = [volts(Number(outputs.phaseVoltage)), amperes(Number(outputs.phaseCurrent))];
  const [first, second, third] = LINES;
  return (
    <Drawing
      size={[340, 240]}
      caption={`Each phase of the load has ${phaseVoltage} across it and carries ${phaseCurrent}.`}
    >
      {LINES.map((y, i) => (
        <Line
          key={y}
          points={[
            [30, y],
            [i !== 1 ? 220 : isStar ? 130 : 150, y],
          ]}
          color="ink"
        />
      ))}
      <Line
        points={[
          [70, first],
          [115, first],
        ]}
        color="green"
        strong
        arrow
      />
      <Label at={[92, first - 12]}>{amperes(values.lineCurrent ?? 0)}</Label>
      <Line
        points={[
          [50, second - 8],
          [50, first + 8],
        ]}
        arrow
      />
      <Line
        points={[
          [50, first + 8],
          [50, second - 8],
        ]}
        arrow
      />
      <Label at={[58, (first + second) / 2 + 4]} anchor="start">
        {volts(values.lineVoltage ?? 0)}
      </Label>
      {isStar ? (
        <>
          <Resistor from={[220, first]} to={[220, second]} name={phaseVoltage} value={phaseCurrent} />
          <Resistor from={[130, second]} to={[220, second]} />
          <Resistor from={[220, second]} to={[220, third]} />
          <Joint at={[220, second]} />
        </>
      ) : (
        <>
          <Resistor from={[150, first]} to={[150, second]} />
          <Resistor from={[150, second]} to={[150, third]} />
          <Resistor from={[220, first]} to={[220, third]} name={phaseVoltage} value={phaseCurrent} />
          <Joint at={[150, first]} />
          <Joint at={[150, second]} />
          <Joint at={[150, third]} />
        </>
      )}
      {LINES.map((y, i) => (
        <Terminal key={y} at={[30, y]} name={`L${i + 1}`} side="above" />
      ))}
    </Drawing>
  );
}

export default defineView(calculator, { Display: Schematic });
