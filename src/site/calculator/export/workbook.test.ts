import { strFromU8, unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { findEntry, loadCalculator } from "../../../calculators/catalog";
import { tableFormulas } from "../../../calculators/spreadsheets";
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

/** Period by period, as the documentation of spreadsheets describes the function. */
function FV(rate: number, periods: number, payment: number, present = 0, type = 0): number {
  if (payment === 0) return -present * (1 + rate) ** periods;
  let balance = -present;
  for (let i = 0; i < periods; i++)
    balance = type === 1 ? (balance - payment) * (1 + rate) : balance * (1 + rate) - payment;
  return balance;
}

function PMT(rate: number, periods: number, present: number, future = 0, type = 0): number {
  return (future - FV(rate, periods, 0, present)) / FV(rate, periods, 1, 0, type);
}

/** How many payments a fund makes in full; spreadsheets have a fraction after it. */
function NPER(rate: number, payment: number, present: number, _future: number, type = 0): number {
  let balance = -present;
  for (let paid = 0; paid < 1000; paid++) {
    balance = FV(rate, 1, payment, -balance, type);
    if (balance < 0) return paid;
  }
  return Number.NaN;
}

function IF(condition: number, then: number, otherwise: number): number {
  return condition !== 0 ? then : otherwise;
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
      .replace(
        /SUM\(([A-Z]+)\$?(\d+):[A-Z]+(\d+)\)/g,
        (_, column, from, to) => `S("${sheet}","${column}",${from},${to})`,
      )
      .replace(/(?<!["#A-Z])([A-Z]{1,2})\$?(\d+)/g, (_, column, row) => `V("${sheet}","${column}#${row}")`)
      .replaceAll("^", "**");
    const V = (other: string, at: string) => this.value(other, at.replace("#", ""));
    const S = (other: string, column: string, from: number, to: number) => {
      let sum = 0;
      for (let row = from; row <= to; row++) sum += this.value(other, column + row);
      return sum;
    };
    const ROUND = (value: number, digits: number) => Number(value.toFixed(digits));
    const names = ["V", "S", "MIN", "MAX", "INT", "EXP", "IF", "ROUND", "PMT", "FV", "NPER"];
    const functions = [V, S, Math.min, Math.max, Math.floor, Math.exp, IF, ROUND, PMT, FV, NPER];
    return new Function(...names, `return ${script}`)(...functions);
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
    const program = new Recalculation(workbookOf(calculator, answer(calculator, inputs), format, "Loan", null));
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

const PLANS = [
  {
    id: "sip-calculator",
    type: { "Expected return": 9.25, Installment: 750 },
    as: { annualRate: 9.25, contribution: 750 },
  },
  {
    id: "sip-calculator",
    inputs: { contributionFrequency: "quarterly", stepUpEvery: "half-year", stepUpPercent: 4, termYears: 7.5 },
    type: { "Expected return": -3, "Step-up": 6, "Already invested": 12_000, Inflation: 8 },
    as: { annualRate: -3, stepUpPercent: 6, initialInvestment: 12_000, inflationRate: 8 },
  },
  {
    id: "sip-calculator",
    inputs: { mode: "goal", contributionTiming: "end", rateConvention: "effective", targetInTodaysMoney: true },
    type: { "Expected return": 7, Goal: 250_000 },
    as: { annualRate: 7, targetAmount: 250_000 },
  },
  {
    id: "sip-calculator",
    inputs: { mode: "lumpsum", termYears: 4.5 },
    type: { "Expected return": 8, "Lump sum": 5000 },
    as: { annualRate: 8, principal: 5000 },
  },
  {
    id: "sip-calculator",
    inputs: { mode: "swp", withdrawalTiming: "start" },
    type: { "Expected return": 5, Withdrawal: 1800, "Yearly increase": 3 },
    as: { annualRate: 5, withdrawal: 1800, withdrawalGrowth: 3 },
  },
  { id: "sip-calculator", inputs: { mode: "swp" }, type: { Withdrawal: 2500 }, as: { withdrawal: 2500 } },
  {
    id: "compound-interest-calculator",
    inputs: { taxTiming: "at-end", compounding: "continuous", termMonths: 5 },
    type: { Rate: 4.5, "Tax on interest": 22, "Deposit grows": 2 },
    as: { annualRate: 4.5, taxRate: 22, contributionGrowth: 2 },
  },
  {
    id: "compound-interest-calculator",
    inputs: { contributionFrequency: "quarterly", contributionTiming: "start", termMonths: 7 },
    type: { Rate: 3, Deposit: 425, "Starting amount": 1 },
    as: { annualRate: 3, contribution: 425, principal: 1 },
  },
  { id: "fd-rd-calculator", inputs: { termDays: 40 }, type: { "Interest rate": 6.4 }, as: { annualRate: 6.4 } },
  {
    id: "fd-rd-calculator",
    inputs: { payout: "monthly", termYears: 1, termMonths: 2, seniorCitizen: true },
    type: { "Interest rate": 8, "Extra rate for seniors": 0.75 },
    as: { annualRate: 8, seniorPremium: 0.75 },
  },
  {
    id: "fd-rd-calculator",
    inputs: { mode: "rd", termMonths: 4 },
    type: { "Interest rate": 5, "Monthly deposit": 333 },
    as: { annualRate: 5, monthlyContribution: 333 },
  },
  {
    id: "fd-rd-calculator",
    inputs: { mode: "rd", rdMethod: "quarterly-rest", termMonths: 7 },
    type: { "Interest rate": 9 },
    as: { annualRate: 9 },
  },
  {
    id: "fd-rd-calculator",
    inputs: { mode: "cd", rateType: "nominal", termMonths: 5, termDays: 12 },
    type: { "Rate or APY": 4.1, Deposit: 2500 },
    as: { annualRate: 4.1, principal: 2500 },
  },
] as const;

describe.each(PLANS)("the tables of the $id with $as", ({ id, type, as, ...rest }) => {
  const inputs = "inputs" in rest ? rest.inputs : {};
  it("recalculate to our own figures, to the cent, after the inputs were changed in the spreadsheet", async () => {
    const calculator = await load(id);
    const formulas = await tableFormulas(id);
    const sheets = workbookOf(calculator, answer(calculator, inputs), format, "Plan", formulas);
    const program = new Recalculation(sheets);
    for (const [label, value] of Object.entries(type)) program.type(label, value);
    const changed = workbookOf(calculator, answer(calculator, { ...inputs, ...as }), format, "Plan", formulas);
    let compared = 0;
    for (const { name, rows } of sheets)
      rows.forEach((cells, row) => {
        cells.forEach(({ formula }, column) => {
          if (formula === undefined) return;
          compared++;
          const own = changed.find((sheet) => sheet.name === name)?.rows[row]?.[column]?.value;
          const value = program.value(name, address(column, row));
          expect(Math.abs(value - Number(own)), `${name}, row ${row + 1}, ${formula}`).toBeLessThan(0.01);
        });
      });
    expect(compared).toBeGreaterThan(4);
  });
});

it("says which inputs the formulas of a table follow", async () => {
  const noteOf = async (id: string, sheet: string, inputs = {}) => {
    const calculator = await load(id);
    const sheets = workbookOf(calculator, answer(calculator, inputs), format, "Plan", await tableFormulas(id));
    return sheets.find(({ name }) => name === sheet)?.rows.at(-1)?.[0]?.value;
  };
  expect(await noteOf("fd-rd-calculator", "Year by year")).toMatch(
    /^These columns are formulas: Paid in, Interest so far, Value\. Change “Deposit” or “Interest rate” on the first sheet, and they follow\./,
  );
  expect(await noteOf("salary-calculator", "Paychecks of the year")).toMatch(
    /Take-home\. The other cells are values: for other inputs, download a new file\.$/,
  );
  expect(await noteOf("vehicle-loan-emi-calculator", "Schedule")).toContain(
    "or the first balance here, and they follow",
  );
});

it("has plain values and says so where a formula would not give our figures", async () => {
  const calculator = await load("mortgage-calculator");
  const sheets = workbookOf(calculator, answer(calculator, { extraMonthly: 200 }), format, "Loan", null);
  const schedule = sheets.find(({ name }) => name === "Schedule") as Sheet;
  expect(schedule.rows.flat().some(({ formula }) => formula !== undefined)).toBe(false);
  expect(schedule.rows.at(-1)?.[0]?.value).toMatch(/^These cells are values/);
});

it("writes dates as dates, amounts in their currency, and text that begins with an equals sign as text", async () => {
  const calculator = await load("mortgage-calculator");
  const [first] = workbookOf(calculator, answer(calculator, {}), new Format("INR"), "=Loan", null) as [Sheet];
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
  const sheets = workbookOf(calculator, answer(calculator, {}), format, entry.name, await tableFormulas(entry.id));
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
