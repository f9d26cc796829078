import { type Chart, defineView } from "../../../../site/kit";
import { moneyAxis } from "../../../../site/kit/money-axis";
import calculator from "./solar-sizing";

/** Span of the payback chart in years, which is the usual warranty of panels. */
const YEARS = 25;

export default defineView(calculator, {
  tabs: [
    {
      label: "Yield and use",
      chart: ({ outputs: { annualYieldKwh, annualUseKwh }, format }): Chart => ({
        kind: "bars",
        horizontal: true,
        categories: ["Yield", "Use"],
        y: { label: "kWh a year", format: (value) => format.number(value, 0) },
        series: [{ label: "kWh a year", color: "ochre", values: [annualYieldKwh, annualUseKwh] }],
        highlight: 0,
        caption: `The panels yield ${format.number(annualYieldKwh, 0)} kWh a year; you use ${format.number(annualUseKwh, 0)} kWh.`,
      }),
    },
    {
      label: "Payback",
      chart: ({ outputs: { systemCost, annualSaving, paybackYears }, format }): Chart | null => {
        if (paybackYears === null) return null;
        const years = Array.from({ length: YEARS + 1 }, (_, year) => year);
        return {
          kind: "lines",
          x: { label: "Years", format: (value) => format.number(value, 0), values: years },
          y: moneyAxis("Savings and cost", format, "cents"),
          series: [
            {
              label: "Saved so far",
              color: "green",
              area: true,
              values: years.map((year) => year * annualSaving),
            },
            { label: "Cost of the system", color: "ink", dashed: true, values: years.map(() => systemCost) },
          ],
          ...(paybackYears <= YEARS && { points: [{ x: paybackYears, y: systemCost, label: "Paid back" }] }),
          caption:
            paybackYears <= YEARS
              ? `The savings pass the cost of ${format.money(systemCost)} after ${format.plural(paybackYears, "year")}, at today’s price of electricity.`
              : `In ${YEARS} years the savings do not reach the cost of ${format.money(systemCost)}.`,
        };
      },
    },
  ],
});
