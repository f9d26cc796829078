import { formShares } from "../../../../math/chemistry/acid-base";
import { type Chart, type Color, defineView, type ViewAnswer } from "../../../../site/kit";
import calculator from "./ph";

const COLORS: readonly Color[] = ["green", "ochre", "blue", "red", "ink", "blue-deep", "ochre-deep"];
const STEPS = 141;

/** Share of each form of the acid or base at each pH. */
function distribution({ model, format }: ViewAnswer<typeof calculator>): Chart | null {
  const { system, forms, ph, pKw } = model;
  if (!system) return null;
  const values = Array.from({ length: STEPS }, (_, i) => (i * pKw) / (STEPS - 1));
  const shares = values.map((pH) => formShares(system.pKas, pH));
  return {
    kind: "lines",
    x: {
      label: "pH",
      values,
      format: (value) => format.number(value, 1),
      exact: (value) => `pH ${format.number(value, 2, 2)}`,
    },
    y: { label: "Share of all forms", format: (share) => format.percent(100 * share, 1) },
    series: forms.map((label, form) => ({
      label,
      color: COLORS[form] as Color,
      values: shares.map((all) => all[form] as number),
    })),
    ...(ph >= 0 && ph <= pKw && { marks: [{ x: ph, label: "This solution" }] }),
    caption: `At pH ${format.number(ph, 2, 2)} the solution holds ${forms
      .map((name, i) => `${format.percent(100 * (formShares(system.pKas, ph)[i] as number), 2)} ${name}`)
      .join(", ")}.`,
  };
}

export default defineView(calculator, {
  tabs: [
    { label: "Species", table: "species" },
    { label: "ICE table", table: "iceTable" },
    { label: "Distribution", chart: distribution },
  ],
});
