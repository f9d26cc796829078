/** `calc batch`: one JSON object a line in, one a line out, in the same order. Nothing stops the run. */
import type { Readable, Writable } from "node:stream";
import { findEntry, loadCalculator } from "../calculators/catalog";
import type { Question } from "../core/answer";
import type { AnyCalculator } from "../core/calculator";
import { answerInTime } from "./isolated";

/** Answers are written in pieces of about this many characters. */
const PIECE = 1 << 16;

export async function runBatch(input: Readable, output: Writable): Promise<number> {
  const loaded = new Map<string, AnyCalculator>();
  let rest = "";
  let piece = "";
  const flush = async (): Promise<void> => {
    const ready = output.write(piece);
    piece = "";
    if (!ready) await new Promise((resolve) => output.once("drain", resolve));
  };
  input.setEncoding("utf8");
  for await (const chunk of input) {
    const lines = (rest + chunk).split("\n");
    rest = lines.pop() as string;
    for (const line of lines) {
      if (line.trim() === "") continue;
      piece += `${await answerLine(line, loaded)}\n`;
      if (piece.length > PIECE) await flush();
    }
    // Whoever waits for an answer before asking on gets it now.
    if (piece) await flush();
  }
  if (rest.trim() !== "") piece += `${await answerLine(rest, loaded)}\n`;
  if (piece) await flush();
  return 0;
}

type BatchLine = Question & { readonly calculator?: unknown };

function answerLine(line: string, loaded: Map<string, AnyCalculator>): string | Promise<string> {
  let question: BatchLine;
  try {
    question = JSON.parse(line);
  } catch {
    return failure("This line is not JSON.");
  }
  const fault = formFault(question);
  if (fault) return failure(fault);
  const id = String(question.calculator);
  const known = loaded.get(id);
  if (known) return reply(known, question);
  const entry = findEntry(id);
  if (!entry) return failure(`There is no calculator “${id}”.`);
  return loadCalculator(entry).then((calculator) => {
    loaded.set(id, calculator);
    return reply(calculator, question);
  });
}

function reply(calculator: AnyCalculator, question: Question): string | Promise<string> {
  try {
    const answer = answerInTime(calculator, question);
    return answer instanceof Promise ? answer.then(JSON.stringify, defect) : JSON.stringify(answer);
  } catch (error) {
    return defect(error);
  }
}

/** A defect of one calculator must not take the answers to the other lines with it. */
function defect(error: unknown): string {
  return failure(`The calculator failed: ${error instanceof Error ? error.message : String(error)}`);
}

function formFault(line: BatchLine): string | undefined {
  if (!isObject(line)) return "A line must be a JSON object.";
  if (typeof line.calculator !== "string") return "A line must name its “calculator”.";
  if (line.inputs !== undefined && !isObject(line.inputs)) return "“inputs” must be a JSON object.";
  if (
    line.outputs !== undefined &&
    !(Array.isArray(line.outputs) && line.outputs.every((key) => typeof key === "string"))
  )
    return "“outputs” must be a list of names.";
  if (line.working !== undefined && typeof line.working !== "boolean")
    return "“working” must be true or false.";
  if (
    line.solve !== undefined &&
    !(isObject(line.solve) && typeof line.solve.for === "string" && typeof line.solve.output === "string")
  )
    return "“solve” must have “for”, “output” and “target”.";
  return undefined;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function failure(message: string): string {
  return JSON.stringify({ errors: [{ field: "", message }] });
}
