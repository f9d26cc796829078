import type { Notice } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Plan } from "./plan";

/** What the reader should know besides the figures. */
export function notices(plan: Plan, format: Format): Notice[] {
  return [...holidayNotice(plan, format), ...lastPaymentNotice(plan, format), ...withoutExtrasNotice(plan)];
}

function holidayNotice(plan: Plan, format: Format): Notice[] {
  const { moratoriumPayments, principal } = plan.inputs;
  if (moratoriumPayments === 0 || plan.extras) return [];
  const owed = plan.owedAfterHoliday;
  return [
    {
      code: "holiday-capitalized",
      message: `Over the ${format.plural(moratoriumPayments, "payment")} skipped, ${format.money(owed - principal)} of interest is added to the loan, so regular payments repay ${format.money(owed)}.`,
    },
  ];
}

/** Where the last payment is another than the others, and why. */
function lastPaymentNotice(plan: Plan, format: Format): Notice[] {
  const { inputs } = plan;
  const { amortizationType, balloonAmount, balloonAfter, rounding, interestMethod } = inputs;
  const { lastPayment, payments, extra } = plan.totals;
  const first = plan.payment;
  if (first === null || Math.abs(lastPayment - first) < 0.005) return [];
  const amount = format.money(lastPayment);
  const tell = (why: string) => [{ code: "last-payment", message: `The last payment is ${amount}: ${why}` }];
  if (payments === balloonAfter) return tell("the full balance is due with it.");
  if (payments === plan.last && balloonAmount > 0) return tell("the balloon is due with it.");
  if (payments === plan.last && amortizationType === "interest-only")
    return tell("the loan itself is due with it.");
  if (amortizationType !== "level" || extra > 0 || inputs.rateChanges.length > 0) return [];
  if (inputs.paymentOverride !== null) return tell("less than a whole payment is left.");
  if (interestMethod !== "periodic")
    return tell("it settles the difference between actual days and the equal periods of the level payment.");
  return rounding === "none" ? [] : tell("it settles the rounding.");
}

function withoutExtrasNotice(plan: Plan): Notice[] {
  return plan.plainTotals === null
    ? [
        {
          code: "never-without-extras",
          message:
            "Without the extra payments, this loan would never be paid off, so their savings can’t be calculated.",
        },
      ]
    : [];
}
