/** Checks the contract for the whole catalog: for any inputs, every calculator answers or reports what is wrong. */
import { Ajv2020 } from "ajv/dist/2020";
import fc, { type Arbitrary } from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { answer } from "../core/answer";
import {
  arbitraryInputsOf,
  arbitraryJunkOf,
  likelyInputs,
  likelyInputsOf,
  likelyValue,
} from "../core/arbitrary-inputs";
import type { AnyCalculator } from "../core/calculator";
import { changedMeaning, type Said } from "../core/check-headline";
import { isBy, meets } from "../core/conditions";
import { effectiveValues, openingInputs } from "../core/defaults";
import type { Dependent, Field, Fields } from "../core/fields";
import { CARRIED_KEY, CURRENCY_KEY } from "../core/link";
import { type Json, type JsonObject, parseInputs } from "../core/parse";
import { COMPARE_KEY } from "../core/pinned";
import { describeCalculator } from "../core/schema";
import { solvable } from "../core/solvable";
import { solveFaults } from "../core/solve-round-trip";
import {
  answeredBy,
  contractFaults,
  judge,
  outputsOf,
  prepareChoices,
  testTools,
  unknownProperties,
} from "../core/testing";
import { controllersOf } from "../core/tools";
import { ENTRIES } from "../testing-entries";
import { CATEGORIES, type CatalogEntry, countCalculators, FOLDERS, loadCalculator } from "./catalog";

/** See vitest.setup.ts for how to request more runs. */
const RUNS = Number(process.env.PROPERTY_RUNS ?? 150);
/** Runs without tables and working, which take most of the time of an answer. */
const SHORT_RUNS = Number(process.env.PROPERTY_RUNS ?? 500);
/** Milliseconds for one property, which `npm run fuzz` extends. */
const TIME_LIMIT = 120_000 + 2000 * Number(process.env.PROPERTY_SECONDS ?? 0);
/** Minimum share of likely inputs that must get an answer; otherwise the test would mostly check error messages. */
const MIN_ANSWERED = 0.6;
/** Fewer runs for solving, because each run evaluates hundreds of answers. */
const SOLVE_RUNS = Math.ceil(RUNS / 5);
/** Fewer runs for options, because each run evaluates two answers. */
const OPTION_RUNS = Math.ceil(RUNS / 5);
/** What `describe` says about inputs. */
interface Documented {
  readonly properties: Readonly<Record<string, { readonly default?: Json }>>;
  readonly $defs?: Readonly<Record<string, Documented>>;
}

const valid = import.meta.glob<Arbitrary<JsonObject>>("./*/*/valid-inputs.ts", { import: "validInputs" });
const entries = CATEGORIES.flatMap((category) => category.calculators);

it("names every calculator once", () => {
  const ids = entries.map((entry) => entry.id);
  expect(new Set(ids).size).toBe(ids.length);
});

it("lists every folder", () => {
  expect(entries.map((entry) => entry.folder).sort()).toEqual([...FOLDERS].sort());
});

it("counts calculators, and each tool of a collection", () => {
  const calculators = (...tools: (number | undefined)[]) =>
    tools.map((count) => ({ ...entries[0], tools: count && Array(count).fill({}) }) as CatalogEntry);
  const category = { name: "", path: "" };
  expect(
    countCalculators([
      { ...category, calculators: calculators(undefined, undefined) },
      { ...category, calculators: calculators(39, undefined, 19) },
    ]),
  ).toBe(61);
});

describe.each(ENTRIES)("$id", (entry) => {
  let calculator: AnyCalculator;
  let likely: Arbitrary<JsonObject>;
  beforeAll(async () => {
    calculator = await loadCalculator(entry);
    const found = (await valid[`./${entry.folder}/valid-inputs.ts`]?.()) ?? likelyInputsOf(calculator);
    likely = found.map((inputs) => JSON.parse(JSON.stringify(inputs)));
    await prepareChoices(calculator);
  });

  it("is listed with a one-line purpose", () => {
    expect(entry.purpose).toMatch(/^[A-Z].{20,110}\.$/);
    expect(entry.keywords.length).toBeGreaterThan(2);
  });

  it("lists its tools", () => {
    const { tool } = calculator.inputs as Fields;
    expect(entry.tools?.map(({ id }) => id)).toEqual(tool && Object.keys(tool.options ?? {}));
  });

  it("opens with an answer", () => {
    expect(contractFaults(calculator, {}, testTools())).toEqual([]);
  });

  it("opens its page with its validated defaults, in every mode and unit", () => {
    const fields = Object.entries(calculator.inputs as Fields);
    const options = fields.flatMap(([key, field]) =>
      Object.keys(field.options ?? {}).map((option) => ({ [key]: option })),
    );
    for (const opening of [{}, ...options]) {
      const parsed = parseInputs(calculator, opening);
      if (!parsed.problems)
        expect(openingInputs(calculator.inputs, opening), JSON.stringify(opening)).toEqual(parsed.inputs);
    }
  });

  it("refers only to existing inputs, and defines controlling inputs first", () => {
    const seen = new Set<string>();
    for (const [key, field] of Object.entries(calculator.inputs as Fields)) {
      for (const controller of controllersOf(field))
        expect(seen, `${key} depends on ${controller}`).toContain(controller);
      seen.add(key);
    }
  });

  it("gives its inputs and outputs no property that nothing reads", () => {
    expect([...unknownProperties(calculator.inputs), ...unknownProperties(calculator.outputs)]).toEqual([]);
  });

  it("does not use the keys that are reserved for links", () => {
    const keys = Object.keys(calculator.inputs);
    expect(keys.filter((key) => [CURRENCY_KEY, CARRIED_KEY, COMPARE_KEY].includes(key))).toEqual([]);
  });

  it("answers every scenario of its ready-made comparisons, and differently", () => {
    for (const { label, scenarios } of calculator.comparisons ?? []) {
      expect(scenarios.length, label).toBeGreaterThan(1);
      const parsed = scenarios.map(({ inputs }) => parseInputs(calculator, inputs as JsonObject));
      expect(parsed.map(({ problems }) => problems)).toEqual(scenarios.map(() => undefined));
      const answers = scenarios.map(({ inputs }) => JSON.stringify(outputsOf(calculator, inputs as JsonObject)));
      expect(new Set(answers).size, label).toBe(scenarios.length);
    }
  });

  it("answers in every mode with its defaults", () => {
    for (const [key, field] of Object.entries(calculator.inputs as Fields)) {
      if (!meets(field.when, effectiveValues(calculator.inputs, {}))) continue;
      for (const option of Object.keys(field.options ?? {}))
        expect(contractFaults(calculator, { [key]: option }, testTools()), `${key}=${option}`).toEqual([]);
    }
  });

  it(
    "answers or reports what is wrong for any inputs within bounds",
    () => {
      fc.assert(
        fc.property(arbitraryInputsOf(calculator), (inputs) => {
          expect(contractFaults(calculator, inputs, testTools())).toEqual([]);
        }),
        { numRuns: RUNS },
      );
    },
    TIME_LIMIT,
  );

  it(
    "says something sound about any inputs within bounds",
    () => {
      fc.assert(
        fc.property(arbitraryInputsOf(calculator), (inputs) => {
          soundOrThrow(judge(calculator, inputs, testTools(), "no tables or working").faults);
        }),
        { numRuns: SHORT_RUNS },
      );
    },
    TIME_LIMIT,
  );

  it(
    "answers likely inputs, in accordance with its JSON Schema",
    () => {
      const schema = describeCalculator(calculator, entry) as { "x-outputs": object };
      // Inlining all tools of a collection into one function would be too much for Ajv.
      const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true, inlineRefs: false });
      const isInput = ajv.compile(schema);
      const isOutput = ajv.compile(schema["x-outputs"]);
      const share = { asked: 0, answered: 0, steps: 0, evaluated: 0 };
      fc.assert(
        fc.property(likely, (inputs) => {
          const { faults, answer: result, evaluatedSteps } = judge(calculator, inputs, testTools());
          expect(faults).toEqual([]);
          expect(isInput(inputs) || isInput.errors).toBe(true);
          share.asked++;
          if (!result || "errors" in result) return;
          share.answered++;
          expect(isOutput(result.outputs) || isOutput.errors).toBe(true);
          share.steps += result.working?.length ?? 0;
          share.evaluated += evaluatedSteps;
        }),
        { numRuns: RUNS },
      );
      expect(share.answered / share.asked).toBeGreaterThanOrEqual(MIN_ANSWERED);
      expect(share.evaluated / share.steps).toBeGreaterThanOrEqual(arithmeticShare(entry.folder));
    },
    TIME_LIMIT,
  );

  it(
    "has the same headline text for another option only if the figure means the same",
    () => {
      const tools = testTools();
      const answerTo = (given: JsonObject): Said | null => {
        const parsed = parseInputs(calculator, given);
        if (parsed.problems) return null;
        const answered = answeredBy(calculator, parsed.inputs, tools);
        return (
          answered && {
            ...answered,
            headline: calculator.headline(answered.model, tools.format),
            inputs: parsed.inputs,
          }
        );
      };
      const options = Object.entries(calculator.inputs as Fields).flatMap(([key, { type, options = {} }]) =>
        (type === "boolean" ? [true, false] : Object.keys(options)).map((value) => ({ [key]: value })),
      );
      fc.assert(
        fc.property(likely, fc.constantFrom({}, ...options), (given, option) => {
          const [one, other] = [answerTo(given), answerTo({ ...given, ...option })];
          // Random draws, texts and lists are not figures.
          const isFigure = ({ headline }: Said) => headline.text === undefined && !headline.items?.length;
          if (!one || !other || calculator.draws || !isFigure(one) || !isFigure(other)) return;
          expect(changedMeaning(one, other)).toEqual([]);
        }),
        { numRuns: OPTION_RUNS },
      );
    },
    TIME_LIMIT,
  );

  it(
    "finds every input that gives a target, in every tool",
    () => {
      const parts: [given: Arbitrary<JsonObject>, part: AnyCalculator][] = calculator.tools
        ? Object.entries(calculator.tools).map(([tool, one]) => [
            likelyInputs(one.inputs).map((inputs) => ({ tool, ...inputs })),
            one,
          ])
        : [[likely, calculator]];
      for (const [given, part] of parts) {
        const offered = solvable(part);
        if (offered.outputs.length === 0) continue;
        const runs = Math.ceil(SOLVE_RUNS / parts.length / offered.inputs.length);
        for (const input of offered.inputs)
          fc.assert(
            fc.property(
              given,
              fc.constantFrom(...offered.outputs),
              likelyValue(part.inputs[input], part.inputs),
              (inputs, output, known) => {
                expect(
                  solveFaults(calculator, JSON.parse(JSON.stringify(inputs)), input, output, known as string),
                ).toEqual([]);
              },
            ),
            { numRuns: runs },
          );
      }
    },
    TIME_LIMIT,
  );

  it(
    "never throws for junk inputs",
    () => {
      fc.assert(
        fc.property(arbitraryJunkOf(calculator), (inputs) => {
          const { faults } = judge(calculator, inputs, testTools(), "no tables or working");
          // An error about an unknown key names that key, which is not an input.
          soundOrThrow(faults.filter((fault) => !fault.includes("no such input")));
        }),
        { numRuns: SHORT_RUNS },
      );
    },
    TIME_LIMIT,
  );

  it("has a name for every input that can begin a sentence", () => {
    const namesOf = (name: Dependent<string>): string[] =>
      isBy(name) ? [...Object.values(name.cases), name.otherwise].flatMap(namesOf) : [name];
    for (const field of Object.values<Field>(calculator.inputs))
      for (const one of [field, ...Object.values(field.columns ?? {})]) {
        // Messages about a choice quote its label.
        if (one.type === "choice") continue;
        for (const name of namesOf(one.noun ?? one.label)) expect(name).toMatch(/^\p{Lu}/u);
      }
  });

  it(
    "answers a default that is given as it answers the one left out",
    () => {
      // A default in another unit may change the last digit.
      const answered = (inputs: JsonObject) =>
        JSON.stringify(answer(calculator, { inputs }, testTools()), (_, value) =>
          typeof value === "number" ? Number(value.toPrecision(12)) : value,
        );
      const parts = calculator.tools
        ? Object.keys(calculator.tools).map((tool): JsonObject => ({ tool }))
        : [{} as JsonObject];
      for (const given of parts) {
        const { properties, $defs = {} } = describeCalculator(calculator, entry) as unknown as Documented;
        const documented = { ...properties, ...$defs[given.tool as string]?.properties };
        const usual = answered(given);
        for (const [key, { default: value }] of Object.entries(documented))
          if (
            value !== undefined &&
            !(key in given) &&
            meets(calculator.inputs[key].when, effectiveValues(calculator.inputs, given))
          )
            expect(
              answered({ ...given, [key]: value }),
              `${JSON.stringify(given)} ${key}=${JSON.stringify(value)}`,
            ).toBe(usual);
      }
    },
    TIME_LIMIT,
  );

  it("describes itself as JSON Schema", () => {
    const schema = describeCalculator(calculator, entry) as { properties: object };
    expect(Object.keys(schema.properties)).toEqual(Object.keys(calculator.inputs));
    expect(JSON.parse(JSON.stringify(schema))).toEqual(schema);
  });
});

/** In thousands of runs, `expect` would take longer than many an answer. */
function soundOrThrow(faults: readonly string[]): void {
  if (faults.length > 0) throw new Error(faults.join("\n"));
}

/**
 * Minimum share of working steps that can be evaluated as arithmetic: most steps if the working is a chain of
 * calculations, few or none if it is about letters, bits or patterns.
 */
function arithmeticShare(folder: string): number {
  const [category] = folder.split("/");
  return (
    SHARES[folder] ??
    { financial: 0.55, investment: 0.5, health: 0.6, conversions: 0.4, everyday: 0.5, education: 0.4 }[
      category as string
    ] ??
    0
  );
}

const SHARES: Readonly<Record<string, number>> = {
  // Half of the steps describe events, or how the APR was found.
  "financial/home-loan-emi": 0.25,
  "financial/amortization-schedule": 0.25,
  // Sums that contain the names of all items.
  "everyday/split-bill": 0.06,
  "everyday/number-to-words": 0.025,
  "dates/date": 0.15,
  "dates/age": 0.3,
  // Hours and minutes added to times of day.
  "conversions/timezone": 0.1,
  // Days added to dates, and minutes to times of day.
  "health/pregnancy-due-date": 0.35,
  "health/ovulation-fertility": 0.15,
  "health/sleep": 0.35,
  "developer/subnet": 0.1,
};
