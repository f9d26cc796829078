/** For tests only: runs calculators and checks that they keep the contract. */
import { parseIsoDate } from "../math/dates/iso-date";
import { type Answer, answer, prepare } from "./answer";
import { type AnyCalculator, type Headline, InputError, type Problem, type Tools } from "./calculator";
import { headlineFaults } from "./check-headline";
import { unclosedDates } from "./check-sentences";
import { checkWorking } from "./check-working";
import { readsOf } from "./conditions";
import { exampleBytes } from "./draws";
import { type Evaluation, evaluate, NO_TOOLS, outputKeys } from "./evaluate";
import type { Field, Fields } from "./fields";
import { Format } from "./format";
import { type JsonObject, parseInputs, type Values } from "./parse";
import { HYPHEN_SIGN } from "./signs";
import { workingOf } from "./steps";

/**
 * All outputs for these inputs, each computed when it is read: most tests read few, and schedules take long.
 *
 * @throws Error that lists the problems if the inputs are invalid
 */
// biome-ignore lint/suspicious/noExplicitAny: tests know the outputs they ask for
export function outputsOf(calculator: AnyCalculator, inputs: JsonObject = {}, tools: Tools = NO_TOOLS): any {
  const parsed = parseInputs(calculator, inputs, tools.format);
  const evaluation = parsed.problems ? null : answeredBy(calculator, parsed.inputs, tools);
  if (evaluation) {
    const { outputs } = evaluation;
    // Unlike those of an evaluation, they are the object's own, so that it can be spread and compared.
    const lazy = (key: string) => [key, { enumerable: true, get: () => outputs[key] }] as const;
    return Object.defineProperties({}, Object.fromEntries(outputKeys(calculator).map(lazy)));
  }
  const result = answer(calculator, { inputs }, tools);
  if ("errors" in result) throw new Error(JSON.stringify(result.errors));
  return result.outputs;
}

/** The problems with these inputs; empty if there are none. */
export function problemsOf(calculator: AnyCalculator, inputs: JsonObject, tools?: Tools): readonly Problem[] {
  const result = answer(calculator, { inputs }, tools);
  return "errors" in result ? result.errors : [];
}

/** The model for these inputs. @throws Error that lists the problems if the inputs are invalid */
// biome-ignore lint/suspicious/noExplicitAny: tests know the model they ask for
export function modelOf(calculator: AnyCalculator, inputs: JsonObject = {}, tools: Tools = NO_TOOLS): any {
  const parsed = parseInputs(calculator, inputs, tools.format);
  if (parsed.problems) throw new Error(JSON.stringify(parsed.problems));
  return calculator.derive(parsed.inputs, tools);
}

/** Model and outputs for parsed inputs, or null if the calculator rejects them. */
export function answeredBy(calculator: AnyCalculator, inputs: Values, tools: Tools): Evaluation | null {
  try {
    return evaluate(calculator, inputs, tools);
  } catch (error) {
    if (error instanceof InputError) return null;
    throw error;
  }
}

/** The headline for these inputs. @throws Error that lists the problems if the inputs are invalid */
export function headlineOf(calculator: AnyCalculator, inputs: JsonObject = {}, tools: Tools = NO_TOOLS): Headline {
  return calculator.headline(modelOf(calculator, inputs, tools), tools.format);
}

/** The headline as one sentence: `The total is **25.5 hours**`. */
export function headlineText(calculator: AnyCalculator, inputs?: JsonObject, tools?: Tools): string {
  const { before, figure, after } = headlineOf(calculator, inputs, tools);
  return [before, `**${figure}**`, after].filter(Boolean).join(" ");
}

/** The working, one line per step: `Difference: 94,500 − 2,700 = 91,800 s`. */
export function workingLines(calculator: AnyCalculator, inputs?: JsonObject, tools: Tools = NO_TOOLS): string[] {
  return workingOf(calculator, modelOf(calculator, inputs, tools), tools.format).map(
    ({ label, expression, value }) => `${label}: ${expression} = ${value}`,
  );
}

/** Tools with fixed bytes that look random but are the same every time. */
export function testTools(seed = 1): Tools {
  return { format: new Format(), randomBytes: exampleBytes(seed) };
}

/**
 * Loads the working and everything that minimum values, single choices and pairs of choices need, so that the
 * calculator can be called without waiting.
 */
export async function prepareChoices(calculator: AnyCalculator): Promise<void> {
  await prepare(calculator, { working: true });
  if (!calculator.prepare) return;
  const fields = Object.entries(calculator.inputs as Fields);
  for (const [key, { min }] of fields)
    if (typeof min === "number") await prepare(calculator, { inputs: { [key]: min } });
  // Words may need a grammar.
  for (const [key, { type }] of fields) if (type === "text") await prepare(calculator, { inputs: { [key]: "1 to 2" } });
  // Units of numbers need no data.
  const choices = fields
    .filter(([, { units }]) => !units)
    .flatMap(([key, field]) => Object.keys(field.options ?? {}).map((option) => ({ [key]: option })));
  for (const [i, one] of choices.entries())
    for (const other of choices.slice(i)) {
      const pending = prepare(calculator, { inputs: { ...one, ...other } });
      if (pending) await pending;
    }
}

/** An answer and all its contract violations. */
export interface Judgment {
  readonly faults: readonly string[];
  /** Null if the calculator threw. */
  readonly answer: Answer | null;
  /** Number of steps of the working that are arithmetic and could be evaluated. */
  readonly evaluatedSteps: number;
}

/**
 * All contract violations in the answer to these inputs: an exception; an output that is missing, not finite, of the
 * wrong type, or null without being optional; an error without an existing field or a proper sentence; a headline or
 * working with a hole in it; a step of the working that does not equal its value; or a figure in the headline that is
 * not an output. Empty for a sound calculator, whatever the inputs.
 */
export function contractFaults(
  calculator: AnyCalculator,
  inputs: JsonObject,
  tools: Tools = NO_TOOLS,
): readonly string[] {
  return judge(calculator, inputs, tools).faults;
}

/** What a judgment is about: everything, or without what takes most of the time. */
type Extent = "all" | "no tables or working";

/** Evaluates the calculator once, and returns the answer with the same faults as `contractFaults`. */
export function judge(
  calculator: AnyCalculator,
  inputs: JsonObject,
  tools: Tools = NO_TOOLS,
  extent: Extent = "all",
): Judgment {
  try {
    const parsed = parseInputs(calculator, inputs, tools.format);
    const evaluation = parsed.problems ?? evaluateOrRefuse(calculator, parsed.inputs, tools);
    if (!("model" in evaluation))
      return { faults: errorFaults(calculator, evaluation), answer: { errors: evaluation }, evaluatedSteps: 0 };
    return judgeEvaluation(calculator, evaluation, tools, extent);
  } catch (error) {
    const faults = [`threw ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`];
    return { faults, answer: null, evaluatedSteps: 0 };
  }
}

/** Model and outputs for parsed inputs, or the problems if the calculator rejects them. */
function evaluateOrRefuse(calculator: AnyCalculator, inputs: Values, tools: Tools): Evaluation | readonly Problem[] {
  try {
    return evaluate(calculator, inputs, tools);
  } catch (error) {
    if (error instanceof InputError) return error.problems;
    throw error;
  }
}

function judgeEvaluation(
  calculator: AnyCalculator,
  { inputs, model, outputs: read }: Evaluation,
  { format }: Tools,
  extent: Extent,
): Judgment {
  const keys = outputKeys(calculator);
  const single = keys.filter((key) => calculator.outputs[key]?.type !== "table");
  const select = (some: readonly string[]) => Object.fromEntries(some.map((key) => [key, read[key]]));
  let outputs: Record<string, unknown>;
  try {
    outputs = select(extent === "all" ? keys : single);
  } catch (error) {
    // A page reads outputs while rendering.
    if (!(error instanceof InputError)) throw error;
    const faults = ["derive accepted the inputs, but an output rejected them"];
    return { faults, answer: { errors: error.problems }, evaluatedSteps: 0 };
  }
  const wrong = outputFaults(calculator.outputs, outputs, extent);
  if (wrong.length > 0) return { faults: wrong, answer: { outputs }, evaluatedSteps: 0 };
  const headline = calculator.headline(model, format);
  // A table may have thousands of cells, and few headlines are about one of them.
  const figureFaults = () =>
    headlineFaults(headline, select(single), inputs).length > 0 ? headlineFaults(headline, select(keys), inputs) : [];
  const working = extent === "all" ? workingOf(calculator, model, format) : [];
  const { faults, evaluated } = checkWorking(working);
  return {
    faults: [
      ...noticeFaults(outputs),
      ...wordFaults(headline, inputs),
      ...(calculator.draws || headline.text !== undefined || headline.items?.length ? [] : figureFaults()),
      ...faults.map((fault) => `working does not add up: ${fault}`),
      ...working.flatMap((step, i) =>
        [step.label, step.expression, step.value].flatMap((text) => [
          ...textFaults(`working ${i + 1}`, text),
          ...unclosedDates(text),
        ]),
      ),
    ],
    answer: { outputs, working },
    evaluatedSteps: evaluated,
  };
}

function errorFaults(calculator: AnyCalculator, errors: readonly Problem[]): string[] {
  return errors.flatMap(({ field, message }) => [
    ...(field === "" || Object.hasOwn(calculator.inputs, field) ? [] : [`error on “${field}”, no such input`]),
    ...(/^[\p{Lu}\p{Lt}“"$\d].{5,}[.!?”)]$/su.test(message) && unquoted(message).search(HOLES) < 0
      ? []
      : [`error on ${field} is not a sentence: ${message}`]),
    ...unclosedDates(message),
  ]);
}

/** An answer can have thousands of cells, so the location is described only if there is a fault. */
function outputFaults(fields: Fields, outputs: Readonly<Record<string, unknown>>, extent: Extent = "all"): string[] {
  const faults: string[] = [];
  for (const key of Object.keys(fields)) {
    if (extent !== "all" && fields[key]?.type === "table") continue;
    for (const fault of valueFaults(fields[key] as Field, outputs[key])) faults.push(key + fault);
  }
  return faults;
}

const SOUND: readonly string[] = [];

/** Each fault is written to follow the name: ` is missing`, `[3].balance is null and not optional`. */
function valueFaults(field: Field, value: unknown): readonly string[] {
  const wrongUnless = (right: boolean) =>
    right ? SOUND : [` is ${JSON.stringify(value) ?? String(value)}, not a ${field.type}`];
  const finiteOnly = () => (Number.isFinite(value) ? SOUND : [` is ${String(value)}`]);
  if (value === undefined) return [" is missing"];
  if (value === null) return field.optional ? SOUND : [" is null and not optional"];
  switch (field.type) {
    case "money":
    case "percent":
    case "number":
      return finiteOnly();
    case "integer":
      return wrongUnless(Number.isInteger(value));
    case "boolean":
      return wrongUnless(typeof value === "boolean");
    case "choice":
      return wrongUnless(typeof value === "string" && Object.hasOwn(field.options ?? {}, value));
    case "date":
      return wrongUnless(typeof value === "string" && parseIsoDate(value) !== null);
    case "table":
      return Array.isArray(value) ? rowFaults(field.columns ?? {}, value) : wrongUnless(false);
    default:
      if (readsOf(field).orNumber && typeof value === "number") return finiteOnly();
      return wrongUnless(typeof value === "string" && value !== "");
  }
}

function rowFaults(columns: Fields, rows: readonly Readonly<Record<string, unknown>>[]): string[] {
  const faults: string[] = [];
  for (const [i, row] of rows.entries()) {
    for (const fault of outputFaults(columns, row)) faults.push(`[${i}].${fault}`);
    for (const key in row) if (!Object.hasOwn(columns, key)) faults.push(`[${i}] has an undeclared column ${key}`);
  }
  return faults;
}

function noticeFaults(outputs: Readonly<Record<string, unknown>>): string[] {
  const notices = outputs.notices as { code: string; message: string }[];
  return notices.flatMap(({ code, message }) => [
    ...(/^[a-z0-9]+(-[a-z0-9]+)*$/.test(code) ? [] : [`notice code “${code}”`]),
    ...textFaults(`notice ${code}`, message),
    ...unclosedDates(message),
  ]);
}

function wordFaults(
  { before = "", figure, after = "", label, text, items = [], second = "" }: Headline,
  inputs: Values,
): string[] {
  // A drawn figure may be items of the visitor's own list.
  const own = Object.values(inputs).flatMap((value) => (typeof value === "string" ? value.split(/[\n,;]+/) : []));
  const without = (drawn: string) =>
    own.reduce((rest, item) => (item.trim() ? rest.replaceAll(item.trim(), "…") : rest), drawn);
  return [
    ...textFaults("headline label", label),
    // An answer that is text may repeat the user's own text, which can contain anything.
    ...(text === undefined
      ? textFaults("headline figure", without(figure))
      : figure === ""
        ? ["headline figure is empty"]
        : []),
    ...items.flatMap((item) => textFaults("headline item", without(item))),
    ...holeFaults("headline", `${before} ${after} ${second}`),
    ...[before, figure, after, second].flatMap(unclosedDates),
  ];
}

/** A message without its quotations, because the user may have typed “NaN”. */
function unquoted(message: string): string {
  return message.replace(/“[^”]*”/g, "“”");
}

/** What a missing or invalid value looks like in text. R∞ is the Rydberg constant. */
const HOLES = /\b(?:NaN|undefined|null|Infinity)\b|(?<!R)∞|\[object /g;

/** The holes in a text, and hyphens where a minus sign belongs, ignoring quotations. */
export function holes(text: string): string[] {
  return [HOLES, HYPHEN_SIGN].flatMap((pattern) => unquoted(text).match(pattern) ?? []);
}

function textFaults(where: string, text: unknown): string[] {
  if (typeof text !== "string" || text.trim() === "") return [`${where} is empty`];
  return holeFaults(where, text);
}

function holeFaults(where: string, text: string): string[] {
  return holes(text).length > 0 ? [`${where} reads “${text}”`] : [];
}

/** Every property of a field. A property that is added to `Field` has to be added here, or this does not compile. */
const FIELD_PROPERTIES: Readonly<Record<Exclude<keyof Field, symbol>, true>> = {
  type: true,
  label: true,
  noun: true,
  opposite: true,
  note: true,
  place: true,
  when: true,
  shown: true,
  unit: true,
  optional: true,
  messages: true,
  default: true,
  fill: true,
  min: true,
  max: true,
  above: true,
  below: true,
  step: true,
  reads: true,
  solve: true,
  privacy: true,
  control: true,
  digits: true,
  written: true,
  better: true,
  measure: true,
  shownIn: true,
  options: true,
  units: true,
  unitKey: true,
  columns: true,
  row: true,
  sumOf: true,
  runningTotalOf: true,
};

/**
 * Properties that are not part of the notation, as `key.property`: nothing reads them. The compiler accepts them where
 * a field is built by a spread.
 */
export function unknownProperties(fields: Fields): string[] {
  return Object.entries(fields).flatMap(([key, field]) => [
    ...Object.keys(field)
      .filter((property) => !Object.hasOwn(FIELD_PROPERTIES, property) && property !== "value")
      .map((property) => `${key}.${property}`),
    ...unknownProperties(field.columns ?? {}).map((property) => `${key}.${property}`),
  ]);
}
