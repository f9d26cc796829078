/** The shared quantities name inputs and outputs that exist and mean the same. */
import { beforeAll, describe, expect, it } from "vitest";
import type { AnyCalculator } from "../core/calculator";
import { membershipOf } from "../core/carried";
import { resolve } from "../core/conditions";
import { effectiveValues } from "../core/defaults";
import type { Field, Fields } from "../core/fields";
import { givenByVisitor } from "../fieldsets/own-figures";
import { CATEGORIES, type CatalogEntry, findEntry, loadCalculator } from "./catalog";
import { nextQuestions } from "./next-questions";
import { QUANTITIES } from "./quantities";

const ENTRIES = CATEGORIES.flatMap(({ calculators }) => calculators);
const calculators = new Map<string, AnyCalculator>();

beforeAll(async () => {
  for (const entry of ENTRIES) calculators.set(entry.id, await loadCalculator(entry));
}, 60_000);

/** An input or output that has the meaning of a quantity. */
interface Bearer {
  readonly id: string;
  readonly key: string;
  readonly field: Field;
  /** The unit at the defaults. */
  readonly unit: string | undefined;
}

function bearers(name: string, role: "gives" | "takes"): Bearer[] {
  return ENTRIES.flatMap(({ id }) => {
    const calculator = calculators.get(id) as AnyCalculator;
    const values = effectiveValues(calculator.inputs, {});
    return (membershipOf(name, QUANTITIES[name] ?? {}, id)?.[role] ?? []).map((key) => {
      const fields: Fields = role === "takes" ? calculator.inputs : { ...calculator.outputs, ...calculator.inputs };
      const field = fields[key] as Field;
      return { id, key, field, unit: field?.unit && resolve(field.unit, values) };
    });
  });
}

/** `month` for `/ month`, `lb` for `lb`, and nothing for `% of price`. */
function essenceOf(unit: string | undefined): string | undefined {
  return unit === undefined || /^%(?! \/)|^points/.test(unit) ? undefined : unit.replace(/^.*\/ ?/, "");
}

/** What the visitor's own figures give. */
const OWN = givenByVisitor({ birthDate: "1986-05-04", heightCm: 180, weightKg: 80 }, "2026-11-28");

const KINDS: Readonly<Record<string, string>> = { integer: "number" };

for (const [name, quantity] of Object.entries(QUANTITIES))
  describe(name, () => {
    it("names calculators of the catalog", () => {
      for (const id of [...(quantity.in ?? []), ...Object.keys(quantity.also ?? {})])
        expect(findEntry(id), id).toBeDefined();
    });

    it("is given by one calculator, or by the visitor’s own figures, and taken by another, by inputs and outputs that exist", () => {
      const [gives, takes] = [bearers(name, "gives"), bearers(name, "takes")];
      for (const { id, key, field } of [...gives, ...takes]) expect(field, `${id}: ${key}`).toBeDefined();
      for (const { id, key } of takes)
        expect(calculators.get(id)?.inputs[key]?.privacy, `${id}: ${key}`).toBeUndefined();
      const isOwn = OWN.has(name) && takes.length > 0;
      expect(isOwn || gives.some((one) => takes.some((other) => one.id !== other.id))).toBe(true);
    });

    it("is of one kind, and in one unit or in units of time", () => {
      const all = [...bearers(name, "gives"), ...bearers(name, "takes")];
      expect(new Set(all.map(({ field: { type } }) => KINDS[type] ?? type)).size).toBe(1);
      const units = new Set(all.flatMap(({ unit }) => essenceOf(unit) ?? []));
      if (quantity.isTime) expect([...units].filter((unit) => unit !== "years" && unit !== "months")).toEqual([]);
      else expect(units.size, [...units].join()).toBeLessThan(2);
    });

    it("has its name as its key, if it says how others are stated", () => {
      if (!quantity.isManner) return;
      expect([quantity.key, quantity.also]).toEqual([undefined, undefined]);
    });

    it("has the same options everywhere, or some of them", () => {
      const options = [...bearers(name, "gives"), ...bearers(name, "takes")].map(({ field }) =>
        Object.keys(field.options ?? {}),
      );
      for (const one of options)
        for (const other of options)
          if (one.length > 0) expect(one.filter((code) => other.includes(code)).length).toBeGreaterThan(1);
    });
  });

describe("what people ask next", () => {
  for (const { id } of ENTRIES)
    it(`${id} leads to other calculators that take something`, () => {
      for (const { to } of nextQuestions(id)) {
        expect(findEntry(to) as CatalogEntry | undefined, to).toBeDefined();
        expect(to).not.toBe(id);
        const carried = Object.entries(QUANTITIES).filter(
          ([name, quantity]) =>
            !quantity.isManner &&
            membershipOf(name, quantity, id)?.gives.length &&
            membershipOf(name, quantity, to)?.takes.length,
        );
        expect(carried.length, to).toBeGreaterThan(0);
      }
    });
});
