// RBI, Lending Against Gold and Silver Collateral Directions, 2025: 85% to 2.5 lakh, 80% to 5 lakh, 75% above.
import { beforeAll, expect, it } from "vitest";
import { DrawnView, prepareView, visibleText } from "../../../site/testing/draw-view";
import { fillsOf, looks, said, strongRows, tablesOf } from "../../../site/testing/read-chart";
import goldLoan from "./calculator";
import view from "./view";

beforeAll(() => prepareView(goldLoan, view));

/** Gold worth 500,000; the maximum loan is 80% of that, 400,000. */
const GOLD = {
  weightGrams: 50,
  purityKarat: 24,
  goldPricePerGram: 10_000,
  requestedLoan: 120_000,
  annualRate: 12,
  termMonths: 12,
};
const drawn = (given: object = {}) => new DrawnView(goldLoan, view, { ...GOLD, ...given });

it("charts the staircase of the tiers", () => {
  const chart = drawn().lines("Loan by gold value");
  const { values } = chart.x;
  // Up to 1.6 times the value; the loan stays at 250,000 from 85% to 80%, and at 500,000 from 80% to 75%.
  expect([values[0], values.at(-1)]).toEqual([0, 800_000]);
  // The last corner is one of the 61 points.
  expect(values).toHaveLength(61 + 3 + 1);
  const at = (value: number) =>
    chart.series[0]?.values[values.findIndex((one) => Math.abs(one - value) < 1e-6)] as number;
  expect(at(250_000 / 0.85)).toBeCloseTo(250_000, 6);
  expect(at(250_000 / 0.8)).toBeCloseTo(250_000, 6);
  expect(at(500_000)).toBeCloseTo(400_000, 6);
  expect(at(500_000 / 0.75)).toBeCloseTo(500_000, 6);
  expect(at(800_000)).toBeCloseTo(600_000, 6);
  expect(values).toEqual([...values].sort((a, b) => a - b));
  expect(said(chart.x, 1234.5)).toEqual(["Value of the gold", "$1.2k", "$1,235"]);
  expect(said(chart.y, 1234.5)).toEqual(["Loan", "$1.2k", "$1,235"]);
  expect(looks(chart.series)).toEqual(["Maximum loan: green, area"]);
  expect(chart.marks).toEqual([{ x: 500_000, label: "Your gold" }]);
  expect(chart.points).toEqual([{ x: 500_000, y: 120_000, label: "$120k" }]);
  expect(chart.caption).toBe("The maximum loan, by value of the gold; yours, worth $500,000, allows up to $400,000.");
});

it("moves the corners with other loans, and notes where the staircase is flat", () => {
  const flat = drawn({ weightGrams: 30 }).lines("Loan by gold value");
  expect(flat.x.values.at(-1)).toBe(800_000);
  expect(flat.caption).toBe("The maximum loan, by value of the gold. From $294,118 to $312,500, it stays at $250,000.");
  const others = drawn({ otherGoldLoans: 50_000 }).lines("Loan by gold value").x.values;
  expect(others.some((value) => Math.abs(value - 200_000 / 0.85) < 1e-6)).toBe(true);
  // With simple interest of 1% a month, a bullet loan grows to 1.12 times its amount in a year.
  const bullet = drawn({ repayment: "bullet", interestCompounding: "simple" }).lines("Loan by gold value");
  expect(bullet.x.values.some((value) => Math.abs(value - (250_000 * 1.12) / 0.85) < 1e-6)).toBe(true);
});

it("charts a straight line for the lender's own limit", () => {
  const chart = drawn({ loanPurpose: "income-generating", ltvPercent: 70, weightGrams: 30 }).lines(
    "Loan by gold value",
  );
  expect(chart.x.values.at(-1)).toBe(480_000);
  expect(chart.x.values).toHaveLength(62);
  expect(chart.series[0]?.values.at(-1)).toBeCloseTo(336_000, 6);
  expect(chart.caption).toMatch(/yours, worth \$300,000, allows up to \$210,000\.$/);
});

it("charts what the tiers lend", () => {
  const chart = drawn().bars("RBI tiers");
  expect(chart).toMatchObject({
    horizontal: true,
    categories: ["85%", "80%", "75% (no loan)"],
    highlight: 1,
    caption: "What each tier lends on your gold; your maximum is the largest, $400,000.",
  });
  expect(said(chart.y, 1234.5)).toEqual(["Loan", "$1.2k", "$1,235"]);
  expect(looks(chart.series)).toEqual(["Loan: green"]);
  expect(chart.series[0]?.values).toEqual([250_000, 400_000, 0]);
  expect(drawn({ loanPurpose: "income-generating" }).charts("RBI tiers")).toEqual([]);
});

it("charts the interest of each way to repay", () => {
  const chart = drawn({ interestCompounding: "simple", repayment: "interest-only" }).bars("Interest by repayment");
  expect(chart).toMatchObject({ horizontal: true, categories: ["EMI", "Interest only", "Bullet"] });
  expect(said(chart.y, 1234.5)).toEqual(["Interest", "$1.2k", "$1,235"]);
  expect(looks(chart.series)).toEqual(["Interest: ochre"]);
  // 12 EMIs of 10,661.85; the other two pay 1,200 a month.
  expect(chart.series[0]?.values.map(Math.round)).toEqual([7942, 14_400, 14_400]);
  expect(chart.caption).toBe("The interest on the same loan, repaid in three ways; yours comes to $14,400.");
});

it("compares the loan with its limit, and shows how far the price may fall", () => {
  const one = drawn({ interestCompounding: "simple" });
  // 120,000 of 500,000, in the first tier; at 2,823.53 a gram, it would be 85%.
  expect(one.text("Display")).toBe(
    "Loan to value 24% of 85% allowed Gold may fall by 71.8% to $2,823.53 per gram Three ways to repay The same loan over 12 months repaid in three ways EMI Interest only Bullet Monthly payment $10,662 $1,200 $0 Last payment $10,662 $121,200 $134,400 Interest $7,942 $14,400 $14,400 Maximum loan $400,000 $400,000 $357,143",
  );
  expect(fillsOf(one.html("Display"))).toEqual(["green 0% 24%", "blue 0% 71.76%"]);
  expect(one.html("Display")).toContain('x1="85%"');
  expect(strongRows(one.html("Display"))).toEqual(["Interest"]);
  // 134,400 is due at the end.
  const bullet = drawn({ interestCompounding: "simple", repayment: "bullet" }).text("Display");
  expect(bullet).toMatch(/^Loan to value at maturity 26\.9% of 85% allowed /);
  // RBI: bullet loans run for up to 12 months.
  expect(drawn({ termMonths: 13 }).text("Display")).toMatch(/ Not allowed$/);
  const fall = (requestedLoan: number) => fillsOf(drawn({ requestedLoan }).html("Display"))[1]?.split(" ")[0];
  // Of the allowed 80%, 75%, 70%, 62% and 60% are used: the price may fall by 6.25%, 12.5%, 22.5% and just over 25%.
  expect([375_000, 350_000, 310_000, 299_999].map(fall)).toEqual(["red", "ochre", "ochre", "blue"]);
  const large = drawn({ weightGrams: 1000, goldPricePerGram: 1e5, requestedLoan: 2e7, annualRate: 0 });
  expect(large.text("Display")).toContain("Last payment $1,666,667 $20M $20M");
});

it("asks for weight, purity and price, with buttons for common purities", () => {
  const html = drawn({ purityKarat: 22 }).formTop;
  expect(visibleText(html)).toBe("[weightGrams] [purityKarat] Common purities 24 22 21 20 18 14 [goldPricePerGram]");
  expect(html.match(/aria-pressed="true">(\d+)/g)).toEqual(['aria-pressed="true">22']);
});

it("shows hints derived from each input", () => {
  expect(drawn({ purityKarat: 22 }).hint("weightGrams")).toBe("45.83 g of fine gold");
  expect(drawn().hint("goldPricePerGram")).toBe("Yours is worth $500,000");
  expect(drawn({ requestedLoan: 123_000 }).hint("requestedLoan")).toBe("24.6% of the value");
  expect(drawn().hint("termMonths")).toBe("1 y");
  expect(drawn({ termMonths: 11 }).hint("termMonths")).toBe("");
  const fee = { processingFeePercent: 0.5, feeTaxPercent: 18 };
  expect(drawn(fee).hint("processingFeePercent")).toBe("$708.00 with GST");
  expect(drawn({ ...fee, processingFeePercent: 0 }).hint("processingFeePercent")).toBe("");
});

it("splits the repayment into parts, and shows its figures and tables", () => {
  expect(drawn({ repayment: "interest-only" }).parts).toEqual({
    rows: [
      { label: "Loan", value: 120_000 },
      { label: "Interest", value: expect.closeTo(14_400, 6), color: "ochre" },
    ],
    total: { label: "Total repayment", value: expect.closeTo(134_400, 6) },
  });
  expect(drawn().figures).toEqual([
    "goldValue",
    "ltvPercent",
    "monthlyPayment",
    "finalPayment",
    "processingFee",
    "amountReceived",
    "marginPricePerGram",
  ]);
  expect(tablesOf(view)).toEqual([
    "Item by item: items Σ netWeight fineGrams value",
    "RBI tiers: tiers",
    "Interest by repayment: comparison",
    "Schedule: schedule Σ payment principal interest",
  ]);
});
