import type { Headline } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import { type GoldLoan, moneyText } from "./loan";

/** The largest loan the gold allows, and how far the price may fall before the requested loan breaks its limit. */
export function headline(loan: GoldLoan, format: Format): Headline {
  const { fineGrams, maxLoan, amount, priceFall, inputs } = loan;
  const own = inputs.requestedLoan === null ? "the full amount" : `your ${moneyText(amount, format)}`;
  const covered =
    priceFall < 0.5
      ? `with ${own}, any drop in the price breaks the limit`
      : `${own} stays covered until gold falls ${format.percent(priceFall, 0)}`;
  return {
    label: "Up to",
    before: "Up to",
    figure: moneyText(maxLoan, format),
    after: `on ${format.number(fineGrams, 1)} g of fine gold; ${covered}.`,
  };
}
