import { describe, expect, it } from "vitest";
import { parseIsoDate } from "../../math/dates/iso-date";
import { parametersInFiles } from "../dated";
import { LOCALITIES } from "./local/localities";
import { LOCALITY_NAMES, LOCALITY_STATES } from "./local/names";
import { STATES, WITHOUT_INCOME_TAX } from "./states";
import type { StateFile } from "./us";

const files = import.meta.glob<object>("./*/**/*.json", { eager: true, import: "default" });

const parameters = parametersInFiles()
  .filter(({ file }) => /^tax\/(?:us|in|local)\//.test(file))
  .map(({ file, key, parameter }) => [`./${file.slice("tax/".length)}.json`, key, parameter] as const);

describe.each(Object.keys(files))("%s", (file) => {
  it("has parameters whose values have a text, a source and a period", () => {
    const found = parameters.filter(([own]) => own === file);
    expect(found.length).toBeGreaterThan(0);
    for (const [, , { label, unit, values }] of found) {
      expect(label).toMatch(/\S{3}/);
      expect(unit.length).toBeGreaterThan(4);
      // A file of a year has one value; the list of cities and counties goes over years.
      if (file !== "./local/localities.json") expect(values).toHaveLength(1);
      for (const { from, until, value, text, source, note, unconfirmed } of values) {
        expect(parseIsoDate(String(from))).not.toBeNull();
        if (until) expect(until > String(from)).toBe(true);
        expect(value).toBeDefined();
        expect(text).toMatch(/\S{2}/);
        expect(source.title.length).toBeGreaterThan(5);
        if (source.url) expect(new URL(source.url).protocol).toMatch(/^https?:$/);
        if (note) expect(note).toMatch(/^\p{Lu}.*\.$|^\d.*\.$/u);
        if (unconfirmed) expect(unconfirmed).toMatch(/^\p{Ll}.{5,}[^.]$/u);
      }
    }
  });
});

it("has a file for every state with an income tax for both years", () => {
  for (const year of ["2025", "2026"])
    for (const code of Object.keys(STATES)) {
      const file = files[`./us/${year}/${code}.json`] as StateFile | undefined;
      const isTaxed = !(code in WITHOUT_INCOME_TAX);
      expect(file?.incomeTax !== undefined, `${year} ${code}`).toBe(isTaxed);
    }
});

it("names every city and county whose tax it has", () => {
  expect(Object.values(LOCALITY_STATES).sort()).toEqual(Object.keys(LOCALITIES).sort());
  for (const state of Object.values(LOCALITY_STATES)) {
    if (!state) continue;
    const names = Object.keys(LOCALITY_NAMES[state]).sort();
    for (const { value } of LOCALITIES[state].values) expect(Object.keys(value).sort()).toEqual(names);
  }
});

it("lists bands and steps in ascending order", () => {
  const tables: number[][][] = [];
  const visit = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    const rows = value as number[][];
    if (Array.isArray(value) && value.length > 0 && rows.every((row) => Array.isArray(row) && row.length >= 2))
      tables.push(rows);
    else Object.values(value).forEach(visit);
  };
  for (const [, , { values }] of parameters) for (const { value } of values) visit(value);
  expect(tables.length).toBeGreaterThan(300);
  for (const table of tables) {
    const starts = table.map(([over]) => over as number);
    expect(starts).toEqual([...starts].sort((a, b) => a - b));
  }
});
