/** The calculators as tools of an assistant, by the Model Context Protocol. */
import { McpServer } from "@modelcontextprotocol/server";
import { z } from "zod";
import packageJson from "../../../package.json" with { type: "json" };
import { findEntry, loadCalculator } from "../../calculators/catalog";
import { CURRENCIES } from "../../core/currency";
import type { Moment } from "../../core/fill";
import { describeCalculator, describeTool } from "../../core/schema";
import { linkedAnswer, linkedAnswerTo } from "../linked-answers";
import type { ProgramQuestion } from "../questions";
import { found, overview, readable, refusal, reply, unknownCalculator, usualOutputs } from "./replies";

const INSTRUCTIONS =
  "Calculators for money, health, dates, school, science and everyday math, with their sources. “ask” answers a question in one line. Otherwise find a calculator with “list”, read its inputs with “describe”, then use “calculate” or “solve”. Inputs that are left out have the defaults that “describe” gives; check that they fit the question. Give people the link: it opens the page with the same inputs.";

/** Any JSON: the calculator says what is wrong with it. A check of its own could be nested too deeply. */
const VALUE = z.unknown();

const calculator = z.string().describe("ID of the calculator, from “list”: mortgage-calculator");
const question = {
  calculator,
  inputs: z
    .record(z.string(), VALUE)
    .optional()
    .describe(
      'Inputs by name, from “describe”. Percentages are numbers of percent, dates YYYY-MM-DD. Up to three numbers may be ranges, {"range": [6.5, 7.5]}: outputs then have “low”, “high” and where these are.',
    ),
  outputs: z
    .array(z.string())
    .optional()
    .describe("Names of the outputs to return. If omitted, all that this answer has, except for tables."),
  working: z.boolean().optional().describe("Whether to return every step of the calculation."),
  currency: z
    .enum(CURRENCIES)
    .optional()
    .describe("Currency of the amounts in sentences and steps, if the calculator is not about one country."),
};

// Arguments that a tool does not take are refused: a misspelled “inputs” would be answered for the defaults.

/** Nothing is changed anywhere, and only this program is asked. */
const annotations = { readOnlyHint: true, destructiveHint: false, openWorldHint: false };

/** @param now the reader's date and time, which pages fill in */
export function createServer(now: () => Moment): McpServer {
  const server = new McpServer({ name: "reckoner", version: packageJson.version }, { instructions: INSTRUCTIONS });

  server.registerTool(
    "list",
    {
      title: "List calculators",
      description: "Finds calculators by what they answer. Without a query, lists all of them.",
      inputSchema: z.strictObject({
        query: z.string().max(200).optional().describe("What is wanted, in a few words: loan payment"),
      }),
      annotations,
    },
    ({ query }) => reply({ calculators: query === undefined ? overview() : found(query) }),
  );

  server.registerTool(
    "describe",
    {
      title: "Describe a calculator",
      description:
        "Describes the inputs of a calculator as a JSON Schema, with defaults and limits; x-outputs describes its outputs. A collection of tools lists its tools first: name one of them.",
      inputSchema: z.strictObject({
        calculator,
        tool: z.string().optional().describe("For a collection: ID of one of its tools"),
      }),
      annotations,
    },
    async ({ calculator: id, tool }) => {
      const entry = findEntry(id);
      if (!entry) return unknownCalculator(id);
      const { name, tools } = entry;
      if (!tools) return reply(describeCalculator(await loadCalculator(entry), entry));
      if (tool === undefined)
        return reply({ calculator: id, name, tools: tools.map(({ id, purpose }) => `${id}: ${purpose}`) });
      if (!tools.some((one) => one.id === tool))
        return refusal([{ field: "tool", message: `Choose one of ${tools.map(({ id }) => id).join(", ")}.` }]);
      return reply(describeTool(await loadCalculator(entry), entry, tool));
    },
  );

  server.registerTool(
    "calculate",
    {
      title: "Calculate",
      description:
        "Answers with a calculator: the answer as a sentence, its outputs, notices, the dated figures it relies on with their sources, and a link to the page with the same inputs.",
      inputSchema: z.strictObject(question),
      annotations,
    },
    ({ calculator: id, ...asked }, { mcpReq }) => answered(id, asked as ProgramQuestion, mcpReq.signal),
  );

  server.registerTool(
    "solve",
    {
      title: "Solve for an input",
      description:
        "Finds the value of one input at which an output reaches a target, such as the home price for a monthly payment. “describe” marks both with x-solvable. Answers like “calculate”, with that value.",
      inputSchema: z.strictObject({
        ...question,
        for: z.string().describe("Name of the input that is wanted"),
        output: z.string().describe("Name of the output that should reach the target"),
        target: z.union([z.number(), z.string(), z.boolean()]).describe("What the output should be"),
      }),
      annotations,
    },
    ({ calculator: id, for: input, output, target, ...asked }, { mcpReq }) =>
      answered(id, { ...asked, solve: { for: input, output, target } } as ProgramQuestion, mcpReq.signal),
  );

  server.registerTool(
    "ask",
    {
      title: "Ask in words",
      description:
        "Answers a question in one line, such as “mortgage 350k at 6.25% for 30 years”, “15% of 80” or “days until December 25”. It never guesses: “reading” says what was understood, “assumed” what was assumed, and a question with a word or figure that is not understood gets no answer.",
      inputSchema: z.strictObject({ question: z.string().describe("The question, with its figures and their units") }),
      annotations,
    },
    async ({ question }, { mcpReq }) => {
      await new Promise(setImmediate);
      mcpReq.signal.throwIfAborted();
      const answer = await linkedAnswerTo(question, now().date, usualOutputs);
      return "errors" in answer ? refusal(answer.errors) : reply(readable(answer, undefined));
    },
  );

  return server;

  async function answered(id: string, asked: ProgramQuestion, signal: AbortSignal) {
    const entry = findEntry(id);
    if (!entry) return unknownCalculator(id);
    // Lets the cancellation of a request that waits behind others be read first.
    await new Promise(setImmediate);
    signal.throwIfAborted();
    const named = asked.outputs && [...asked.outputs, "notices"];
    const answer = await linkedAnswer(
      entry,
      { ...asked, ...(named && { outputs: named }), sources: true },
      { now: now(), usualOutputs },
    );
    return "errors" in answer ? refusal(answer.errors) : reply(readable(answer, asked.outputs));
  }
}
