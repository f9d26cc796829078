import { type Headline, type Notice, notice } from "../../../core/calculator";
import { figureNotices } from "../../../core/figures";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import { CONVENTIONAL } from "../../../data/home-loans/conventional";
import { extraSummary } from "../../../fieldsets/loan";
import type { Mortgage } from "./mortgage";

/** The payment including extra payments, when the home is paid off, and the interest until then. */
export function headline(mortgage: Mortgage, format: Format): Headline {
  const { inputs, biweeklyPayment } = mortgage;
  const { payments, interest } = mortgage.totals();
  const { others } = extraSummary(inputs, inputs.firstPaymentDate);
  const monthly = mortgage.monthlyExtra;
  const end = `and own the home in ${format.month(mortgage.payoffDate)}, after ${format.wholeMoney(interest)} in interest.`;
  const more = others ? "plus other extra payments, " : "";
  if (biweeklyPayment !== null)
    return {
      label: "Every two weeks",
      before: "Every two weeks you pay",
      figure: format.money(biweeklyPayment),
      after: `${monthly > 0 ? `plus ${format.money(monthly)} extra a month, ` : ""}${more}${end}`,
    };
  return {
    label: "Monthly payment",
    before: `${mortgage.isAdjustable ? "At first you" : "You"} pay ${payments === 1 ? "once" : "each month"}`,
    figure: format.money(mortgage.monthlyPayment + monthly),
    after: `${monthly > 0 ? `, ${format.money(monthly)} of it extra, ` : ""}${more}${end}`,
  };
}

/** The dated figures this calculator uses. */
export const FIGURES = [CONVENTIONAL.pmi, CONVENTIONAL.aprMethod, CONVENTIONAL.conformingLimit];

/** Notes shown next to the results. */
export function notices(mortgage: Mortgage, format: Format): Listed<Notice> {
  const { inputs, pmi, isAdjustable, isBiweekly } = mortgage;
  const list: Notice[] = [];
  if (pmi.isCharged) list.push(notice("pmi-end", pmiText(mortgage, format)));
  if (isAdjustable) list.push(notice("arm-assumption", adjustableText(mortgage, format)));
  if (isBiweekly)
    list.push(
      notice(
        "biweekly-credit",
        "Each half payment is assumed to be credited on the day it is made. Ask your servicer: some hold it until the other half arrives, and some charge for the plan.",
      ),
    );
  if (format.currency === "USD" && mortgage.loan > CONVENTIONAL.conformingLimit.value.baseline)
    list.push(notice("above-conforming-limit", conformingText(mortgage, format)));
  if (inputs.rateWithoutPoints !== null && mortgage.points.monthsByInterest() === null)
    list.push(
      notice("points-never-pay", "At this rate, the points never earn back their cost, even over the full term."),
    );
  return [list, figureNotices(FIGURES, format)];
}

function pmiText({ pmi, dates }: Mortgage, format: Format): string {
  const end = (payments: number) => `in ${format.month(dates.iso(payments))} (payment ${format.number(payments)})`;
  const [automatic, requested] = [pmi.automatic(), pmi.onRequest()];
  const saving =
    requested < automatic
      ? ` If you request it on time, it ends ${end(requested)} and you save ${format.money(pmi.savedByAsking)}.`
      : "";
  return `PMI of ${format.money(pmi.perMonth)} a month ends automatically ${end(automatic)}.${saving} You need a good payment history, and the lender may also want proof that the home has not lost value.`;
}

function adjustableText({ inputs, level, scenarios }: Mortgage, format: Format): string {
  const path = {
    expected: `the index plus margin is ${format.percent(inputs.armIndexedRate)} at every adjustment`,
    worst: "the rate rises as far as its caps allow",
    best: "the rate falls as far as its caps allow",
  }[inputs.armScenario];
  return `Nobody knows the index in advance. This assumes ${path}. At worst, principal and interest rise from ${format.money(level)} to ${format.money(scenarios.worst().highestPayment)} a month.`;
}

function conformingText({ loan }: Mortgage, format: Format): string {
  const { value, year } = CONVENTIONAL.conformingLimit;
  const [limit, where] =
    loan > value.ceiling ? [value.ceiling, "in the highest-cost counties"] : [value.baseline, "in most counties"];
  return `The loan is above the ${year} conforming limit: the limit of ${format.wholeMoney(limit)} ${where}, for one unit. Lenders set their own rules for jumbo loans.`;
}
