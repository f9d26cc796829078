import { beforeAll, expect, it } from "vitest";
import { DrawnView, prepareView } from "../../../site/testing/draw-view";
import { looks, said, tablesOf } from "../../../site/testing/read-chart";
import amortization from "./calculator";
import view from "./view";

beforeAll(() => prepareView(amortization, view));

/** Interest-free: 100 a month for a year. */
const YEAR = { principal: 1200, annualRate: 0, termMonths: 12, firstPaymentDate: "2027-01-01" };
const drawn = (given: object = {}) => new DrawnView(amortization, view, { ...YEAR, ...given });
const repeat = (value: number, count: number) => Array.from({ length: count }, () => value);

it("charts how each payment splits into principal and interest", () => {
  const chart = drawn().lines("Interest and principal");
  expect(chart.stacked).toBe(true);
  expect(said(chart.x, 2027.5)).toEqual(["Year", "2027", "July 2027"]);
  expect(chart.x.values[11]).toBeCloseTo(2027 + 11 / 12, 9);
  expect(said(chart.y, 1234.5)).toEqual(["Each payment", "$1.2k", "$1,234.50"]);
  expect(looks(chart.series)).toEqual(["Principal: green", "Interest: ochre"]);
  expect(chart.series.map(({ values }) => values)).toEqual([repeat(100, 12), repeat(0, 12)]);
  // During a payment holiday, interest is added to the loan and nothing is repaid.
  const holiday = drawn({ annualRate: 12, moratoriumPayments: 2 }).lines("Interest and principal");
  expect(holiday.series[0]?.values.slice(0, 2)).toEqual([0, 0]);
  expect(holiday.series[1]?.values[0]).toBeCloseTo(12, 9);
  expect(drawn({ termMonths: 1 }).charts("Interest and principal")).toEqual([]);
});

it("says when payments start to go more to principal than to interest", () => {
  const caption = (given: object) => drawn(given).lines("Interest and principal").caption;
  expect(caption({})).toBe("Every payment goes more to principal than to interest. Total interest is $0.");
  // 250,000 at 6.5% for 15 years: more than half is principal once no more than ln 2 ÷ ln(1 + 0.065 ÷ 12) = 128.3
  // payments are left, which is at the 53rd of 180.
  expect(caption({ principal: 250_000, annualRate: 6.5, termMonths: 180 })).toMatch(
    /^From May 2031, payments go more to principal than to interest\. Total interest is \$\d{3},\d{3}\.$/,
  );
  // Interest of 1,200 with principal of 400, then 800 with 800.
  expect(caption({ annualRate: 100, termMonths: 24, paymentFrequency: "annual" })).toBe(
    "Every payment goes more to interest than to principal. Total interest is $2,000.",
  );
});

it("charts the balance and says when half of it is paid off", () => {
  const chart = drawn().lines("Balance");
  expect(said(chart.x, 2027)).toEqual(["Year", "2027", "January 2027"]);
  expect(said(chart.y, 1234.5)).toEqual(["Balance owed", "$1.2k", "$1,234.50"]);
  expect(looks(chart.series)).toEqual(["Balance: green, area"]);
  expect(chart.series[0]?.values.slice(0, 3)).toEqual([1100, 1000, 900]);
  expect(chart.marks).toEqual([]);
  expect(chart.caption).toBe("Balance after each payment. Half is paid off in June 2027, all of it in December 2027.");
  expect(drawn({ termMonths: 1 }).charts("Balance")).toEqual([]);
  // The balloon is more than half of the loan: both halves are paid off with the last payment.
  expect(drawn({ balloonAmount: 900 }).lines("Balance").caption).toBe(
    "Balance after each payment. It is paid off in December 2027.",
  );
});

it("marks events, each kind once and at most six", () => {
  const marks = (given: object) => drawn({ annualRate: 12, termMonths: 24, ...given }).lines("Balance").marks;
  const january = expect.closeTo(2027, 9);
  const march = expect.closeTo(2027 + 2 / 12, 9);
  expect(marks({ moratoriumPayments: 2, interestOnlyPayments: 3 })).toEqual([
    { x: january, label: "Holiday" },
    { x: march, label: "Interest only" },
    { x: expect.closeTo(2027 + 5 / 12, 9), label: "Regular" },
  ]);
  expect(marks({ rateChanges: [{ fromPayment: 3, annualRate: 8.5 }] })).toEqual([{ x: march, label: "8.5%" }]);
  const once = (start: string) => ({ amount: 50, frequency: "once", start });
  expect(marks({ extraPayments: [once("2027-03-01"), once("2027-05-01")], balloonAmount: 100 })).toEqual([
    { x: march, label: "Extra" },
    { x: expect.closeTo(2028 + 11 / 12, 9), label: "Balloon" },
  ]);
  const rates = (count: number) => Array.from({ length: count }, (_, i) => ({ fromPayment: i + 2, annualRate: i + 1 }));
  expect(marks({ rateChanges: rates(6) })).toHaveLength(6);
  expect(marks({ rateChanges: rates(7) })).toHaveLength(6);
});

it("shows hints derived from each input", () => {
  expect(drawn().hint("principal")).toBe("");
  // 1,200 at 1% a month for a year is 106.62 a month.
  const costly = drawn({ annualRate: 12, principal: 100_000 });
  const payment = 1000 / (1 - 1.01 ** -12);
  expect(costly.hint("principal")).toBe(
    `$${(12 * payment).toLocaleString("en-US", { maximumFractionDigits: 2 })} a year`,
  );
  expect(drawn({ annualRate: 12, paymentFrequency: "weekly" }).hint("principal")).toBe("");
  expect(drawn({ annualRate: 12, amortizationType: "fixed-principal" }).hint("principal")).toBe("");
  expect(drawn({ annualRate: 12, termMonths: 11 }).hint("principal")).toBe("");
  // 1.01^12 − 1
  expect(costly.hint("compounding")).toBe("12.683% effective");
  expect(drawn().hint("termMonths")).toBe("12 payments");
  expect(drawn({ termMonths: 1 }).hint("termMonths")).toBe("1 payment");
  expect(drawn({ paymentFrequency: "quarterly" }).hint("paymentFrequency")).toBe("4 payments");
  expect(drawn().hint("paymentOverride")).toBe("");
  expect(drawn({ paymentOverride: 200 }).hint("paymentOverride")).toBe("until June 2027");
  expect(drawn().hint("extraMonthly")).toBe("");
  expect(drawn({ extraMonthly: 100 }).hint("extraMonthly")).toBe("");
  const extra = drawn({ principal: 100_000, annualRate: 12, termMonths: 120, extraMonthly: 500 });
  expect(extra.hint("extraMonthly")).toBe(`saves $${Math.round(extra.outputs.interestSaved).toLocaleString("en-US")}`);
});

it("splits the total paid into loan and interest, and shows only figures that apply", () => {
  const costly = drawn({ annualRate: 100, termMonths: 24, paymentFrequency: "annual" });
  expect(costly.parts).toEqual({
    rows: [
      { label: "Loan", value: 1200 },
      { label: "Interest", value: expect.closeTo(2000, 6), color: "ochre" },
    ],
    total: { label: "Total paid", value: expect.closeTo(3200, 6) },
  });
  expect(costly.figures).toEqual(["payoffDate", "effectiveAnnualRate"]);
  // 500 + 500 + 200
  expect(drawn({ paymentOverride: 500 }).figures).toEqual(["lastPayment", "payoffDate", "effectiveAnnualRate"]);
  expect(drawn({ annualRate: 12, extraMonthly: 10, extraEffect: "reduce-payment" }).figures).toEqual(
    expect.arrayContaining(["interestSaved", "paymentsSaved"]),
  );
});

it("shows the full schedule by year, with extra payments if there are any", () => {
  expect(drawn().tabs).toEqual([
    "Schedule",
    "Interest and principal",
    "Balance",
    "Check a statement",
    "By year",
    "By payment",
  ]);
  expect(drawn({ balloonAmount: 100 }).tabs).toContain("Events");
  expect(tablesOf(view)).toEqual([
    "Events: events",
    "By year: yearly Σ payment interest principal extra",
    "By payment: schedule Σ payment interest principal extra",
  ]);
  const table = (given: object) => drawn(given).text("Schedule");
  expect(table({})).toContain("Year Payment Interest Principal Balance 2027 1,200.00 0.00 1,200.00 0.00 Expand years");
  expect(table({ extraMonthly: 100 })).toContain("Principal Extra Balance 2027 600.00 0.00 600.00 600.00 0.00 ");
  expect(table({ firstPaymentDate: "2027-07-01" })).toMatch(/2027 600.00 .* 600.00 2028 600.00 /);
  expect(drawn().text("Check a statement")).toMatch(/^Rows from your lender’s statement Paste them with dates/);
});
