import type { ViewProps } from "../../../site/kit";
import { SideBySide } from "../../../site/kit/SideBySide";
import type calculator from "./calculator";
import { RULES } from "./inputs";

/** The size by each of the four rules, with an explanation of why they differ. */
export function RuleTable({ inputs, outputs: { rules } }: ViewProps<typeof calculator>) {
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
