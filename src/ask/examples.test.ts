/** 832 questions with the inputs that they mean, and 227 sentences of everyday text with figures that are no questions. */
import { beforeAll, expect, test } from "vitest";
import { ASKABLES } from "../calculators/askables";
import { loadCalculator } from "../calculators/catalog";
import type { JsonObject } from "../core/parse";
import { CURRENCY_CODES } from "../data/currencies";
import { loadUnits } from "../reading/units";
import { ask, type Host } from "./ask";
import EXAMPLES from "./examples.jsonl?raw";
import SENTENCES from "./sentences.txt?raw";

interface Example {
  readonly calculator: string;
  readonly ask: string;
  readonly inputs: JsonObject;
}

let host: Host;

beforeAll(async () => {
  let byte = 0;
  host = {
    habits: { today: "2026-11-27" },
    units: await loadUnits(),
    codes: CURRENCY_CODES,
    randomBytes: (count) =>
      new Uint8Array(count).map(() => {
        byte = (5 * byte + 3) % 256;
        return byte;
      }),
    within: (_, work) => work(),
    load: loadCalculator,
  };
}, 120_000);

const examples = EXAMPLES.trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Example);

const calculators = [...new Set(examples.map(({ calculator }) => calculator))].map(
  (id) => [id, examples.filter(({ calculator }) => calculator === id)] as const,
);

test.each(calculators)("%s is asked in many ways", { timeout: 120_000 }, async (id, asked) => {
  for (const { ask: question, inputs } of asked) {
    const result = await ask(question, ASKABLES, host);
    const answer = "refusal" in result ? result.refusal : { calculator: result.askable.id, inputs: result.inputs };
    expect.soft(answer, question).toEqual({ calculator: id, inputs });
  }
});

test("sentences with figures that are no questions have no answer", { timeout: 120_000 }, async () => {
  const sentences = SENTENCES.trim().split("\n");
  expect(sentences.length).toBeGreaterThan(200);
  for (const sentence of sentences) {
    const result = await ask(sentence, ASKABLES, host);
    expect.soft("refusal" in result ? "" : `${result.askable.id} ${JSON.stringify(result.inputs)}`, sentence).toBe("");
  }
});
