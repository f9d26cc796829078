import { expect, it } from "vitest";
import { findEntry, loadCalculator } from "../../../calculators/catalog";
import { evaluate } from "../../../core/evaluate";
import { Format } from "../../../core/format";
import { parseInputs } from "../../../core/parse";
import { splitRanges } from "../../../core/range";
import { rangeableOutputs, searchRanges } from "../../../core/ranged";
import { csvText } from "../export/csv-text";
import { rangeSheet } from "./export";

const format = new Format();

async function sheetFor(id: string, json: object) {
  const entry = findEntry(id) as NonNullable<ReturnType<typeof findEntry>>;
  const calculator = await loadCalculator(entry);
  const ranged = splitRanges(calculator, json as never, format);
  if (!ranged) throw new Error("there is no range");
  const work = searchRanges(calculator, ranged, rangeableOutputs(calculator), {
    format,
    randomBytes: () => [] as never,
  });
  let step = work.next();
  while (!step.done) step = work.next();
  const parsed = parseInputs(calculator, ranged.middle, format);
  if (parsed.problems) throw new Error(JSON.stringify(parsed.problems));
  const { inputs, outputs } = calculator;
  const answered = evaluate(calculator, parsed.inputs);
  return rangeSheet({
    id,
    name: "Name",
    inputs,
    outputs,
    ranges: ranged.ranges,
    found: step.value.outputs,
    answered,
    format,
  });
}

it("has each result with its extremes and where they are", async () => {
  // 500 at 3% and 9% for two years: 500 × 0.03 × 2 = 30, 500 × 0.09 × 2 = 90.
  const { rows } = await sheetFor("simple-interest-calculator", {
    principal: 500,
    annualRate: { range: [3, 9] },
    duration: 2,
    durationUnit: "years",
  });
  const row = (label: string) => rows.find(([cell]) => cell?.value === label)?.slice(1);
  const percent = (value: number) => ({ value, style: 'General"%"' });
  const money = (value: number) => ({ value, style: '"$"#,##0.00' });
  expect(row("Result")?.map(({ value }) => value)).toEqual([
    "Lowest",
    "Highest",
    "Lowest at: Rate",
    "Highest at: Rate",
  ]);
  expect(row("Rate")).toEqual([percent(3), percent(9)]);
  expect(row("Interest")).toEqual([money(30), money(90), percent(3), percent(9)]);
  expect(csvText(rows)).toContain("\r\nInterest,30,90,3,9\r\n");
});

it("says a result twice that is the same everywhere, and names a place for each range", async () => {
  const { rows } = await sheetFor("mortgage-calculator", {
    annualRate: { range: [6, 7] },
    homePrice: { range: [300_000, 400_000] },
  });
  const payoff = rows.find(([cell]) => cell?.value === "Payoff date") ?? [];
  expect(payoff).toHaveLength(3);
  expect(payoff[1]).toEqual(payoff[2]);
  const interest = rows.find(([cell]) => cell?.value === "Total interest") ?? [];
  expect(interest.slice(3).map(({ value }) => value)).toEqual([300_000, 6, 400_000, 7]);
});
