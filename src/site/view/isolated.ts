/**
 * A calculator whose work can run away, as its page asks it: computed in a worker that is stopped when its time is
 * over. The view says so with
 *
 *     import address from "./name.worker.ts?worker&url";
 *     export const page = isolated(model, address);
 *     export default defineView(model, { calculator: page, … });
 *
 * and `name.worker.ts` calls `serveIsolated(model, self)`. The answer that the page opens with is computed in place,
 * or given as it is, so that the page need not carry what computes it.
 */
import { useSyncExternalStore } from "react";
import {
  type AnyCalculator,
  InputError,
  type Isolation,
  type Problem,
  type Tools,
} from "../../core/calculator";
import type { Asked, Told } from "../../core/isolated";
import { parseInputs, type Values } from "../../core/parse";
import { startWorker } from "./worker";

/** Work that is still going on after this long gives way to the next question. */
const PATIENCE = 120;
/** Before this, nobody needs to be told that work is going on. */
const UNNOTICED = 300;
/** An answer that is on its way when the time is over still counts. */
const GRACE = 20;

interface Question {
  readonly inputs: Values;
  readonly answered: Promise<void>;
  readonly settle: () => void;
  readonly fail: (error: Error) => void;
}

interface Running extends Question {
  readonly id: number;
  /** On the clock of the page; undefined until the work has begun. */
  begun?: number;
  /** Stopped after so many milliseconds: the worker is asked for what can be said nonetheless. */
  after?: number;
  readonly found: unknown[];
  readonly timers: ReturnType<typeof setTimeout>[];
}

interface Outcome {
  readonly inputs: Values;
  readonly outputs?: Values | undefined;
  readonly problems?: readonly Problem[];
  /** Stopped after so many milliseconds; the outputs go as far as they go. */
  readonly after?: number | undefined;
}

/** One worker, one question at a time; the newest question is the next, those between are forgotten. */
export class Workshop {
  #worker: Worker | undefined;
  #running: Running | undefined;
  #next: Question | undefined;
  #outcome: Outcome | undefined;
  #noticed = false;
  #lastId = 0;
  readonly #listeners = new Set<() => void>();

  constructor(
    readonly isolation: Isolation<Values>,
    readonly start: () => Worker,
  ) {}

  /** How the last question ended, if it was this one. */
  outcomeOf(inputs: Values): Outcome | undefined {
    return this.#outcome && isSame(this.#outcome.inputs, inputs) ? this.#outcome : undefined;
  }

  /** Resolves when the question is answered; a question that a newer one overtakes never is. */
  ask(inputs: Values): Promise<void> {
    for (const one of [this.#next, this.#running]) if (one && isSame(one.inputs, inputs)) return one.answered;
    this.#next = question(inputs);
    const { answered } = this.#next;
    if (!this.#running) this.#run();
    else if (this.#running.begun !== undefined && this.#running.after === undefined) {
      const over = this.#running.begun + PATIENCE - performance.now();
      this.#running.timers.push(setTimeout(() => this.#next && this.#discard(), Math.max(0, over)));
    }
    return answered;
  }

  /** Has the worker ready before it is needed. */
  readonly warm = (): void => {
    this.#worker ??= this.#hire();
  };

  /** Stops the work, as if its time were over. */
  readonly stop = (): void => {
    const running = this.#running;
    if (running?.begun === undefined) return;
    this.#stopped(running, Math.round(performance.now() - running.begun));
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Whether work has been going on for long enough to be told. */
  readonly isNoticed = (): boolean => this.#noticed;

  #notice(noticed: boolean): void {
    if (this.#noticed === noticed) return;
    this.#noticed = noticed;
    for (const listener of this.#listeners) listener();
  }

  #hire(): Worker {
    const worker = this.start();
    worker.addEventListener("message", ({ data }: MessageEvent<Told>) => this.#hear(data));
    worker.addEventListener("error", (event) => {
      event.preventDefault();
      this.#dismiss();
      this.#end()?.fail(new Error(event.message || "the worker cannot be had"));
      this.#run();
    });
    return worker;
  }

  #dismiss(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
  }

  #run(): void {
    const question = this.#next;
    if (!question) return;
    this.#next = undefined;
    this.#running = {
      ...question,
      id: ++this.#lastId,
      found: [],
      timers: [setTimeout(() => this.#notice(true), UNNOTICED)],
    };
    this.warm();
    this.#worker?.postMessage({ id: this.#lastId, inputs: question.inputs } satisfies Asked);
  }

  #hear(told: Told): void {
    const running = this.#running;
    if (!running || told.id !== running.id) return;
    if ("begun" in told) {
      running.begun = performance.now();
      const limit = this.isolation.limit(running.inputs);
      running.timers.push(setTimeout(() => this.#stopped(running, limit), limit + GRACE));
      if (this.#next) running.timers.push(setTimeout(() => this.#discard(), PATIENCE));
    } else if ("found" in told) running.found.push(...told.found);
    else if ("defect" in told) {
      this.#end()?.fail(new Error(told.defect));
      this.#run();
    } else {
      const { inputs, after } = running;
      this.#finish(
        "outputs" in told ? { inputs, after, outputs: told.outputs } : { inputs, problems: told.problems },
      );
    }
  }

  #stopped(running: Running, after: number): void {
    if (running !== this.#running || running.after !== undefined) return;
    this.#replace();
    const { inputs, found, id } = running;
    if (this.#next || !this.isolation.partial) this.#finish({ inputs, after });
    else {
      running.after = after;
      this.#worker?.postMessage({ id, inputs, stopped: { after, found } } satisfies Asked);
    }
  }

  #finish(outcome: Outcome): void {
    this.#outcome = outcome;
    this.#end()?.settle();
    this.#run();
  }

  /** Nobody waits for this answer any more. */
  #discard(): void {
    this.#replace();
    this.#end();
    this.#run();
  }

  /** The next worker is called at once, so that it is there by the next question. */
  #replace(): void {
    this.#dismiss();
    this.warm();
  }

  #end(): Running | undefined {
    const running = this.#running;
    this.#running = undefined;
    for (const timer of running?.timers ?? []) clearTimeout(timer);
    if (!this.#next) this.#notice(false);
    return running;
  }
}

function question(inputs: Values): Question {
  let settle = () => {};
  let fail: (error: Error) => void = () => {};
  const answered = new Promise<void>((resolve, reject) => {
    settle = resolve;
    fail = reject;
  });
  return { inputs, answered, settle, fail };
}

function isSame(a: Values, b: Values): boolean {
  return Object.keys(a).every((key) => {
    const [one, other] = [a[key], b[key]];
    return one === other || (typeof one === "object" && JSON.stringify(one) === JSON.stringify(other));
  });
}

/** The calculator with its worker: `calculator` goes into the view, the rest to its displays. */
export interface Isolated {
  readonly calculator: AnyCalculator;
  /** Has the worker ready, for the time when a field is entered. */
  readonly warm: () => void;
  /** Stops the work that is going on. */
  readonly stop: () => void;
  /** Whether work has been going on for a while. */
  readonly useIsWorking: () => boolean;
}

/**
 * @param opening outputs of the answer that the page opens with, which is the one to the definition's defaults; they
 * are computed in place where they are not given
 */
export function isolated(calculator: AnyCalculator, address: string, opening?: Values): Isolated {
  const { isolated: isolation } = calculator;
  if (!isolation) throw new Error(`${calculator.id} says no time limit`);
  const workshop = new Workshop(isolation, () => startWorker(address));
  const { inputs: first } = parseInputs(calculator, {}) as { inputs: Values };
  return {
    calculator: {
      ...calculator,
      prepare: (inputs: Values) =>
        isSame(first, inputs) || workshop.outcomeOf(inputs)
          ? null
          : { needed: true, soon: true, load: () => workshop.ask(inputs) },
      compute: (inputs: Values, tools: Tools) =>
        isSame(first, inputs)
          ? (opening ?? calculator.compute(inputs as never, tools))
          : outputsOf(isolation, workshop.outcomeOf(inputs), tools),
    },
    warm: workshop.warm,
    stop: workshop.stop,
    useIsWorking: () => useSyncExternalStore(workshop.subscribe, workshop.isNoticed, () => false),
  };
}

/** @throws InputError, with the outputs as far as they go where the work was stopped */
function outputsOf(isolation: Isolation<Values>, outcome: Outcome | undefined, { format }: Tools): Values {
  if (!outcome) throw new Error("asked before there was an answer");
  const { inputs, outputs, problems, after } = outcome;
  if (after === undefined && outputs) return outputs;
  const error = new InputError(problems ?? [isolation.stopped(inputs, after ?? 0, format)]);
  error.outputs = outputs;
  throw error;
}
