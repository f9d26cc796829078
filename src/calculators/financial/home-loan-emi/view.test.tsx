import { beforeAll, expect, it } from "vitest";
import { Format } from "../../../core/format";
import { testTools } from "../../../core/testing";
import { DrawnView, prepareView } from "../../../site/testing/draw-view";
import { looks, said, strongRows, tablesOf } from "../../../site/testing/read-chart";
import homeLoan from "./calculator";
import view from "./view";

beforeAll(() => prepareView(homeLoan, view));

/** Interest-free: 10,000 a month for ten years, starting in April. */
const LOAN = {
  principal: 1_200_000,
  annualRate: 0,
  termYears: 10,
  firstPaymentDate: "2027-04-05",
  processingFee: 0,
};
/** The same loan at 1% a month. */
const WITH_INTEREST = { ...LOAN, annualRate: 12 };
const PAYMENT = 12_000 / (1 - 1.01 ** -120);
const drawn = (given: object = {}) => new DrawnView(homeLoan, view, { ...LOAN, ...given });
const dollars = (value: number) => `$${Math.round(value).toLocaleString("en-US")}`;
const short = (value: number) => (value >= 1e5 ? `$${Math.round(value / 100) / 10}k` : dollars(value));

it("charts how each year's installments split, and the balance", () => {
  const chart = drawn().bars("Year by year");
  expect(chart).toMatchObject({ stacked: true, x: { label: "Financial year" } });
  expect(chart.categories).toHaveLength(10);
  expect(chart.categories[0]).toMatch(/2027.*28/);
  expect(said(chart.y, 1234.5)).toEqual(["Paid in the year", "$1.2k", "$1,235"]);
  expect(looks(chart.series)).toEqual(["Principal: green", "Interest: ochre"]);
  expect(chart.series.map(({ values }) => values[0])).toEqual([120_000, 0]);
  const line = chart.horizontal ? undefined : chart.line;
  expect(line).toMatchObject({ label: "Balance (right axis)", color: "ink" });
  expect(line?.values.slice(0, 2)).toEqual([1_080_000, 960_000]);
  expect(line?.y && said(line.y, 1234.5)).toEqual(["Balance", "$1.2k", "$1,235"]);
  const interest = 120 * PAYMENT - 1_200_000;
  expect(new DrawnView(homeLoan, view, WITH_INTEREST).bars("Year by year").caption).toBe(
    `Years from April to March. Total interest is ${dollars(interest)}, ${Math.round((100 * interest) / (120 * PAYMENT))}% of everything you pay.`,
  );
  const calendar = drawn({ yearBasis: "calendar", extraOnce: 50_000, extraOnceDate: "2027-04-05" }).bars(
    "Year by year",
  );
  expect(calendar).toMatchObject({ x: { label: "Year" } });
  expect(calendar.caption).toMatch(/^Total interest is/);
  expect(looks(calendar.series)[1]).toBe("Prepaid: ink");
  // Nine months of 2027.
  expect(calendar.series.map(({ values }) => values[0])).toEqual([90_000, 50_000, 0]);
});

it("charts the installment only if it changes, and marks each new rate", () => {
  expect(drawn().lines("Month by month").series[0]?.label).toBe("Balance");
  const raised = drawn({ emiIncreaseYearly: 10 }).lines("Month by month");
  expect(raised.steps).toBe(true);
  expect(said(raised.x, 2028)).toEqual(["Year", "2028", "January 2028"]);
  expect(said(raised.y, 1234.5)).toEqual(["Installment", "$1.2k", "$1,234.50"]);
  expect(looks(raised.series)).toEqual(["Installment: green"]);
  expect([0, 11, 12].map((i) => raised.series[0]?.values[i])).toEqual([10_000, 10_000, 11_000]);
  expect(raised.marks).toEqual([]);
  expect(raised.caption).toMatch(
    /^Each month’s installment, with rate changes marked\. The last one is in [A-Z]\w+ 20\d\d\.$/,
  );
  const changed = new DrawnView(homeLoan, view, {
    ...WITH_INTEREST,
    onRateChange: "adjust-emi",
    rateChanges: [{ fromPayment: 13, annualRate: 10.5 }],
  });
  expect(changed.lines("Month by month").marks).toEqual([{ x: expect.closeTo(2028.25, 1), label: "10.5%" }]);
  expect(changed.lines("Month by month").series[0]?.values).toHaveLength(119);
  const rates = Array.from({ length: 8 }, (_, i) => ({ fromPayment: 13 + i, annualRate: 11 - i / 2 }));
  expect(
    new DrawnView(homeLoan, view, { ...WITH_INTEREST, rateChanges: rates }).lines("Month by month").marks,
  ).toHaveLength(6);
  const moratorium = drawn({ moratoriumMonths: 3, moratoriumStart: 4 }).lines("Month by month");
  expect(moratorium.marks?.map(({ label }) => label)).toEqual(["Moratorium", "EMIs resume"]);
  const tranches = [0, 3, 6].map((month) => ({ month, amount: 400_000 }));
  const staged = new DrawnView(homeLoan, view, { ...WITH_INTEREST, disbursementType: "staged", tranches });
  expect(staged.lines("Month by month").marks?.map(({ label }) => label)).toContain("Disbursement");
});

it("charts the balance and says how much sooner the loan ends", () => {
  const chart = drawn().lines("Month by month");
  expect(said(chart.x, 2028)).toEqual(["Year", "2028", "January 2028"]);
  expect(said(chart.y, 1234.5)).toEqual(["Balance owed", "$1.2k", "$1,235"]);
  expect(looks(chart.series)).toEqual(["Balance: green, area"]);
  expect(chart.series[0]?.values.slice(0, 2)).toEqual([1_190_000, 1_180_000]);
  expect(chart.caption).toBe("Balance after each installment. The loan is paid off in March 2037.");
  expect(drawn({ extraMonthly: 10_000 }).lines("Month by month").caption).toBe(
    "Balance after each installment. The loan is paid off in March 2032, 60 months sooner than without prepaying.",
  );
});

it("compares the effects of a prepayment, using an example if none is entered", () => {
  const example = new DrawnView(homeLoan, view, WITH_INTEREST).text("Display");
  // A tenth of the loan rounded to one significant digit, with the twelfth installment.
  expect(example).toMatch(
    /^EMI or tenure For example, \$100,000 prepaid in March 2028\. Add this prepayment The same prepayment with a shorter tenure or a lower EMI Without Shorter tenure Lower EMI EMI at end /,
  );
  // A prepayment earns the loan's own rate: 1.01^12 − 1.
  expect(example).toMatch(
    /A prepayment like this earns 12\.68% a year\. Another investment is better only if it yields more after its own tax\.$/,
  );
  const own = new DrawnView(homeLoan, view, {
    ...WITH_INTEREST,
    extraOnce: 200_000,
    extraOnceDate: "2028-03-05",
  });
  const [without, tenure, emi] = own.outputs.prepaymentChoices;
  const text = own.text("Display");
  expect(text).toMatch(/^EMI or tenure Your prepayments, with either effect\. The same prepayment/);
  expect(text).toContain(
    `EMI at end ${dollars(PAYMENT)} ${dollars(PAYMENT)} ${dollars(emi.finalEmi)} Paid off in 10 y `,
  );
  expect(text).toContain(
    ` Interest ${short(without.totalInterest)} ${short(tenure.totalInterest)} ${short(emi.totalInterest)} Interest saved ${short(tenure.interestSaved)} ${short(emi.interestSaved)} Prepaying earns 12.68% a year.`,
  );
  expect(text).toMatch(/ Last EMI Mar 2037 [A-Z][a-z]{2} 203\d Mar 2037 Interest/);
  expect(strongRows(own.html("Display"))).toEqual(["Interest saved"]);
  expect(emi.finalEmi).toBeLessThan(PAYMENT);
  expect(new DrawnView(homeLoan, view, { ...WITH_INTEREST, taxRate: 30 }).text("Display")).toContain(
    " a year, counting its effect on your tax. Another",
  );
  // With the twelfth EMI, after 16 months of interest only: sooner, both effects would be the same.
  const staged = new DrawnView(homeLoan, view, {
    ...WITH_INTEREST,
    disbursementType: "staged",
    tranches: [
      { month: 0, amount: WITH_INTEREST.principal / 2 },
      { month: 16, amount: WITH_INTEREST.principal / 2 },
    ],
  }).text("Display");
  expect(staged).toContain("prepaid in July 2029.");
  // The example prepays at least 1, however small the loan.
  expect(drawn({ principal: 2, termYears: 2 }).text("Display")).toContain("For example, $1 prepaid");
});

it("lists the options at a new rate, using an example if none is entered", () => {
  const example = new DrawnView(homeLoan, view, WITH_INTEREST).text("Rate reset");
  // The rate goes from 12% to 13% with the 13th installment, on April 5, 2028.
  expect(example).toContain(
    `For example, suppose the rate rises by one point after a year. Add this rate change Your rate is 13% from installment 13, April 5, 2028; your EMI was ${dollars(PAYMENT)}.`,
  );
  expect(example).toMatch(/The balance must not grow\.$/);
  const rising = new DrawnView(homeLoan, view, {
    ...WITH_INTEREST,
    rateChanges: [{ fromPayment: 25, annualRate: 13 }],
  });
  const options = rising.outputs.resetOptions;
  expect(options).toHaveLength(3);
  const cells = (of: (option: (typeof options)[number]) => string) => options.map(of).join(" ");
  const text = rising.text("Rate reset");
  expect(text).not.toContain("For example");
  expect(text).toContain(
    `EMI ${cells(({ emi }) => dollars(emi))} EMIs left ${cells(({ emisLeft }) => String(emisLeft))} Time left 8 y `,
  );
  expect(text).toContain(
    `Prepay now — — ${dollars(options[2].prepayment)} Interest still to pay ${cells(({ interest }) => short(interest))} `,
  );
  expect(text).toContain("Last EMI Mar 2037 ");
  expect(text).toContain(" Options for the rate from installment 25 ");
  const falling = new DrawnView(homeLoan, view, {
    ...WITH_INTEREST,
    rateChanges: [{ fromPayment: 25, annualRate: 11 }],
  });
  expect(falling.text("Rate reset")).toContain("Prepay now — — Interest");
  const late = { ...WITH_INTEREST, rateChanges: [{ fromPayment: 500, annualRate: 11 }] };
  expect(new DrawnView(homeLoan, view, late).text("Rate reset")).toBe(
    "There is no rate change while EMIs are being paid, so there is nothing to choose.",
  );
  const paused = { ...WITH_INTEREST, moratoriumMonths: 1, moratoriumStart: 13 };
  // A year of EMIs, a month without one, and another year of EMIs.
  expect(new DrawnView(homeLoan, view, paused).text("Rate reset")).toContain("from installment 26,");
  expect(new DrawnView(homeLoan, view, { ...paused, moratoriumStart: 14 }).text("Rate reset")).toContain(
    "from installment 13,",
  );
  expect(new DrawnView(homeLoan, view, { ...WITH_INTEREST, annualRate: 50 }).text("Rate reset")).toContain(
    "Your rate is 50%",
  );
});

it("charts what each event costs in interest", () => {
  expect(drawn().charts("Events")).toEqual([]);
  const changed = new DrawnView(homeLoan, view, {
    ...WITH_INTEREST,
    rateChanges: [{ fromPayment: 13, annualRate: 14 }],
    extraOnce: 50_000,
  });
  const chart = changed.bars("Events");
  expect(chart.categories).toEqual(["Rate change from installment 13", "One-time extra"]);
  const [raised = 0, prepaid = 0] = chart.series[0]?.values ?? [];
  expect(raised).toBeGreaterThan(0);
  expect(prepaid).toBeLessThan(0);
});

/** As on a page in rupees. */
const IN_RUPEES = { ...testTools(), format: new Format("INR") };

it("shows hints derived from each input", () => {
  const hint = (key: string, given: object = {}) => drawn(given).hint(key);
  expect(hint("principal")).toBe("");
  expect(new DrawnView(homeLoan, view, LOAN, IN_RUPEES).hint("principal")).toBe("₹12 lakh");
  expect(hint("annualRate", { annualRate: 12 })).toBe("APR 12%");
  expect(hint("processingFee")).toBe("");
  expect(hint("processingFee", { processingFee: 15_000 })).toBe("1.25% of the loan");
  expect(hint("emiIncreaseYearly")).toBe("");
  const raised = drawn({ emiIncreaseYearly: 10 });
  expect(raised.hint("emiIncreaseYearly")).toBe(`${dollars(raised.outputs.finalEmi)} at the end`);
  expect(hint("extraMonthly", { extraMonthly: 1000 })).toBe("");
  const extra = new DrawnView(homeLoan, view, { ...WITH_INTEREST, extraMonthly: 1000 });
  expect(extra.hint("extraMonthly")).toBe(`prepayments save $${(extra.outputs.interestSaved / 1000).toFixed(1)}k`);
  expect(new DrawnView(homeLoan, view, { ...WITH_INTEREST, extraOnce: 1000 }).hint("extraMonthly")).toBe("");
  const tranches = [0, 3].map((month) => ({ month, amount: 600_000 }));
  expect(hint("tranches", { disbursementType: "staged", tranches })).toBe("$1,200,000 of $1,200,000");
  expect(hint("taxRate")).toBe("");
  // 30% of the principal, capped at 150,000 a year: 120,000 in each of ten years saves 360,000.
  expect(hint("taxRate", { taxRate: 30 })).toBe("Saves $360k");
});

it("breaks the total cost into parts and shows only figures that apply", () => {
  expect(drawn({ processingFee: 10_000 }).parts).toEqual({
    rows: [
      { label: "Loan", value: 1_200_000 },
      { label: "Interest", value: 0, color: "ochre" },
      { label: "Upfront charges", value: 10_000, color: "blue" },
    ],
    total: { label: "Total cost", value: 1_210_000 },
  });
  const interest = new DrawnView(homeLoan, view, WITH_INTEREST).parts?.rows[1]?.value;
  expect(interest).toBeCloseTo(120 * PAYMENT - 1_200_000, 4);
  expect(drawn().figures).toEqual(["payoffDate", "apr"]);
  expect(drawn({ emiIncreaseYearly: 10 }).figures?.slice(0, 2)).toEqual(["emi", "finalEmi"]);
  expect(new DrawnView(homeLoan, view, { ...WITH_INTEREST, extraMonthly: 1000, taxRate: 30 }).figures).toEqual([
    "payoffDate",
    "apr",
    "taxSaving",
    "interestSaved",
    "monthsSaved",
    "prepaymentReturn",
  ]);
  const tranches = [0, 3].map((month) => ({ month, amount: 600_000 }));
  expect(new DrawnView(homeLoan, view, { ...WITH_INTEREST, disbursementType: "staged", tranches }).figures).toContain(
    "totalPreEmiInterest",
  );
  // At the new rate, the old EMI would not repay the loan within the longest term.
  const steep = { ...WITH_INTEREST, maxTermMonths: 120, rateChanges: [{ fromPayment: 13, annualRate: 30 }] };
  expect(new DrawnView(homeLoan, view, steep).figures).toContain("emiRaised");
});

it("has at most six tabs, and only those that apply", () => {
  expect(drawn().tabs).toEqual(["Year by year", "Month by month", "Rate reset"]);
  const tranches = [0, 3].map((month) => ({ month, amount: 600_000 }));
  const eventful = { disbursementType: "staged", tranches, extraOnce: 10_000, taxRate: 30 };
  expect(new DrawnView(homeLoan, view, { ...WITH_INTEREST, ...eventful }).tabs).toHaveLength(6);
  expect(tablesOf(view)).toEqual([
    "Year by year: yearly Σ payment interest principal extra",
    "Month by month: schedule Σ payment interest principal extra",
    "Events: events",
    "Disbursements: disbursals Σ amount",
    "Income tax: taxYears Σ interest principal interestDeduction principalDeduction saving",
  ]);
});
