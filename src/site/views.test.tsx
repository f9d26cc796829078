/**
 * Every calculator's page, rendered to a string with many inputs: no exceptions and no holes such as NaN,
 * whatever was typed or linked.
 */
import fc, { type Arbitrary } from "fast-check";
import { renderToString } from "react-dom/server";
import { beforeAll, describe, expect, it } from "vitest";
import { loadCalculator } from "../calculators/catalog";
import { arbitraryInputs, likelyInputs } from "../core/arbitrary-inputs";
import type { AnyCalculator } from "../core/calculator";
import { isBy, limitsOf, resolve } from "../core/conditions";
import type { Evaluation } from "../core/evaluate";
import type { By, Field, Fields } from "../core/fields";
import { Format } from "../core/format";
import { decodeLink } from "../core/link";
import { type Json, type JsonObject, parseInputs } from "../core/parse";
import { workingOf } from "../core/steps";
import { answeredBy, holes, prepareChoices, testTools } from "../core/testing";
import { loadWorking } from "../core/working";
import { isUnit } from "../math/units/units";
import { ENTRIES } from "../testing-entries";
import { CalculatorPage } from "./calculator/CalculatorPage";
import { controlText, fieldText } from "./calculator/field-text";
import { answerTexts } from "./calculator/interpreter";
import { loadDeferred } from "./hydration/deferred-loaders";
import { type AnyView, loadTabs } from "./kit";
import { isTooLongToDraw } from "./kit/LongText";
import { prominenceOf } from "./kit/shown-output";
import { visibleText } from "./testing/draw-view";
import { printedSumFaults } from "./testing/printed-sums";
import { inputsOfModes, nameFaults, totalFaults } from "./testing/result-names";
import { sentenceFaults } from "./testing/sentence-faults";
import { viewFaults } from "./testing/view-faults";

const FORMAT = new Format();
const RUNS = Number(process.env.PROPERTY_RUNS ?? 12);
const views = import.meta.glob<AnyView>("../calculators/*/*/view.tsx", { import: "default" });
const validInputs = import.meta.glob<Arbitrary<JsonObject>>("../calculators/*/*/valid-inputs.ts", {
  import: "validInputs",
});
/** Charts, by tab, whose values are computed from the model and are not outputs themselves. */
const OWN_CHARTS: Readonly<Record<string, readonly string[]>> = {
  // Tax, insurance, PMI and HOA in one band.
  "financial/mortgage": ["Interest and principal"],
  "financial/refinance": ["Cost so far"],
  "financial/fha-loan": ["Insurance by year"],
  "financial/loan-eligibility": ["By property value"],
  "financial/staff-loan": ["Tax by year"],
  "financial/gold-loan": ["Loan by gold value"],
  "financial/rent-vs-buy": ["Unrecoverable costs"],
  // The tax at other incomes and with other deductions.
  "financial/income-tax": ["Marginal rate", "Break-even"],
  // In today's dollars; histories that no output lists; how many years the money lasts from each start.
  "investment/retirement": [
    "Range of outcomes",
    "Starting years",
    "Left by start",
    "Balance by age",
    "Growth",
    "Income",
  ],
  // The amounts earned and paid in so far.
  "investment/fd-rd": ["Growth"],
  "investment/nps": ["Corpus", "Asset mix"],
  // Hypothetical purchases.
  "investment/average-share-price": ["If you buy more"],
  // In inches and pounds for visitors who use them; the outputs are metric. The path to the adult height is
  // only drawn.
  "health/height": ["Growth chart", "Weight by age", "Length by age"],
  "health/body-fat": ["Fat and lean"],
  // A curve over all fuel economies, and the consumption of each tank.
  "conversions/fuel": ["What mpg hides", "Tank by tank"],
  // The standard atmosphere at all altitudes.
  "conversions/speed": ["Speed of sound"],
  // In hours; the outputs are in minutes.
  "dates/time": ["Day by day"],
  // The two calendars in all centuries.
  "dates/leap-year": ["Julian and Gregorian"],
  "education/percentage": ["Part and whole", "Before and after"],
  // The points of the curve.
  "education/quadratic": ["Graph"],
  // In the visitor's units, at times computed for the graph.
  "education/speed-distance-time": ["Distance over time"],
  // In cubic feet for visitors who use feet; the outputs are in cubic meters, too.
  "everyday/concrete": ["Bags or truck", "Mix"],
  // In pounds for visitors who use them; the outputs are in kilograms. What is burned beyond rest; the rule
  // of thumb next to the model.
  "health/bmr-tdee": ["Weight log", "Formulas"],
  "health/calorie-intake": ["Weight", "Fat and lean"],
  // In liters or fluid ounces; the outputs are in milliliters.
  "health/water-intake": ["Three references"],
};
/** Words for one direction, which a negative number would turn into nonsense: “Payment drops by −$50”. */
const ONE_WAY =
  /\b(?:drops?|falls?|rises?|grows?|ahead|behind|saved?|saves|savings?|shorter|longer|cheaper|sooner|later|gain(?:ed)?|profit|loss|lost|shortfall|surplus|extra|less|more|above|below|advantage|added|deficit)\b/i;

// The pages of tools are checked one by one in tools.test.tsx.
/** The length assumed for a text without a limit. */
const LONGEST = 1_000_000;
const entries = ENTRIES.filter(({ tools }) => !tools);

describe.each(entries)("the page of $id", ({ id, name, purpose, folder, category }) => {
  let calculator: AnyCalculator;
  let view: AnyView | undefined;
  let likely: Arbitrary<JsonObject>;
  beforeAll(async () => {
    calculator = await loadCalculator({ folder });
    view = await views[`../calculators/${folder}/view.tsx`]?.();
    const valid = (await validInputs[`../calculators/${folder}/valid-inputs.ts`]?.()) as typeof likely;
    likely = (valid ?? likelyInputs(calculator.inputs)).map((given) => JSON.parse(JSON.stringify(given)));
    await Promise.all([prepareChoices(calculator), loadDeferred(), loadTabs(view), loadWorking(calculator)]);
  });

  const page = (texts: Readonly<Record<string, string>>) =>
    renderToString(
      <CalculatorPage
        calculator={calculator}
        // Evaluated directly: there are no workers here.
        view={{ ...view, calculator }}
        card={{ id, name, purpose, category }}
        texts={texts}
      />,
    );

  it("includes the code for measured inputs and outputs only if it has any", () => {
    const outputs = Object.values<Field>(calculator.outputs);
    const shown = [...outputs, ...outputs.flatMap(({ columns }) => Object.values(columns ?? {}))];
    const unitsOf = (unit: Field["unit"]): string[] =>
      isBy(unit ?? "") ? casesOf(unit as By<string>).flatMap(unitsOf) : [(unit as string) ?? ""];
    const casesOf = ({ cases, otherwise }: By<string>) => [...Object.values(cases), otherwise];
    const isMeasured = ({ type, unit, unitKey }: Field) =>
      (type === "number" && !unitKey && unitsOf(unit).some(isUnit)) ||
      (type === "money" && unitsOf(unit).some((one) => isUnit(one.replace(/^\/ /, ""))));
    expect(view?.measured !== undefined).toBe(
      Object.values<Field>(calculator.inputs).some(isMeasured) || shown.some(({ measure }) => measure),
    );
  });

  it("includes the code for texts too long to render only if it accepts such texts", () => {
    const isLong = Object.values<Field>(calculator.inputs).some(
      (field) =>
        field.control === "multiline" &&
        isTooLongToDraw("a".repeat(Math.min(limitsOf(field, {}).max ?? LONGEST, LONGEST))),
    );
    expect(view?.longText !== undefined).toBe(isLong);
  });

  it("has no holes and no id twice, whatever was typed", () => {
    fc.assert(
      fc.property(arbitraryInputs(calculator.inputs), (inputs) => {
        const texts = Object.entries(inputs).map(([key, value]) => [
          key,
          fieldText(calculator.inputs[key], value as Json, FORMAT),
        ]);
        const html = page(Object.fromEntries(texts));
        expect(holes(visibleText(html))).toEqual([]);
        expect(idsIn(html)).toEqual([...new Set(idsIn(html))]);
      }),
      { numRuns: RUNS },
    );
  }, 120_000);

  it("shows parts and rows that add up as printed, and draws the values of the outputs", () => {
    const shown = { ...view, calculator };
    fc.assert(
      fc.property(likely, (given) => {
        const parsed = parseInputs(calculator, given);
        if (parsed.problems) return;
        const { inputs } = parsed;
        const { model, outputs } = answeredBy(calculator, inputs, testTools()) ?? {};
        if (outputs === undefined) return;
        const answer = { inputs, model, outputs, format: FORMAT } as never;
        expect(viewFaults(shown, answer, OWN_CHARTS[folder])).toEqual([]);
        expect(sentenceFaults(folder, calculator, shown, answer)).toEqual([]);
        expect(negativeFaults(calculator, { inputs, model, outputs })).toEqual([]);
        const parts = shown.parts?.(answer);
        expect(nameFaults(calculator, { inputs, model, outputs }, parts)).toEqual([]);
        expect(parts ? totalFaults(parts, workingOf(calculator, model, FORMAT), FORMAT) : []).toEqual([]);
        expect(printedSumFaults(calculator, shown, answer)).toEqual([]);
      }),
      { numRuns: 2 * RUNS },
    );
  }, 120_000);

  it("names no two results alike, in every mode", () => {
    for (const inputs of inputsOfModes(calculator)) {
      const answered = answeredBy(calculator, inputs, testTools());
      const written = (value: unknown) => (typeof value === "bigint" ? String(value) : value);
      if (answered)
        expect(
          nameFaults(calculator, answered, view?.parts?.({ ...answered, format: FORMAT } as never)),
          JSON.stringify(inputs, (_, value) => written(value)),
        ).toEqual([]);
    }
  });

  it("opens with the default if a link contains an invalid value", () => {
    const fields = Object.entries(calculator.inputs as Fields);
    const linked = (keys: readonly string[]) =>
      Object.fromEntries(decodeLink(calculator, `?${keys.map((key) => `${key}=no-such-value`).join("&")}`));
    expect(() => page(linked(fields.map(([key]) => key)))).not.toThrow();
    for (const [key, field] of fields) {
      if (field.type !== "choice" || field.when) continue;
      const texts = linked([key]);
      expect(() => page(texts), key).not.toThrow();
      const reading = answerTexts(calculator, texts, view?.opening ?? {}, FORMAT);
      expect(reading.problems.get(key), key).toMatch(/^[A-Z].*\.$/s);
      expect(Object.keys(field.options ?? {}), key).toContain(controlText(key, field, reading, FORMAT));
    }
  }, 60_000);
});

/** Negative results whose label says that they are not, and that have no second label. */
function negativeFaults(
  calculator: AnyCalculator,
  answered: Pick<Evaluation, "inputs" | "model" | "outputs">,
): string[] {
  return Object.entries<Field>(calculator.outputs).flatMap(([key, field]) => {
    if (prominenceOf(field, answered) === "elsewhere" || field.opposite !== undefined) return [];
    const label = resolve(field.label, answered.inputs);
    const value = answered.outputs[key];
    return ONE_WAY.test(label) && typeof value === "number" && value < 0 ? [`${label}: ${value}`] : [];
  });
}

function idsIn(html: string): string[] {
  return [...html.matchAll(/ id="([^"]+)"/g)].map(([, id = ""]) => id);
}

it("calls a negative result by its other name, and shows its size", async () => {
  const found = ENTRIES.find(({ folder }) => folder === "financial/rent-vs-buy");
  if (!found) return;
  const calculator = await loadCalculator(found);
  await prepareChoices(calculator);
  const shown = (horizonYears: string) =>
    visibleText(
      renderToString(<CalculatorPage calculator={calculator} view={undefined} card={found} texts={{ horizonYears }} />),
    );
  expect(shown("1")).toMatch(/Renter ahead by, in today’s dollars\s+\$[\d,]+/);
  expect(shown("1")).not.toContain("Buyer ahead by");
  expect(shown("30")).toMatch(/Buyer ahead by, in today’s dollars\s+\$[\d,]+/);
});
