import type { Notice } from "../../../core/calculator";
import { figureNotices } from "../../../core/figures";
import type { Format } from "../../../core/format";
import { isoToDayNumber } from "../../../math/dates/civil";
import type { Ledger } from "./ledger";
import { figuresOf, TAX } from "./outcome";
import type { StockAnswer } from "./stock-answer";
import type { Trade } from "./trade";

/** A sale at most this many days before the gain would be long-term gets a notice. */
const NEAR = 180;

/** Amounts below this are treated as zero. */
const NOTHING = 0.005;

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
      `Fees before ${format.date(first.from)} are computed at the rates of that day; earlier rates are not on file.`,
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
  return `If sold on ${format.date(longTermDate)} or later (${format.plural(days, "day")} more), the gain is long-term and the tax is ${format.money(saved)} lower at the same price.`;
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
