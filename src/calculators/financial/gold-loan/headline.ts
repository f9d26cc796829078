import type { Headline } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import { type GoldLoan, moneyText } from "./loan";

/** The most that the gold brings, and how far the price may fall under the loan that is wanted. */
export function headline(loan: GoldLoan, format: Format): Headline {
  const { fineGrams, maxLoan, amount, priceFall, inputs } = loan;
  const own = inputs.requestedLoan === null ? "the whole of it" : `your ${moneyText(amount, format)}`;
  const covered =
    priceFall < 0.5
      ? `with ${own} any fall of the price breaks the limit`
      : `${own} stays covered until gold falls ${format.percent(priceFall, 0)}`;
  return {
    label: "Up to",
    before: "Up to",
    figure: moneyText(maxLoan, format),
    after: `on ${format.number(fineGrams, 1)} g of fine gold; ${covered}.`,
  };
}
