import { type Headline, type Notice, notice } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import type { Rational } from "../../../math/numbers/rational";
import { joinWithAnd } from "../../../math/words/lists";
import type { Analysis } from "./analysis";
import type { Inputs } from "./fields";

/** Products of a mix that are listed one by one in a sentence. */
const LISTED = 4;

/** `5,000 units`: whole units of each product, rounded up. */
export function unitsText(analysis: Analysis, format: Format): string {
  return format.plural(analysis.wholeTotal(analysis.breakEven()), "unit");
}

/** ` in total (2,516 Basic, 1,510 Plus and 1,007 Pro)`; empty for one product. */
function mixText({ isMix, products, wholeBreakEven }: Analysis, format: Format): string {
  if (!isMix) return "";
  const each = products.map(({ name }, i) => `${format.number(wholeBreakEven()[i] ?? 0)} ${name}`);
  return products.length > LISTED ? " in total" : ` in total (${joinWithAnd(each)})`;
}

/** The units and revenue that cover all costs, and how far the expected sales are from them. */
export function headline(analysis: Analysis, { expectedUnits }: Inputs, format: Format): Headline {
  const revenue = analysis.revenue(analysis.breakEven()).toNumber();
  // Less than the revenue of whole units, with the last of which the costs are more than covered.
  const sales = revenue > 0 ? `, once sales reach ${format.money(revenue)}` : "";
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
    after: `${mixText(analysis, format)}${sales}${outlook}.`,
  };
}

/** Notes shown next to the results. */
export function notices(analysis: Analysis, inputs: Inputs, format: Format): Listed<Notice> {
  const list: Notice[] = [];
  const add = (code: string, message: string) => list.push(notice(code, message));
  /** How many more units than expected it takes. */
  const more = (volume: Rational) =>
    format.plural(Math.ceil(analysis.wholeTotal(volume) - inputs.expectedUnits), "unit");
  const { expected, safety } = analysis;
  if (expected.sign() > 0 && safety.sign() < 0)
    add("below-break-even", `Covering all costs takes ${more(analysis.breakEven())} more than you expect to sell.`);
  const short = analysis.target().subtract(expected);
  if (inputs.targetProfit > 0 && safety.sign() >= 0 && expected.sign() > 0 && short.sign() > 0)
    add(
      "target-missed",
      `The target profit of ${format.money(inputs.targetProfit)} takes ${more(analysis.target())} more than you expect to sell.`,
    );
  if (analysis.fixedCosts.sign() === 0)
    add("no-fixed-costs", "Without fixed costs, every unit earns a profit from the first one on.");
  for (const { name, price, variableCost } of analysis.products)
    if (price.compare(variableCost) <= 0)
      add(
        "loss-leader",
        `${name} sells at ${format.money(price.toNumber())} and costs ${format.money(variableCost.toNumber())}: the other products pay for it.`,
      );
  if (inputs.oneTimeCosts > 0 && analysis.periodsToEarnBack(inputs.oneTimeCosts) === null)
    add(
      "never-earned-back",
      `At the expected sales, the one-time costs of ${format.money(inputs.oneTimeCosts)} are never earned back.`,
    );
  if (analysis.breakEvenVariableCost?.sign() === -1)
    add(
      "no-cost-low-enough",
      `Even with no variable cost, the expected sales would not cover the fixed costs of ${format.money(inputs.fixedCosts)}.`,
    );
  return list;
}
