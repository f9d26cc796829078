import { InputError } from "../core/calculator";
import { LAST_YEAR } from "../math/dates/civil";
import type { PaymentDates } from "../math/finance/payment-dates";

/**
 * Refuses a first payment so late that payment number `count` has no date any more.
 * @param payment what a payment is called
 * @param falls whether the loan surely runs that long
 * @throws InputError of the input `firstPaymentDate`
 */
export function checkLastPayment(
  dates: PaymentDates,
  count: number,
  payment = "payment",
  falls: "would fall" | "could fall" = "would fall",
): void {
  if (dates.date(count).year > LAST_YEAR)
    throw new InputError(
      "firstPaymentDate",
      `The last ${payment} ${falls} after the year ${LAST_YEAR}. Enter an earlier first ${payment}.`,
    );
}
