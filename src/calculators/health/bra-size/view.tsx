import { defineView, type ViewProps } from "../../../site/kit";
import { MEASURED } from "../../../site/kit/measured";
import { SideBySide } from "../../../site/kit/SideBySide";
import calculator from "./calculator";
import { RULES } from "./inputs";
import { Ladder } from "./Ladder";
import { Tapes } from "./Tapes";

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

export default defineView(calculator, {
  measured: MEASURED,
  Display: Tapes,
  tabs: [
    { label: "All countries", table: "sizes" },
    { label: "Sister sizes", Component: Ladder },
    { label: "Four rules", Component: RuleTable, when: ({ inputs }) => inputs.mode === "measure" },
  ],
});
