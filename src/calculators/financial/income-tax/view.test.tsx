/**
 * United States, 2026, single (Rev. Proc. 2025-32): standard deduction $16,100; 10% to $12,400, 12% to $50,400, 22% to
 * $105,700. India, 2026–27: standard deductions of 75,000 (new) and 50,000 (old); new slabs of 4 lakh, from 5% to 25%
 * in steps of 5 points; old slabs: 5% from 2.5 lakh, 20% from 5 lakh, 30% from 10 lakh; cess 4%.
 */
import { beforeAll, expect, it } from "vitest";
import { Format } from "../../../core/format";
import { testTools } from "../../../core/testing";
import { DrawnView, prepareView } from "../../../site/testing/draw-view";
import { looks, said, strongRows, tablesOf } from "../../../site/testing/read-chart";
import incomeTax from "./calculator";
import view from "./view";

beforeAll(() => prepareView(incomeTax, view));

/** Taxable income 50,400: tax of 1,240 + 4,560, plus 7.65% of the wages, 5,087.25. */
const US = { wages: 66_500, state: "none" };
/** New: 14.25 lakh, 20,000 + 40,000 + 33,750. Old: 14.5 lakh, 12,500 + 100,000 + 135,000. Plus 4% cess. */
const INDIA = {
  country: "in",
  salaryIncome: 1_500_000,
  basicSalary: 600_000,
  hraReceived: 0,
  rentPaid: 0,
  professionalTax: 0,
  section80c: 0,
  section80d: 0,
};
const us = (given: object = {}) => new DrawnView(incomeTax, view, { ...US, ...given });
const india = (given: object = {}) => new DrawnView(incomeTax, view, { ...INDIA, ...given });

it("charts the income in each bracket and the tax on it", () => {
  const chart = us({ wages: 60_000 }).bars("Brackets");
  // Taxable income is 43,900.
  expect(chart.horizontal).toBe(true);
  expect(chart.categories).toEqual(["10% to $12.4k", "12% to $50.4k", "22% to $105.7k"]);
  expect(said(chart.y, 1234.5)).toEqual(["Income and tax", "$1.2k", "$1,234.50"]);
  expect(looks(chart.series)).toEqual(["Income in it: green", "Tax on it: ochre"]);
  expect(chart.series.map(({ values }) => values)).toEqual([
    [12_400, 31_500, 0],
    [1240, 3780, 0],
  ]);
  expect(chart.caption).toBe(
    "Your taxable income of $43,900 fills the brackets from the lowest up. Each rate applies only to the income in its bracket, so reaching a higher one never makes you poorer; your next dollar falls into the 12% bracket.",
  );
  const gains = us({ wages: 60_000, longTermGains: 10_000 }).bars("Brackets").categories;
  expect(gains.filter((label) => label.endsWith(", gains")).length).toBeGreaterThan(0);
  expect(us({ wages: 2_000_000 }).bars("Brackets").categories.at(-1)).toMatch(/^37% above \$\d/);
  expect(us({ wages: 0 }).charts("Brackets")).toEqual([]);
});

it("charts the effective rate on the next dollar", () => {
  const one = us();
  const chart = one.lines("Marginal rate");
  expect(chart.steps).toBe(true);
  expect(said(chart.x, 1234)).toEqual(["Wages", "$1.2k"]);
  expect(said(chart.y, 12.34)).toEqual(["Rate", "12.3%"]);
  expect(chart.y.zero).toBe(false);
  expect(looks(chart.series)).toEqual(["Marginal rate: green", "Average rate: ochre, dashed"]);
  // At 60,000: 12% + 7.65%.
  const at = chart.x.values.indexOf(60_000);
  expect(chart.series[0]?.values[at]).toBeCloseTo(19.65, 6);
  expect(chart.series[1]?.values[at]).toBeCloseTo((100 * (1240 + 3780 + 4590)) / 60_000, 6);
  expect(chart.marks).toEqual([{ x: 66_500, label: "You" }]);
  // Marginal rate from here: 22% + 7.65%. Average rate: 10,887.25 of 66,500.
  expect(chart.caption).toMatch(
    /^The share of a small raise in wages that all taxes take, including phase-outs of credits and deductions: 29\.[67]% at your wages, while your taxes come to 16\.4% of all your income\. Everything else stays as entered; where the rate is negative, credits grow with wages\.$/,
  );
  const none = us({ wages: 0 }).lines("Marginal rate");
  expect(none.marks).toEqual([]);
  expect(none.caption).not.toContain("while your taxes");
});

it("charts the same for an Indian salary", () => {
  const chart = india().lines("Marginal rate");
  expect(chart.x.label).toBe("Salary");
  expect(chart.marks).toEqual([{ x: 1_500_000, label: "You" }]);
  // 15% plus cess; 97,500 of 1,500,000.
  expect(chart.caption).toBe(
    "The share of a small raise in salary that all taxes take, including phase-outs of credits and deductions: 15.6% at your salary, while your taxes come to 6.5% of all your income. Everything else stays as entered.",
  );
});

it("charts the old-regime tax falling to the break-even with the new one", () => {
  const chart = india().lines("Break-even");
  expect(said(chart.x, 123_456)).toEqual(["Total deductions in the old regime", "$123.5k"]);
  expect(said(chart.y, 1234.5)).toEqual(["Tax", "$1.2k", "$1,235"]);
  expect(looks(chart.series)).toEqual(["Old regime: ochre", "New regime: green"]);
  expect(chart.x.values[0]).toBe(0);
  // 262,500 plus 4% cess, without any deductions.
  expect(chart.series[0]?.values[0]).toBeCloseTo(273_000, 6);
  expect(new Set(chart.series[1]?.values)).toEqual(new Set([97_500]));
  // The old-regime tax on 906,250 is 93,750.
  expect(chart.marks).toEqual([
    { x: 50_000, label: "You" },
    { x: expect.closeTo(593_750, 0), label: "Break-even" },
  ]);
  expect(chart.caption).toBe(
    "With deductions of $593,750 or more, the old regime costs no more than the new one; you have $50,000.",
  );
  expect(us().charts("Break-even")).toEqual([]);
});

it("says if deductions cannot change which regime is cheaper", () => {
  // Deductions do not apply to gains, and the old regime's exemption is smaller.
  const never = india({ salaryIncome: 100_000, basicSalary: 0, ltcgOther: 1_000_000 });
  expect(never.lines("Break-even").caption).toBe(
    "No amount of deductions makes the old regime as cheap as the new one.",
  );
  expect(never.lines("Break-even").marks?.map(({ label }) => label)).not.toContain("Break-even");
  expect(never.text("Two regimes")).toMatch(
    / No amount of deductions would make the old regime as cheap as the new one\.$/,
  );
  expect(never.text("Two regimes")).toContain("Tax on gains");
  const small = india({ salaryIncome: 400_000, basicSalary: 0 });
  expect(small.text("Two regimes")).toMatch(
    /Both regimes cost the same\. The old regime costs no more even without deductions\.$/,
  );
  expect(india({ salaryIncome: 0, basicSalary: 0 }).charts("Break-even")).toEqual([]);
});

it("compares the regimes side by side", () => {
  expect(india().text("Two regimes")).toBe(
    "Tax under the new and the old regime New regime Old regime Deductions $75,000 $50,000 Taxable income $1,425,000 $1,450,000 Tax at slab rates $93,750 $247,500 Cess $3,750 $9,900 Tax $97,500 $257,400 The new regime saves $159,900. The old regime breaks even at total deductions of $593,750; you have $50,000.",
  );
  expect(strongRows(india().html("Two regimes"))).toEqual(["Tax"]);
  // Deductions use up the 40,000, but these rows are still shown.
  expect(india({ salaryIncome: 40_000, basicSalary: 0 }).text("Two regimes")).toContain(
    "Taxable income $0 $0 Tax at slab rates $0 $0 Cess $0 $0 Tax $0 $0 Both",
  );
  // Income up to 12 lakh is tax-free in the new regime: on 11.25 lakh, the rebate covers the whole 52,500.
  expect(india({ salaryIncome: 1_200_000 }).text("Two regimes")).toMatch(/Rebate −\$52,500 \$0 Cess \$0 /);
  // Above 50 lakh the surcharge is 10%, minus the relief that caps the extra tax at the income over 50 lakh.
  const rich = india({ salaryIncome: 5_100_000 }).text("Two regimes");
  expect(rich).toMatch(/ Surcharge \$\d+,\d{3} \$\d+,\d{3} Marginal relief −\$\d+,\d{3} −\$\d+,\d{3} Cess /);
  expect(india({ otherDeductions: 700_000 }).text("Two regimes")).toContain("The old regime saves $");
});

/** As on a page in rupees. */
const IN_RUPEES = { ...testTools(), format: new Format("INR") };

it("shows hints derived from each input", () => {
  expect(us().hint("wages")).toBe("16.4% in taxes");
  expect(us({ wages: 0 }).hint("wages")).toBe("");
  expect(us().hint("deductionMethod")).toBe("standard, $16,100");
  expect(india().hint("deductionMethod")).toBe("");
  // The limit is $40,400 in 2026 (One Big Beautiful Bill Act, 2025: 1% more than $40,000).
  expect(us({ stateLocalTaxesPaid: 50_000 }).hint("stateLocalTaxesPaid")).toBe("limited to $40,400");
  expect(us({ stateLocalTaxesPaid: 40_400 }).hint("stateLocalTaxesPaid")).toBe("");
  const carolina = us({ state: "NC" });
  expect(carolina.hint("state")).toBe(`$${Math.round(carolina.outputs.stateIncomeTax).toLocaleString("en-US")}`);
  expect(india().hint("state")).toBe("");
  expect(india().hint("salaryIncome")).toBe("");
  expect(new DrawnView(incomeTax, view, INDIA, IN_RUPEES).hint("salaryIncome")).toBe("₹15 lakh");
  expect(india().hint("regime")).toBe("The new one saves $159,900");
  expect(india({ salaryIncome: 400_000, basicSalary: 0 }).hint("regime")).toBe("");
  expect(us().hint("regime")).toBe("");
  // The least of 300,000, half the basic salary, and the rent above a tenth of the basic salary.
  expect(india({ hraReceived: 300_000, rentPaid: 300_000 }).hint("hraReceived")).toBe(
    "$240,000 exempt in the old regime",
  );
  expect(us().hint("hraReceived")).toBe("");
  expect(india({ section80c: 200_000 }).hint("section80c")).toBe("counts up to $150,000");
  expect(india({ section80c: 150_000 }).hint("section80c")).toBe("");
});

it("splits the income into what is kept and the taxes", () => {
  expect(us({ localTaxRate: 1, localTaxBase: "wages" }).parts).toEqual({
    rows: [
      { label: "You keep", value: expect.closeTo(66_500 - 5800 - 5087.25 - 665, 6) },
      { label: "Federal tax", value: 5800 },
      { label: "Social Security and Medicare", value: expect.closeTo(5087.25, 6) },
      { label: "State tax", value: 0 },
      { label: "Local tax", value: expect.closeTo(665, 6) },
    ],
    total: { label: "Total income", value: 66_500 },
  });
  expect(india().parts).toEqual({
    rows: [
      { label: "You keep", value: 1_402_500 },
      { label: "Income tax", value: 97_500 },
    ],
    total: { label: "Total income", value: 1_500_000 },
  });
  expect(us({ wages: 0 }).parts).toBeNull();
});

it("shows only figures that apply", () => {
  const plain = [
    "effectiveRate",
    "marginalRateAllIn",
    "taxableIncome",
    "adjustedGrossIncome",
    "deductionAmount",
    "federalIncomeTax",
  ];
  expect(
    us()
      .figures.filter((key) => key !== "stateIncomeTax")
      .toSorted(),
  ).toEqual(plain.toSorted());
  expect(us({ taxWithheld: 1000 }).figures).toContain("refundOrDue");
  expect(us({ childrenUnder17: 1, selfEmploymentIncome: 10_000, state: "NC" }).figures).toEqual(
    expect.arrayContaining(["childTaxCredit", "selfEmploymentTax", "stateIncomeTax"]),
  );
  expect(us({ wages: 300_000, interestIncome: 10_000 }).figures).toEqual(
    expect.arrayContaining(["additionalMedicareTax", "netInvestmentIncomeTax"]),
  );
  // A parent with low wages.
  expect(us({ wages: 15_000, childrenUnder17: 1, filingStatus: "head" }).figures).toEqual(
    expect.arrayContaining(["additionalChildTaxCredit", "earnedIncomeCredit"]),
  );
  expect(india().figures.toSorted()).toEqual(
    [
      "effectiveRate",
      "marginalRateAllIn",
      "taxableIncome",
      "regimeUsed",
      "taxPayable",
      "breakEvenDeductions",
    ].toSorted(),
  );
  expect(india({ salaryIncome: 5_100_000 }).figures).toEqual(expect.arrayContaining(["surcharge", "surchargeRelief"]));
  expect(india({ salaryIncome: 1_200_000 }).figures).toContain("rebate");
});

it("shows the tabs for the country", () => {
  expect(us().tabs).toEqual(["Brackets", "Marginal rate"]);
  expect(india().tabs).toEqual(["Two regimes", "Brackets", "Marginal rate", "Break-even"]);
  expect(tablesOf(view)).toEqual(["Advance tax: advanceTax Σ interest", "Brackets: bracketTable Σ income tax"]);
});
