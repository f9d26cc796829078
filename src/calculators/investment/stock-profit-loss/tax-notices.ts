import type { Notice } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import { isoToDayNumber } from "../../../math/dates/civil";
import type { Ledger } from "./ledger";
import type { StockAnswer } from "./stock-answer";
import { lossLimit } from "./tax";

/** A loss is not deductible if shares are bought within this many days before or after the sale (26 USC 1091). */
const WASH_DAYS = 30;

/** Amounts below this are treated as zero. */
const NOTHING = 0.005;

/** Notices about the tax on gains. */
export function taxNotices(answer: StockAnswer, format: Format): Notice[] {
  const list: Notice[] = [];
  const add = (code: string, message: string | null) => message !== null && list.push({ code, message });
  if (answer.ledger) add("wash-sale", washSale(answer.ledger, format));
  add("loss-not-counted", lossLeft(answer, format));
  add("other-tax-year", otherTaxYear(answer));
  add("two-countries", twoCountries(answer));
  return list;
}

/** US: a loss on shares replaced within 30 days is not deductible but added to the basis of the new shares. */
function washSale({ inputs, result, orders }: Ledger, format: Format): string | null {
  if (inputs.taxMode !== "us") return null;
  const bought = orders.filter(({ side }) => side === "buy").map(({ day }) => day);
  const lost = result.disposals.find(({ gain, sellDate, buyDate }) => {
    if (gain > -NOTHING) return false;
    const [sold, own] = [isoToDayNumber(sellDate), isoToDayNumber(buyDate)];
    return bought.some((day) => day !== own && Math.abs(day - sold) <= WASH_DAYS);
  });
  return lost
    ? `The shares sold at a loss on ${format.date(lost.sellDate)}, were bought again within ${WASH_DAYS} days. To the extent that they were replaced, US law does not allow the loss to be deducted now (wash sale). The tax shown here still deducts it.`
    : null;
}

/** A net loss is not taxed and may reduce taxes on other income or in later years. */
function lossLeft({ inputs, gains }: StockAnswer, format: Format): string | null {
  const net = gains.shortTerm + gains.longTerm;
  if (net > -NOTHING || inputs.taxMode === "custom") return null;
  const loss = format.money(-net);
  if (inputs.taxMode === "us")
    return `A net loss of ${loss} reduces other income by up to ${format.money(lossLimit(inputs), 0)} a year, and gains without limit; the rest is carried over. That is not included here.`;
  return inputs.feePreset === "india-intraday"
    ? `A loss of ${loss} from intraday trades may be set off against intraday profits of the next four years. That is not included here.`
    : `A loss of ${loss} may be set off against gains of the next eight years. That is not included here.`;
}

/** Says when a sale is not in the tax year whose rules are used. */
function otherTaxYear({ inputs, simple, ledger }: StockAnswer): string | null {
  if (inputs.taxMode !== "us" && inputs.taxMode !== "india") return null;
  const sales = simple ? [simple.sell.date] : ledger.result.disposals.map(({ sellDate }) => sellDate);
  const isIndia = inputs.taxMode === "india";
  const yearOf = (day: string) => Number(day.slice(0, 4)) - (isIndia && day.slice(5) < "04-01" ? 1 : 0);
  const years = new Set(sales.map(yearOf));
  const year = Number(inputs.taxYear);
  const name = isIndia ? `${year}–${(year + 1) % 100}` : `${year}`;
  if (years.size > 1) return `The sales fall in several years; the tax is computed as if all were in tax year ${name}.`;
  return years.size === 1 && !years.has(year)
    ? `The tax follows the rules for tax year ${name}, but the sale is in another tax year.`
    : null;
}

function twoCountries({ inputs: { feePreset, taxMode } }: StockAnswer): string | null {
  const indianFees = feePreset === "india-delivery" || feePreset === "india-intraday";
  return (feePreset === "us" && taxMode === "india") || (indianFees && taxMode === "us")
    ? "Fees and tax are for two different countries: all amounts are assumed to be in one currency, and India’s rates are those for shares listed in India."
    : null;
}
