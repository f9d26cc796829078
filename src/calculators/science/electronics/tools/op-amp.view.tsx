import type { ReactNode } from "react";
import { prefixed } from "../../../../fieldsets/prefixed";
import { defineView, type ViewProps } from "../../../../site/kit";
import { Drawing } from "../../../../site/kit/Drawing";
import { AMPLIFIER, Ground, INPUTS, Joint, OpAmp, Resistor, Terminal, Wire } from "../symbols";
import calculator from "./op-amp";

/** Coordinates that all circuits share: input, node at the inverting input, amplifier and output. */
const [IN, NODE, LEFT, TOP] = [45, 150, 172, 90];
const NEXT = TOP + INPUTS;
const OUT = LEFT + AMPLIFIER;
const OVER = 35;
/** Distance between the inputs of a summing amplifier, and how many of them are drawn at most. */
const ROW = 62;
const MOST_ROWS = 4;

type Props = ViewProps<typeof calculator>;

function Schematic(props: Props) {
  const { model, format } = props;
  const { inputs, outputVoltage, clipped } = model;
  const volts = (value: number) => prefixed(value, "V", format);
  const ohms = (value: number) => prefixed(value, "Ω", format);
  const { opAmpKind } = inputs;
  const rows = inputs.summingInputs.slice(0, MOST_ROWS);
  const height = {
    inverting: 180,
    "non-inverting": 180,
    buffer: 165,
    differential: 280,
    summing: Math.max(180, TOP + ROW * (rows.length - 1) + 40),
  }[opAmpKind];
  return (
    <Drawing
      size={[350, height]}
      caption={`${volts(outputVoltage)} at the output${clipped ? ", limited by the supply" : ""}.${rows.length < inputs.summingInputs.length && opAmpKind === "summing" ? ` The first ${MOST_ROWS} of ${inputs.summingInputs.length} inputs are drawn.` : ""}`}
    >
      <Wire
        points={[
          [NODE, TOP],
          [LEFT, TOP],
        ]}
      />
      <OpAmp at={[LEFT, TOP]} />
      <Wire
        points={[
          [OUT, TOP + INPUTS / 2],
          [OUT + 40, TOP + INPUTS / 2],
        ]}
      />
      <Terminal at={[OUT + 40, TOP + INPUTS / 2]} name={volts(outputVoltage)} />
      <Joint at={[OUT + 12, TOP + INPUTS / 2]} />
      {opAmpKind === "buffer" ? (
        <Wire
          points={[
            [NODE, TOP],
            [NODE, OVER],
            [OUT + 12, OVER],
          ]}
        />
      ) : (
        <>
          <Wire
            points={[
              [NODE, TOP],
              [NODE, OVER],
            ]}
          />
          <Resistor from={[NODE, OVER]} to={[OUT + 12, OVER]} name="Feedback" value={ohms(inputs.feedbackResistor)} />
          <Joint at={[NODE, TOP]} />
        </>
      )}
      <Wire
        points={[
          [OUT + 12, OVER],
          [OUT + 12, TOP + INPUTS / 2],
        ]}
      />
      {inputsOf(props, volts, ohms)[opAmpKind]()}
    </Drawing>
  );
}

/** What each circuit connects to the inputs of the amplifier. */
function inputsOf(
  { model }: Props,
  volts: (value: number) => string,
  ohms: (value: number) => string,
): Record<Props["inputs"]["opAmpKind"], () => ReactNode> {
  const { inputResistor, feedbackResistor, inputVoltage, inputVoltage2, summingInputs } = model.inputs;
  const inverting = (
    <>
      <Resistor from={[IN, TOP]} to={[NODE, TOP]} name="Input" value={ohms(inputResistor)} />
      <Terminal at={[IN, TOP]} name={volts(inputVoltage)} side="above" />
    </>
  );
  const grounded = (
    <>
      <Wire
        points={[
          [LEFT, NEXT],
          [LEFT - 12, NEXT],
          [LEFT - 12, NEXT + 25],
        ]}
      />
      <Ground at={[LEFT - 12, NEXT + 25]} />
    </>
  );
  return {
    inverting: () => (
      <>
        {inverting}
        {grounded}
      </>
    ),
    "non-inverting": () => (
      <>
        <Resistor from={[IN, TOP]} to={[NODE, TOP]} name="To ground" value={ohms(inputResistor)} />
        <Wire
          points={[
            [IN, TOP],
            [IN, TOP + 12],
          ]}
        />
        <Ground at={[IN, TOP + 12]} />
        <Wire
          points={[
            [LEFT, NEXT],
            [NODE, NEXT],
            [NODE, NEXT + 30],
            [IN, NEXT + 30],
          ]}
        />
        <Terminal at={[IN, NEXT + 30]} name={volts(inputVoltage)} side="above" />
      </>
    ),
    buffer: () => (
      <>
        <Wire
          points={[
            [LEFT, NEXT],
            [IN, NEXT],
          ]}
        />
        <Terminal at={[IN, NEXT]} name={volts(inputVoltage)} side="above" />
      </>
    ),
    differential: () => (
      <>
        {inverting}
        <Wire
          points={[
            [LEFT, NEXT],
            [NODE, NEXT],
            [NODE, NEXT + 40],
          ]}
        />
        <Resistor from={[IN, NEXT + 40]} to={[NODE, NEXT + 40]} name="Input" value={ohms(inputResistor)} />
        <Terminal at={[IN, NEXT + 40]} name={volts(inputVoltage2)} side="above" />
        <Joint at={[NODE, NEXT + 40]} />
        <Resistor
          from={[NODE, NEXT + 40]}
          to={[NODE, NEXT + 130]}
          name="Same as feedback"
          value={ohms(feedbackResistor)}
        />
        <Ground at={[NODE, NEXT + 130]} />
      </>
    ),
    summing: () => {
      const rows = summingInputs.slice(0, MOST_ROWS);
      const bus = NODE - 20;
      return (
        <>
          {grounded}
          <Wire
            points={[
              [NODE, TOP],
              [bus, TOP],
              [bus, TOP + ROW * (rows.length - 1)],
            ]}
          />
          {rows.map(({ voltage, resistor }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: inputs are identified by their position
            <g key={i}>
              <Resistor
                from={[IN - 10, TOP + ROW * i]}
                to={[bus, TOP + ROW * i]}
                name={`R${i + 1}`}
                value={ohms(resistor)}
              />
              <Terminal at={[IN - 10, TOP + ROW * i]} name={volts(voltage)} side="above" />
            </g>
          ))}
        </>
      );
    },
  };
}

export default defineView(calculator, { Display: Schematic });
