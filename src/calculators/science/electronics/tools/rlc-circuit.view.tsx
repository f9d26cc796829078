import type { Format } from "../../../../core/format";
import { prefixed } from "../../../../fieldsets/prefixed";
import { type Chart, defineView, type ViewProps } from "../../../../site/kit";
import { Drawing, Label, Line } from "../../../../site/kit/Drawing";
import { frequencyAxis } from "../frequency-axis";
import { AcSource, Capacitor, Inductor, Resistor, Wire } from "../symbols";
import calculator from "./rlc-circuit";

/** The chosen parts, in series or in parallel, connected to an AC source. */
function Schematic({ model, format }: ViewProps<typeof calculator>) {
  const { inputs, parts } = model;
  const drawn = [
    { Part: Resistor, name: "R", size: parts.resistance, unit: "Ω" },
    { Part: Inductor, name: "L", size: parts.inductance, unit: "H" },
    { Part: Capacitor, name: "C", size: parts.capacitance, unit: "F" },
  ].flatMap(({ Part, name, size, unit }) =>
    size === null ? [] : [{ Part, name, value: prefixed(size, unit, format) }],
  );
  const isSeries = inputs.topology === "series";
  const step = isSeries ? 270 / drawn.length : 80;
  const end = 40 + (isSeries ? 270 : drawn.length * step + 10);
  const hertz = prefixed(inputs.frequency, "Hz", format);
  const names = new Intl.ListFormat("en-US").format(drawn.map(({ value }) => value));
  return (
    <Drawing
      size={[350, 170]}
      caption={`${names} ${drawn.length === 1 ? "" : isSeries ? "in series " : "in parallel "}at ${hertz}.`}
    >
      <AcSource from={[40, 40]} to={[40, 150]} name={hertz} />
      {drawn.map(({ Part, name, value }, i) => {
        const x = isSeries ? 40 + i * step : 130 + i * step;
        return <Part key={name} from={[x, 40]} to={isSeries ? [x + step, 40] : [x, 150]} name={name} value={value} />;
      })}
      {isSeries ? (
        <Wire
          points={[
            [end, 40],
            [end, 150],
            [40, 150],
          ]}
        />
      ) : (
        [40, 150].map((y) => (
          <Wire
            key={y}
            points={[
              [40, y],
              [130 + (drawn.length - 1) * step, y],
            ]}
          />
        ))
      )}
    </Drawing>
  );
}

const SIZE = 260;
const MIDDLE = SIZE / 2;
const REACH = 95;

/** Draws the impedance as an arrow, with resistance to the right and reactance upward. */
function Phasor({ model, format }: ViewProps<typeof calculator>) {
  const { z, impedance, phase } = model;
  if (z === null || impedance === null || phase === null || !(impedance > 0) || !Number.isFinite(impedance))
    return null;
  const [x, y] = [MIDDLE + (REACH * z.real) / impedance, MIDDLE - (REACH * z.imag) / impedance];
  const ohms = (value: number) => prefixed(value, "Ω", format);
  const words =
    Math.abs(phase) < 1e-9
      ? "The current is in phase with the voltage."
      : `The current ${phase > 0 ? "lags behind" : "leads"} the voltage by ${format.number(Math.abs(phase), 2)}°.`;
  return (
    <Drawing
      size={[SIZE + 120, SIZE]}
      caption={`${ohms(impedance)}: ${ohms(z.real)} of resistance, ${ohms(z.imag)} of reactance. ${words}`}
    >
      <Line
        points={[
          [10, MIDDLE],
          [SIZE, MIDDLE],
        ]}
        arrow
      />
      <Line
        points={[
          [MIDDLE, SIZE - 10],
          [MIDDLE, 10],
        ]}
        arrow
      />
      <Label at={[SIZE + 6, MIDDLE + 4]} anchor="start">
        Resistance
      </Label>
      <Label at={[MIDDLE + 10, 16]} anchor="start">
        Reactance
      </Label>
      <Line
        points={[
          [MIDDLE, MIDDLE],
          [x, MIDDLE],
        ]}
        color="blue"
        strong
      />
      <Line
        points={[
          [x, MIDDLE],
          [x, y],
        ]}
        color="ochre"
        strong
      />
      <Line
        points={[
          [MIDDLE, MIDDLE],
          [x, y],
        ]}
        color="green"
        strong
        arrow
      />
      <Label at={[x + 10, y + (z.imag < 0 ? 14 : -6)]} anchor="start" strong>
        {ohms(impedance)}
      </Label>
    </Drawing>
  );
}

/** Of a logarithmic axis, whose values are exponents of ten. */
const ohms = (format: Format) => (exponent: number) => prefixed(10 ** exponent, "Ω", format, 3);

export default defineView(calculator, {
  Display: (props) => (
    <>
      <Schematic {...props} />
      <Phasor {...props} />
    </>
  ),
  tabs: [
    {
      label: "Frequency response",
      table: "response",
      onPaper: false,
      chart: ({ model, format }): readonly Chart[] => {
        const { inputs, response, resonantFrequency, qualityFactor } = model;
        if (response.length === 0) return [];
        const isSeries = inputs.topology === "series";
        const x = frequencyAxis(
          response.map(({ frequency }) => frequency),
          format,
          model.decades < 0.5 ? 4 : 3,
        );
        const [first = 0, last = 0] = [x.values[0], x.values.at(-1)];
        const marks = [
          ...(resonantFrequency === null ? [] : [{ x: Math.log10(resonantFrequency), label: "Resonance" }]),
          { x: Math.log10(inputs.frequency), label: "Yours" },
        ].filter(({ x }) => x >= first && x <= last);
        const { resistance } = model.parts;
        return [
          ...(resistance === null || qualityFactor === null
            ? []
            : [
                {
                  kind: "lines",
                  x,
                  y: {
                    label: isSeries ? "Current as a share of its peak" : "Voltage as a share of its peak",
                    format: (share) => format.percent(share, 0),
                  },
                  series: [
                    {
                      label: isSeries ? "Current" : "Voltage",
                      color: "green",
                      values: response.map(
                        ({ impedance }) =>
                          impedance && 100 * (isSeries ? resistance / impedance : impedance / resistance),
                      ),
                    },
                  ],
                  marks,
                  caption: `${isSeries ? "At a constant voltage the current" : "At a constant current the voltage"} peaks at ${prefixed(resonantFrequency ?? 0, "Hz", format)}; the bandwidth between its 70.7% points is ${prefixed(model.bandwidth ?? 0, "Hz", format)}.`,
                } satisfies Chart,
              ]),
          {
            kind: "lines",
            x,
            y: { label: "Impedance (logarithmic)", format: ohms(format), zero: false },
            series: [
              {
                label: "Impedance",
                color: "ochre",
                values: response.map(({ impedance }) => (impedance ? Math.log10(impedance) : null)),
              },
            ],
            marks,
            caption:
              resonantFrequency === null
                ? "Capacitors block low frequencies, inductors high ones."
                : `At resonance the reactances cancel, and the impedance is ${isSeries ? "smallest" : "largest"}.`,
          },
          {
            kind: "lines",
            x,
            y: { label: "Phase", format: (value) => `${format.number(value, 1)}°`, zero: false },
            series: [{ label: "Phase", color: "blue", values: response.map(({ phase }) => phase) }],
            marks,
            caption: "Above zero the circuit acts as an inductor, below as a capacitor.",
          },
        ];
      },
    },
  ],
});
