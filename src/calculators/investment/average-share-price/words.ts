import { type Headline, type Notice, notice } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import { priceText } from "../../../fieldsets/price-text";
import { Rational } from "../../../math/numbers/rational";
import type { Holding } from "./holding";
import type { Purchase } from "./purchase";

export function headline(holding: Holding, format: Format): Headline {
  const { inputs, purchase } = holding;
  if (!purchase) return averageHeadline(holding, format);
  return inputs.mode === "budget"
    ? budgetHeadline(holding, purchase, format)
    : targetHeadline(holding, purchase, format);
}

function averageHeadline(holding: Holding, format: Format): Headline {
  const { average, fees, inputs, gain } = holding;
  const withFees = fees.sign() > 0 ? ", including fees" : "";
  const now =
    gain === null || inputs.currentPrice === null
      ? ""
      : `; at ${priceText(inputs.currentPrice, format)} you are ${standing(gain, format)}`;
  return {
    label: "Average price",
    before: `Your ${sharesText(holding.shares.toNumber(), format)} cost`,
    figure: priceText(average.toNumber(), format),
    after: `each on average${withFees}${now}.`,
  };
}

/** `$1,000 down` */
function standing(gain: number, format: Format): string {
  if (Math.abs(gain) < 0.005) return "even";
  return `${format.money(Math.abs(gain))} ${gain > 0 ? "up" : "down"}`;
}

function targetHeadline(holding: Holding, purchase: Purchase, format: Format): Headline {
  const [from, to] = [holding.average, purchase.newAverage].map((value) => priceText(value.toNumber(), format)) as [
    string,
    string,
  ];
  const more = purchase.shares.toNumber();
  const mine = sharesText(holding.shares.toNumber(), format);
  if (more === 0)
    return {
      label: "Shares to buy",
      before: `Your ${mine} cost ${from} each; it takes`,
      figure: format.number(0),
      after: "more shares to reach the target average.",
    };
  return {
    label: "Shares to buy",
    before: `Your ${mine} cost ${from} each;`,
    figure: `${format.number(more)} more`,
    after: `at ${priceText(purchase.terms.price.toNumber(), format)}, for ${format.money(purchase.cash.toNumber())}, ${more === 1 ? "brings" : "bring"} that to ${to}.`,
  };
}

function budgetHeadline(holding: Holding, purchase: Purchase, format: Format): Headline {
  const [from, to] = [holding.average, purchase.newAverage].map((value) => priceText(value.toNumber(), format)) as [
    string,
    string,
  ];
  const more = purchase.shares.toNumber();
  const price = priceText(purchase.terms.price.toNumber(), format);
  const left = purchase.left?.toNumber() ?? 0;
  if (more === 0)
    return {
      label: "New average",
      before: `${format.money(holding.inputs.budget)} does not pay for a share at ${price}. The average stays at`,
      figure: to,
      after: "a share.",
    };
  return {
    label: "New average",
    before: `${sharesText(more, format, "more share")} at ${price} ${more === 1 ? "brings" : "bring"} the average to`,
    figure: to,
    after: `from ${from}, for ${format.money(purchase.cash.toNumber())}${left >= 0.005 ? ` with ${format.money(left)} left over` : ""}.`,
  };
}

function sharesText(count: number, format: Format, word = "share"): string {
  return `${format.number(count)} ${word}${count === 1 ? "" : "s"}`;
}

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
