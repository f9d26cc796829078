import { defineView, type ViewProps } from "../../../site/kit";
import { MEASURED } from "../../../site/kit/measured";
import { SideBySide } from "../../../site/kit/SideBySide";
import calculator from "./calculator";
import { RULES } from "./inputs";
import "./tapes.css";

/** The size by each of the four rules, with an explanation of why they differ. */
function RuleTable({ inputs, outputs: { rules } }: ViewProps<typeof calculator>) {
  return (
    <>
      <p>
        Shops use different sizing rules. The traditional one adds four or five inches, about 10 cm, to the ribs, so the
        band comes out looser and the cup smaller.
      </p>
      <SideBySide
        caption="The size by four rules"
        columns={["Size", "Band", "Cup"]}
        rows={rules.map(({ rule, size, band, cup }) => ({
          label: RULES[rule],
          cells: [size ?? "not made", band === null ? "–" : String(band), cup ?? "–"],
          strong: rule === inputs.sizingRule,
        }))}
      />
    </>
  );
}

const STEPS: Readonly<Record<number, string>> = {
  [-2]: "Two bands tighter",
  [-1]: "One band tighter",
  0: "Your size",
  1: "One band looser",
  2: "Two bands looser",
};

/** The same cup on tighter and looser bands. */
function Ladder({ outputs: { sisterSizes } }: ViewProps<typeof calculator>) {
  return (
    <>
      <p>
        Each step has the same cup volume: a tighter band goes with the next cup letter up, a looser band with the next
        one down.
      </p>
      <SideBySide
        caption="Sister sizes"
        columns={["Size", "Band", "Cup"]}
        rows={sisterSizes.map(({ step, size, band, cup }) => ({
          label: STEPS[step] as string,
          cells: [size, String(band), cup],
          strong: step === 0,
        }))}
      />
    </>
  );
}

/** Shows where to place the two tapes, with the measurements. */
function Tapes({ model, format }: ViewProps<typeof calculator>) {
  const { measured, inputs } = model;
  if (!measured) return null;
  const { bust, underbust } = measured.girths;
  const text = ({ cm, inches }: typeof bust) =>
    inputs.unitSystem === "metric" ? `${format.number(cm, 1)} cm` : `${format.number(inches, 2)} in`;
  return (
    <svg
      className="tapes"
      width="300"
      height="150"
      viewBox="0 0 300 150"
      role="img"
      aria-label={`Two tapes: ${text(bust)} around the fullest part, ${text(underbust)} under the bust`}
    >
      <path d="M42 0C46 22 36 34 32 52C29 68 40 80 42 96C43 114 36 132 34 150M118 0C114 22 124 34 128 52C131 68 120 80 118 96C117 114 124 132 126 150" />
      <path d="M44 62C46 84 74 88 79 68M81 68C86 88 114 84 116 62" />
      <path className="tape" d="M31 60C50 67 110 67 129 60M129 60H160M42 96C60 102 100 102 118 96M118 96H160" />
      <text x="166" y="56">
        Fullest part
      </text>
      <text className="measure" x="166" y="72">
        {text(bust)}
      </text>
      <text x="166" y="94">
        Under the bust
      </text>
      <text className="measure" x="166" y="110">
        {text(underbust)}
      </text>
    </svg>
  );
}

export default defineView(calculator, {
  measured: MEASURED,
  Display: Tapes,
  tabs: [
    { label: "All countries", table: "sizes" },
    { label: "Sister sizes", Component: Ladder },
    { label: "Four rules", Component: RuleTable, when: ({ inputs }) => inputs.mode === "measure" },
  ],
});
