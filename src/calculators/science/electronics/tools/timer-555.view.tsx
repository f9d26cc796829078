import { prefixed } from "../../../../fieldsets/prefixed";
import { defineView, type ViewProps } from "../../../../site/kit";
import { Drawing, Label, Line } from "../../../../site/kit/Drawing";
import { Box, Capacitor, Ground, Joint, Resistor, Terminal, Wire } from "../symbols";
import calculator from "./timer-555";

type Props = ViewProps<typeof calculator>;

const [COLUMN, LEFT, RIGHT] = [60, 175, 265];
const [RAIL, TOP, BOTTOM, FOOT] = [25, 70, 225, 265];
const PINS = [100, 150, 200] as const;

function Schematic({ model, format }: Props) {
  const { inputs, isAstable } = model;
  const ohms = (value: number) => prefixed(value, "Ω", format);
  const seconds = (value: number) => prefixed(value, "s", format);
  const [first, second, third] = PINS;
  /** The y coordinate of the node between the resistors and the capacitor. */
  const node = isAstable ? 175 : (first + second) / 2;
  return (
    <Drawing
      size={[330, 285]}
      caption={
        isAstable
          ? `The capacitor charges through A and B and discharges through B alone: ${seconds(model.highTime)} high, ${seconds(model.lowTime)} low.`
          : `A low trigger starts the pulse; it ends after ${seconds(model.pulseWidth)}, when the capacitor reaches two thirds of the supply voltage.`
      }
    >
      <Wire
        points={[
          [COLUMN, RAIL],
          [245, RAIL],
          [245, TOP],
        ]}
      />
      <Wire
        points={[
          [200, RAIL],
          [200, TOP],
        ]}
      />
      <Joint at={[200, RAIL]} />
      <Terminal at={[245, RAIL]} name="Supply" />
      <Box from={[LEFT, TOP]} to={[RIGHT, BOTTOM]} name="555" />
      <Label at={[200, TOP + 14]}>4</Label>
      <Label at={[245, TOP + 14]}>8</Label>
      <Label at={[220, BOTTOM - 5]}>1</Label>
      <Label at={[RIGHT - 8, second + 4]}>3</Label>
      {[7, 6, 2].map((pin, i) => (
        <Label key={pin} at={[LEFT + 9, (PINS[i] as number) + 4]}>
          {pin}
        </Label>
      ))}
      <Wire
        points={[
          [RIGHT, second],
          [RIGHT + 20, second],
        ]}
      />
      <Terminal at={[RIGHT + 20, second]} name="Out" />
      <Wire
        points={[
          [COLUMN, FOOT],
          [220, FOOT],
          [220, BOTTOM],
        ]}
      />
      <Ground at={[COLUMN, FOOT]} />
      <Resistor from={[COLUMN, RAIL]} to={[COLUMN, isAstable ? first : node]} name="A" value={ohms(inputs.resistorA)} />
      {isAstable ? (
        <>
          <Wire
            points={[
              [COLUMN, first],
              [LEFT, first],
            ]}
          />
          <Joint at={[COLUMN, first]} />
          <Resistor from={[COLUMN, first]} to={[COLUMN, node]} name="B" value={ohms(inputs.resistorB)} />
          <Wire
            points={[
              [LEFT, second],
              [145, second],
              [145, third],
              [LEFT, third],
            ]}
          />
        </>
      ) : (
        <>
          <Wire
            points={[
              [LEFT, first],
              [145, first],
              [145, second],
              [LEFT, second],
            ]}
          />
          <Wire
            points={[
              [LEFT, third],
              [152, third],
            ]}
          />
          <Terminal at={[152, third]} name="Trigger" side="below" />
        </>
      )}
      <Wire
        points={[
          [COLUMN, node],
          [145, node],
        ]}
      />
      <Joint at={[COLUMN, node]} />
      <Joint at={[145, node]} />
      <Capacitor from={[COLUMN, node]} to={[COLUMN, FOOT]} name="C" value={prefixed(inputs.capacitance, "F", format)} />
    </Drawing>
  );
}

const [START, END, HIGH, LOW] = [15, 315, 30, 75];

/** Two periods of the output, or its single pulse. */
function Output({ model, format }: Props) {
  const { isAstable, highTime, lowTime, pulseWidth, period, dutyCycle } = model;
  const seconds = (value: number) => prefixed(value, "s", format);
  const width = isAstable ? (END - START) / 2 : END - START;
  const rises = isAstable ? [START, START + width] : [START + 0.25 * width];
  const high = isAstable ? (width * dutyCycle) / 100 : width / 2;
  const [first = START] = rises;
  return (
    <Drawing
      size={[330, 100]}
      caption={
        isAstable
          ? `Two periods of the output, ${seconds(period)} each.`
          : `The output, high for ${seconds(pulseWidth)} after the trigger.`
      }
    >
      <Line
        points={[
          [START, LOW],
          ...rises.flatMap(
            (x) =>
              [
                [x, LOW],
                [x, HIGH],
                [x + high, HIGH],
                [x + high, LOW],
              ] as const,
          ),
          [END, LOW],
        ]}
        color="green"
        strong
      />
      <Label at={[first + high / 2, HIGH - 10]}>{seconds(isAstable ? highTime : pulseWidth)}</Label>
      {isAstable && <Label at={[first + (high + width) / 2, LOW + 18]}>{seconds(lowTime)}</Label>}
    </Drawing>
  );
}

export default defineView(calculator, {
  Display: (props) => (
    <>
      <Schematic {...props} />
      <Output {...props} />
    </>
  ),
});
