import type { Headline } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Analysis } from "./analysis";
import type { Inputs } from "./fields";

/** `5,000 units`; rounded up for one product, rounded to one decimal for a mix. */
export function unitsText(analysis: Analysis, format: Format): string {
  const units = analysis.breakEven();
  return format.plural(analysis.isMix ? Math.round(10 * units.toNumber()) / 10 : Number(units.ceil()), "unit");
}

/** The units and revenue that cover all costs, and how far the expected sales are from them. */
export function headline(analysis: Analysis, { expectedUnits }: Inputs, format: Format): Headline {
  const revenue = format.money(analysis.revenue(analysis.breakEven()).toNumber());
  const expected = format.plural(expectedUnits, "unit");
  const { safety, safetyPercent, profit } = analysis;
  const outlook =
    safetyPercent === null
      ? ""
      : safety.sign() >= 0
        ? `; at ${expected}, the margin of safety is ${format.percent(safetyPercent.toNumber(), 1)}`
        : `; ${expected} would mean a loss of ${format.money(-profit.toNumber())}`;
  return {
    label: "Break-even",
    before: "You break even at",
    figure: unitsText(analysis, format),
    after: `${analysis.isMix ? " in total" : ""}, or ${revenue} in sales${outlook}.`,
  };
}
