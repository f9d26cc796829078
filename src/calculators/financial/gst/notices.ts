import { type Notice, notice } from "../../../core/calculator";
import { figureNotices } from "../../../core/figures";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import { GST_PERIODS, INDIA_GST } from "../../../data/tax/india-gst";
import { US_SALES_TAX } from "../../../data/tax/us-sales-tax";
import type { Answer } from "./answer";
import type { Inputs } from "./fields";
import { endOfRate, endOfTobaccoRate, nearestRate } from "./rates";

/** Within this many points of a current rate, a rate is probably that one, derived from rounded prices. */
const CLOSE = 0.5;

/** Notes about rates that have ended or never existed. */
export function gstNotices({ invoice }: Answer, inputs: Inputs, format: Format): Listed<Notice> {
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

/** Notes on what could not be confirmed about the state's rate and on its special features. */
export function stateNotices(_: Answer, { state, stateRate }: Inputs, format: Format): Listed<Notice> {
  if (stateRate !== null) return [];
  const figure = US_SALES_TAX[state];
  const { note } = figure;
  return [figureNotices([figure], format), note !== undefined && notice("state-note", `${figure.label}: ${note}`)];
}
