/** The description of `calc serve` for tools that read OpenAPI 3.1, from the contract of the calculators. */
import packageJson from "../../../package.json" with { type: "json" };
import { CATEGORIES, loadCalculator } from "../../calculators/catalog";
import { CURRENCIES } from "../../core/currency";
import { type Field, isNumeric } from "../../core/fields";
import type { Json, JsonObject } from "../../core/parse";
import { describeCalculator } from "../../core/schema";

const text = { type: "string" };
const flag = (description: string) => ({ type: "boolean", default: false, description });

const SHARED = {
  Problem: {
    type: "object",
    properties: {
      field: { ...text, description: "Name of the input at fault; empty if no single input is." },
      message: { ...text, description: "What is wrong and what is allowed." },
    },
    required: ["field", "message"],
  },
  Failure: {
    type: "object",
    properties: { errors: { type: "array", items: ref("Problem"), minItems: 1 } },
    required: ["errors"],
  },
  Step: {
    type: "object",
    properties: { label: text, expression: text, value: text },
    required: ["label", "expression", "value"],
  },
  Range: {
    type: "object",
    description: "The lowest and the highest value of an input. Up to three inputs can be ranges.",
    properties: { range: { type: "array", items: { type: "number" }, minItems: 2, maxItems: 2 } },
    required: ["range"],
    additionalProperties: false,
  },
  RangedOutputs: {
    type: "object",
    description:
      "Of an answer to inputs with ranges: an output that changes has its lowest and highest value and where they are, or the values that were found.",
    additionalProperties: {
      anyOf: [
        { type: "object", properties: { low: {}, high: {}, at: { type: "object" } }, required: ["low", "high", "at"] },
        { type: "object", properties: { values: { type: "array" } }, required: ["values"] },
        { type: ["string", "number", "boolean", "array", "null"] },
      ],
    },
  },
  DatedSource: {
    type: "object",
    description: "A figure that a law, an authority or a market sets for a period.",
    properties: {
      label: text,
      text,
      from: { type: ["string", "null"], description: "First day in effect; null if it is long-standing." },
      until: { type: ["string", "null"], description: "Last day in effect; null if it applies until further notice." },
      status: { enum: ["in-effect", "carried-over", "before-first"] },
      source: { type: "object", properties: { title: text, url: text }, required: ["title"] },
      note: text,
      unconfirmed: text,
    },
    required: ["label", "text", "from", "until", "status", "source"],
  },
};

const OPTIONS = {
  outputs: {
    type: "array",
    items: text,
    description: "Names of the outputs to return; all of them if omitted. Tables that are not named are not computed.",
  },
  working: flag("Whether to return every step of the calculation."),
  sources: flag("Whether to return the dated figures that the answer relies on."),
  currency: { enum: CURRENCIES, description: "Currency of the amounts in sentences and steps." },
};

/** Returns the whole document. It loads every calculator. */
export async function openApi(): Promise<object> {
  const paths: Record<string, object> = {
    "/calculators": { get: { summary: "Every calculator", operationId: "list", responses: { 200: json({}) } } },
  };
  paths["/ask"] = { post: askOperation() };
  const schemas: Record<string, object> = { ...SHARED };
  for (const entry of CATEGORIES.flatMap(({ calculators }) => calculators)) {
    const { id, name, purpose } = entry;
    const { inputs, outputs } = schemasOf(id, describeCalculator(await loadCalculator(entry), entry));
    Object.assign(schemas, { [`${id}.inputs`]: inputs, [`${id}.outputs`]: outputs, [`${id}.answer`]: answerOf(id) });
    const asked = { inputs: ref(`${id}.inputs`), ...OPTIONS };
    paths[`/calculators/${id}`] = {
      get: {
        summary: `Describe: ${name}`,
        operationId: `${id}.describe`,
        responses: { 200: json({ type: "object" }) },
      },
      post: operation(`${id}.calculate`, name, purpose, id, asked, []),
    };
    const target = { for: text, output: text, target: { type: ["number", "string", "boolean"] } };
    paths[`/calculators/${id}/solve`] = {
      post: operation(
        `${id}.solve`,
        `${name}: solve for an input`,
        "Finds the value of the input “for” at which the output “output” reaches “target”.",
        id,
        { ...target, ...asked },
        Object.keys(target),
      ),
    };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Reckoner",
      version: packageJson.version,
      description: packageJson.description,
      license: { name: packageJson.license, identifier: packageJson.license },
    },
    paths,
    components: { schemas },
  };
}

/** Answers to a request that is no question. */
const REFUSALS = {
  400: json(ref("Failure"), "The request is not a question"),
  413: json(ref("Failure"), "The request is too long"),
  415: json(ref("Failure"), "The body is not sent as application/json"),
  429: json(ref("Failure"), "Too many requests"),
};

function operation(
  operationId: string,
  summary: string,
  description: string,
  id: string,
  properties: object,
  required: readonly string[],
) {
  return {
    operationId,
    summary,
    description,
    requestBody: {
      content: {
        "application/json": { schema: { type: "object", properties, required, additionalProperties: false } },
      },
    },
    responses: {
      200: json(ref(`${id}.answer`)),
      ...REFUSALS,
      422: json(ref("Failure"), "An input is invalid, or there is no answer"),
    },
  };
}

/** A question in words may go to any calculator, so its outputs have no schema of their own. */
function askOperation() {
  const properties = {
    question: { ...text, description: "One line with all figures and their units: “15% of 80”." },
    asOf: { ...text, format: "date", description: "The date of the question; today if omitted." },
  };
  const answer = {
    type: "object",
    properties: {
      calculator: { ...text, description: "ID of the calculator that answers." },
      inputs: { type: "object", description: "What the question set, and the conventions that filled in the rest." },
      headline: { ...text, description: "The answer as a sentence." },
      reading: { ...text, description: "What was understood, in words." },
      assumed: { ...text, description: "What was assumed, in words; empty if nothing was." },
      outputs: { type: "object" },
      link: { ...text, description: "Address of the page with the same inputs filled in." },
    },
    required: ["calculator", "inputs", "headline", "reading", "assumed", "outputs", "link"],
  };
  return {
    summary: "Ask in words",
    description: "Answers a question whose words and figures are all understood, and refuses every other.",
    operationId: "ask",
    requestBody: {
      required: true,
      content: {
        "application/json": {
          schema: { type: "object", properties, required: ["question"], additionalProperties: false },
        },
      },
    },
    responses: {
      200: json(answer),
      ...REFUSALS,
      422: json(ref("Failure"), "The question is not understood"),
    },
  };
}

/** The inputs and outputs as parts of the document, where references start at its root. */
function schemasOf(id: string, { $schema, $id, "x-outputs": outputs, ...inputs }: JsonObject) {
  const name = `#/components/schemas/${id}.inputs/$defs/`;
  const text = JSON.stringify({ ...inputs, properties: orRanges(inputs.properties as JsonObject) });
  return { inputs: JSON.parse(text.replaceAll('"$ref":"#/$defs/', `"$ref":"${name}`)), outputs };
}

/** A range may stand for each number, which limits of numbers in other parts of the schema leave alone. */
function orRanges(properties: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(properties).map(([key, schema]) => {
      const { "x-type": type, title } = schema as JsonObject;
      return [
        key,
        isNumeric({ type } as Field)
          ? { ...(title !== undefined && { title }), anyOf: [schema as Json, ref("Range")] }
          : schema,
      ];
    }),
  );
}

function answerOf(id: string) {
  return {
    type: "object",
    properties: {
      solved: {
        type: "object",
        properties: { input: text, value: { type: ["number", "string"] } },
        required: ["input", "value"],
      },
      headline: { ...text, description: "The answer as a sentence." },
      outputs: { anyOf: [ref(`${id}.outputs`), ref("RangedOutputs")] },
      ranges: { type: "object", description: "The inputs that were ranges, each with its lowest and highest value." },
      working: { type: "array", items: ref("Step") },
      sources: { type: "array", items: ref("DatedSource") },
      link: { ...text, description: "Address of the page with the same inputs filled in." },
    },
    required: ["headline", "outputs", "link"],
  };
}

function ref(name: string) {
  return { $ref: `#/components/schemas/${name}` };
}

function json(schema: object, description = "The answer") {
  return { description, content: { "application/json": { schema } } };
}
