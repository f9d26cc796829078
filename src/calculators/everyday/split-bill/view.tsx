import { defineView } from "../../../site/view";
import { deferred } from "../../../site/view/island";
import splitBill from "./model";
import { SplitDisplay } from "./Receipt";

const Cards = deferred(() => import("./Cards"), "seen");
const Matrix = deferred(() => import("./Matrix"), "seen");

export default defineView(splitBill, {
  Display: SplitDisplay,
  hints: {
    discountValue: ({ discountType }, { discount }, format) =>
      discountType === "percent" && discount ? format.money(discount) : null,
    taxValue: ({ taxType }, { tax }, format) => (taxType === "percent" && tax ? format.money(tax) : null),
    tipValue: ({ tipType }, { tip }, format) => (tipType === "percent" && tip ? format.money(tip) : null),
  },
  figures: ({ mode }, { settlementCount }) => [
    ...(mode === "bill" ? (["subtotal", "discount", "tax", "tip", "grandTotal"] as const) : []),
    ...(mode === "even" ? (["largestShare", "smallestShare"] as const) : []),
    ...(mode === "expenses" ? (["grandTotal"] as const) : []),
    ...(settlementCount === null ? [] : (["settlementCount", "settlementOptimal"] as const)),
  ],
  tabs: [
    { label: "Each person", Component: Cards, when: ({ mode }) => mode === "bill" },
    { label: "Shares", table: "shares", totals: ["total"] },
    { label: "Balances", table: "balances", totals: ["paid", "owes"] },
    { label: "Who pays whom", Component: Matrix, when: (_, { settlements }) => settlements.length > 0 },
    { label: "Payments", table: "settlements" },
    { label: "Debts before", table: "debts" },
  ],
});
