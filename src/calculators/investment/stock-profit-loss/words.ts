import type { Headline, Notice } from "../../../core/calculator";
import { figureNotices } from "../../../core/figures";
import type { Format } from "../../../core/format";
import { priceText } from "../../../fieldsets/price-text";
import { isoToDayNumber } from "../../../math/dates/civil";
import type { Ledger } from "./ledger";
import { figuresOf, TAX } from "./outcome";
import type { StockAnswer } from "./stock-answer";
import type { Trade } from "./trade";

/** Amounts below this are treated as zero. */
const NOTHING = 0.005;

/** A sale at most this many days before the gain would be long-term gets a notice. */
const NEAR = 180;

export function headline({ simple, ledger }: StockAnswer, format: Format): Headline {
  return simple ? tradeHeadline(simple, format) : ledgerHeadline(ledger, format);
}

/** The profit or loss, and the break-even price. */
function tradeHeadline(trade: Trade, format: Format): Headline {
  const { afterTax: kept, gross, annualizedReturn, returnPercent, days } = trade;
  const costs = Math.abs(gross - kept) >= NOTHING;
  const gained = kept > -NOTHING;
  // Dividends may exceed fees and tax.
  const added = kept - gross >= NOTHING;
  const of =
    costs && gross >= NOTHING
      ? `${added ? "with" : "of"} a ${format.money(gross)} gain on the price`
      : costs && gross <= -NOTHING
        ? `${added && gained ? "despite" : "with"} a loss of ${format.money(-gross)} on the price`
        : "";
  const breakEven = `break-even was at ${priceText(trade.breakEven(), format)}`;
  return {
    label: gained ? "Profit" : "Loss",
    before: gained ? (costs && !added ? "You keep" : "You make") : "You lose",
    figure: format.money(Math.abs(kept)),
    after: `${of}${of && "; "}${of || costs ? breakEven : `on ${sharesText(trade.inputs.shares, format)}; ${breakEven}`}.`,
    second: returnText(returnPercent, annualizedReturn, days, trade.inputs.taxMode !== "none", format),
    tone: gained ? "answer" : "plain",
  };
}

/** `20% in 554 days, 12.76% a year, before tax` */
function returnText(
  total: number | null,
  annual: number | null,
  days: number,
  taxed: boolean,
  format: Format,
): string | undefined {
  if (total === null) return undefined;
  const yearly = annual === null ? "" : `, ${format.percent(annual, 2)} a year`;
  return `${format.percent(total, 2)} in ${format.plural(days, "day")}${yearly}${taxed ? ", before tax" : ""}`;
}

function ledgerHeadline(ledger: Ledger, format: Format): Headline {
  const { result, realized, net, afterTax, inputs } = ledger;
  const { disposals, remainingShares, remainingCost } = result;
  const left = sharesText(remainingShares, format);
  if (disposals.length === 0)
    return {
      label: "Cost",
      before: `Nothing is sold yet: the ${left} cost`,
      figure: format.money(remainingCost),
      after: net === null ? "." : `and are ${standing(net, format)}, including dividends.`,
    };
  const gained = realized > -NOTHING;
  const tax = ledger.tax()?.total ?? null;
  const taxed =
    tax === null ? "" : tax < NOTHING ? " No tax is due on it." : ` The tax on it is about ${format.money(tax)}.`;
  const { shortTerm, longTerm } = result.terms;
  const split =
    Math.abs(shortTerm) < NOTHING
      ? "all of it long-term"
      : Math.abs(longTerm) < NOTHING
        ? "all of it short-term"
        : `${format.money(shortTerm)} short-term and ${format.money(longTerm)} long-term`;
  const all =
    afterTax === null || remainingShares === 0
      ? ""
      : ` With the ${left} left at ${priceText(inputs.currentPrice ?? 0, format)}, you are ${standing(afterTax, format)}${tax === null ? "" : ", after tax"}.`;
  return {
    label: gained ? "Gain on sales" : "Loss on sales",
    before: gained ? "Your sales made" : "Your sales lost",
    figure: format.money(Math.abs(realized)),
    after: `, ${split}.${taxed}${all}`,
    tone: gained ? "answer" : "plain",
  };
}

/** `up $1,000.00 in total` */
function standing(amount: number, format: Format): string {
  if (Math.abs(amount) < NOTHING) return "even";
  return `${amount > 0 ? "up" : "down"} ${format.money(Math.abs(amount))} in total`;
}

function sharesText(count: number, format: Format): string {
  return format.plural(count, "share");
}

/** What the investor should know in addition to the figures. */
export function notices(answer: StockAnswer, format: Format): Notice[] {
  const { inputs, simple, ledger } = answer;
  const list: Notice[] = [];
  const add = (code: string, message: string | null) => message !== null && list.push({ code, message });
  if (simple) add("nearly-long-term", nearlyLongTerm(simple, format));
  if (simple) add("intraday-overnight", overnight(simple));
  if (ledger) add("no-price", noPrice(ledger, format));
  if (inputs.taxMode !== "none") list.push(...TAX.value.taxNotices(answer, format));
  const figures = inputs.feePreset === "none" && inputs.taxMode === "none" ? [] : figuresOf(answer);
  const early = figures.filter(({ status }) => status === "before-first");
  const [first] = early;
  if (first)
    add(
      "fees-of-later-date",
      `Fees before ${format.date(first.from)}, are computed at the rates of that day; earlier rates are not on file.`,
    );
  list.push(
    ...figureNotices(
      figures.filter(({ status }) => status !== "before-first"),
      format,
    ),
  );
  return list;
}

function nearlyLongTerm({ waiting, longTermDate, longTermDay, inputs }: Trade, format: Format): string | null {
  const saved = waiting();
  if (saved === null || saved < NOTHING || longTermDay === null) return null;
  const days = longTermDay - isoToDayNumber(inputs.sellDate);
  if (days > NEAR) return null;
  return `If sold on ${format.date(longTermDate)}, or later (${format.plural(days, "day")} more), the gain is long-term and the tax is ${format.money(saved)} lower at the same price.`;
}

function overnight({ inputs, days }: Trade): string | null {
  return inputs.feePreset === "india-intraday" && days > 0
    ? "An intraday trade is closed on the day it is opened; if held overnight, delivery charges apply."
    : null;
}

function noPrice({ inputs, result }: Ledger, format: Format): string | null {
  return result.remainingShares > 0 && inputs.currentPrice === null
    ? `Enter the current price to value the ${format.plural(result.remainingShares, "share")} left and see the total profit.`
    : null;
}
