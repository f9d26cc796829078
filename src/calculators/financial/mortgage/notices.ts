import type { Notice } from "../../../core/calculator";
import { figureNotices } from "../../../core/figures";
import type { Format } from "../../../core/format";
import { CONVENTIONAL } from "../../../data/home-loans/conventional";
import type { Mortgage } from "./mortgage";

/** The dated figures behind this calculator. */
export const FIGURES = [CONVENTIONAL.pmi, CONVENTIONAL.aprMethod, CONVENTIONAL.conformingLimit];

/** What the borrower should know besides the figures. */
export function notices(mortgage: Mortgage, format: Format): Notice[] {
  const { inputs, pmi, isAdjustable, isBiweekly } = mortgage;
  const list: Notice[] = [];
  if (pmi.isCharged) list.push({ code: "pmi-end", message: pmiText(mortgage, format) });
  if (isAdjustable) list.push({ code: "arm-assumption", message: adjustableText(mortgage, format) });
  if (isBiweekly)
    list.push({
      code: "biweekly-credit",
      message:
        "Every half-payment is taken as credited on its day. Ask the servicer: some hold it until the other half arrives, and some charge for the plan.",
    });
  if (format.currency === "USD" && mortgage.loan > CONVENTIONAL.conformingLimit.value.baseline)
    list.push({ code: "above-conforming-limit", message: conformingText(mortgage, format) });
  if (inputs.rateWithoutPoints !== null && mortgage.pointsBreakEvenMonth() === null)
    list.push({
      code: "points-never-pay",
      message: "At this rate the points never earn back what they cost, even if the loan runs to its end.",
    });
  return [...list, ...figureNotices(FIGURES, format)];
}

function pmiText({ pmi, dates }: Mortgage, format: Format): string {
  const end = (payments: number) =>
    `in ${format.month(dates.iso(payments))} (payment ${format.number(payments)})`;
  const [automatic, asked] = [pmi.automatic(), pmi.onRequest()];
  const saving =
    asked < automatic
      ? ` Asked for in time it ends ${end(asked)}, which saves ${format.money(pmi.savedByAsking)}.`
      : "";
  return `PMI of ${format.money(pmi.perMonth)} a month ends by itself ${end(automatic)}.${saving} It takes a good payment history; for an end on request the lender may also want proof that the home has not lost value.`;
}

function adjustableText({ inputs, level, scenarios }: Mortgage, format: Format): string {
  const path = {
    expected: `that index and margin come to ${format.percent(inputs.armIndexedRate)} at every change`,
    worst: "that the rate rises as far as its caps allow",
    best: "that the rate falls as far as its caps allow",
  }[inputs.armScenario];
  return `Nobody knows the index in advance: these figures assume ${path}. At worst, principal and interest rise from ${format.money(level)} to ${format.money(scenarios.worst().highestPayment)} a month.`;
}

function conformingText({ loan }: Mortgage, format: Format): string {
  const { value, year } = CONVENTIONAL.conformingLimit;
  const [limit, where] =
    loan > value.ceiling ? [value.ceiling, "in the dearest counties"] : [value.baseline, "in most counties"];
  return `The loan is above the ${year} conforming limit: the limit of ${format.wholeMoney(limit)} ${where}, for one unit. Lenders price such jumbo loans by rules of their own.`;
}
