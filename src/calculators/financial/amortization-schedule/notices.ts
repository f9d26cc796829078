import type { Notice } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Plan } from "./plan";

/** Notes shown next to the results. */
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
      message: `Over the ${format.plural(moratoriumPayments, "skipped payment")}, ${format.money(owed - principal)} of interest is added to the loan, so regular payments repay ${format.money(owed)}.`,
    },
  ];
}

/** Says why the last payment differs from the others, if it does. */
function lastPaymentNotice(plan: Plan, format: Format): Notice[] {
  const { inputs } = plan;
  const { amortizationType, balloonAmount, balloonAfter, rounding, interestMethod } = inputs;
  const { lastPayment, payments, extra } = plan.totals;
  const first = plan.payment;
  if (first === null || Math.abs(lastPayment - first) < 0.005) return [];
  const amount = format.money(lastPayment);
  const notice = (why: string) => [{ code: "last-payment", message: `The last payment is ${amount}: ${why}` }];
  if (payments === balloonAfter) return notice("the full balance is due with it.");
  if (payments === plan.last && balloonAmount > 0) return notice("the balloon is due with it.");
  if (payments === plan.last && amortizationType === "interest-only") return notice("the loan itself is due with it.");
  if (amortizationType !== "level" || extra > 0 || inputs.rateChanges.length > 0) return [];
  if (inputs.paymentOverride !== null) return notice("less than a whole payment is left.");
  if (interestMethod !== "periodic")
    return notice("it settles the difference between actual days and the equal periods of the level payment.");
  return rounding === "none" ? [] : notice("it settles the rounding.");
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
