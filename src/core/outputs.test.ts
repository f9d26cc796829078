import { describe, expect, expectTypeOf, it } from "vitest";
import { defineCalculator, type ResultOf } from "./calculator";
import { evaluate } from "./evaluate";
import { money, number } from "./fields";
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
  inputs: { amount: money({ label: "Amount", default: 5000, min: 0 }) },
  outputs: {
    fee: make.money({ label: "Fee", value: (loan) => loan.fee }),
    points: make.number({ label: "Points", optional: true, value: (loan) => loan.points }),
    size: make.choice({
      label: "Size",
      options: { small: "Small", large: "Large" },
      value: (loan) => (loan.amount > 1000 ? "large" : "small"),
    }),
    rows: make.table({
      label: "Rows",
      columns: {
        n: make.integer({ label: "No." }),
        kind: make.choice({ label: "Kind", options: { a: "A", b: "B" } }),
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

  it("do not compile with a wrong name, a wrong type, a missing value or another object", () => {
    // @ts-expect-error: the loan has no `fees`
    make.money({ label: "Fee", value: (loan) => loan.fees });
    // @ts-expect-error: it may be missing, and the output is not optional
    make.number({ label: "Points", value: (loan) => loan.points });
    // @ts-expect-error: not one of the options
    make.choice({ label: "Size", options: { small: "Small" }, value: () => "big" });
    make.table({
      label: "Rows",
      columns: { n: make.integer({ label: "No." }) },
      // @ts-expect-error: a cell of the wrong type
      value: () => [{ n: "one" }],
    });
    const parts = { headline: () => ({ label: "", figure: "" }), working: () => [] };
    const inputs = { amount: money({ label: "Amount", default: 1 }) };
    defineCalculator({
      inputs,
      // @ts-expect-error: an output without a value
      outputs: { fee: number({ label: "Fee" }) },
      derive: () => new Loan(1),
      ...parts,
    });
    defineCalculator({
      inputs,
      outputs: { fee: make.money({ label: "Fee", value: (loan) => loan.fee }) },
      // @ts-expect-error: outputs of a loan, read from something else
      derive: () => ({ amount: 1 }),
      ...parts,
    });
  });
});
