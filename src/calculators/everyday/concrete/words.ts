import { type Headline, type Notice, notice } from "../../../core/calculator";
import { figureNotices } from "../../../core/figures";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import { CONCRETE } from "../../../data/concrete";
import { BAG_SIZES } from "./inputs";
import type { Pour } from "./pour";

/** What to order, from a truck or in bags. */
export function headline({ inputs, order, bags }: Pour, format: Format): Headline {
  const unit = inputs.unitSystem === "us" ? "cubic yard" : "cubic meter";
  return {
    label: "Order",
    before: "Order",
    figure: `${format.number(order)} ${order === 1 ? unit : `${unit}s`}`,
    after: `, or ${format.number(bags)} ${bags === 1 ? "bag" : "bags"} of concrete (${BAG_SIZES[inputs.bagSize]}${bags === 1 ? "" : " each"}).`,
  };
}

/** The dated figures behind this calculator. */
export const FIGURES = Object.values(CONCRETE);

export function notices({ inputs }: Pour, format: Format): Listed<Notice> {
  const { mixGrade, cementPrice, sandPrice, aggregatePrice } = inputs;
  const prices = [cementPrice, sandPrice, aggregatePrice];
  const given = prices.filter((price) => price !== null).length;
  return [
    mixGrade === "m25" && notice("design-mix", "IS 456 requires a design mix for M25 and above."),
    mixGrade !== "none" &&
      given > 0 &&
      given < prices.length &&
      notice(
        "mix-prices-missing",
        "To see the cost of the site mix, enter all three prices: cement, sand and aggregate.",
      ),
    figureNotices(FIGURES, format),
  ];
}
