import { describe, expect, expectTypeOf, it } from "vitest";
import { defineCalculator, type ResultOf } from "./calculator";
import { evaluate } from "./evaluate";
import { money } from "./fields";
import { outputsOf } from "./outputs";

class Loan {
  constructor(readonly amount: number) {}
  get fee(): number {
    return this.amount / 100;
  }
  get points(): number | undefined {
    return this.amount > 1000 ? 5 : undefined;
  }
  get rows(): { n: number; kind: "a" | "b" }[] | null {
    return this.amount > 1000 ? [{ n: 1, kind: "a" }] : null;
  }
}

const make = outputsOf<Loan>();

const calculator = defineCalculator({
  inputs: { amount: money("Amount", { default: 5000, min: 0 }) },
  outputs: {
    fee: make.money("Fee", { value: (loan) => loan.fee }),
    points: make.number("Points", { optional: true, value: (loan) => loan.points }),
    size: make.choice("Size", {
      options: { small: "Small", large: "Large" },
      value: (loan) => (loan.amount > 1000 ? "large" : "small"),
    }),
    rows: make.table("Rows", {
      columns: {
        n: make.integer("No."),
        kind: make.choice("Kind", { options: { a: "A", b: "B" } }),
      },
      value: (loan) => loan.rows,
    }),
  },
  derive: ({ amount }) => new Loan(amount),
  headline: (loan, format) => ({ label: "Fee", figure: format.money(loan.fee) }),
  working: () => [],
});

describe("outputs bound to a model", () => {
  it("are read from it", () => {
    const { outputs } = evaluate(calculator, { amount: 2000 });
    expect(outputs).toMatchObject({
      fee: 20,
      points: 5,
      size: "large",
      rows: [{ n: 1, kind: "a" }],
      notices: [],
      noticeCodes: null,
    });
  });

  it("are null or empty if the model has no value", () => {
    expect(evaluate(calculator, { amount: 100 }).outputs).toMatchObject({ points: null, rows: [] });
  });

  it("have the types of their fields", () => {
    type Result = ResultOf<typeof calculator>;
    expectTypeOf<Result["fee"]>().toEqualTypeOf<number>();
    expectTypeOf<Result["points"]>().toEqualTypeOf<number | null>();
    expectTypeOf<Result["size"]>().toEqualTypeOf<"small" | "large">();
    expectTypeOf<Result["rows"][number]["kind"]>().toEqualTypeOf<"a" | "b">();
  });

  it("have the name of a member of the model, or say how they are read", () => {
    // @ts-expect-error: the loan has no `fees`
    make.money("Fee", { value: (loan) => loan.fees });
    // @ts-expect-error: it may be missing, and the output is not optional
    make.number("Points", { value: (loan) => loan.points });
    // @ts-expect-error: not one of the options
    make.choice("Size", { options: { small: "Small" }, value: () => "big" });
    // @ts-expect-error: a cell of the wrong type
    make.table("Rows", { columns: { n: make.integer("No.") }, value: () => [{ n: "one" }] });
    const parts = { headline: () => ({ label: "", figure: "" }), working: () => [] };
    const inputs = { amount: money("Amount", { default: 1 }) };
    const derive = () => new Loan(1);
    const fee = defineCalculator({ inputs, outputs: { fee: make.money("Fee") }, derive, ...parts });
    expect(evaluate(fee, { amount: 1 }).outputs.fee).toBe(0.01);
    // @ts-expect-error: the loan has no `fees`
    defineCalculator({ ...parts, inputs, outputs: { fees: make.money("Fee") }, derive });
    // @ts-expect-error: points may be missing, and the output is not optional
    defineCalculator({ inputs, outputs: { points: make.number("Points") }, derive, ...parts });
    const strangers = { rows: make.table("Rows", { columns: { of: make.text("Of") } }) };
    // @ts-expect-error: rows have no `of`
    defineCalculator({ ...parts, inputs, outputs: strangers, derive });
  });
});
