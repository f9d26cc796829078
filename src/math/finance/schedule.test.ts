import { expect, it } from "vitest";
import { PaymentDates } from "./payment-dates";
import { scheduleRow, tabulate } from "./schedule";

it("makes a line for each payment, with its date", () => {
  const dates = new PaymentDates({ year: 2027, month: 1, day: 31 }, "monthly");
  const terms = { principal: 300, annualRate: 0, paymentsPerYear: 12, payments: 3 };
  const lines = tabulate(terms, dates, (row, date) => ({
    ...scheduleRow(row, date),
    annualRate: row.annualRate,
  }));
  expect(lines).toHaveLength(3);
  expect(lines[1]).toEqual({
    number: 2,
    date: "2027-02-28",
    openingBalance: 200,
    payment: 100,
    interest: 0,
    principal: 100,
    extra: 0,
    closingBalance: 100,
    cumulativeInterest: 0,
    annualRate: 0,
  });
});
