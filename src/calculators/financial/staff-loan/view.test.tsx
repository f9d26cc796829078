import { beforeAll, expect, it } from "vitest";
import { DrawnView, prepareView } from "../../../site/testing/draw-view";
import { looks, said, strongRows, tablesOf } from "../../../site/testing/read-chart";
import staffLoan from "./calculator";
import view from "./view";

beforeAll(() => prepareView(staffLoan, view));

/** 10,000 of principal a month for ten years; interest of 1% a year is 60,500, repaid in 20 installments. */
const LOAN = {
  principal: 1_200_000,
  annualRate: 1,
  recoveryMethod: "two-phase",
  principalInstalments: 120,
  interestInstalments: 20,
  disbursementDate: "2026-04-01",
  firstPaymentDate: "2026-05-01",
  marketRate: 12,
  sbiRate: 8,
  taxRate: 30,
};
const drawn = (given: object = {}) => new DrawnView(staffLoan, view, { ...LOAN, ...given });
/** 1% a month over 140 months. */
const MARKET = 12_000 / (1 - 1.01 ** -140);
const dollars = (value: number) => `${value < 0 ? "-" : ""}$${Math.round(Math.abs(value)).toLocaleString("en-US")}`;

it("charts the amounts paid by each tax year and the interest due", () => {
  const chart = drawn().bars("Paid so far");
  expect(chart).toMatchObject({ stacked: true, x: { label: "Tax year" } });
  expect(chart.categories[0]).toMatch(/2026.*27/);
  expect(said(chart.y, 1234.5)).toEqual(["Paid so far", "$1.2k", "$1,235"]);
  expect(looks(chart.series)).toEqual(["Principal paid: green", "Interest paid: ochre"]);
  // Eleven installments from May to March, then twelve; principal ends in April 2036, interest in December 2037.
  const [principal, interest] = chart.series.map(({ values }) => values);
  expect(principal?.slice(0, 2)).toEqual([expect.closeTo(110_000, 6), expect.closeTo(230_000, 6)]);
  expect(principal?.at(-1)).toBeCloseTo(1_200_000, 6);
  expect(interest?.[0]).toBe(0);
  expect(interest?.at(-1)).toBeCloseTo(60_500, 6);
  const line = chart.horizontal ? undefined : chart.line;
  expect(line).toMatchObject({ label: "Interest due", color: "ink" });
  // A twelfth of 1% of eleven balances, 1,200,000 falling by 10,000 each: 12,650,000 in total.
  expect(line?.values[0]).toBeCloseTo(12_650_000 / 1200, 6);
  expect(line?.values.at(-1)).toBeCloseTo(0, 6);
  expect(chart.caption).toBe(
    "Paid so far by the end of each tax year. The principal is paid off in April 2036; unpaid interest, which bears no interest itself, accrues until it reaches $60,500.",
  );
  const emi = drawn({ recoveryMethod: "emi", annualRate: 0 }).bars("Paid so far");
  expect(emi).not.toHaveProperty("line");
  expect(emi.caption).toBe("Paid so far by the end of each tax year. Total interest is $0.");
});

it("charts the perquisite and its tax by year", () => {
  const one = drawn();
  const chart = one.bars("Tax by year");
  const { perquisiteByYear, perquisiteTax } = one.outputs;
  expect(chart).toMatchObject({ stacked: true, x: { label: "Tax year" } });
  expect(said(chart.y, 1234.5)).toEqual(["Perquisite", "$1.2k", "$1,235"]);
  expect(looks(chart.series)).toEqual(["Tax: red", "Perquisite after tax: ochre"]);
  // The tax is 30% of each.
  for (const [i, { perquisite }] of perquisiteByYear.entries()) {
    expect(chart.series[0]?.values[i]).toBeCloseTo(0.3 * perquisite, 6);
    expect(chart.series[1]?.values[i]).toBeCloseTo(0.7 * perquisite, 6);
  }
  expect(perquisiteByYear.length).toBe(chart.categories.length);
  expect(chart.caption).toBe(`The perquisite for each tax year. 30% of it is tax, ${dollars(perquisiteTax)} in total.`);
  const exempt = drawn({ medicalExempt: true });
  expect(exempt.charts("Tax by year")).toEqual([]);
  expect(exempt.charts("Two methods")).toEqual([]);
  expect(exempt.tabs).toEqual(["Paid so far", "Schedule"]);
});

it("compares both readings of the interest paid", () => {
  const one = drawn();
  const chart = one.bars("Two methods");
  const [accrued, paid] = one.outputs.creditReadings.map((row: { perquisiteTax: number }) => row.perquisiteTax);
  expect(chart).toMatchObject({
    horizontal: true,
    categories: ["Credited as it accrues", "Credited when paid"],
    highlight: 0,
  });
  expect(said(chart.y, 1234.5)).toEqual(["Tax over all years", "$1.2k", "$1,235"]);
  expect(looks(chart.series)).toEqual(["Tax on the perquisite: green"]);
  expect(chart.series[0]?.values).toEqual([accrued, paid]);
  expect(paid).toBeGreaterThan(accrued);
  expect(chart.caption).toBe(
    `Tax over all years, depending on how recovered interest is credited. The difference is ${dollars(paid - accrued)}.`,
  );
  expect(drawn({ interestCredit: "paid" }).bars("Two methods").highlight).toBe(1);
});

it("shows the employer's form line for each year", () => {
  const one = drawn();
  const [{ taxYear, notionalInterest, interestCredited, perquisite }] = one.outputs.perquisiteByYear;
  const cents = (value: number) =>
    `$${value.toLocaleString("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
  expect(perquisite).toBeCloseTo(notionalInterest - interestCredited, 6);
  expect(one.text("Form 12BA")).toContain(
    `Interest-free or concessional loans: value − recovered = chargeable ${taxYear} ${cents(notionalInterest)} − ${cents(interestCredited)} = ${cents(perquisite)}`,
  );
  expect(one.html("Form 12BA")).toContain(`Form 12BA line for ${taxYear}`);
});

it("compares the loan with one at the market rate", () => {
  const one = drawn();
  const { effectiveRate, effectiveRateAfterTax, perquisiteTax, netAdvantage } = one.outputs;
  const percent = (value: number) => `${value.toFixed(2).replace(/\.?0+$/, "")}%`;
  const interest = 140 * MARKET - 1_200_000;
  expect(one.text("Display")).toBe(
    `The staff loan compared with a loan at the market rate Staff loan Market loan Rate 1% simple 12% As an EMI loan ${percent(effectiveRate)} 12% Including tax ${percent(effectiveRateAfterTax)} 12% Principal installment $10,000 ${dollars(MARKET)} Interest installment $3,025 ${dollars(MARKET)} Interest $60,500 ${dollars(interest)} Tax on the perquisite ${dollars(perquisiteTax)} $0 Interest and tax ${dollars(60_500 + perquisiteTax)} ${dollars(interest)} Ahead after tax ${dollars(netAdvantage)}`,
  );
  expect(strongRows(one.html("Display"))).toEqual(["Ahead after tax"]);
  expect(netAdvantage).toBeCloseTo(interest - 60_500 - perquisiteTax, 4);
  const free = drawn({ annualRate: 0, medicalExempt: true }).text("Display");
  expect(free).not.toContain("Interest installment");
  expect(free).not.toContain("Including tax");
  expect(free).toContain("Rate 0% simple 12%");
  const emi = drawn({ recoveryMethod: "emi", annualRate: 0 }).text("Display");
  // Over 140 months.
  expect(emi).toContain("Rate 0% 12% As an EMI loan");
  expect(emi).toContain(` Installment $8,571 ${dollars(MARKET)} Interest $0 `);
  expect(drawn({ principal: 12e9 }).text("Display")).toContain("Principal installment $100M ");
});

it("shows hints derived from each input", () => {
  const one = drawn();
  expect(one.hint("annualRate")).toBe(`${one.outputs.effectiveRate.toFixed(2).replace(/\.?0+$/, "")}% as an EMI loan`);
  expect(one.hint("principalInstalments")).toBe("$10,000 a month");
  expect(one.hint("interestInstalments")).toBe("$3,025 a month");
  expect(one.hint("marketRate")).toBe(`EMI ${dollars(MARKET)}`);
  const emi = drawn({ recoveryMethod: "emi" });
  expect(emi.hint("principalInstalments")).toBe("");
  expect(emi.hint("interestInstalments")).toBe("");
});

it("shows its figures and tables", () => {
  expect(drawn().figures).toEqual([
    "payoffDate",
    "totalPaid",
    "interestAdvantage",
    "prepayRate",
    "perquisiteFirstYear",
    "perquisiteTotal",
    "perquisiteTax",
  ]);
  expect(drawn().tabs).toEqual([
    "Paid so far",
    "Tax by year",
    "Two methods",
    "Form 12BA",
    "Month by month",
    "Schedule",
  ]);
  expect(tablesOf(view)).toEqual([
    "Paid so far: paidByYear",
    "Tax by year: perquisiteByYear Σ notionalInterest interestCredited perquisite tax",
    "Two methods: creditReadings",
    "Month by month: perquisiteByMonth",
    "Schedule: schedule Σ payment principal interestPaid interestAccrued",
  ]);
});
