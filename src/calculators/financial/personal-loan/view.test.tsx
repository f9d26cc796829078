import { beforeAll, expect, it } from "vitest";
import { DrawnView, prepareView } from "../../../site/testing/draw-view";
import { looks, said, strongRows, tablesOf } from "../../../site/testing/read-chart";
import personalLoan from "./calculator";
import view from "./view";

beforeAll(() => prepareView(personalLoan, view));

/** 1,000 a month for a year, without interest; a fee of 5%, 600, is deducted. */
const LOAN = {
  principal: 12_000,
  annualRate: 0,
  termMonths: 12,
  originationFeePercent: 5,
  firstPaymentDate: "2027-01-01",
};
const drawn = (given: object = {}) => new DrawnView(personalLoan, view, { ...LOAN, ...given });
/** The present value of twelve payments at the given APR. */
const worth = (payment: number, apr: number) => (payment * (1 - (1 + apr / 1200) ** -12)) / (apr / 1200);
const percent = (value: number) => `${value.toFixed(2).replace(/\.?0+$/, "")}%`;

it("charts the balance after each payment", () => {
  const chart = drawn().lines("Balance");
  expect(said(chart.x, 2027)).toEqual(["Year", "2027", "January 2027"]);
  expect(chart.x.values).toHaveLength(12);
  expect(said(chart.y, 1234.5)).toEqual(["Balance owed", "$1.2k", "$1,234.50"]);
  expect(looks(chart.series)).toEqual(["Balance: green, area"]);
  expect(chart.series[0]?.values.slice(0, 2)).toEqual([11_000, 10_000]);
  expect(chart.caption).toBe("What you owe after each payment. The loan is paid off in December 2027.");
  expect(drawn({ termMonths: 1 }).charts("Balance")).toEqual([]);
});

it("charts the plan next to the balance with extra payments", () => {
  const chart = drawn({ extraMonthly: 1000 }).lines("Balance");
  expect(looks(chart.series)).toEqual(["With extra payments: green, area", "As planned: ochre, dashed"]);
  expect(chart.series.map(({ values }) => values.slice(0, 2))).toEqual([
    [10_000, 8000],
    [11_000, 10_000],
  ]);
  expect(chart.caption).toMatch(/paid off in June 2027, 6 months sooner than planned\.$/);
  // An extra payment of 1 saves interest but no month; one of 1,000 without interest saves a month.
  const little = drawn({ annualRate: 12, extraOnce: 1 }).lines("Balance");
  expect(little.series).toHaveLength(2);
  expect(little.caption).toMatch(/paid off in December 2027\.$/);
  expect(drawn({ extraOnce: 1000 }).lines("Balance").caption).toMatch(/, 1 month sooner than planned\.$/);
});

it("charts the APR by fee", () => {
  const one = drawn();
  const chart = one.lines("APR by fee");
  const { apr } = one.outputs;
  expect(worth(1000, apr)).toBeCloseTo(11_400, 4);
  expect(chart.x.values).toEqual(Array.from({ length: 21 }, (_, i) => i / 2));
  expect(said(chart.x, 2.255)).toEqual(["Fee, % of the loan", "2.26%"]);
  expect(said(chart.y, 12.345)).toEqual(["APR", "12.35%"]);
  expect(chart.y.zero).toBe(false);
  expect(looks(chart.series)).toEqual(["APR: green"]);
  // A fee of 10% is 1,200.
  expect(worth(1000, chart.series[0]?.values[20] as number)).toBeCloseTo(10_800, 4);
  expect(chart.points).toEqual([{ x: 5, y: apr, label: percent(apr) }]);
  expect(chart.caption).toBe(
    `The APR by fee, with everything else as entered. Without the percentage fee, it would be 0%; your 5% makes it ${percent(apr)}.`,
  );
});

it("shows the fee as part of the rate, and compares the ways to pay it", () => {
  const one = drawn();
  const added = one.outputs.feeStyles[1].apr;
  // Added to the loan, 12,600 is repaid for 12,000; otherwise, 12,000 is repaid for 11,400.
  expect(worth(1050, added)).toBeCloseTo(12_000, 4);
  const [apr, other] = [percent(one.outputs.apr), percent(added)];
  expect(one.text("Display")).toMatch(
    new RegExp(
      `^The fee as part of the rate Fee 5% A loan without fees or charges at ${apr} on the balance would cost as much\\. The same fee taken from the proceeds, added to the loan, or paid in cash Deducted Added In cash You receive \\$11,400 \\$12,000 \\$1\\d,\\d00 Monthly payment \\$1,000\\.00 \\$1,050\\.00 \\$1,000\\.00 Cost \\$600 \\$600 \\$600 APR ${apr} ${other} ${apr}$`,
    ),
  );
  expect(one.html("Display")).toMatch(
    new RegExp(`min="0" max="10" step="0.25" aria-valuetext="Fee 5%, APR ${apr}"`.replace("Fee ", "")),
  );
  expect(strongRows(one.html("Display"))).toEqual(["APR"]);
  expect(drawn({ originationFeePercent: 0 }).text("Display")).not.toContain("In cash");
});

it("shows hints derived from each input", () => {
  const hint = (key: string, given: object = {}) => drawn(given).hint(key);
  expect(hint("annualRate")).toBe(`APR ${percent(drawn().outputs.apr)}`);
  expect(hint("rateType")).toBe("");
  // 12% flat is 1,440 in interest on 12,000: 1,120 a month.
  const flat = drawn({ annualRate: 12, rateType: "flat" });
  expect(worth(1120, flat.outputs.reducingRate)).toBeCloseTo(12_000, 4);
  expect(flat.hint("rateType")).toBe(`${percent(flat.outputs.reducingRate)} on the balance`);
  expect(hint("termMonths")).toBe("1 y");
  expect(hint("termMonths", { termMonths: 11 })).toBe("");
  expect(hint("originationFeePercent")).toBe("$600.00");
  expect(hint("originationFeePercent", { feeTaxPercent: 18 })).toBe("$708.00 with tax");
  expect(hint("originationFeePercent", { originationFeePercent: 0 })).toBe("");
  expect(hint("feeHandling")).toBe("You receive $11,400.00");
  expect(hint("extraMonthly", { extraMonthly: 100 })).toBe("");
  const extra = drawn({ annualRate: 12, extraMonthly: 100 });
  expect(extra.hint("extraMonthly")).toBe(`Extra payments save $${extra.outputs.interestSaved.toFixed(2)}`);
  expect(hint("extraMonthly", { annualRate: 12, extraOnce: 100 })).toBe("");
  expect(hint("prepaymentPenaltyPercent")).toBe("");
  expect(hint("prepaymentPenaltyPercent", { extraOnce: 1000, prepaymentPenaltyPercent: 2 })).toBe("$20.00");
});

it("splits the total paid into parts", () => {
  const given = { annualRate: 12, rateType: "flat", monthlyFee: 10 };
  expect(drawn(given).parts).toEqual({
    rows: [
      { label: "Loan", value: 12_000 },
      { label: "Interest", value: expect.closeTo(1440, 6), color: "ochre" },
      { label: "Fee", value: 600, color: "blue" },
      { label: "Monthly charges", value: 120, color: "soft" },
      { label: "Prepayment charge", value: 0, color: "red" },
    ],
    total: { label: "Total paid", value: expect.closeTo(14_160, 6) },
  });
  const charged = drawn({ extraOnce: 1000, prepaymentPenaltyPercent: 2 });
  expect(charged.parts?.rows[4]).toMatchObject({ value: 20, color: "red" });
});

it("shows only figures and tabs that apply", () => {
  expect(drawn().figures).toEqual(["amountReceived", "apr", "payoffDate", "totalCost", "costPerHundred"]);
  expect(drawn({ annualRate: 12, rateType: "flat" }).figures).toEqual([
    "amountReceived",
    "apr",
    "reducingRate",
    "payoffDate",
    "totalCost",
    "costPerHundred",
  ]);
  expect(drawn({ annualRate: 12, extraOnce: 1000, prepaymentPenaltyPercent: 2 }).figures).toEqual([
    "amountReceived",
    "apr",
    "payoffDate",
    "totalCost",
    "costPerHundred",
    "interestSaved",
    "monthsSaved",
  ]);
  expect(drawn().tabs).toEqual([
    "Balance",
    "APR by fee",
    "Schedule",
    "Deducted, added or in cash",
    "By year",
    "By month",
    "Both balances",
  ]);
  expect(tablesOf(view)).toEqual([
    "APR by fee: aprByFee",
    "Deducted, added or in cash: feeStyles",
    "By year: yearly Σ payment interest principal extra",
    "By month: schedule Σ payment interest principal extra",
    "Both balances: balances",
  ]);
  expect(drawn().text("Schedule")).toContain("2027 12,000.00 0.00 12,000.00 0.00");
});
