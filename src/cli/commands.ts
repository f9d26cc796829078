import { stderr, stdout } from "node:process";
import { CATEGORIES } from "../calculators/catalog";
import type { Answer, Question } from "../core/answer";
import type { AnyCalculator, Notice, Problem, Step, Tools } from "../core/calculator";
import { isCurrency } from "../core/currency";
import type { Field, Fields } from "../core/fields";
import { Format } from "../core/format";
import { homeCurrencyFor } from "../core/home-currency";
import type { CalculatorMeta } from "../core/meta";
import { type Json, type JsonObject, parseInputs, type Values } from "../core/parse";
import { splitRanges } from "../core/range";
import { rangedText } from "../core/ranged-text";
import { readInputsFully } from "../core/read-inputs";
import { describeCalculator } from "../core/schema";
import { choicesIn } from "./choices";
import { answerInTime } from "./isolated";
import { calculatorNamed, type Options, readOptions, UsageError } from "./options";
import { dayFault } from "./questions";
import { today } from "./today";
import { toolsFor } from "./tools";

/** `calc <id> --key value …` */
export async function runAnswer(id: string, words: readonly string[]): Promise<number> {
  const { calculator, entry } = await calculatorNamed(id);
  const options = readOptions(words, ["json", "working"]);
  const { inputs, tools, problems } = await questionFrom(calculator, entry, options.values);
  return print(calculator, tools, options, { inputs, working: options.flags.has("working") }, problems);
}

/** `calc ask "question"` */
export async function runAsk(words: readonly string[]): Promise<number> {
  const start = words.findIndex((word) => word.startsWith("--"));
  const [asked, options] = start < 0 ? [words, []] : [words.slice(0, start), words.slice(start)];
  const question = asked.join(" ");
  if (question.trim() === "") throw new UsageError('“calc ask” needs a question, such as "15% of 80".');
  const { flags, values } = readOptions(options, ["json"]);
  for (const key of values.keys()) if (key !== "asOf") throw new UsageError(`“calc ask” has no option --${key}.`);
  const asOf = values.get("asOf");
  const fault = dayFault(asOf);
  if (fault) throw new UsageError(fault);
  // The forms of all questions take a third of a command's time, and only this one needs them.
  const { answerQuestion } = await import("./asked");
  const result = await answerQuestion(question, asOf ?? today());
  if (flags.has("json")) stdout.write(`${JSON.stringify(result, null, 2)}\n`);
  else if ("errors" in result) for (const { message } of result.errors) stderr.write(`${message}\n`);
  else {
    const { headline, reading, assumed, path } = result;
    stdout.write([headline, reading, ...(assumed ? [`Assumed: ${assumed}`] : []), path, ""].join("\n"));
  }
  return "errors" in result ? 1 : 0;
}

/** `calc solve <id> --for input --output output --target value …` */
export async function runSolve([id, ...words]: readonly string[]): Promise<number> {
  const { calculator, entry } = await calculatorNamed(id);
  const { flags, values } = readOptions(words, ["json", "working"]);
  const texts = new Map(values);
  const [input, output, target] = ["for", "output", "target"].map((name) => {
    const value = texts.get(name);
    if (value === undefined) throw new UsageError(`“calc solve” needs --${name}.`);
    texts.delete(name);
    return value;
  }) as [string, string, string];
  const field: Field | undefined = calculator.outputs[output];
  const wanted = field ? (await readInputsFully({ target: field }, { target }, {})).json.target : target;
  const { inputs, tools, problems } = await questionFrom(calculator, entry, texts);
  return print(
    calculator,
    tools,
    { flags, values: texts },
    {
      inputs,
      working: flags.has("working"),
      solve: { for: input, output, target: wanted as Json },
    },
    problems,
  );
}

/** `calc list` */
export async function runList(words: readonly string[]): Promise<number> {
  const { flags } = readOptions(words, ["json"]);
  const rows = await Promise.all(
    CATEGORIES.flatMap((category) =>
      category.calculators.map(async ({ id, name, keywords }) => ({
        id,
        name,
        category: category.name,
        keywords,
        tools: toolsOf((await calculatorNamed(id)).calculator),
      })),
    ),
  );
  if (flags.has("json")) {
    stdout.write(`${JSON.stringify(rows, null, 2)}\n`);
    return 0;
  }
  const width = Math.max(...rows.map((row) => row.id.length));
  for (const row of rows) stdout.write(`${row.id.padEnd(width)}  ${row.name} (${row.category})\n`);
  return 0;
}

/** The questions that a calculator answers: the values of its `tool` or `mode` input. */
function toolsOf(calculator: AnyCalculator): string[] {
  const chooser: Field | undefined = calculator.inputs.tool ?? calculator.inputs.mode;
  return Object.keys(chooser?.options ?? {});
}

/** `calc describe <id>` */
export async function runDescribe([id, ...words]: readonly string[]): Promise<number> {
  const { calculator, entry } = await calculatorNamed(id);
  readOptions(words, []);
  stdout.write(`${JSON.stringify(describeCalculator(calculator, entry), null, 2)}\n`);
  return 0;
}

/** Reads the texts of options as the page reads those of its fields. */
export async function questionFrom(
  calculator: AnyCalculator,
  entry: CalculatorMeta,
  values: ReadonlyMap<string, string>,
) {
  const fields: Fields = calculator.inputs;
  const { texts, refused } = await choicesIn(fields, Object.fromEntries(values));
  const { homeCurrency, usualCurrency } = entry;
  const home = homeCurrencyFor(homeCurrency, calculator, texts);
  const { grouping } = new Format(home ?? usualCurrency);
  const { json, given, interpretations, others, refusals, currency } = await readInputsFully(fields, texts, {
    today: today(),
    grouping,
    ...(home !== undefined && { currency: home }),
  });
  for (const key of given)
    if (values.has(key)) throw new UsageError(`Another option already sets --${key}, with its unit. Leave one out.`);
  for (const [key, text] of values) if (!Object.hasOwn(fields, key)) json[key] = text;
  for (const [key, other] of others)
    if (!refusals.has(key))
      stderr.write(
        `--${key}: “${texts[key]}” was read as ${interpretations.get(key)}. The other reading is “${other}”.\n`,
      );
  const problems = [...refused, ...refusals].map(([field, message]) => ({ field, message }));
  return {
    inputs: json as JsonObject,
    tools: toolsFor(entry, calculator, json, isCurrency(currency) ? currency : undefined),
    problems,
  };
}

/** @param unread problems of texts that could not be read, which are clearer than those of their values */
async function print(
  calculator: AnyCalculator,
  tools: Tools,
  { flags }: Options,
  question: Question,
  unread: readonly Problem[],
): Promise<number> {
  const result = withProblems(await answerInTime(calculator, question, tools), unread);
  if (flags.has("json")) stdout.write(`${JSON.stringify(result, null, 2)}\n`);
  else if ("errors" in result) printErrors(result.errors);
  else printOutputs(calculator, result, tools.format, inputsOf(calculator, question, result.solved));
  return "errors" in result ? 1 : 0;
}

function withProblems(result: Answer, unread: readonly Problem[]): Answer {
  if (unread.length === 0) return result;
  const errors = "errors" in result ? result.errors : [];
  return { errors: [...unread, ...errors.filter(({ field }) => !unread.some((one) => one.field === field))] };
}

/** All inputs, including the one found by “solve”, because units and labels of outputs may depend on them. */
function inputsOf(
  calculator: AnyCalculator,
  { inputs }: Question,
  solved: { readonly input: string; readonly value: Json } | undefined,
): Values {
  const found = solved && { [solved.input]: solved.value };
  const given = { ...inputs, ...found };
  const parsed = parseInputs(calculator, splitRanges(calculator, given, new Format())?.middle ?? given);
  return parsed.problems ? {} : parsed.inputs;
}

function printErrors(errors: readonly Problem[]): void {
  for (const { field, message } of errors) stderr.write(field ? `--${field}: ${message}\n` : `${message}\n`);
}

function printOutputs(
  calculator: AnyCalculator,
  result: Exclude<Answer, { errors: readonly Problem[] }>,
  format: Format,
  inputs: Values,
): void {
  const lines: string[] = [];
  if (result.solved) lines.push(`${result.solved.input} = ${result.solved.value}`, "");
  const tables: string[] = [];
  for (const [key, field] of Object.entries(calculator.outputs as Record<string, Field>)) {
    const value = result.outputs[key];
    if (value === undefined) continue;
    if (field.type === "table")
      tables.push(...tableLines(key, field, value as Record<string, unknown>[], format, inputs));
    else if (value !== null) lines.push(`${key.padEnd(28)} ${rangedText(field, value, inputs, format)}`);
  }
  const notices = result.outputs.notices as readonly Notice[];
  const steps = result.working?.flatMap(stepLines) ?? [];
  stdout.write(
    [
      ...lines,
      ...tables,
      ...(notices.length > 0 ? ["", ...notices.map((notice) => `Note: ${notice.message}`)] : []),
      ...(steps.length > 0 ? ["", "Working", ...steps] : []),
      "",
    ].join("\n"),
  );
}

function tableLines(
  key: string,
  field: Field,
  rows: readonly Record<string, unknown>[],
  format: Format,
  inputs: Values,
): string[] {
  if (rows.length === 0) return [];
  const columns = Object.entries(field.columns ?? {});
  const cells = [
    columns.map(([name]) => name),
    ...rows.map((row) => columns.map(([name, column]) => format.value(column, row[name], inputs, row))),
  ];
  const widths = columns.map((_, i) => Math.max(...cells.map((row) => (row[i] as string).length)));
  return ["", key, ...cells.map((row) => row.map((cell, i) => cell.padStart(widths[i] as number)).join("  "))];
}

function stepLines({ label, expression, value }: Step): string[] {
  return [`  ${label}`, `    ${expression} = ${value}`];
}
