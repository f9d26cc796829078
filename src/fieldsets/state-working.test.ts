import { expect, it } from "vitest";
import { Format } from "../core/format";
import { stateSteps } from "./state-working";

const format = new Format();

/** The steps of a state with these rates, for an income of 10,500 less a deduction of 500. */
function steps(rates: object, more: object = {}) {
  const law = { name: "Utopia", incomeTax: { rates: { value: { base: "gross-income", ...rates } } } };
  const tax = {
    base: 10_500,
    incomeLines: [{ label: "Standard deduction", amount: -500 }],
    taxableIncome: 10_000,
    rateTax: 400,
    taxLines: [],
    tax: 400,
    ...more,
  };
  return (stateSteps(law as never, "single", tax as never, format) as readonly unknown[]).filter(Boolean);
}

const TAXABLE = {
  label: "Utopia taxable income = gross income − standard deduction",
  expression: "max(0, $10,500.00 − $500.00)",
  value: "$10,000.00",
};

it.each([
  [
    "brackets",
    {
      bands: [
        [0, 2],
        [5000, 6],
      ],
    },
    "2% × $5,000.00 + 6% × $5,000.00",
  ],
  [
    "a rate and an amount to subtract",
    {
      rule: "rate-minus-amount",
      bands: [
        [0, 2],
        [5000, 6, 200],
      ],
    },
    "max(0, $10,000.00 × 6% − $200.00)",
  ],
  [
    "a rate alone",
    {
      rule: "rate-minus-amount",
      bands: [
        [0, 4],
        [20_000, 6, 200],
      ],
    },
    "max(0, $10,000.00 × 4% − $0.00)",
  ],
  [
    "the row that begins at this income",
    {
      rule: "rate-minus-amount",
      bands: [
        [0, 2],
        [10_000, 6, 200],
      ],
    },
    "max(0, $10,000.00 × 6% − $200.00)",
  ],
])("shows the taxable income, and the tax by %s", (_, rates, expression) => {
  expect(steps(rates)).toEqual([TAXABLE, { label: "Utopia tax at state rates", expression, value: "$400.00" }]);
});

it("shows credits and additions, each with its sign", () => {
  const taxLines = [
    { label: "Child credit", amount: -150 },
    { label: "Surtax", amount: 20 },
  ];
  expect(steps({ bands: [[0, 4]] }, { taxLines, tax: 270 })[2]).toEqual({
    label: "Utopia tax = tax at state rates − child credit + surtax",
    expression: "$400.00 − $150.00 + $20.00",
    value: "$270.00",
  });
});

it("has no steps where a state has no income tax, and no sum where nothing is deducted", () => {
  expect(stateSteps({ name: "Utopia" } as never, "single", {} as never, format)).toEqual([]);
  expect(steps({ bands: [[0, 4]] }, { incomeLines: [] })[0]).toMatchObject({
    label: "Utopia taxable income = gross income",
    expression: "max(0, $10,500.00)",
  });
});
