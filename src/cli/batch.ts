/**
 * `calc batch`: reads one JSON object per line and writes one per line in the same order. Errors don't stop the run.
 */
import type { Readable, Writable } from "node:stream";
import { findEntry, loadCalculator } from "../calculators/catalog";
import { answer, prepare } from "../core/answer";
import type { AnyCalculator, Tools } from "../core/calculator";
import { written } from "../core/written";
import { answerInTime } from "./isolated";
import { linesOf } from "./lines";
import { dayFault, formFault, isObject, type ProgramQuestion } from "./questions";
import { today } from "./today";
import { toolsFor } from "./tools";
import { within } from "./within";

/** Answers are written in pieces of about this many characters. */
const PIECE = 1 << 16;

/** Default time limit for a line, in milliseconds. */
const LINE_LIMIT = 10_000;

export interface BatchOptions {
  /** Time limit for a line, in milliseconds. */
  readonly lineLimit?: number;
  /** Returns a function that loads the calculator with this ID, or null if there is none. */
  readonly find?: (id: string) => (() => Promise<AnyCalculator>) | null;
}

export async function runBatch(input: Readable, output: Writable, options: BatchOptions = {}): Promise<number> {
  const batch = new Batch(options);
  let piece = "";
  const flush = async (): Promise<void> => {
    const ready = output.write(piece);
    piece = "";
    if (!ready) await new Promise((resolve) => output.once("drain", resolve));
  };
  for await (const lines of linesOf(input)) {
    for (let from = 0; from < lines.length; ) {
      const answers = batch.answerSome(lines, from);
      from += answers.length;
      if (answers.length > 0) piece += `${answers.join("\n")}\n`;
      if (piece.length > PIECE) await flush();
      if (from < lines.length) {
        piece += `${await batch.answerAlone(lines[from++] as string)}\n`;
        if (piece.length > PIECE) await flush();
      }
    }
    // Flush now, because the client may wait for an answer before sending the next line.
    if (piece) await flush();
  }
  return 0;
}

type BatchLine = ProgramQuestion & {
  readonly calculator?: unknown;
  readonly ask?: unknown;
  readonly asOf?: unknown;
};

/** Answers lines; the calculation for each has `lineLimit`, for questions in words too. */
class Batch {
  readonly #loaded = new Map<
    string,
    { readonly calculator: AnyCalculator; readonly toolsFor: (question: ProgramQuestion) => Tools }
  >();
  readonly #limit: number;
  readonly #find: NonNullable<BatchOptions["find"]>;

  constructor({ lineLimit = LINE_LIMIT, find = findNamed }: BatchOptions) {
    this.#limit = lineLimit;
    this.#find = find;
  }

  /**
   * Answers consecutive lines until one needs something loaded, for about a tenth of the limit, all under one watchdog:
   * a watchdog for each line would take longer than its answer. A line that is stopped has had at least nine tenths of
   * the limit.
   */
  answerSome(lines: readonly (string | null)[], from: number): string[] {
    const answers: string[] = [];
    const end = performance.now() + this.#limit / 10;
    const finished = within(this.#limit, () => {
      for (let i = from; i < lines.length; i++) {
        const answer = this.#answerNow(lines[i] as string | null);
        if (answer === null) return true;
        answers.push(answer);
        if (performance.now() > end) return true;
      }
      return true;
    });
    if (!finished) answers.push(failure(`This line took longer than ${this.#limit / 1000} seconds and was stopped.`));
    return answers;
  }

  /** Answers a line that needs something loaded or has its own watchdog. */
  async answerAlone(line: string): Promise<string> {
    const { calculator, ask, asOf, ...question }: BatchLine = JSON.parse(line);
    if (ask !== undefined) return this.#asked(String(ask), asOf === undefined ? today() : String(asOf));
    const id = String(calculator);
    try {
      const known = this.#loaded.get(id);
      const load = this.#find(id);
      if (!known && load) await this.#load(id, load);
      else if (!known) return failure(`There is no calculator “${id}”.`);
      else if (known.calculator.isolated)
        return JSON.stringify(await answerInTime(known.calculator, question, known.toolsFor(question)));
      else await prepare(known.calculator, question);
    } catch (error) {
      return defect(error);
    }
    return this.answerSome([line], 0)[0] ?? this.answerAlone(line);
  }

  async #asked(question: string, asOf: string): Promise<string> {
    try {
      const { answerQuestion } = await import("./asked");
      return JSON.stringify(await answerQuestion(question, asOf, { limit: this.#limit }));
    } catch (error) {
      return defect(error);
    }
  }

  async #load(id: string, load: () => Promise<AnyCalculator>): Promise<void> {
    const entry = findEntry(id);
    const calculator = await load();
    // Most calculators have one currency for all inputs, so one set of tools serves all lines.
    const usual = toolsFor(entry, calculator);
    const varies = typeof entry?.homeCurrency === "object";
    this.#loaded.set(id, {
      calculator,
      toolsFor: ({ inputs, currency }) => (varies || currency ? toolsFor(entry, calculator, inputs, currency) : usual),
    });
  }

  /** Returns null if the answer has to wait. */
  #answerNow(line: string | null): string | null {
    if (line === null) return failure("This line is not in UTF-8.");
    let question: BatchLine;
    try {
      question = JSON.parse(line);
    } catch {
      return failure("This line is not JSON.");
    }
    const fault = lineFault(question);
    if (fault) return failure(fault);
    if (question.ask !== undefined) return null;
    const id = String(question.calculator);
    const known = this.#loaded.get(id);
    if (!known) return null;
    const { calculator } = known;
    try {
      if (calculator.isolated || prepare(calculator, question)) return null;
      return JSON.stringify(written(calculator, answer(calculator, question, known.toolsFor(question))));
    } catch (error) {
      return defect(error);
    }
  }
}

function findNamed(id: string): (() => Promise<AnyCalculator>) | null {
  const entry = findEntry(id);
  return entry ? () => loadCalculator(entry) : null;
}

/** Reports a defect of a calculator as a failure of its line, so that other lines are still answered. */
function defect(error: unknown): string {
  return failure(`The calculator failed: ${error instanceof Error ? error.message : String(error)}`);
}

function lineFault(line: BatchLine): string | undefined {
  if (!isObject(line)) return "A line must be a JSON object.";
  if (line.ask !== undefined) return askFault(line);
  if (typeof line.calculator !== "string") return "A line must name its “calculator”, or “ask” a question.";
  return formFault(line);
}

function askFault({ ask, asOf }: BatchLine): string | undefined {
  if (typeof ask !== "string") return "“ask” must be a text.";
  return dayFault(asOf);
}

function failure(message: string): string {
  return JSON.stringify({ errors: [{ field: "", message }] });
}
