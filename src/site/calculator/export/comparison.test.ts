import { expect, it } from "vitest";
import { findEntry, loadCalculator } from "../../../calculators/catalog";
import type { AnyCalculator } from "../../../core/calculator";
import { openingInputs } from "../../../core/defaults";
import { evaluate } from "../../../core/evaluate";
import { Format } from "../../../core/format";
import { sampleLoan } from "../../testing/sample-calculator";
import type { Column } from "../compare/columns";
import { comparisonSheet } from "./comparison";
import { csvText } from "./csv-text";

const columnOf = (calculator: AnyCalculator, name: string, inputs: object): Column => ({
  name,
  answer: evaluate(calculator, openingInputs(calculator.inputs, inputs as never)),
  isCurrent: true,
  format: new Format(),
});

it("has inputs, results and their differences, which the spreadsheet computes", () => {
  const columns = [columnOf(sampleLoan, "A", { price: 400_000 }), columnOf(sampleLoan, "=B", { price: 500_000 })];
  const inputs = columns.map(({ answer }) => answer?.inputs ?? {});
  const { rows } = comparisonSheet("Loan", sampleLoan, columns, inputs, ["price"]);
  const money = (value: number) => ({ value, style: '"$"#,##0.00' });
  expect(rows.slice(2)).toEqual([
    ["", "A", "=B", "=B: difference"].map((value) => ({ value, style: "bold" })),
    [{ value: "Price" }, money(400_000), money(500_000), { value: null }],
    [{ value: "Loan" }, money(320_000), money(420_000), { ...money(100_000), formula: "C5-B5" }],
  ]);
  expect(csvText(rows.slice(2))).toBe(
    "\uFEFF,A,'=B,'=B: difference\r\nPrice,400000,500000,\r\nLoan,320000,420000,100000\r\n",
  );
});

it("has dates as dates, percentages as such, and units once", async () => {
  const entry = findEntry("mortgage-calculator");
  const mortgage = await loadCalculator(entry as NonNullable<typeof entry>);
  const options = [{}, { termYears: 15, annualRate: 5.75 }];
  const columns = options.map((inputs, i) => columnOf(mortgage, `Loan ${i + 1}`, inputs));
  const inputs = columns.map(({ answer }) => answer?.inputs ?? {});
  const { rows } = comparisonSheet("Mortgage", mortgage, columns, inputs, ["termYears", "annualRate"]);
  const row = (label: string) => rows.find(([cell]) => cell?.value === label)?.slice(1);
  expect(row("Loan term (years)")?.map(({ value }) => value)).toEqual([30, 15, null]);
  expect(row("Interest rate")?.[1]).toEqual({ value: 5.75, style: 'General"%"' });
  expect(row("Payoff date")?.map(({ style }) => style)).toEqual(["yyyy-mm-dd", "yyyy-mm-dd", undefined]);
  expect(csvText(rows)).toMatch(/Payoff date,2056-\d\d-01,20\d\d-\d\d-01,\r\n/);
});
