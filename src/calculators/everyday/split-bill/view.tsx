import type { ResultOf } from "../../../core/calculator";
import { defineView } from "../../../site/kit";
import { deferred } from "../../../site/kit/deferred";
import splitBill from "./calculator";
import { printedShare } from "./printed-share";
import { SplitDisplay } from "./Receipt";

const Cards = deferred(() => import("./Cards"), "seen");
const Matrix = deferred(() => import("./Matrix"), "seen");

type Share = ResultOf<typeof splitBill>["shares"][number];

export default defineView(splitBill, {
  Display: SplitDisplay,
  hints: {
    discountValue: ({ inputs, outputs: { discount }, format }) =>
      inputs.discountType === "percent" && discount ? format.money(discount) : null,
    taxValue: ({ inputs, outputs: { tax }, format }) =>
      inputs.taxType === "percent" && tax ? format.money(tax) : null,
    tipValue: ({ inputs, outputs: { tip }, format }) =>
      inputs.tipType === "percent" && tip ? format.money(tip) : null,
  },
  tabs: [
    { label: "Each person", Component: Cards, when: ({ inputs }) => inputs.mode === "bill" },
    {
      label: "Shares",
      table: "shares",
      without: ["discount", "service"],
      printed: (row, format) => printedShare(row as unknown as Share, format.minorDigits),
      totals: ["total"],
    },
    { label: "Balances", table: "balances", totals: ["paid", "owes"] },
    { label: "Who pays whom", Component: Matrix, when: ({ outputs }) => outputs.settlements.length > 0 },
    { label: "Payments", table: "settlements" },
    { label: "Original debts", table: "debts" },
  ],
});
