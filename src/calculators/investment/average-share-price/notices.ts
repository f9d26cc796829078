import { type Notice, notice } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import { priceText } from "../../../fieldsets/price-text";
import { Rational } from "../../../math/numbers/rational";
import type { Holding } from "./holding";

/** What the buyer should know besides the figures. */
export function notices({ average, purchase, inputs }: Holding, format: Format): Listed<Notice> {
  const list: Notice[] = [];
  const add = (code: string, message: string) => list.push(notice(code, message));
  if (!purchase) return list;
  const text = (value: Rational) => priceText(value.toNumber(), format);
  const { terms, shares, exact, newAverage, unitPrice } = purchase;
  const wanted = Rational.fromNumber(inputs.targetAverage);
  const targeted = inputs.mode === "target-average" && !wanted.equals(average);
  if (targeted && exact.sign() === 0)
    add(
      "fee-passes-average",
      `The fixed fee of ${format.money(inputs.newFee)} alone takes the average past ${text(wanted)}; with the first share it is ${text(purchase.averageAfter(Rational.ONE))}.`,
    );
  if (targeted && shares.compare(exact) > 0)
    add(
      "rounded-up",
      `${format.number(exact.toNumber(), 4)} shares would bring the average to ${text(wanted)} exactly; whole shares are rounded up.`,
    );
  const falling = unitPrice.compare(average) < 0;
  if (shares.sign() > 0 && falling && newAverage.compare(average) > 0)
    add(
      "fee-lifts-average",
      `The shares are cheaper than your average, but the fixed fee of ${format.money(inputs.newFee)} lifts it.`,
    );
  if (!terms.fractional && inputs.mode === "budget" && shares.sign() === 0 && exact.sign() > 0)
    add(
      "less-than-a-share",
      `One share costs ${format.money(purchase.cashFor(Rational.ONE).toNumber())} including fees.`,
    );
  return list;
}
