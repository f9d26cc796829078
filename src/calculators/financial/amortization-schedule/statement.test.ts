import { describe, expect, it } from "vitest";
import { modelOf, outputsOf } from "../../../core/testing";
import schedule from "./calculator";
import { compareStatement } from "./compare";
import { readStatement } from "./statement";

const compare = (text: string, json = {}) => compareStatement(readStatement(text), modelOf(schedule, json));

/** The first rows of a loan as a lender would print them, rounded to the cent. */
function printed(json: object, count: number): string {
  const cents = (amount: number) => amount.toFixed(2);
  return outputsOf(schedule, json as never)
    .schedule.slice(0, count)
    .map((row: Record<string, number> & { date: string }) =>
      [
        row.date,
        cents(row.payment as number),
        cents(row.interest as number),
        cents(row.principal as number),
        cents(row.closingBalance as number),
      ].join("\t"),
    )
    .join("\n");
}

describe("readStatement", () => {
  it.each([
    ["1  2027-01-01  $2,177.77  1,354.17", ["2027-01-01"], [1, 2177.77, 1354.17]],
    ["Jan 5, 2027;2177.77;(12.50)", ["2027-01-05"], [2177.77, -12.5]],
    ["05-Jan-2027 | ₹43,391 | 12,34,567.00 Cr", ["2027-01-05"], [43_391, 1_234_567]],
    ["03/04/2027 1.354,17 823,60", ["2027-03-04", "2027-04-03"], [1354.17, 823.6]],
    ["1,2027-01-01,250000.00,2177.77,6.5%", ["2027-01-01"], [1, 250_000, 2177.77]],
    ['"2027-02-01","2,177.77","1,349.71"', ["2027-02-01"], [2177.77, 1349.71]],
  ])("%s", (line, dates, amounts) => {
    expect(readStatement(line)).toEqual([{ line: 1, dates, amounts }]);
  });

  it("skips headings, totals and remarks", () => {
    expect(readStatement("No.,Date,Payment\n\nTotal,1.00,2.00\nThank you for 2026")).toEqual([]);
  });
});

describe("compareStatement", () => {
  it("reports that every row matches", () => {
    expect(compare(printed({ rounding: "cent" }, 24), { rounding: "cent" })).toEqual({
      rows: 24,
      fitting: 24,
      first: null,
      explanation: null,
    });
  });

  it("suggests rounding if the lender rounds", () => {
    const found = compare(printed({ rounding: "cent" }, 120));
    expect(found?.first?.row.number).toBeGreaterThan(1);
    expect(found?.explanation).toMatchObject({
      texts: { rounding: "cent" },
      words: "Lender rounding: To the cent",
      fitting: 120,
    });
  });

  it("suggests actual days together with rounding", () => {
    const found = compare(printed({ rounding: "cent", interestMethod: "actual-360" }, 24));
    expect(found?.first).toMatchObject({ line: 1, role: "interest", stated: 1399.31 });
    expect(found?.explanation?.texts).toEqual({ rounding: "cent", interestMethod: "actual-360" });
  });

  it("suggests Canadian compounding", () => {
    const found = compare(printed({ compounding: "semiannual" }, 24));
    expect(found?.explanation).toMatchObject({ texts: { compounding: "semiannual" }, fitting: 24 });
  });

  it("suggests a rate change", () => {
    const rateChanges = [{ fromPayment: 13, annualRate: 7.125 }];
    const found = compare(printed({ rateChanges }, 36));
    expect(found?.first?.row.number).toBe(13);
    expect(found?.explanation?.words).toBe("A rate of 7.125% from payment 13, with the payment adjusted");
    expect(JSON.parse(found?.explanation?.texts.rateChanges as string)).toEqual(rateChanges);
  });

  it("suggests an extra payment", () => {
    const found = compare(printed({ extraOnce: 5000, extraOnceDate: "2027-06-01" }, 12));
    expect(found?.first).toMatchObject({ line: 6, role: "closingBalance" });
    expect(found?.explanation?.words).toBe("An extra payment of $5,000.00 with payment 6");
    expect(found?.explanation?.fitting).toBe(12);
  });

  it("suggests nothing if the difference is a fee", () => {
    const lines = printed({ rounding: "cent" }, 6).split("\n");
    lines[3] = lines[3]?.replace("2177.77", "2202.77") as string;
    const found = compare(lines.join("\n"), { rounding: "cent" });
    expect(found?.first).toMatchObject({ line: 4, role: "payment", stated: 2202.77 });
    expect(found?.explanation).toBeNull();
  });

  it("pairs rows by number or order if no dates match the schedule", () => {
    const text = printed({}, 12)
      .split("\n")
      .map((line, i) => `${i + 1}\t${line.slice(11)}`)
      .join("\n");
    expect(compare(text)).toMatchObject({ rows: 12, fitting: 12 });
    expect(compare(text.split("\n").slice(5).join("\n"))).toMatchObject({ rows: 7, fitting: 7 });
  });

  it("returns null for a different loan", () => {
    expect(compare("1\t12.00\t3.00\n2\t12.00\t2.00")).toBeNull();
  });
});
