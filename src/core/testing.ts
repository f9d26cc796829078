/** For tests only: asks a calculator, and finds where one breaks the contract. */
import { parseIsoDate } from "../math/dates/civil";
import { answer, prepare } from "./answer";
import type { AnyCalculator, Headline, Problem, Tools } from "./calculator";
import { headlineFaults } from "./check-headline";
import { checkWorking } from "./check-working";
import { exampleBytes } from "./draws";
import { evaluate, NO_TOOLS } from "./evaluate";
import type { Field, Fields } from "./fields";
import { Format } from "./format";
import { type JsonObject, parseInputs } from "./parse";

/** Every output for these inputs. @throws Error with the problems when the inputs are wrong */
// biome-ignore lint/suspicious/noExplicitAny: tests know the outputs they ask for
export function outputsOf(calculator: AnyCalculator, inputs: JsonObject = {}, tools?: Tools): any {
  const result = answer(calculator, { inputs }, tools);
  if ("errors" in result) throw new Error(JSON.stringify(result.errors));
  return result.outputs;
}

/** What is wrong with these inputs; empty when nothing is. */
export function problemsOf(calculator: AnyCalculator, inputs: JsonObject, tools?: Tools): readonly Problem[] {
  const result = answer(calculator, { inputs }, tools);
  return "errors" in result ? result.errors : [];
}

/** The model for these inputs. @throws Error with the problems when the inputs are wrong */
// biome-ignore lint/suspicious/noExplicitAny: tests know the model they ask for
export function modelOf(calculator: AnyCalculator, inputs: JsonObject = {}, tools: Tools = NO_TOOLS): any {
  const parsed = parseInputs(calculator, inputs, tools.format);
  if (parsed.problems) throw new Error(JSON.stringify(parsed.problems));
  return calculator.derive(parsed.inputs, tools);
}

/** The headline for these inputs. @throws Error with the problems when the inputs are wrong */
export function headlineOf(
  calculator: AnyCalculator,
  inputs: JsonObject = {},
  tools: Tools = NO_TOOLS,
): Headline {
  return calculator.headline(modelOf(calculator, inputs, tools), tools.format);
}

/** Tools with known bytes: random enough for a shape, the same every time. */
export function testTools(seed = 1): Tools {
  return { format: new Format(), randomBytes: exampleBytes(seed) };
}

/** Fetches what any choice or two choices together call for, so that the calculator can be asked without waiting. */
export async function prepareChoices(calculator: AnyCalculator): Promise<void> {
  await prepare(calculator, { working: true });
  if (!calculator.prepare) return;
  const choices = Object.entries(calculator.inputs as Fields).flatMap(([key, field]) =>
    Object.keys(field.options ?? {}).map((option) => ({ [key]: option })),
  );
  for (const [i, one] of choices.entries())
    for (const other of choices.slice(i)) {
      const pending = prepare(calculator, { inputs: { ...one, ...other } });
      if (pending) await pending;
    }
}

/**
 * Every way in which the answer to these inputs breaks the contract: a throw, an output that is missing, not
 * finite, of the wrong type or null without leave, an error without a field that exists or without a sentence, a
 * headline or working with a hole in it, a step of the working that does not come to its value, a figure in the headline that is no output. Empty for a sound calculator, whatever the inputs.
 */
export function contractFaults(
  calculator: AnyCalculator,
  inputs: JsonObject,
  tools: Tools = NO_TOOLS,
): string[] {
  try {
    const result = answer(calculator, { inputs, working: true }, tools);
    if ("errors" in result)
      return [...errorFaults(calculator, result.errors), ...lateFaults(calculator, inputs, tools)];
    const faults = outputFaults(calculator.outputs, result.outputs);
    if (faults.length > 0) return faults;
    return [
      ...noticeFaults(result.outputs),
      ...wordFaults(calculator, inputs, result.outputs, tools),
      ...checkWorking(result.working ?? []).faults.map((fault) => `working does not add up: ${fault}`),
      ...(result.working ?? []).flatMap((step, i) =>
        [step.label, step.expression, step.value].flatMap((text) => textFaults(`working ${i + 1}`, text)),
      ),
    ];
  } catch (error) {
    return [`threw ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`];
  }
}

function errorFaults(calculator: AnyCalculator, errors: readonly Problem[]): string[] {
  return errors.flatMap(({ field, message }) => [
    ...(field === "" || Object.hasOwn(calculator.inputs, field)
      ? []
      : [`error on “${field}”, no such input`]),
    ...(/^[\p{Lu}\p{Lt}“"$\d].{5,}[.!?”)]$/su.test(message) && !HOLES.test(unquoted(message))
      ? []
      : [`error on ${field} is not a sentence: ${message}`]),
  ]);
}

/** An output that is worked out late may not refuse late: a page reads it while it draws. */
function lateFaults(calculator: AnyCalculator, inputs: JsonObject, tools: Tools): string[] {
  const parsed = parseInputs(calculator, inputs);
  if (parsed.problems) return [];
  try {
    calculator.derive(parsed.inputs, tools);
    return ["derive took the inputs, and an output refused them"];
  } catch {
    return [];
  }
}

function outputFaults(fields: Fields, outputs: Readonly<Record<string, unknown>>, where = ""): string[] {
  return Object.entries(fields).flatMap(([key, field]) => valueFaults(where + key, field, outputs[key]));
}

function valueFaults(where: string, field: Field, value: unknown): string[] {
  const wrong = [`${where} is ${JSON.stringify(value) ?? String(value)}, not a ${field.type}`];
  if (value === undefined) return [`${where} is missing`];
  if (value === null) return field.optional ? [] : [`${where} is null and not optional`];
  switch (field.type) {
    case "money":
    case "percent":
    case "number":
      return Number.isFinite(value) ? [] : [`${where} is ${String(value)}`];
    case "integer":
      return Number.isInteger(value) ? [] : wrong;
    case "boolean":
      return typeof value === "boolean" ? [] : wrong;
    case "choice":
      return typeof value === "string" && Object.hasOwn(field.options ?? {}, value) ? [] : wrong;
    case "date":
      return typeof value === "string" && parseIsoDate(value) ? [] : wrong;
    case "table":
      if (!Array.isArray(value)) return wrong;
      return value.flatMap((row, i) => [
        ...outputFaults(field.columns ?? {}, row, `${where}[${i}].`),
        ...Object.keys(row)
          .filter((key) => !Object.hasOwn(field.columns ?? {}, key))
          .map((key) => `${where}[${i}] has an undeclared column ${key}`),
      ]);
    default:
      if (field.orNumber && typeof value === "number") return Number.isFinite(value) ? [] : wrong;
      return typeof value === "string" && value !== "" ? [] : wrong;
  }
}

function noticeFaults(outputs: Readonly<Record<string, unknown>>): string[] {
  const notices = outputs.notices as { code: string; message: string }[];
  return notices.flatMap(({ code, message }) => [
    ...(/^[a-z0-9]+(-[a-z0-9]+)*$/.test(code) ? [] : [`notice code “${code}”`]),
    ...textFaults(`notice ${code}`, message),
  ]);
}

function wordFaults(
  calculator: AnyCalculator,
  inputs: JsonObject,
  outputs: Readonly<Record<string, unknown>>,
  tools: Tools,
): string[] {
  const parsed = parseInputs(calculator, inputs);
  if (parsed.problems) return ["the same inputs were taken once and refused once"];
  // Random bytes would make another model.
  const headline = calculator.headline(evaluate(calculator, parsed.inputs, tools, []).model, tools.format);
  const { before = "", figure, after = "", label, text, items = [], second = "" } = headline;
  return [
    ...(calculator.draws || text !== undefined || items.length > 0
      ? []
      : headlineFaults(headline, outputs, parsed.inputs)),
    ...textFaults("headline label", label),
    // Where the answer is a text, that may be the reader's own, whatever it says.
    ...(text === undefined
      ? textFaults("headline figure", figure)
      : figure === ""
        ? ["headline figure is empty"]
        : []),
    ...items.flatMap((item) => textFaults("headline item", item)),
    ...holeFaults("headline", `${before} ${after} ${second}`),
  ];
}

/** A message without what it quotes: the user may have typed “NaN”. */
function unquoted(message: string): string {
  return message.replace(/“[^”]*”/g, "“”");
}

/** What a value that was never there looks like in a text. */
const HOLES = /\b(?:NaN|undefined|null|Infinity)\b|∞|\[object /;

/** The holes in a text, without what it quotes. */
export function holes(text: string): string[] {
  return [...unquoted(text).matchAll(new RegExp(HOLES, "g"))].map(([hole]) => hole);
}

function textFaults(where: string, text: unknown): string[] {
  if (typeof text !== "string" || text.trim() === "") return [`${where} is empty`];
  return holeFaults(where, text);
}

function holeFaults(where: string, text: string): string[] {
  return HOLES.test(unquoted(text)) ? [`${where} reads “${text}”`] : [];
}
