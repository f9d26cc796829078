import { expect, it } from "vitest";
import { openingInputs } from "../../../core/defaults";
import { evaluate } from "../../../core/evaluate";
import { Format } from "../../../core/format";
import { sampleLoan } from "../../testing/sample-calculator";
import { type Column, comparedOutputs, comparisonCsv } from "./columns";

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
