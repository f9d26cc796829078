import { strFromU8, unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { findEntry, loadCalculator } from "../../../calculators/catalog";
import type { AnyCalculator } from "../../../core/calculator";
import { evaluate } from "../../../core/evaluate";
import { Format } from "../../../core/format";
import { parseInputs } from "../../../core/parse";
import { prepareChoices } from "../../../core/testing";
import { ENTRIES } from "../../../testing-entries";
import { workbookOf } from "./workbook";
import { address, daySerial, type Sheet, sheetName, workbookBytes } from "./xlsx";

const format = new Format();

async function load(id: string): Promise<AnyCalculator> {
  const entry = findEntry(id);
  if (!entry) throw new Error(`There is no ${id}.`);
  return loadCalculator(entry);
}

function answer(calculator: AnyCalculator, inputs: object) {
  const parsed = parseInputs(calculator, inputs as never, format);
  if (parsed.problems) throw new Error(JSON.stringify(parsed.problems));
  return evaluate(calculator, parsed.inputs);
}

/** A spreadsheet program in small, which knows only the text of the formulas: cells by sheet and address. */
class Recalculation {
  readonly #cells = new Map<string, { readonly value: unknown; readonly formula?: string | undefined }>();
  readonly #known = new Map<string, number>();

  constructor(readonly sheets: readonly Sheet[]) {
    for (const sheet of sheets)
      sheet.rows.forEach((cells, row) => {
        cells.forEach((cell, column) => {
          this.#cells.set(`${sheet.name}!${address(column, row)}`, cell);
        });
      });
  }

  /** Types a number into the cell beside a label of the first sheet. */
  type(label: string, value: number): void {
    const [first] = this.sheets as [Sheet];
    const row = first.rows.findIndex((cells) => cells[0]?.value === label);
    expect(row, label).toBeGreaterThan(0);
    this.#cells.set(`${first.name}!${address(1, row)}`, { value });
  }

  value(sheet: string, at: string): number {
    const key = `${sheet}!${at}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const cell = this.#cells.get(key);
    const value = cell?.formula === undefined ? Number(cell?.value) : this.#run(cell.formula, sheet);
    this.#known.set(key, value);
    return value;
  }

  #run(formula: string, sheet: string): number {
    const script = formula
      .replace(/'([^']+)'!\$?([A-Z]+)\$?(\d+)/g, (_, other, column, row) => `V("${other}","${column}#${row}")`)
      .replace(/(?<!["#A-Z])([A-Z]{1,2})\$?(\d+)/g, (_, column, row) => `V("${sheet}","${column}#${row}")`);
    const V = (other: string, at: string) => this.value(other, at.replace("#", ""));
    const PMT = (rate: number, periods: number, present: number) =>
      rate === 0 ? -present / periods : (-present * rate * (1 + rate) ** periods) / ((1 + rate) ** periods - 1);
    const ROUND = (value: number, digits: number) => Number(value.toFixed(digits));
    return new Function("V", "MIN", "ROUND", "PMT", `return ${script}`)(V, Math.min, ROUND, PMT);
  }
}

const LOANS = [
  { id: "mortgage-calculator", rate: "Interest rate", inputs: {} },
  { id: "mortgage-calculator", rate: "Interest rate", inputs: { termYears: 15, homePrice: 612_345 } },
  { id: "personal-loan-emi-calculator", rate: "Interest rate", inputs: {} },
  { id: "personal-loan-emi-calculator", rate: "Interest rate", inputs: { principal: 7777, termMonths: 24 } },
  // Their loans follow from more inputs than a formula could name.
  { id: "vehicle-loan-emi-calculator", rate: "Interest rate", inputs: {} },
  { id: "fha-loan-calculator", rate: "Interest rate", inputs: { termYears: 15 } },
] as const;

describe.each(LOANS)("the schedule of the $id with $inputs", ({ id, rate, inputs }) => {
  it("recalculates to our own figures, to the cent, after the rate was changed in the spreadsheet", async () => {
    const calculator = await load(id);
    const program = new Recalculation(workbookOf(calculator, answer(calculator, inputs), format, "Loan"));
    program.type(rate, 7.125);
    const expected = answer(calculator, { ...inputs, annualRate: 7.125 }).outputs.schedule as Record<string, number>[];
    const sheet = program.sheets.find(({ name }) => name === "Schedule");
    const headings = sheet?.rows[0]?.map(({ value }) => value) ?? [];
    const fields = calculator.outputs.schedule.columns;
    expect(sheet?.rows.length).toBeGreaterThan(expected.length);
    for (const key of ["openingBalance", "payment", "interest", "principal", "closingBalance", "cumulativeInterest"]) {
      const column = headings.indexOf(fields[key].label);
      expected.forEach((row, i) => {
        const value = program.value("Schedule", address(column, i + 1));
        expect(Math.abs(value - Number(row[key])), `${key} of payment ${i + 1}`).toBeLessThan(0.01);
      });
    }
  });
});

it("has plain values and says so where a formula would not give our figures", async () => {
  const calculator = await load("mortgage-calculator");
  const sheets = workbookOf(calculator, answer(calculator, { extraMonthly: 200 }), format, "Loan");
  const schedule = sheets.find(({ name }) => name === "Schedule") as Sheet;
  expect(schedule.rows.flat().some(({ formula }) => formula !== undefined)).toBe(false);
  expect(schedule.rows.at(-1)?.[0]?.value).toMatch(/^These cells are values/);
});

it("writes dates as dates, amounts in their currency, and text that begins with an equals sign as text", async () => {
  const calculator = await load("mortgage-calculator");
  const [first] = workbookOf(calculator, answer(calculator, {}), new Format("INR"), "=Loan") as [Sheet];
  const row = (label: string) => first.rows.find((cells) => cells[0]?.value === label)?.[1];
  expect(row("Home price")).toEqual({ value: 400_000, style: '"₹"#,##0.00' });
  expect(row("Payoff date")).toEqual({ value: daySerial("2056-12-01"), style: "yyyy-mm-dd" });
  const files = unzipSync(workbookBytes([first]));
  const xml = strFromU8(files["xl/worksheets/sheet1.xml"] as Uint8Array);
  expect(xml).toContain('<t xml:space="preserve">=Loan</t>');
  expect(xml).not.toContain("<f>");
});

it("counts days and cells as spreadsheets do", () => {
  // Excel's own examples: January 1, 2008 is 39448.
  expect(daySerial("2008-01-01")).toBe(39_448);
  expect(daySerial("1850-01-01")).toBeNull();
  expect(address(0, 0)).toBe("A1");
  expect(address(26, 9)).toBe("AA10");
  expect(sheetName("Tax: a/b [c]", [])).toBe("Tax  a b  c");
  expect(sheetName("A".repeat(40), ["A".repeat(31)])).toBe(`${"A".repeat(28)} 2`);
});

it.each(ENTRIES)("$id has a workbook that is well-formed", async (entry) => {
  const calculator = await loadCalculator(entry);
  if (calculator.draws) return;
  await prepareChoices(calculator);
  const sheets = workbookOf(calculator, answer(calculator, {}), format, entry.name);
  expect(new Set(sheets.map(({ name }) => name)).size).toBe(sheets.length);
  for (const { value } of sheets.flatMap(({ rows }) => rows.flat()))
    if (typeof value === "number") expect(Number.isFinite(value)).toBe(true);
  const files = unzipSync(workbookBytes(sheets));
  for (const [path, bytes] of Object.entries(files)) {
    const tags: string[] = [];
    for (const [, close, name, empty] of strFromU8(bytes).matchAll(/<(\/?)([\w:]+)[^<>]*?(\/?)>/g)) {
      if (empty) continue;
      if (close) expect(tags.pop(), path).toBe(name);
      else tags.push(String(name));
    }
    expect(tags, path).toEqual([]);
  }
});
