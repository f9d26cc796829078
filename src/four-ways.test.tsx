// @vitest-environment happy-dom
/** The table of texts, typed in each of four ways: into a field, into a cell, after an option, and on a page. */
import { act } from "react";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { questionFrom } from "./cli/commands";
import { type AnyCalculator, defineCalculator } from "./core/calculator";
import * as fields from "./core/fields";
import { outputsOf } from "./core/outputs";
import { readInputsFully } from "./core/read-inputs";
import { Rational } from "./math/numbers/rational";
import { EXAMPLES, type Example } from "./reading/examples";
import { EVERY_GRAMMAR } from "./reading/grammars";
import { fetchGrammars } from "./site/calculator/grammar-loader";
import { fetchInterpreter } from "./site/calculator/interpreter-loader";
import { fetchLinks } from "./site/calculator/link-loader";
import { usePageState } from "./site/calculator/state/page-state";
import { pushEntry } from "./site/navigation/change-entries";
import { fetchLocation } from "./site/navigation/location-loader";
import { renderHook, settlePromises } from "./site/testing/render-hook";

const TODAY = "2026-11-27";
const DURATIONS: Readonly<Record<string, string>> = {
  ms: "ms",
  s: "s",
  min: "min",
  h: "h",
  d: "days",
  week: "weeks",
  month: "months",
  year: "years",
};

/** A field that says of itself what the example says; null for texts that are no field's own. */
function fieldOf({ kind, field, habits, reads }: Example): fields.Field | null {
  const given = field as Readonly<Record<string, unknown>>;
  const keys = Object.keys(given);
  const isUsual = !habits.decimalComma && !habits.dayFirst && (habits.today ?? TODAY) === TODAY;
  if (!isUsual) return null;
  switch (kind) {
    case "number":
      return keys.every((key) => key === "max" || key === "unit") ? fields.number("Value", given) : null;
    case "money":
      return given.currency === "USD" && !given.whole && !/ [A-Z]{3}$/.test(reads)
        ? fields.money("Value", typeof given.unit === "string" ? { unit: given.unit } : {})
        : null;
    case "percent":
      return fields.percent("Value", given);
    case "measure":
      // Fields of capacitances have a choice of the unit: F alone is a temperature.
      if (given.quantity === "capacitance") return null;
      return fields.number("Value", {
        unit: String(given.unit),
        ...(given.precious === true && { reads: { precious: true } }),
      });
    case "duration":
      return given.colon === undefined && DURATIONS[String(given.unit)]
        ? fields.number("Value", { unit: DURATIONS[String(given.unit)] as string })
        : null;
    case "time":
      return fields.time("Value");
    case "date":
    case "moment": {
      const { prefers } = given as { prefers?: "past" | "future" };
      const reads = prefers && (prefers === "past" || prefers === "future") ? { reads: { prefers } } : {};
      return kind === "date" ? fields.date("Value", reads) : fields.datetime("Value", reads);
    }
    default:
      return null;
  }
}

/** What a text is read as: a value, or the sentence that refuses it. */
type Outcome = { readonly value: unknown } | { readonly refusal: string };

function isRight(outcome: Outcome, reads: string): boolean {
  // What is quoted depends on what the whole field understands, and an example always follows.
  if ("refusal" in outcome) return reads.startsWith("!") && /such as|Write/.test(outcome.refusal);
  const { value } = outcome;
  if (typeof value === "string") return value === reads;
  const [, n, d = "1"] = /^(-?[\d.]+(?:e[+-]?\d+)?)(?:\/(\d+))?$/.exec(reads) ?? [];
  if (n === undefined || typeof value !== "number") return false;
  const wanted = (Rational.fromDecimal(n) as Rational).divide(Rational.fromDecimal(d) as Rational).toNumber();
  return Math.abs(value - wanted) <= 1e-12 * Math.max(1, Math.abs(wanted));
}

const CONTEXT = { today: TODAY, grouping: "thousands", currency: "USD" } as const;
const ENTRY = {
  id: "sample",
  name: "Sample",
  purpose: "",
  keywords: [],
  usualCurrency: "USD",
  homeCurrency: "USD",
} as never;

function calculatorWith(value: fields.Field): AnyCalculator {
  return defineCalculator({
    inputs: { value: { ...value, default: null } as never },
    outputs: { same: outputsOf<{ same: number }>().number("Same", { value: () => 0 }) },
    derive: () => ({ same: 0 }),
    headline: () => ({ label: "Same", figure: "0" }),
    working: () => [],
  }) as AnyCalculator;
}

const WAYS: Readonly<Record<string, (text: string, field: fields.Field) => Promise<Outcome>>> = {
  async "a field"(text, field) {
    const { json, refusals } = await readInputsFully({ value: field }, { value: text }, CONTEXT);
    const refusal = refusals.get("value");
    return refusal === undefined ? { value: json.value } : { refusal };
  },
  async "a cell of a list"(text, field) {
    const rows = fields.list("Rows", { default: [], row: { label: "Row" }, columns: { value: field as never } });
    const typed = JSON.stringify([{ value: text }]);
    const { json, refusals } = await readInputsFully({ rows }, { rows: typed }, CONTEXT);
    const refusal = refusals.get("rows");
    return refusal === undefined ? { value: (json.rows as { value: unknown }[])[0]?.value } : { refusal };
  },
  async "an option of the command line"(text, field) {
    const { inputs, problems } = await questionFrom(calculatorWith(field), ENTRY, new Map([["value", text]]));
    const [problem] = problems;
    return problem ? { refusal: problem.message } : { value: inputs.value };
  },
  async "a page"(text, field) {
    const calculator = calculatorWith(field);
    const hook = renderHook(() => usePageState("sample", calculator, undefined, { homeCurrency: "USD" }), {});
    await settlePromises();
    act(() => hook.result.setText("value", text));
    act(() => hook.result.endTyping());
    await settlePromises();
    const { json, problems } = hook.result.state;
    const refusal = problems.get("value");
    const outcome = refusal === undefined ? { value: json.value } : { refusal };
    hook.unmount();
    return outcome;
  },
};

beforeAll(async () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 27, 12), toFake: ["Date"] });
  localStorage.clear();
  pushEntry("/sample");
  await Promise.all([fetchInterpreter(), fetchLinks(), fetchLocation(), fetchGrammars(EVERY_GRAMMAR)]);
});
afterAll(() => {
  vi.useRealTimers();
});

const cases = EXAMPLES.flatMap((example) => {
  const field = fieldOf(example);
  return field ? [{ ...example, typedInto: field }] : [];
});
const groups = new Map<string, typeof cases>();
for (const one of cases) {
  const name = `${one.source}: ${one.kind}`;
  groups.set(name, [...(groups.get(name) ?? []), one]);
}

describe.each(Object.keys(WAYS))("texts typed into %s", (way) => {
  it.each([...groups.keys()])("%s", async (name) => {
    const wrong: string[] = [];
    for (const { text, reads, typedInto } of groups.get(name) ?? []) {
      const outcome = await (WAYS[way] as (typeof WAYS)[string])(text, typedInto);
      if (!isRight(outcome, reads)) wrong.push(`${text}: ${JSON.stringify(outcome)} for ${reads}`);
    }
    expect(wrong).toEqual([]);
  });
});

it("four hundred texts are typed in each way", () => {
  expect(cases.length).toBeGreaterThanOrEqual(400);
});
