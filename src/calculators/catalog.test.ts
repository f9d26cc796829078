/** The contract, over the whole catalog: whatever comes in, every calculator answers or says what is wrong. */
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import type { AnyCalculator } from "../core/calculator";
import { meets } from "../core/conditions";
import type { By, Field, Fields } from "../core/fields";
import { inForce } from "../core/parse";
import { describeCalculator } from "../core/schema";
import { arbitraryInputs, arbitraryJunk, contractFaults, prepareChoices, testTools } from "../core/testing";
import { CATEGORIES, loadCalculator } from "./catalog";

const RUNS = Number(process.env.PROPERTY_RUNS ?? 150);
const entries = CATEGORIES.flatMap((category) => category.calculators);

it("names every calculator once", () => {
  const ids = entries.map((entry) => entry.id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const category of CATEGORIES)
    expect(category.calculators.length).toBeLessThanOrEqual(category.complete);
});

describe.each(entries)("$id", (entry) => {
  let calculator: AnyCalculator;
  beforeAll(async () => {
    calculator = await loadCalculator(entry);
    await prepareChoices(calculator);
  });

  it("is listed under its own id, with a purpose in one line", () => {
    expect(calculator.id).toBe(entry.id);
    expect(entry.purpose).toMatch(/^[A-Z].{20,110}\.$/);
    expect(entry.keywords.length).toBeGreaterThan(2);
  });

  it("opens with an answer", () => {
    expect(contractFaults(calculator, {}, testTools())).toEqual([]);
  });

  it("names only inputs that exist, controllers first", () => {
    const seen = new Set<string>();
    for (const [key, field] of Object.entries(calculator.inputs as Fields)) {
      for (const controller of controllersOf(field))
        expect(seen, `${key} depends on ${controller}`).toContain(controller);
      seen.add(key);
    }
    for (const key of calculator.solve?.for ?? []) expect(Object.keys(calculator.inputs)).toContain(key);
    for (const key of calculator.solve?.from ?? []) expect(Object.keys(calculator.outputs)).toContain(key);
  });

  it("answers in every mode with its defaults", () => {
    for (const [key, field] of Object.entries(calculator.inputs as Fields)) {
      if (!meets(field.when, inForce(calculator.inputs, {}))) continue;
      for (const option of Object.keys(field.options ?? {}))
        expect(contractFaults(calculator, { [key]: option }, testTools()), `${key}=${option}`).toEqual([]);
    }
  });

  it("answers or says what is wrong for any inputs within bounds", () => {
    fc.assert(
      fc.property(arbitraryInputs(calculator.inputs), (inputs) => {
        expect(contractFaults(calculator, inputs, testTools())).toEqual([]);
      }),
      { numRuns: RUNS },
    );
  }, 120_000);

  it("never throws for junk", () => {
    fc.assert(
      fc.property(arbitraryJunk(calculator.inputs), (inputs) => {
        const faults = contractFaults(calculator, inputs, testTools());
        // An unknown key is an error on that key, which no calculator has.
        expect(faults.filter((fault) => !fault.includes("no such input"))).toEqual([]);
      }),
      { numRuns: RUNS },
    );
  }, 120_000);

  it("describes itself as JSON Schema", () => {
    const schema = describeCalculator(calculator, entry.name) as { properties: object };
    expect(Object.keys(schema.properties)).toEqual(Object.keys(calculator.inputs));
    expect(JSON.parse(JSON.stringify(schema))).toEqual(schema);
  });
});

/** The inputs that a field's condition, default, unit, label or bounds look at. */
function controllersOf(field: Field): string[] {
  const found: string[] = [];
  const visit = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    if ("by" in value && "cases" in value) found.push((value as By<unknown>).by);
    for (const inner of Object.values(value)) visit(inner);
  };
  for (const property of ["label", "note", "default", "min", "max", "above", "below", "unit"] as const)
    visit(field[property]);
  const conditions = field.when === undefined ? [] : [field.when].flat(3);
  for (const condition of conditions) found.push(...Object.keys(condition));
  return found;
}
