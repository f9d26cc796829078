import type { Notice } from "../../../core/calculator";
import { figureNotices } from "../../../core/figures";
import type { Format } from "../../../core/format";
import { CONVENTIONAL } from "../../../data/home-loans/conventional";
import { amortize } from "../../../math/finance/amortization";
import type { Inputs } from "./inputs";
import type { Mortgage } from "./mortgage";

/** The dated figures behind this calculator. */
export const FIGURES = [CONVENTIONAL.pmi, CONVENTIONAL.aprMethod, CONVENTIONAL.conformingLimit];

/** What the borrower should know beside the figures. */
export function notices(inputs: Inputs, mortgage: Mortgage, format: Format): Notice[] {
  return [
    ...pmiNotice(mortgage, format),
    ...adjustableNotice(inputs, mortgage, format),
    ...biweeklyNotice(mortgage),
    ...conformingNotice(mortgage, format),
    ...pointsNotice(inputs, mortgage),
    ...figureNotices(FIGURES),
  ];
}

function pmiNotice(mortgage: Mortgage, format: Format): Notice[] {
  if (!mortgage.hasPmi) return [];
  const end = (payments: number) =>
    `in ${format.month(mortgage.dates.iso(payments))} (payment ${format.number(payments)})`;
  const automatic = mortgage.pmiPaymentsWhen("automatic");
  const asked = mortgage.pmiPaymentsWhen("request");
  const saving =
    asked < automatic
      ? ` Asked for in time it ends ${end(asked)}, which saves ${format.money(mortgage.pmiSavedByAsking)}.`
      : "";
  return [
    {
      code: "pmi-end",
      message: `PMI of ${format.money(mortgage.monthlyPmi)} a month ends by itself ${end(automatic)}.${saving} It takes a good payment history; for an end on request the lender may also want proof that the home has not lost value.`,
    },
  ];
}

function adjustableNotice(
  { armScenario, armIndexedRate }: Inputs,
  mortgage: Mortgage,
  format: Format,
): Notice[] {
  if (!mortgage.isAdjustable) return [];
  const worst = amortize(mortgage.contract("worst")).highestPayment;
  const path = {
    expected: `that index and margin come to ${format.percent(armIndexedRate)} at every change`,
    worst: "that the rate rises as far as its caps allow",
    best: "that the rate falls as far as its caps allow",
  }[armScenario];
  return [
    {
      code: "arm-assumption",
      message: `Nobody knows the index in advance: these figures assume ${path}. At worst, principal and interest rise from ${format.money(mortgage.level)} to ${format.money(worst)} a month.`,
    },
  ];
}

function biweeklyNotice(mortgage: Mortgage): Notice[] {
  if (!mortgage.isBiweekly) return [];
  return [
    {
      code: "biweekly-credit",
      message:
        "Every half-payment is taken as credited on its day. Ask the servicer: some hold it until the other half arrives, and some charge for the plan.",
    },
  ];
}

function conformingNotice(mortgage: Mortgage, format: Format): Notice[] {
  const { value, year } = CONVENTIONAL.conformingLimit;
  if (format.currency !== "USD" || mortgage.loan <= value.baseline) return [];
  const where =
    mortgage.loan > value.ceiling
      ? `the limit of ${format.wholeMoney(value.ceiling)} in the dearest counties`
      : `the limit of ${format.wholeMoney(value.baseline)} in most counties`;
  return [
    {
      code: "above-conforming-limit",
      message: `The loan is above the ${year} conforming limit: ${where}, for one unit. Lenders price such jumbo loans by rules of their own.`,
    },
  ];
}

function pointsNotice(inputs: Inputs, mortgage: Mortgage): Notice[] {
  if (inputs.rateWithoutPoints === null || mortgage.pointsBreakEvenMonth !== null) return [];
  return [
    {
      code: "points-never-pay",
      message: "At this rate the points never earn back what they cost, even if the loan runs to its end.",
    },
  ];
}
