import type { Notice } from "../../../core/calculator";
import { figureNotices } from "../../../core/figures";
import type { Format } from "../../../core/format";
import { isoToDayNumber } from "../../../math/dates/civil";
import type { Ledger } from "./ledger";
import { figuresOf, TAX } from "./outcome";
import type { StockAnswer } from "./stock-answer";
import type { Trade } from "./trade";

/** A sale within so many days of the day from which it would be long-term is near it. */
const NEAR = 180;

/** Less than this is nothing. */
const NOTHING = 0.005;

/** What the investor should know besides the figures. */
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
      `Fees on days before ${format.date(first.from)} are worked out at the rates of that day; earlier ones are not on file.`,
    );
  list.push(
    ...figureNotices(
      figures.filter(({ status }) => status !== "before-first"),
      format,
    ),
  );
  return list;
}

function nearlyLongTerm(
  { waiting, longTermDate, longTermDay, inputs }: Trade,
  format: Format,
): string | null {
  const saved = waiting();
  if (saved === null || saved < NOTHING || longTermDay === null) return null;
  const days = longTermDay - isoToDayNumber(inputs.sellDate);
  if (days > NEAR) return null;
  return `Sold on ${format.date(longTermDate)} or later (${format.plural(days, "day")} more), the gain is long-term and the tax is ${format.money(saved)} lower at the same price.`;
}

function overnight({ inputs, days }: Trade): string | null {
  return inputs.feePreset === "india-intraday" && days > 0
    ? "An intraday trade is closed on the day it is opened; held overnight it pays the charges of delivery."
    : null;
}

function noPrice({ inputs, result }: Ledger, format: Format): string | null {
  return result.remainingShares > 0 && inputs.currentPrice === null
    ? `Enter the price now to value the ${format.plural(result.remainingShares, "share")} left and see the total profit.`
    : null;
}
