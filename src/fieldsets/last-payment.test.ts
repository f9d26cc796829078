import { expect, it } from "vitest";
import { PaymentDates } from "../math/finance/payment-dates";
import { checkLastPayment } from "./last-payment";

const monthly = new PaymentDates({ year: 9999, month: 1, day: 31 }, "monthly");

it("accepts payments through December 9999, but no later ones", () => {
  expect(() => checkLastPayment(monthly, 12)).not.toThrow();
  expect(() => checkLastPayment(monthly, 13)).toThrow(
    "The last payment would fall after the year 9999. Enter an earlier first payment.",
  );
  expect(() => checkLastPayment(monthly, 13, "installment", "could fall")).toThrow(
    "The last installment could fall after the year 9999. Enter an earlier first installment.",
  );
});
