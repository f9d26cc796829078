import { InputError } from "../core/calculator";
import { LAST_YEAR } from "../math/dates/civil";
import type { PaymentDates } from "../math/finance/payment-dates";

/**
 * Rejects a first payment so late that payment number `count` would be after the last supported year.
 * @param payment name of a payment
 * @param falls `could fall` if the loan may be repaid earlier
 * @throws InputError on the input `firstPaymentDate`
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
