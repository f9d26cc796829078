import type { Headline, Notice } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import { extraSummary } from "../../../fieldsets/loan";
import type { Plan } from "./plan";

/** The number and amount of payments, and the date of the last one. */
export function headline({ inputs, payment, totals, dates }: Plan, format: Format): Headline {
  const { payments, interest } = totals;
  const end = `. The last is on ${format.date(dates.iso(payments))}.`;
  if (payment === null)
    return {
      label: "Interest",
      before: `Extra payments pay off the loan in ${format.plural(payments, "payment")}, with`,
      figure: format.money(interest),
      after: `of interest${end}`,
    };
  const left = inputs.moratoriumPayments;
  const before = `${left > 0 ? `After ${format.plural(left, "skipped payment")}, ` : ""}${format.plural(payments - left, "payment")}`;
  const figure = format.money(payment);
  const after = `${extrasText(inputs, format)}${end}`;
  const ahead = inputs.interestOnlyPayments > 0 && inputs.amortizationType !== "interest-only";
  const changes = changesPayment(inputs);
  if (ahead)
    return {
      label: "Payment",
      before: `${before}, the first ${format.number(inputs.interestOnlyPayments)} interest only, then`,
      figure,
      after: changes ? `at first${after}` : after,
    };
  switch (inputs.amortizationType) {
    case "level":
      return changes
        ? { label: "First payment", before: `${before}, the first of`, figure, after }
        : { label: "Payment", before: `${before} of`, figure, after };
    case "fixed-principal":
      return {
        label: "First payment",
        before: `${before}, the first of`,
        figure,
        after: `and each one smaller${after}`,
      };
    case "interest-only":
      return { label: "Interest each time", before: `${before} of`, figure, after: `interest${after}` };
  }
}

/** Whether a rate change or an extra payment changes the regular payment. */
function changesPayment(inputs: Plan["inputs"]): boolean {
  const { rateChanges, onRateChange, paymentOverride, extraEffect } = inputs;
  const { everyMonth, others } = extraSummary(inputs, inputs.firstPaymentDate);
  return (
    (rateChanges.length > 0 && onRateChange === "adjust-emi" && paymentOverride === null) ||
    (extraEffect === "reduce-payment" && (everyMonth > 0 || others))
  );
}

/** `, plus $100.00 extra a month` */
function extrasText(inputs: Plan["inputs"], format: Format): string {
  const { everyMonth, others } = extraSummary(inputs, inputs.firstPaymentDate);
  if (everyMonth === 0) return others ? ", plus extra payments" : "";
  return `, plus ${format.money(everyMonth)} extra a month${others ? " and other extra payments" : ""}`;
}

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
