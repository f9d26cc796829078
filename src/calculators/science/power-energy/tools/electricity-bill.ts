import { defineCalculator, type Tools } from "../../../../core/calculator";
import { number, type ValuesOf } from "../../../../core/fields";
import { rateText } from "../rate-text";
import { Bill, billOutputs, billWorking, checkTariff, tariffFields } from "../tariff";

const inputs = {
  unitsKwh: number("Monthly use", { unit: "kWh", default: 350, min: 0, max: 1e9, solve: true }),
  ...tariffFields,
};

export default defineCalculator({
  inputs,
  outputs: billOutputs,
  derive(values: ValuesOf<typeof inputs>, { format }: Tools) {
    checkTariff(values, format);
    return { bill: new Bill(values, values.unitsKwh) };
  },
  headline({ bill }, format) {
    const average = bill.averageRate === null ? "." : `, on average ${rateText(bill.averageRate, format)} per kWh.`;
    return {
      label: "Monthly bill",
      before: `${format.number(bill.units, 2)} kWh cost`,
      figure: format.money(bill.monthlyCost),
      after: average,
      second: `The next kWh costs ${rateText(bill.marginalRate, format)}${bill.additions && ` before ${bill.additions}`}.`,
    };
  },
  working: ({ bill }, format) => billWorking(bill, format),
});
