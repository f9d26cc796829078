import { expect, it } from "vitest";
import type { AnyCalculator } from "../../../core/calculator";
import { openingInputs } from "../../../core/defaults";
import { evaluate } from "../../../core/evaluate";
import { Format } from "../../../core/format";
import { sampleLoan } from "../../testing/sample-calculator";
import { type Column, type ComparedOutput, comparedOutputs, comparisonCsv, gapOf } from "./columns";

const format = new Format();
const column = (name: string, price: number): Column => ({
  name,
  answer: evaluate(sampleLoan, openingInputs(sampleLoan.inputs, { price })),
  isCurrent: true,
  format,
});

it("writes inputs, results and their differences, a column for each scenario", () => {
  const columns = [column("A", 400_000), column("=B", 500_000)];
  expect(comparisonCsv(sampleLoan, columns, [{ price: 400_000 }, { price: 500_000 }], ["price"])).toBe(
    ",A,'=B,'=B: difference\r\nPrice,400000,500000,\r\nLoan,320000,420000,100000\r\n",
  );
});

it("lists no result that is the same in all", () => {
  expect(comparedOutputs(sampleLoan, [column("A", 1e5), column("B", 1e5)])).toEqual([]);
  expect(comparedOutputs(sampleLoan, [column("A", 1e5), column("B", 2e5)])).toMatchObject([
    { key: "loan", isFirst: true },
  ]);
});

it("writes the differences of the table into the file: none between currencies, all between formats of one", () => {
  const [first, second] = [column("A", 400_000), column("B", 500_000)];
  const rupees = [first, { ...second, format: new Format("INR") }];
  const dollars = [first, { ...second, format: new Format("USD") }];
  const [loan] = comparedOutputs(sampleLoan, dollars) as [ComparedOutput];
  expect([gapOf(rupees, loan, 1), gapOf(dollars, loan, 1), gapOf(dollars, loan, 0)]).toEqual([null, 100_000, null]);
  const csv = (columns: readonly Column[]) => comparisonCsv(sampleLoan, columns, [{}, {}], []);
  expect(csv(rupees)).toContain("Loan,320000,420000,\r\n");
  expect(csv(dollars)).toContain("Loan,320000,420000,100000\r\n");
});

it("compares numbers that are no amounts across currencies, in the table and in the file", () => {
  const { loan } = sampleLoan.outputs;
  const counted: AnyCalculator = { ...sampleLoan, outputs: { loan: { ...loan, type: "number" } } };
  const columns = [column("A", 400_000), { ...column("B", 500_000), format: new Format("INR") }];
  expect(comparisonCsv(counted, columns, [{}, {}], [])).toContain("Loan,320000,420000,100000\r\n");
});
