import { expect, it } from "vitest";
import type { AnyCalculator } from "../../../core/calculator";
import { openingInputs } from "../../../core/defaults";
import { evaluate } from "../../../core/evaluate";
import { Format } from "../../../core/format";
import { sampleLoan } from "../../testing/sample-calculator";
import { type Column, type ComparedOutput, comparedOutputs, comparedRows, gapOf } from "./columns";

const format = new Format();
const column = (name: string, price: number): Column => ({
  name,
  answer: evaluate(sampleLoan, openingInputs(sampleLoan.inputs, { price })),
  isCurrent: true,
  format,
});

it("has a row for each input that is shown and each result that differs", () => {
  const columns = [column("A", 400_000), column("B", 500_000)];
  const { inputs, outputs } = comparedRows(sampleLoan, columns, [{ price: 400_000 }, { price: 500_000 }], ["price"]);
  expect(inputs).toMatchObject([{ label: "Price", values: [400_000, 500_000], gaps: [null] }]);
  expect(outputs).toMatchObject([{ label: "Loan", values: [320_000, 420_000], gaps: [100_000] }]);
});

it("lists no result that is the same in all", () => {
  expect(comparedOutputs(sampleLoan, [column("A", 1e5), column("B", 1e5)])).toEqual([]);
  expect(comparedOutputs(sampleLoan, [column("A", 1e5), column("B", 2e5)])).toMatchObject([
    { key: "loan", isFirst: true },
  ]);
});

it("says no difference of amounts between currencies, but between formats of one", () => {
  const [first, second] = [column("A", 400_000), column("B", 500_000)];
  const rupees = [first, { ...second, format: new Format("INR") }];
  const dollars = [first, { ...second, format: new Format("USD") }];
  const [loan] = comparedOutputs(sampleLoan, dollars) as [ComparedOutput];
  expect([gapOf(rupees, loan, 1), gapOf(dollars, loan, 1), gapOf(dollars, loan, 0)]).toEqual([null, 100_000, null]);
});

it("compares numbers that are no amounts across currencies", () => {
  const { loan } = sampleLoan.outputs;
  const counted: AnyCalculator = { ...sampleLoan, outputs: { loan: { ...loan, type: "number" } } };
  const columns = [column("A", 400_000), { ...column("B", 500_000), format: new Format("INR") }];
  expect(comparedRows(counted, columns, [{}, {}], []).outputs).toMatchObject([{ gaps: [100_000] }]);
});
