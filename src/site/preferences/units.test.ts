import { beforeEach, describe, expect, it, vi } from "vitest";
import { choice } from "../../core/fields";
import { rememberUnits } from "./choose-units";
import { systemFor, type UnitHabit, unitHabit, usesStones } from "./units";

const system = (options: Record<string, string>) => ({
  unitSystem: choice("Units", { options, default: Object.keys(options)[0] as string }),
});
const PEOPLE = system({ imperial: "lb, ft", metric: "kg, cm", mixed: "kg, ft" });
const BUILDING = system({ us: "Feet", metric: "Metric" });

function visitFrom(language: string) {
  const stored = new Map<string, string>();
  vi.stubGlobal("navigator", { language });
  vi.stubGlobal("window", {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    },
  });
}

beforeEach(() => {
  vi.unstubAllGlobals();
});

describe("switching units and back restores the visitor's habit", () => {
  for (const [language, habit] of [
    ["en-US", "us"],
    ["en-GB", "uk"],
    ["hi-IN", "india"],
    ["de-DE", "metric"],
  ] as const)
    for (const [name, inputs] of Object.entries({ PEOPLE, BUILDING }))
      for (const other of Object.keys(inputs.unitSystem.options ?? {}))
        it(`${language}: ${other} for ${name}`, () => {
          visitFrom(language);
          expect(unitHabit()).toBe(habit);
          const own = systemFor(habit, inputs) as string;
          rememberUnits(other, inputs);
          expect(systemFor(unitHabit(), inputs)).toBe(other);
          rememberUnits(own, inputs);
          expect(unitHabit()).toBe(habit);
        });
});

it("keeps stones for British visitors who switch to kilograms, and for no one else", () => {
  const stonesAfter = (language: string, chosen: string) => {
    visitFrom(language);
    rememberUnits(chosen, PEOPLE);
    return usesStones(unitHabit() as UnitHabit);
  };
  expect(stonesAfter("en-GB", "imperial")).toBe(true);
  expect(stonesAfter("en-GB", "metric")).toBe(true);
  for (const language of ["en-US", "de-DE", "hi-IN"])
    for (const chosen of ["imperial", "metric", "mixed"]) expect(stonesAfter(language, chosen)).toBe(false);
});
