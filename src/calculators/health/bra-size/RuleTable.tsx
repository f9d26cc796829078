import type { ViewProps } from "../../../site/kit";
import { SideBySide } from "../../../site/kit/SideBySide";
import type calculator from "./calculator";
import { RULES } from "./inputs";

/** The same two measures by all four rules, and why they differ. */
export function RuleTable({ inputs, outputs: { rules } }: ViewProps<typeof calculator>) {
  return (
    <>
      <p>
        Shops measure by different rules. The traditional one adds four or five inches, about 10 cm, to the
        ribs; the band comes out looser and the cup smaller.
      </p>
      <SideBySide
        caption="The size by four rules"
        columns={["Size", "Band", "Cup"]}
        rows={rules.map(({ rule, size, band, cup }) => ({
          label: RULES[rule],
          cells: [size ?? "none made", band === null ? "–" : String(band), cup ?? "–"],
          strong: rule === inputs.sizingRule,
        }))}
      />
    </>
  );
}
