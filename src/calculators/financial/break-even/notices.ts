import { type Notice, notice } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import type { Rational } from "../../../math/numbers/rational";
import type { Analysis } from "./analysis";
import type { Inputs } from "./fields";

/** Notes shown next to the results. */
export function notices(analysis: Analysis, inputs: Inputs, format: Format): Listed<Notice> {
  const list: Notice[] = [];
  const add = (code: string, message: string) => list.push(notice(code, message));
  const units = (value: Rational) => format.plural(Number(value.ceil()), "unit");
  const { expected, safety } = analysis;
  if (expected.sign() > 0 && safety.sign() < 0)
    add("below-break-even", `Covering all costs takes ${units(safety.negate())} more than you expect to sell.`);
  const short = analysis.target().subtract(expected);
  if (inputs.targetProfit > 0 && safety.sign() >= 0 && expected.sign() > 0 && short.sign() > 0)
    add(
      "target-missed",
      `The wanted profit of ${format.money(inputs.targetProfit)} takes ${units(short)} more than you expect to sell.`,
    );
  if (analysis.fixedCosts.sign() === 0)
    add("no-fixed-costs", "Without fixed costs, every unit earns a profit from the first one on.");
  for (const { name, price, variableCost } of analysis.products)
    if (price.compare(variableCost) <= 0)
      add(
        "loss-leader",
        `${name} sells at ${format.money(price.toNumber())} and costs ${format.money(variableCost.toNumber())}: the other products pay for it.`,
      );
  if (analysis.breakEvenVariableCost?.sign() === -1)
    add(
      "no-cost-low-enough",
      `Even with no variable cost, the expected sales would not cover the fixed costs of ${format.money(inputs.fixedCosts)}.`,
    );
  return list;
}
