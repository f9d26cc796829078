import type { ViewProps } from "../../../site/kit";
import { SideBySide, type SideBySideRow } from "../../../site/kit/SideBySide";
import type breakEven from "./calculator";

/** How far price, costs and sales may each move before the expected sales only just break even. */
export function JustEnough({ inputs, outputs, model, format }: ViewProps<typeof breakEven>) {
  const { answer: analysis, variant } = model;
  if (analysis.expected.sign() === 0) return null;
  const [price, cost] = [analysis.price.toNumber(), analysis.variableCost.toNumber()];
  const change = (from: number, to: number) =>
    from === 0 ? "—" : `${to > from ? "+" : ""}${format.percent((100 * (to - from)) / from, 1)}`;
  const money = (value: number | null) =>
    value !== null && Math.abs(value) >= WIDE ? format.shortMoney(value) : format.money(value);
  const row = (label: string, now: number, limit: number | null, write = money): SideBySideRow => ({
    label,
    cells: [write(now), write(limit), limit === null ? "—" : change(now, limit)],
  });
  const units = (value: number | null) => format.number(value, 1);
  const suffix = variant === "multi" ? ", mean" : "";
  const cheapest = outputs.breakEvenVariableCost;
  return (
    <SideBySide
      caption="How far each one alone may move before the expected sales only just break even"
      columns={["Now", "Just breaks even", "Change"]}
      rows={[
        row(
          "Units sold",
          inputs.expectedUnits,
          analysis.wholeBreakEven().reduce((sum, one) => sum + one, 0),
          units,
        ),
        row(`Price${suffix}`, price, outputs.breakEvenPrice),
        row(`Variable cost${suffix}`, cost, cheapest !== null && cheapest < 0 ? null : cheapest),
        row("Fixed costs", inputs.fixedCosts, outputs.maximumFixedCosts),
      ]}
    />
  );
}

/** Amounts from here on are abbreviated so that three fit on a line on a phone. */
const WIDE = 1e7;
