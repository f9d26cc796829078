/** For tests only: a small loan, with every kind of input that the state of a page treats differently. */
import { type AnyCalculator, defineCalculator, InputError } from "../../core/calculator";
import { choice, date, money, number, text } from "../../core/fields";
import { outputsOf } from "../../core/outputs";

export const sampleLoan: AnyCalculator = defineCalculator({
  inputs: {
    price: money("Price", { default: 400_000, min: 1, max: 1e12 }),
    down: money("Down payment", { default: 80_000, min: 0 }),
    kind: choice("Kind", { options: { fixed: "Fixed", variable: "Variable" }, default: "fixed" }),
    asOf: date("Today", { default: "2026-11-20", fill: "today" }),
    rate: number("Rate", { default: 5, min: 0, max: 50, fill: "view" }),
    memo: text("Memo", { default: "", privacy: "private" }),
  },
  outputs: { loan: outputsOf<{ loan: number }>().money("Loan", { value: ({ loan }) => loan }) },
  derive({ price, down }) {
    if (down >= price) throw new InputError("down", "Down payment must be less than the price.");
    return { loan: price - down };
  },
  headline: ({ loan }, format) => ({ label: "Loan", figure: format.money(loan) }),
  working: () => [],
});
