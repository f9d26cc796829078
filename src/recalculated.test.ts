/** LibreOffice recalculates the formulas of schedules and other tables to our own figures. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { findEntry, loadCalculator } from "./calculators/catalog";
import { tableFormulas, WITH_FORMULAS } from "./calculators/spreadsheets";
import { likelyInputsOf } from "./core/arbitrary-inputs";
import { InputError } from "./core/calculator";
import { evaluate } from "./core/evaluate";
import { Format } from "./core/format";
import { parseInputs } from "./core/parse";
import { prepareChoices } from "./core/testing";
import { workbookOf } from "./site/calculator/export/workbook";
import { type Sheet, workbookBytes } from "./site/calculator/export/xlsx";
import { debianProgram, describeWith, run } from "./testing-programs";

const OFFICE = debianProgram("soffice", "LibreOffice");

/** Those whose tables are formulas with the inputs that the page opens with. */
const SCHEDULES = [
  "mortgage-calculator",
  "home-loan-emi-calculator",
  "personal-loan-emi-calculator",
  "vehicle-loan-emi-calculator",
  "emi-schedule-generator",
  "fha-loan-calculator",
  "va-loan-calculator",
  ...WITH_FORMULAS,
];

const RANDOM = 10;

/** With these alone, no option of a loan is in use that has no formula. */
const PLAIN = new Set(["principal", "loanAmount", "homePrice", "annualRate", "termMonths", "termYears"]);

const PATIENCE = 120_000;
const format = new Format();

/** The workbooks for the inputs that the page opens with, and for random ones whose schedules are formulas, too. */
async function workbooks(id: string): Promise<(readonly Sheet[])[]> {
  const entry = findEntry(id) as NonNullable<ReturnType<typeof findEntry>>;
  const calculator = await loadCalculator(entry);
  await prepareChoices(calculator);
  const formulas = await tableFormulas(id);
  const found: (readonly Sheet[])[] = [];
  const random = fc.sample(likelyInputsOf(calculator), { seed: 34, numRuns: 50 }) as Record<string, unknown>[];
  const plain = random.map((json) => Object.fromEntries(Object.entries(json).filter(([key]) => PLAIN.has(key))));
  for (const json of [{}, ...random, ...plain]) {
    const parsed = parseInputs(calculator, json as never, format);
    if (parsed.problems) continue;
    try {
      const sheets = workbookOf(calculator, evaluate(calculator, parsed.inputs), format, entry.name, formulas);
      // A loan may have options without formulas; tables with formulas of their own have them for all inputs.
      if (found.length === 0 || formulas || sheets.some(hasFormulas)) found.push(sheets);
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
    }
    if (found.length > RANDOM) break;
  }
  return found;
}

function hasFormulas({ rows }: Sheet): boolean {
  return rows.some((cells) => cells.some(({ formula }) => formula !== undefined));
}

/** Without the results of its formulas, which the program has to find. */
function unanswered(sheets: readonly Sheet[]): Sheet[] {
  return sheets.map((sheet) => ({
    ...sheet,
    rows: sheet.rows.map((cells) =>
      cells.map((cell) => (cell.formula === undefined ? cell : { ...cell, value: null })),
    ),
  }));
}

/** The cells of every sheet, as `name of the file-name of the sheet.csv`, with all their digits. */
const ALL_SHEETS = "csv:Text - txt - csv (StarCalc):59,34,76,1,,0,false,false,false,false,false,-1";

describeWith(OFFICE, "schedules in spreadsheets", () => {
  const folder = mkdtempSync(join(tmpdir(), "schedules-"));
  const books = new Map<string, readonly Sheet[]>();
  afterAll(() => rmSync(folder, { recursive: true }));

  beforeAll(async () => {
    for (const id of SCHEDULES)
      for (const [i, sheets] of (await workbooks(id)).entries()) {
        books.set(`${id}-${i}`, sheets);
        writeFileSync(join(folder, `${id}-${i}.xlsx`), workbookBytes(unanswered(sheets)));
      }
    const files = [...books.keys()].map((name) => join(folder, `${name}.xlsx`));
    const profile = `-env:UserInstallation=file://${folder}/profile`;
    run(OFFICE.command, [profile, "--headless", "--convert-to", ALL_SHEETS, "--outdir", folder, ...files], "");
  }, PATIENCE);

  it.each(SCHEDULES)("%s recalculates to our own figures, to the cent", (id) => {
    const own = [...books].filter(([name]) => name.startsWith(`${id}-`));
    expect(own).toHaveLength(RANDOM + 1);
    for (const [name, sheets] of own) {
      expect(sheets.some(hasFormulas), name).toBe(true);
      for (const sheet of sheets.filter(hasFormulas)) {
        const lines = readFileSync(join(folder, `${name}-${sheet.name}.csv`), "utf8").split("\n");
        sheet.rows.forEach((cells, row) => {
          const found = lines[row]?.replaceAll('"', "").split(";") ?? [];
          cells.forEach(({ value, formula }, column) => {
            if (formula === undefined) return;
            // An empty text would be zero.
            const off = Math.abs(Number(found[column] || Number.NaN) - Number(value));
            expect(off, `${name}, ${sheet.name}, row ${row + 1}, ${formula}`).toBeLessThan(0.01);
          });
        });
      }
    }
  });
});
