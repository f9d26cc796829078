import type { CalculatorMeta } from "../../../core/meta";

export default {
  id: "split-bill-calculator",
  name: "Split Bill Calculator",
  purpose: "Who pays what on one bill, and who owes whom after a trip, with the fewest payments.",
  keywords: ["split", "bill", "share", "expenses", "roommates", "trip", "who owes", "settle up", "receipt"],
} satisfies CalculatorMeta;
