/**
 * Every tool of a collection: search finds it by its name, its calculator keeps the contract, and its page
 * has no holes such as NaN.
 */
import fc, { type Arbitrary } from "fast-check";
import { renderToString } from "react-dom/server";
import { beforeAll, describe, expect, it } from "vitest";
import { search } from "../calculators/search";
import { arbitraryInputs, likelyInputs } from "../core/arbitrary-inputs";
import { type AnyCalculator, InputError } from "../core/calculator";
import { effectiveValues } from "../core/defaults";
import type { Fields } from "../core/fields";
import { Format } from "../core/format";
import { decodeLink, encodeLink } from "../core/link";
import { type Json, type JsonObject, parseInputs } from "../core/parse";
import { answeredBy, contractFaults, holes, judge, prepareChoices, testTools } from "../core/testing";
import { ENTRIES } from "../testing-entries";
import { arranged, isShown } from "./calculator/arrangement";
import { CalculatorPage } from "./calculator/CalculatorPage";
import { fieldText } from "./calculator/field-text";
import { ChartFigure } from "./charts/ChartFigure";
import { loadDeferred } from "./hydration/deferred-loaders";
import { type AnyView, loadTabs, tabsOf } from "./kit";
import { DrawnView, visibleText } from "./testing/draw-view";
import { printedSumFaults } from "./testing/printed-sums";
import { inputsOfModes, nameFaults } from "./testing/result-names";
import { viewFaults } from "./testing/view-faults";

const RUNS = Number(process.env.PROPERTY_RUNS ?? 20);
const PAGES = Math.ceil(RUNS / 5);
/** At least this share of inputs that mostly fit together must be answered. */
const ANSWERED = 0.6;
const FORMAT = new Format();
/** Still finite, but their products and quotients with other numbers may not be. */
const EXTREMES = [1e-320, 1e-200, 1e200, 1e300];

const calculators = import.meta.glob<AnyCalculator>("../calculators/*/*/tools/*.ts", { import: "default" });
const views = import.meta.glob<AnyView>("../calculators/*/*/tools/*.view.tsx", { import: "default" });
const collections = ENTRIES.flatMap((entry) => (entry.tools ? [{ ...entry, tools: entry.tools }] : []));
const tools = collections.flatMap(({ id, folder, tools }) =>
  tools.map((meta) => ({ collection: id, meta, source: `../calculators/${folder}/tools/${meta.id}` })),
);

it.each(collections)("$id lists the tools that have a file", ({ folder, tools }) => {
  const files = Object.keys(calculators).filter((path) => path.startsWith(`../calculators/${folder}/`));
  expect(files.map((path) => /([^/]+)\.ts$/.exec(path)?.[1]).sort()).toEqual(tools.map(({ id }) => id).sort());
});

describe.each(tools)("$meta.id of $collection", ({ collection, meta, source }) => {
  let calculator: AnyCalculator;
  let view: AnyView | undefined;
  let likely: Arbitrary<JsonObject>;
  beforeAll(async () => {
    calculator = (await calculators[`${source}.ts`]?.()) as AnyCalculator;
    view = await views[`${source}.view.tsx`]?.();
    likely = likelyInputs(calculator.inputs).map((given) => JSON.parse(JSON.stringify(given)));
    await Promise.all([prepareChoices(calculator), loadDeferred(), loadTabs(view)]);
  });

  it("has a name, a purpose and an address that search finds", () => {
    expect(meta.purpose).toMatch(/^[A-Z].{20,110}\.$/);
    const found = search(meta.name);
    expect(found.map(({ id }) => id)).toContain(`${collection}?tool=${meta.id}`);
  });

  it("answers with its defaults, in every mode", () => {
    expect(contractFaults(calculator, {}, testTools())).toEqual([]);
    for (const [key, { options, units }] of Object.entries<AnyCalculator["inputs"][string]>(calculator.inputs))
      if (!units)
        for (const option of Object.keys(options ?? {}))
          expect(contractFaults(calculator, { [key]: option }, testTools()), `${key}=${option}`).toEqual([]);
  });

  it("names no two results alike, in every mode", () => {
    for (const inputs of inputsOfModes(calculator)) {
      const answered = answeredBy(calculator, inputs, testTools());
      if (answered) expect(nameFaults(calculator, answered), JSON.stringify(inputs)).toEqual([]);
    }
  });

  it("opens with about five inputs", () => {
    const fields: Fields = calculator.inputs;
    const current = effectiveValues(fields, {});
    const inUse = Object.entries(fields).filter(([, field]) => isShown(field, current));
    const units = new Set(inUse.map(([, { unitKey }]) => unitKey));
    const { open } = arranged(inUse.filter(([key]) => !units.has(key)));
    expect(open.flatMap(({ entries }) => entries).length).toBeLessThanOrEqual(7);
  });

  it("answers, or reports what is wrong", () => {
    fc.assert(
      fc.property(arbitraryInputs(calculator.inputs), (inputs) => {
        expect(contractFaults(calculator, inputs, testTools())).toEqual([]);
      }),
      { numRuns: RUNS },
    );
  }, 60_000);

  it("answers inputs that fit together", () => {
    let answered = 0;
    fc.assert(
      fc.property(likely, (inputs) => {
        const { faults, answer } = judge(calculator, inputs, testTools());
        expect(faults).toEqual([]);
        if (answer && !("errors" in answer)) answered++;
      }),
      { numRuns: RUNS },
    );
    expect(answered / RUNS).toBeGreaterThanOrEqual(ANSWERED);
  }, 60_000);

  it("is restored from its link", () => {
    fc.assert(
      fc.property(likely, (inputs) => {
        const parsed = parseInputs(calculator, inputs);
        if (parsed.problems) return;
        const texts = decodeLink(calculator, encodeLink(calculator, inputs));
        const json = Object.fromEntries(
          [...texts].map(([key, text]) => [key, isNumber(calculator, key) ? Number(text) : linked(text)]),
        );
        expect(parseInputs(calculator, json)).toEqual(parsed);
      }),
      { numRuns: RUNS },
    );
  });

  it("draws readable charts, and rows that add up as printed", () => {
    if (!view) return;
    const drawn = view;
    // Charts mostly draw points of a curve, which no output lists.
    const drawsOwn = tabsOf(drawn).map(({ label }) => label);
    fc.assert(
      fc.property(likely, (given) => {
        const parsed = parseInputs(calculator, given);
        if (parsed.problems) return;
        const { inputs } = parsed;
        const answered = answeredBy(calculator, inputs, testTools());
        if (!answered) return;
        const answer = { ...answered, format: FORMAT } as never;
        expect(viewFaults(drawn, answer, drawsOwn)).toEqual([]);
        expect(printedSumFaults(calculator, drawn, answer)).toEqual([]);
      }),
      { numRuns: PAGES },
    );
  });

  it("has a page without holes", () => {
    fc.assert(
      fc.property(likely, (inputs) => {
        const texts = Object.entries(inputs).map(([key, value]) => [
          key,
          fieldText(calculator.inputs[key], value as Json, FORMAT),
        ]);
        const html = renderToString(
          <CalculatorPage
            calculator={calculator}
            view={{ ...view, calculator }}
            card={{
              id: collection,
              tool: meta.id,
              name: meta.name,
              purpose: meta.purpose,
              category: { name: "Science", path: "/science" },
            }}
            texts={Object.fromEntries(texts)}
          />,
        );
        expect(holes(visibleText(html))).toEqual([]);
      }),
      { numRuns: PAGES },
    );
  }, 60_000);

  it("can be drawn with extremely small and extremely large numbers", () => {
    for (const key of Object.keys(calculator.inputs).filter((one) => isNumber(calculator, one)))
      for (const number of EXTREMES)
        expect(drawings(calculator, view, { [key]: number }), `${key} = ${number}`).not.toMatch(/NaN|Infinity/);
  }, 60_000);
});

/** The HTML of all charts and sketches; empty if there is no answer. */
function drawings(calculator: AnyCalculator, view: AnyView | undefined, given: JsonObject): string {
  if (!view || parseInputs(calculator, { ...view.opening, ...given }).problems) return "";
  try {
    const drawn = new DrawnView(calculator, view, given);
    const charts = drawn.tabs.flatMap((tab) => drawn.charts(tab));
    return [
      ...charts.map((chart) => renderToString(<ChartFigure chart={chart} />)),
      view.Display ? drawn.html("Display") : "",
    ].join("");
  } catch (error) {
    if (error instanceof InputError) return "";
    throw error;
  }
}

function isNumber(calculator: AnyCalculator, key: string): boolean {
  return ["number", "integer", "money", "percent"].includes(calculator.inputs[key].type);
}

/** Lists and booleans in a link are JSON. */
function linked(text: string): Json {
  return /^(?:true|false|[[{])/.test(text) ? JSON.parse(text) : text;
}
