import { defineView } from "../../../../site/kit";
import { billParts, slabStairs } from "../tariff-charts";
import calculator from "./electricity-bill";

export default defineView(calculator, {
  parts: ({ model: { bill }, format }) => billParts(bill, format),
  tabs: [
    {
      label: "Tiers (slabs)",
      chart: ({ model: { bill }, format }) => slabStairs(bill, format),
      table: "slabTable",
      totals: ["units", "amount"],
    },
    { label: "Times of day", table: "touTable", totals: ["units", "amount"] },
  ],
});
