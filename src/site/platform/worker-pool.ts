/** A calculator's worker: started ahead of time, stopped at its time limit, and replaced. */
import type { Isolation, Problem } from "../../core/calculator";
import type { WorkerRequest, WorkerResponse } from "../../core/isolated";
import type { Values } from "../../core/parse";
import { Listeners } from "./listeners";
import { START_LIMIT } from "./worker";

/** Milliseconds after which running work gives way to the next request. */
const SUPERSEDE_AFTER = 120;
/** Milliseconds before running work is reported as busy: a shorter wait needs no indicator. */
const BUSY_AFTER = 300;
/** What the page says instead of an answer. */
const DEFECT = "The calculator failed on this input because of an error in its program.";
/** Milliseconds added to the time limit, so that an answer already on its way still counts. */
const GRACE_PERIOD = 20;

interface Job {
  readonly inputs: Values;
  readonly answered: Promise<void>;
  readonly settle: () => void;
  readonly fail: (error: Error) => void;
}

interface Running extends Job {
  readonly id: number;
  /** `performance.now()` of the page when the work began; undefined until then. */
  begun?: number;
  /** Milliseconds after which it was stopped; the worker is then asked for a partial result. */
  after?: number;
  readonly found: unknown[];
  readonly timers: ReturnType<typeof setTimeout>[];
}

export interface Outcome {
  readonly inputs: Values;
  readonly model?: unknown;
  readonly problems?: readonly Problem[];
  /** Milliseconds after which it was stopped; the outputs are then partial. */
  readonly after?: number | undefined;
}

/** Keeps one worker running one request at a time. Only the newest waiting request is kept; older ones are dropped. */
export class WorkerPool {
  #worker: Worker | undefined;
  #running: Running | undefined;
  #next: Job | undefined;
  #outcome: Outcome | undefined;
  #progress: number | null = null;
  #lastId = 0;
  readonly #listeners = new Listeners();

  constructor(
    readonly isolation: Isolation<Values>,
    readonly start: () => Worker,
  ) {}

  /** How the last request ended, if it was for these inputs. */
  outcomeOf(inputs: Values): Outcome | undefined {
    return this.#outcome && sameInputs(this.#outcome.inputs, inputs) ? this.#outcome : undefined;
  }

  /** Resolves when the request is answered. It never resolves if a newer request supersedes it. */
  request(inputs: Values): Promise<void> {
    for (const one of [this.#next, this.#running]) if (one && sameInputs(one.inputs, inputs)) return one.answered;
    this.#next = createJob(inputs);
    const { answered } = this.#next;
    if (!this.#running) this.#run();
    else if (this.#running.begun !== undefined && this.#running.after === undefined) {
      const over = this.#running.begun + SUPERSEDE_AFTER - performance.now();
      this.#running.timers.push(setTimeout(() => this.#next && this.#abandon(), Math.max(0, over)));
    }
    return answered;
  }

  /** Starts the worker before it is needed. */
  readonly warm = (): void => {
    this.#worker ??= this.#spawn();
  };

  /** Stops the work as if its time had run out. */
  readonly stop = (): void => {
    const running = this.#running;
    if (running?.begun === undefined) return;
    this.#stopped(running, Math.round(performance.now() - running.begun));
  };

  readonly subscribe = this.#listeners.subscribe;

  /**
   * Progress of the running work, from 0 to 1, once it has been running long enough to show an indicator;
   * null until then. Work that reports no progress stays at 0.
   */
  readonly progress = (): number | null => this.#progress;

  #setProgress(progress: number | null): void {
    if (this.#progress === progress) return;
    this.#progress = progress;
    this.#listeners.notify();
  }

  #spawn(): Worker {
    const worker = this.start();
    worker.addEventListener("message", ({ data }: MessageEvent<WorkerResponse>) => this.#onMessage(data));
    worker.addEventListener("error", (event) => {
      event.preventDefault();
      this.#fail(event.message);
    });
    return worker;
  }

  /** Gives up a worker that cannot work. What it was asked is asked again as after any failure to load. */
  #fail(message?: string): void {
    this.#terminate();
    this.#end()?.fail(new Error(message || "the worker could not be loaded"));
    this.#run();
  }

  #terminate(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
  }

  #run(): void {
    const job = this.#next;
    if (!job) return;
    this.#next = undefined;
    this.#running = {
      ...job,
      id: ++this.#lastId,
      found: [],
      timers: [
        setTimeout(() => this.#setProgress(0), BUSY_AFTER),
        setTimeout(() => this.#running?.begun === undefined && this.#fail(), START_LIMIT),
      ],
    };
    this.warm();
    this.#worker?.postMessage({ id: this.#lastId, inputs: job.inputs } satisfies WorkerRequest);
  }

  #onMessage(response: WorkerResponse): void {
    const running = this.#running;
    if (!running || response.id !== running.id) return;
    if ("begun" in response) {
      running.begun = performance.now();
      const limit = this.isolation.limit(running.inputs);
      running.timers.push(setTimeout(() => this.#stopped(running, limit), limit + GRACE_PERIOD));
      if (this.#next) running.timers.push(setTimeout(() => this.#abandon(), SUPERSEDE_AFTER));
    } else if ("found" in response) running.found.push(...response.found);
    else if ("progress" in response) {
      if (this.#progress !== null) this.#setProgress(response.progress);
    } else if ("defect" in response) {
      // A mistake in the program, which no retry and no better connection can change.
      reportError(new Error(response.defect));
      this.#finish({ inputs: running.inputs, problems: [{ field: "", message: DEFECT }] });
    } else {
      const { inputs, after } = running;
      this.#finish(
        "model" in response ? { inputs, after, model: response.model } : { inputs, problems: response.problems },
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
      this.#worker?.postMessage({ id, inputs, stopped: { after, found } } satisfies WorkerRequest);
    }
  }

  #finish(outcome: Outcome): void {
    this.#outcome = outcome;
    this.#end()?.settle();
    this.#run();
  }

  /** Drops a request whose answer is no longer wanted. */
  #abandon(): void {
    this.#replace();
    this.#end();
    this.#run();
  }

  /** Starts a new worker immediately, so that it is ready for the next request. */
  #replace(): void {
    this.#terminate();
    this.warm();
  }

  #end(): Running | undefined {
    const running = this.#running;
    this.#running = undefined;
    for (const timer of running?.timers ?? []) clearTimeout(timer);
    if (!this.#next) this.#setProgress(null);
    return running;
  }
}

function createJob(inputs: Values): Job {
  let settle = () => {};
  let fail: (error: Error) => void = () => {};
  const answered = new Promise<void>((resolve, reject) => {
    settle = resolve;
    fail = reject;
  });
  return { inputs, answered, settle, fail };
}

/** Whether two sets of inputs are equal; lists are compared by content. */
export function sameInputs(a: Values, b: Values): boolean {
  return Object.keys(a).every((key) => {
    const [one, other] = [a[key], b[key]];
    return one === other || (typeof one === "object" && JSON.stringify(one) === JSON.stringify(other));
  });
}
