import { yearRows } from "../../../math/finance/year-rows";
import type { AutoLoan } from "./loan";
import { amountLeft, taxAndFees } from "./purchase";

/** The schedule summed by calendar year. */
export function yearlyTable({ schedule }: AutoLoan) {
  return yearRows(schedule, ["payment", "interest", "principal", "extra"], "calendar", 12);
}

export const STEPS = {
  price: "Vehicle price",
  "tax-and-fees": "Sales tax and fees",
  incentive: "Cash incentive",
  "down-payment": "Down payment",
  "trade-in": "Trade-in value",
  "trade-in-owed": "Owed on the trade-in",
} as const;

/** The steps from the sticker price to the amount financed; the remainder after a step may be negative. */
export function financedSteps({ inputs }: AutoLoan) {
  const { vehiclePrice, cashIncentive, downPayment, tradeInValue, tradeInOwed, financeTaxAndFees } = inputs;
  const steps: readonly (readonly [keyof typeof STEPS, number])[] = [
    ["price", vehiclePrice],
    ["tax-and-fees", financeTaxAndFees ? taxAndFees(inputs, cashIncentive) : 0],
    ["incentive", -cashIncentive],
    ["down-payment", -downPayment],
    ["trade-in", -tradeInValue],
    ["trade-in-owed", tradeInOwed],
  ];
  let left = 0;
  const rows = steps.map(([step, amount]) => {
    left += amount;
    return { step, amount, left };
  });
  // `amountLeft` adds in a different order, so its last bits may differ; the row uses its value.
  const last = rows.at(-1);
  if (last) last.left = amountLeft(inputs, cashIncentive);
  return rows;
}

/** The balance after each payment, and the value of the car at that time. */
export function equityTable(loan: AutoLoan) {
  return loan.schedule.map(({ number, date, closingBalance: balance }) => {
    const value = loan.valueAfter(number);
    return { number, date, balance, value, equity: value - balance };
  });
}
