import type { Headline } from "../../../core/calculator";
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
  if (ahead)
    return {
      label: "Payment",
      before: `${before}, the first ${format.number(inputs.interestOnlyPayments)} interest only, then`,
      figure,
      after,
    };
  switch (inputs.amortizationType) {
    case "level":
      return changesPayment(inputs)
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
