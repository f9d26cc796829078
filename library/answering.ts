/** Answers of one calculator, for all entries of the package. */
import { site } from "../site.config";
import { answer, prepare, type Question } from "../src/core/answer";
import type { AnyCalculator } from "../src/core/calculator";
import { formatFor } from "../src/core/home-currency";
import { linked } from "../src/core/linked-answer";
import type { CalculatorMeta } from "../src/core/meta";
import type { Json, JsonObject } from "../src/core/parse";
import { describeCalculator } from "../src/core/schema";
import { written } from "../src/core/written";
import type { Answer, Options, Schema, Target } from "./types";

export type Values = { readonly [key: string]: unknown };

/** A calculator with its name and its currency. */
export interface Named {
  readonly calculator: AnyCalculator;
  readonly meta: CalculatorMeta;
}

export async function answerWith(
  { calculator, meta }: Named,
  inputs: Values = {},
  { outputs, working = false, sources = false, currency }: Options = {},
  target?: Target,
): Promise<Answer<Values>> {
  const given = inputs as JsonObject;
  const question: Question = {
    inputs: given,
    ...(outputs && { outputs }),
    headline: true,
    working,
    sources,
    ...(target && { solve: target as Target & { target: Json } }),
  };
  await prepare(calculator, question);
  const tools = { format: formatFor(meta, calculator, given, currency), randomBytes };
  const result = written(calculator, answer(calculator, question, tools));
  // With `headline: true`, an answer always has one.
  return linked(result, site.url, { calculator, meta }, given, currency) as Answer<Values>;
}

export function describeWith({ calculator, meta }: Named): Schema {
  return describeCalculator(calculator, meta);
}

export function randomBytes(count: number): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(count));
}
