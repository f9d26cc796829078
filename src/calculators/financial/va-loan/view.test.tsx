/**
 * Funding fee from 2023: 2.15% on first use, 1.5% with 5% down, 1.25% with 10% down; 3.3% on subsequent use.
 * Residual income guideline, South, four people, loans from $80,000: $1,003; debt ratio limit 41% (VA Lenders Handbook,
 * ch. 4).
 */
import { beforeAll, expect, it } from "vitest";
import { DrawnView, prepareView, visibleText } from "../../../site/testing/draw-view";
import { fillsOf, looks, said, tablesOf } from "../../../site/testing/read-chart";
import va from "./calculator";
import view from "./view";

beforeAll(() => prepareView(va, view));

/** 400,000 plus the fee of 8,600; interest-free, 1,135 a month for thirty years. */
const HOME = {
  homePrice: 400_000,
  annualRate: 0,
  termYears: 30,
  propertyTaxRate: 1.2,
  homeInsuranceAnnual: 1200,
  annualIncome: 108_000,
  incomeTaxesMonthly: 1800,
  monthlyDebts: 615,
  squareFeet: 2000,
  familySize: 4,
  region: "south",
};
const REDUCTION = {
  ...HOME,
  loanPurpose: "irrrl",
  requestedLoan: 240_000,
  currentRate: 7,
  remainingMonths: 300,
  annualRate: 6,
  otherClosingCosts: 3000,
  fundingFeeExempt: true,
};
const drawn = (given: object = {}) => new DrawnView(va, view, { ...HOME, ...given });
const dollars = (value: number) => `$${Math.round(value).toLocaleString("en-US")}`;

it("gauges residual income and debts", () => {
  // 9,000 − 1,800 − 1,635 − 280 for 2,000 sq ft at 14 cents − 615; debts of 2,250 are a quarter of income.
  const one = drawn();
  expect(one.text("Display")).toBe("Residual income $4,670 vs. $1,003 required All debts ÷ income 25% (guideline 41%)");
  expect(fillsOf(one.html("Display"))).toEqual(["green 0% 90.91%", "green 0% 41.67%"]);
  // Marks at 1,003 of 1.1 × 4,670, and at 41 of 60.
  expect([...one.html("Display").matchAll(/x1="([\d.]+)%"/g)].map(([, at]) => at)).toEqual(["19.53", "68.33"]);
  // (1,635 + 2,505) ÷ 9,000 = 46%; above 41%, a fifth more is required.
  const indebted = drawn({ monthlyDebts: 2505 });
  expect(indebted.text("Display")).toMatch(/ vs\. \$1,204 required All debts ÷ income 46% \(guideline 41%\)$/);
  expect(fillsOf(indebted.html("Display"))[1]).toBe("ochre 0% 76.67%");
  // 1,635 + 2,055 is exactly 41%.
  expect(fillsOf(drawn({ monthlyDebts: 2055 }).html("Display"))[1]).toMatch(/^green/);
  // 9,000 − 1,800 − 1,635 − 280 − 5,085 = 200; 6,720 of 9,000 is 74.67%, which fills 1 ÷ 1.1 of the bar.
  const poor = fillsOf(drawn({ monthlyDebts: 5085 }).html("Display"));
  expect(poor).toEqual(["red 0% 15.11%", "ochre 0% 90.91%"]);
  expect(drawn({ annualIncome: 0 }).text("Display")).toBe("");
});

it("gauges the entitlement in use", () => {
  // A quarter of 800,000 is 200,000; the 100,000 left backs four times as much.
  const used = { annualIncome: 0, entitlementUsed: 100_000, countyLimit: 800_000 };
  const one = drawn(used);
  expect(one.text("Display")).toBe("Entitlement used $100,000 of $200,000");
  expect(fillsOf(one.html("Display"))).toEqual(["ochre 0% 50%"]);
  expect(one.hint("entitlementUsed")).toBe("Backs $400,000 without a down payment");
  expect(drawn().hint("entitlementUsed")).toBe("");
  expect(one.figures).toEqual([
    "loanAmount",
    "apr",
    "fundingFee",
    "fundingFeeRate",
    "downForLowerFee",
    "feeSavedByLower",
    "maxLoanNoDown",
    "requiredDown",
    "downPaymentShortfall",
  ]);
});

it("highlights the borrower's cell of the fee table", () => {
  const lit = (given: object) =>
    [
      ...drawn(given)
        .html("Funding fee")
        .matchAll(/aria-current="true">([\d.]+%)/g),
    ].map(([, fee]) => fee);
  expect(lit({})).toEqual(["2.15%"]);
  expect(lit({ firstUse: false })).toEqual(["3.30%"]);
  expect(lit({ downPaymentPercent: 5 })).toEqual(["1.50%"]);
  expect(lit({ fundingFeeExempt: true })).toEqual([]);
  const own = drawn({ firstUse: false, downPaymentPercent: 10 }).html("Funding fee");
  expect(visibleText(own.match(/<tr class="own">.*?<\/tr>/s)?.[0] ?? "")).toBe(
    "Purchase or construction, 10% down or more 1.25% 1.25%",
  );
  const text = drawn().text("Funding fee");
  expect(text).toMatch(/^VA funding fee as a percentage of the loan Loan First use Subsequent use /);
  // 1.5% of 380,000 is 5,700.
  expect(text).toMatch(/Yours is 2\.15% of the loan, \$8,600\. \$20,000 down lowers the fee by \$2,900\.$/);
  expect(drawn({ downPaymentPercent: 10 }).text("Funding fee")).toMatch(/of the loan, \$4,500\.$/);
  expect(drawn({ fundingFeeExempt: true }).text("Funding fee")).toMatch(/You are exempt: no fee is due\.$/);
});

it("draws a waterfall from gross income to residual income", () => {
  const one = drawn();
  expect(one.text("Residual income")).toBe(
    "Gross income $9,000 Income and payroll taxes −$1,800 Monthly payment −$1,635 Maintenance and utilities −$280 Other debts −$615 Residual income $4,670 $4,670 a month is left; the guideline for 4 people is $1,003 (dotted line).",
  );
  expect(fillsOf(one.html("Residual income"))).toEqual([
    "ink 0% 100%",
    "ochre 80% 20%",
    "ochre 61.83% 18.17%",
    "ochre 58.72% 3.11%",
    "ochre 51.89% 6.83%",
    "green 0% 51.89%",
  ]);
  expect(one.html("Residual income")).toContain('x1="11.14%"');
  expect(fillsOf(drawn({ monthlyDebts: 5085 }).html("Residual income")).at(-1)).toMatch(/^red/);
  expect(drawn({ familySize: 1 }).text("Residual income")).toContain("the guideline for 1 person is");
  expect(drawn({ annualIncome: 0 }).tabs).not.toContain("Residual income");
  expect(one.tabs).toEqual(["Funding fee", "Residual income", "Larger down payment", "By month"]);
});

it("compares down payments", () => {
  const one = drawn({ compareYears: 1, cashReturn: 4.5 });
  const chart = one.bars("Larger down payment");
  expect(chart).toMatchObject({
    horizontal: true,
    categories: ["0% down (yours), fee 2.15%", "5% down, fee 1.5%", "10% down, fee 1.25%"],
  });
  expect(said(chart.y, 1234.5)).toEqual(["Saved", "$1.2k", "$1,235"]);
  expect(looks(chart.series)).toEqual(["Saved: green"]);
  expect(chart.series[0]?.values).toEqual(one.outputs.feeSteps.map((row: { netSaving: number }) => row.netSaving));
  expect(chart.series[0]?.values[0]).toBe(0);
  expect(chart.caption).toBe(
    "What a different down payment saves in fee and interest over 1 year, in today’s dollars, beyond the 4.5% the cash would earn.",
  );
  expect(drawn({ fundingFeeExempt: true }).charts("Larger down payment")).toEqual([]);
});

it("charts how far a rate reduction is ahead", () => {
  const one = drawn(REDUCTION);
  const chart = one.lines("Break-even");
  const { irrrlMonths, breakEvenMonths } = one.outputs;
  // At least five years.
  expect(chart.x.values).toHaveLength(61);
  expect(chart.x.values[12]).toBe(1);
  expect(said(chart.x, 2.5)).toEqual(["Years since refinancing", "2.5 y"]);
  expect(chart.x.format(2)).toBe("2 y");
  expect(said(chart.y, 1234.5)).toEqual(["New loan ahead by", "$1.2k", "$1,235"]);
  expect(looks(chart.series)).toEqual(["New loan ahead by: green, area"]);
  expect(chart.series[0]?.values[24]).toBe(irrrlMonths[24].savings);
  expect(chart.marks).toEqual([{ x: breakEvenMonths / 12, label: "Breaks even" }]);
  expect(chart.caption).toBe(
    `How far the new loan is ahead if both were paid off in that month, counting costs, fee and balances. It is ahead after ${breakEvenMonths} months.`,
  );
  // 3,000 of costs at about 200 less interest a month.
  expect(breakEvenMonths).toBeGreaterThan(12);
  expect(breakEvenMonths).toBeLessThan(18);
  const caption = (given: object) => drawn({ ...REDUCTION, ...given }).lines("Break-even");
  expect(caption({ otherClosingCosts: 0 })).toMatchObject({
    marks: [],
    caption: expect.stringMatching(/It is ahead from day one\.$/),
  });
  const never = caption({ annualRate: 8 });
  expect(never).toMatchObject({ marks: [], caption: expect.stringMatching(/It never gets ahead\.$/) });
  expect(never.x.values.at(-1)).toBe(30);
  // One and a half times the break-even.
  const late = drawn({ ...REDUCTION, otherClosingCosts: 15_000 });
  expect(late.lines("Break-even").x.values).toHaveLength(Math.ceil(1.5 * late.outputs.breakEvenMonths) + 1);
  expect(drawn().charts("Break-even")).toEqual([]);
  expect(drawn().charts("Cost so far")).toEqual([]);
});

it("charts the cost of each loan so far", () => {
  const one = drawn(REDUCTION);
  const chart = one.lines("Cost so far");
  const last = one.outputs.irrrlMonths.at(-1);
  expect(chart.x.values[24]).toBe(2);
  expect(said(chart.x, 2.5)).toEqual(["Years since refinancing", "2.5 y"]);
  expect(said(chart.y, 1234.5)).toEqual(["Cost so far", "$1.2k", "$1,235"]);
  expect(looks(chart.series)).toEqual(["Current loan: ochre", "New loan: green, area 0"]);
  // First month: 7% and 6% of 240,000 divided by twelve, plus the costs of the new loan.
  expect(chart.series.map(({ values }) => values[1])).toEqual([expect.closeTo(1400, 6), expect.closeTo(4200, 6)]);
  expect(chart.caption).toBe(
    `Interest, fee and costs so far. Over the full term: ${dollars(last.stayCost)} on the current loan, ${dollars(last.refinanceCost)} on the new one.`,
  );
  expect(tablesOf(view)).toEqual([
    "Cost so far: irrrlMonths",
    "Larger down payment: feeSteps",
    "By month: schedule Σ payment interest principal extra",
  ]);
});

it("splits the monthly total into parts", () => {
  expect(drawn({ hoaMonthly: 50, extraMonthly: 100 }).parts).toEqual({
    rows: [
      { label: "Principal and interest", value: expect.closeTo(1135, 9) },
      { label: "Property tax", value: 400 },
      { label: "Home insurance", value: 100 },
      { label: "HOA / condo fee", value: 50, color: "soft" },
      { label: "Extra payment", value: 100, color: "ink" },
    ],
    total: { label: "Monthly total", value: expect.closeTo(1785, 9) },
  });
});

it("shows hints derived from each input", () => {
  const hint = (key: string, given: object = {}) => drawn(given).hint(key);
  expect(hint("downPaymentPercent", { downPaymentPercent: 5 })).toBe("$20,000");
  expect(hint("downPayment", { downPaymentMode: "amount", downPayment: 30_000 })).toBe("7.5% of the price");
  expect(hint("financeFundingFee")).toBe("$8,600.00");
  expect(hint("financeFundingFee", { fundingFeeExempt: true })).toBe("");
  expect(hint("annualRate", { annualRate: 6, fundingFeeExempt: true })).toBe("APR 6%");
  expect(hint("propertyTaxRate")).toBe("$4,800 a year");
  expect(hint("points")).toBe("");
  expect(hint("points", { points: 1, fundingFeeExempt: true })).toBe("$4,000.00");
  expect(hint("annualIncome")).toBe("$9,000 a month");
  expect(hint("annualIncome", { annualIncome: 0 })).toBe("");
  expect(hint("squareFeet")).toBe("$280 a month for upkeep");
  expect(hint("familySize")).toBe("$1,003 a month required");
  expect(hint("familySize", { annualIncome: 0 })).toBe("");
  expect(hint("currentRate")).toBe("");
  // 240,000 over 300 months without interest.
  expect(hint("currentRate", { ...REDUCTION, currentRate: 0 })).toBe("$800.00 a month");
});

it("asks for the purpose, the loan amount if needed, and whether the fee is due", () => {
  expect(visibleText(drawn().formTop)).toMatch(
    /^\[loanPurpose\] Am I exempt from the funding fee\? Check all that apply\. One is enough, and your Certificate of Eligibility must show it\. I receive compensation for a service-connected disability I could receive it/,
  );
  expect(visibleText(drawn().formTop)).toMatch(
    / I could receive it, but draw retirement or active-duty pay instead I am a surviving spouse with Dependency and Indemnity Compensation \(DIC\) I have a pre-discharge disability rating from before closing I am on active duty and was awarded the Purple Heart$/,
  );
  expect(drawn().formTop.match(/type="checkbox"/g)).toHaveLength(5);
  expect(drawn({ requestedLoan: 1000 }).formTop).toContain("[loanPurpose] [requestedLoan]");
  expect(drawn({ loanPurpose: "cash-out", requestedLoan: 240_000 }).formTop).toContain("requestedLoan]");
});

it("shows only figures that apply", () => {
  expect(drawn().figures).toEqual([
    "loanAmount",
    "apr",
    "fundingFee",
    "fundingFeeRate",
    "downForLowerFee",
    "feeSavedByLower",
    "residualVerdict",
    "priceAtGuideline",
  ]);
  expect(drawn({ monthlyDebts: 5085 }).figures).toEqual([
    "loanAmount",
    "apr",
    "fundingFee",
    "fundingFeeRate",
    "downForLowerFee",
    "feeSavedByLower",
    "debtToClear",
    "residualVerdict",
    "priceAtGuideline",
  ]);
});
