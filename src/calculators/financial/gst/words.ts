import { type Headline, type Notice, notice } from "../../../core/calculator";
import { figureNotices } from "../../../core/figures";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import { GST_PERIODS, INDIA_GST } from "../../../data/tax/india-gst";
import { US_SALES_TAX } from "../../../data/tax/us-sales-tax";
import { capitalized } from "../../../math/words/phrases";
import type { Inputs } from "./fields";
import type { InvoiceTaxes } from "./invoice-taxes";
import { type PrintedAmounts, printedAmounts } from "./printed";
import { endOfRate, endOfTobaccoRate, nearestRate } from "./rates";

/** The price with tax, or the tax included in a price, and its split. */
export function headline(answer: InvoiceTaxes, { priceIncludesTax }: Inputs, format: Format): Headline {
  const { invoice, tax, india } = answer;
  const { money } = format;
  const printed = printedAmounts(answer, format);
  const rate = rateText(answer, format);
  const total = india?.payable.toNumber() ?? printed.gross;
  const rounded = india && india.roundOff.sign() !== 0 ? `, rounded to ${money(total)}` : "";
  if (priceIncludesTax)
    return {
      label: capitalized(tax),
      before: `${money(printed.gross)} includes`,
      figure: money(printed.tax),
      after: `of ${tax}${rate && ` at ${rate}`}${splitText(answer, printed, format)}; the net amount is ${money(printed.net)}${rounded}.`,
    };
  const cess = invoice.rule.cess > 0 ? ` + ${format.percent(invoice.rule.cess)} cess` : "";
  const added = `${rate === "" ? money(printed.tax) : rate} ${tax}${cess}`;
  return {
    label: "With tax",
    before: `${money(printed.net)} + ${added} =`,
    figure: money(total),
    after: `${splitText(answer, printed, format)}.`,
  };
}

/** `18%`; empty if the lines have different rates. */
function rateText({ invoice }: InvoiceTaxes, format: Format): string {
  const [first, ...others] = invoice.lines;
  return !first || others.some(({ rate }) => !rate.equals(first.rate)) ? "" : format.percent(first.rate.toNumber());
}

/** ` (CGST ₹900.00, SGST ₹900.00)`; empty for a tax with one part, except that IGST is always named. */
function splitText({ parts, india }: InvoiceTaxes, printed: PrintedAmounts, format: Format): string {
  const named = [
    ...parts.map(({ name }, i) => ({ name, amount: printed.parts[i] as number })),
    ...(printed.cess > 0 ? [{ name: "Cess", amount: printed.cess }] : []),
    // Where every line has a rate of its own, the state's and the city's parts are nothing.
  ].filter(({ amount }) => amount !== 0 || printed.tax === 0);
  if (named.length < 2 && !india) return "";
  const texts = named.map(({ name, amount }) => `${nameInside(name)} ${format.money(amount)}`);
  const off = india && india.roundOff.sign() !== 0 ? [`round-off ${format.money(india.roundOff.toNumber())}`] : [];
  return ` (${[...texts, ...off].join(", ")})`;
}

function nameInside(name: string): string {
  return /^[A-Z]{2}/.test(name) ? name : name.toLowerCase();
}

/** Within this many points of a current rate, a rate is probably that one, derived from rounded prices. */
const CLOSE = 0.5;

/** Notes about rates that have ended or never existed. */
export function gstNotices({ invoice }: InvoiceTaxes, inputs: Inputs, format: Format): Listed<Notice> {
  const list: Notice[] = [];
  for (const rate of new Set(invoice.lines.map((line) => line.rate.toNumber()))) {
    const ended = endOfRate(rate);
    const nearest = nearestRate(rate);
    const tobacco = endOfTobaccoRate(rate);
    if (ended !== null)
      list.push(
        notice(
          "rate-ended",
          `${format.percent(rate)} was in general use through ${format.date(ended)}${tobacco === null ? "" : `, on tobacco and pan masala through ${format.date(tobacco)}`}.`,
        ),
      );
    else if (nearest !== null)
      list.push(
        notice(
          "rate-not-in-force",
          Math.abs(nearest - rate) <= CLOSE
            ? `${format.percent(rate)} is not a current GST rate; the nearest is ${format.percent(nearest)}.`
            : `${format.percent(rate)} is not a current GST rate.`,
        ),
      );
  }
  if (inputs.cessPercent > 0)
    list.push(
      notice(
        "cess-ended",
        `No compensation cess has been levied since ${format.date(INDIA_GST.compensationCess.from)}; on most goods it ended on ${format.date(GST_PERIODS.compensationCess[0]?.until ?? null)}.`,
      ),
    );
  return list;
}

/** Notes on the period of the state's rate, if it may still change, and on its special features. */
export function stateNotices(_: InvoiceTaxes, { state, stateRate }: Inputs, format: Format): Listed<Notice> {
  if (stateRate !== null) return [];
  const figure = US_SALES_TAX[state];
  const { note } = figure;
  return [figureNotices([figure], format), note !== undefined && notice("state-note", `${figure.label}: ${note}`)];
}
