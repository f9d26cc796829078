/**
 * Type declarations of the entries, from the JSON Schemas that the calculators describe themselves with. They could be
 * emitted by the compiler, but would then drag along the types of every module behind a calculator, and say nothing
 * about units and limits. library.test.mjs compares them with the types that the compiler infers.
 */

/** The longest line that is not wrapped. */
const WIDTH = 110;

/** Choices with more options than this are listed by their codes alone. */
const FEW_OPTIONS = 24;

/** The declarations of one calculator. @param schema what `describe` returns */
export function entryDeclarations(schema) {
  const inputs = schema.properties;
  const outputs = schema["x-outputs"].properties;
  const solvable = keysWith(inputs, "x-solvable");
  const aims = keysWith(outputs, "x-solvable");
  return [
    'import type { Calculate, Schema, Solve } from "./types.js";',
    'export type * from "./types.js";',
    "",
    comment("", [`Inputs of the ${schema.title}. Those that are left out have their defaults.`]),
    `export interface Inputs {\n${members(inputs, inputDoc, (key, type) => `readonly ${key}?: ${type};`)}}`,
    "",
    comment("", [`Outputs of the ${schema.title}.`]),
    `export interface Outputs {\n${members(outputs, outputDoc, (key, type) => `readonly ${key}: ${type};`)}}`,
    "",
    comment("", ["The inputs that `solve` can find."]),
    `export type SolvableInput = ${union(solvable)};`,
    "",
    comment("", ["The outputs that `solve` can aim at."]),
    `export type SolvableOutput = ${union(aims)};`,
    "",
    comment("", ["Answers with the inputs given."]),
    "export declare const calculate: Calculate<Inputs, Outputs>;",
    "",
    comment("", [
      "Finds the value of one input at which an output reaches a target. If there are several, the one nearest to the value in `inputs` is returned; if there is none, `errors` says so.",
    ]),
    "export declare const solve: Solve<Inputs, Outputs, SolvableInput, SolvableOutput>;",
    "",
    comment("", ["Returns a JSON Schema of the inputs; `x-outputs` is that of the outputs."]),
    "export declare const describe: () => Schema;",
    "",
  ].join("\n");
}

/** The declarations of `Calculators`, which lists all entries. @param entries name of the entry by ID */
export function calculatorsDeclarations(entries) {
  const pairs = Object.entries(entries);
  return [
    ...pairs.map(([, entry]) => `import type * as ${variable(entry)} from "./${entry}.js";`),
    "",
    comment("", ["The inputs and outputs of every calculator, by ID."]),
    "export interface Calculators {",
    ...pairs.map(([id, entry]) => {
      const from = variable(entry);
      return `  readonly ${JSON.stringify(id)}: { readonly inputs: ${from}.Inputs; readonly outputs: ${from}.Outputs; readonly solvable: ${from}.SolvableInput; readonly aim: ${from}.SolvableOutput };`;
    }),
    "}",
    "",
  ].join("\n");
}

function variable(entry) {
  return entry.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
}

function keysWith(properties, keyword) {
  return Object.keys(properties).filter((key) => properties[key][keyword]);
}

function union(keys) {
  return keys.length > 0 ? keys.map((key) => JSON.stringify(key)).join(" | ") : "never";
}

function members(properties, docOf, declare, indent = "  ") {
  return Object.entries(properties)
    .map(
      ([key, schema]) =>
        `${comment(indent, docOf(schema))}\n${indent}${declare(propertyName(key), typeOf(schema, indent))}\n`,
    )
    .join("");
}

function propertyName(key) {
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : JSON.stringify(key);
}

const TYPES = { number: "number", integer: "number", string: "string", boolean: "boolean", null: "null" };

function typeOf({ type, enum: options, items }, indent) {
  if (options) return options.map((option) => JSON.stringify(option)).join(" | ");
  const types = [type].flat();
  if (types.includes("array")) return `readonly ${rowType(items, `${indent}  `)}[]`;
  return types.map((one) => TYPES[one]).join(" | ");
}

function rowType({ properties, required }, indent) {
  const declare = (key, type) => `readonly ${key}${required.includes(key.replaceAll('"', "")) ? "" : "?"}: ${type};`;
  return `{\n${members(properties, inputDoc, declare, indent)}${indent.slice(2)}}`;
}

/** What is allowed, and what happens if the input is left out. */
function inputDoc(schema) {
  const fallback = "default" in schema ? JSON.stringify(schema.default) : undefined;
  return [
    [naming(schema), limits(schema), moment(schema)].filter(Boolean).join(" "),
    choices(schema),
    use(schema),
    fallback !== undefined && fallback.length <= 80 && `@default ${fallback}`,
  ];
}

function outputDoc(schema) {
  return [naming(schema), choices(schema)];
}

/** `Interest rate (% / year). For an ARM, the starting rate.` */
function naming({ title, description, "x-unit": unit, "x-type": type }) {
  const measure = unit || { money: "money", percent: "%", date: "YYYY-MM-DD", time: "HH:MM" }[type];
  const shown = measure === "¤" ? "money" : measure;
  return `${title}${shown ? ` (${shown})` : ""}.${description ? ` ${sentence(description)}` : ""}`;
}

function sentence(text) {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

function limits(schema) {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, minLength, maxLength, minItems, maxItems } = schema;
  const parts = [
    minimum !== undefined && `at least ${shown(minimum)}`,
    exclusiveMinimum !== undefined && `more than ${shown(exclusiveMinimum)}`,
    maximum !== undefined && `at most ${shown(maximum)}`,
    exclusiveMaximum !== undefined && `less than ${shown(exclusiveMaximum)}`,
    minLength !== undefined && `at least ${minLength} characters`,
    maxLength !== undefined && `at most ${maxLength} characters`,
    minItems !== undefined && `at least ${minItems} rows`,
    maxItems !== undefined && `at most ${maxItems} rows`,
  ].filter(Boolean);
  const text = parts.join(" and ");
  return text && `${text[0].toUpperCase()}${text.slice(1)}.`;
}

/** `1,000,000,000,000`; very large and very small limits have a power of ten. */
function shown(limit) {
  const size = Math.abs(limit);
  return size >= 1e15 || (size > 0 && size < 1e-6)
    ? String(limit)
    : limit.toLocaleString("en-US", { maximumSignificantDigits: 6 });
}

/** The defaults of such inputs are examples: a program has no clock of its own. */
function moment({ "x-fill": fill }) {
  return typeof fill === "string" && /^(?:today|weekday|month|now)/.test(fill)
    ? "The default is a fixed example; pages fill in the current date or time."
    : "";
}

function choices({ "x-options": options = {} }) {
  const entries = Object.entries(options);
  const told = entries.filter(([code, label]) => label && label !== code);
  if (told.length === 0 || entries.length > FEW_OPTIONS) return "";
  return `${entries.map(([code, label]) => `\`${code}\`: ${label}`).join("; ")}.`;
}

/** `Only with mode “proportion”, unknown “a”, “b” or “c”.` */
function use({ "x-when": when }) {
  if (!when) return "";
  const conditions = [when].flat(3).map((condition) =>
    Object.entries(condition)
      .map(([key, values]) => `\`${key}\` ${[values].flat().map(plain).join(" or ")}`)
      .join(" and "),
  );
  return `Only with ${conditions.join("; or with ")}.`;
}

function plain(value) {
  return typeof value === "string" ? `“${value}”` : String(value);
}

/** A doc comment of one or more paragraphs; empty ones are left out. */
function comment(indent, paragraphs) {
  const texts = paragraphs.filter(Boolean).map((text) => text.replaceAll("*/", "* /").replace(/\s+/g, " "));
  const [only] = texts;
  if (texts.length === 1 && only.length + indent.length < WIDTH) return `${indent}/** ${only} */`;
  const lines = texts.flatMap((text, place) => [...(place > 0 ? [""] : []), ...wrapped(text)]);
  return [`${indent}/**`, ...lines.map((line) => `${indent} * ${line}`.trimEnd()), `${indent} */`].join("\n");
}

function wrapped(text) {
  const lines = [""];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last && last.length + word.length > WIDTH) lines.push(word);
    else lines[lines.length - 1] = last ? `${last} ${word}` : word;
  }
  return lines;
}
