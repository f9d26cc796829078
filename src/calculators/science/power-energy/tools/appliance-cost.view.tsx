import { type Chart, defineView } from "../../../../site/kit";
import { billParts, slabStairs } from "../tariff-charts";
import calculator from "./appliance-cost";

/** More bars would make the chart illegible; the table lists all rows. */
const MOST_DRAWN = 15;

export default defineView(calculator, {
  parts: ({ model: { bill }, format }) => billParts(bill, format),
  tabs: [
    {
      label: "Appliances",
      chart: ({ outputs: { applianceTable, monthlyKwh }, format }): Chart | null => {
        const rows = [...applianceTable].sort((a, b) => b.kwhMonth - a.kwhMonth).slice(0, MOST_DRAWN);
        if (monthlyKwh <= 0) return null;
        return {
          kind: "bars",
          horizontal: true,
          categories: rows.map(({ name }) => name),
          y: { label: "kWh a month", format: (value) => format.number(value, 1) },
          series: [{ label: "kWh a month", color: "green", values: rows.map(({ kwhMonth }) => kwhMonth) }],
          caption: `${rows[0]?.name} uses the most: ${format.percent(rows[0]?.sharePercent ?? 0, 1)} of ${format.number(monthlyKwh, 1)} kWh a month.`,
        };
      },
      table: "applianceTable",
      // The costs add up to the bill, which is the headline. Made to add up in cents here, they would differ by one from
      // what the same appliance saves.
      totals: ["kwhMonth"],
    },
    {
      label: "Tiers (slabs)",
      chart: ({ model: { bill }, format }) => slabStairs(bill, format),
      table: "slabTable",
      totals: ["units", "amount"],
    },
    { label: "Times of day", table: "touTable", totals: ["units", "amount"] },
  ],
});
