import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { defineCalculator, InputError } from "../../core/calculator";
import { integer, text } from "../../core/fields";
import { serveIsolated, type WorkerRequest, type WorkerResponse, type WorkerScope } from "../../core/isolated";
import { outputsOf } from "../../core/outputs";
import type { Values } from "../../core/parse";
import { WorkerPool } from "./worker-pool";

interface Count {
  readonly sum: number;
  readonly stoppedAfter: number | null;
}

/** Counts up to a number; with a negative one it never ends, and zero is rejected. */
const counter = defineCalculator({
  inputs: { to: integer("To", { default: 1 }), word: text("Word", { default: "" }) },
  outputs: { sum: outputsOf<Count>().integer("Sum", { value: ({ sum }) => sum }) },
  isolated: {
    limit: () => 1000,
    stopped: (_, milliseconds) => ({ field: "to", message: `Stopped after ${milliseconds} ms.` }),
    partial: (_, milliseconds, found): Count => ({ sum: found.length, stoppedAfter: milliseconds }),
  },
  derive({ to }, { reportPartial }): Count {
    if (to === 0) throw new InputError("to", "Zero is nothing.");
    if (to === 13) throw new Error("bad luck");
    for (let i = 1; i <= to; i++) reportPartial?.([i]);
    return {
      get sum() {
        return (to * (to + 1)) / 2;
      },
      stoppedAfter: null,
    };
  },
  headline: () => ({ label: "Sum", figure: "1" }),
  working: () => [],
});

/**
 * A worker without a thread: it answers in the next task, or hangs after it has started and reported its
 * results.
 */
class FakeWorker {
  static hired: FakeWorker[] = [];
  terminated = false;
  readonly #listeners: ((event: { data: WorkerResponse }) => void)[] = [];
  readonly #scope: WorkerScope = {
    onmessage: null,
    // As between threads: what cannot be cloned does not arrive.
    postMessage: (told) => this.#tell(structuredClone(told)),
  };

  constructor() {
    FakeWorker.hired.push(this);
    serveIsolated(counter, this.#scope);
  }

  addEventListener(type: string, listener: (event: { data: WorkerResponse }) => void): void {
    if (type === "message") this.#listeners.push(listener);
  }

  terminate(): void {
    this.terminated = true;
  }

  postMessage(asked: WorkerRequest): void {
    const { id, inputs, stopped } = asked;
    const to = inputs.to as number;
    if (to >= 0 || stopped) setTimeout(() => this.#scope.onmessage?.({ data: asked }));
    else
      setTimeout(() => {
        this.#tell({ id, begun: true });
        for (let i = 1; i <= -to; i++) this.#tell({ id, found: [i] });
      });
  }

  /** Reports progress of the first request. */
  tellProgress(progress: number): void {
    this.#tell({ id: 1, progress });
  }

  #tell(told: WorkerResponse): void {
    if (!this.terminated) for (const listener of this.#listeners) listener({ data: told });
  }
}

const inputs = (to: number): Values => ({ to, word: "x".repeat(1000) });
let pool: WorkerPool;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  FakeWorker.hired = [];
  pool = new WorkerPool(counter.isolated as never, () => new FakeWorker() as unknown as Worker);
});
afterEach(() => {
  vi.useRealTimers();
});

describe("a worker pool", () => {
  it("answers with the model as plain data", async () => {
    const answered = pool.request(inputs(4));
    expect(pool.request(inputs(4))).toBe(answered);
    await vi.runAllTimersAsync();
    await answered;
    expect(pool.outcomeOf(inputs(4))?.model).toEqual({ sum: 10, stoppedAfter: null });
    expect(pool.outcomeOf(inputs(5))).toBeUndefined();
    expect(FakeWorker.hired).toHaveLength(1);
  });

  it("reports what is wrong with the inputs, and what is wrong with the calculator", async () => {
    pool.request(inputs(0));
    await vi.runAllTimersAsync();
    expect(pool.outcomeOf(inputs(0))?.problems).toEqual([{ field: "to", message: "Zero is nothing." }]);
    const reported = vi.fn();
    vi.stubGlobal("reportError", reported);
    pool.request(inputs(13));
    await vi.runAllTimersAsync();
    expect(pool.outcomeOf(inputs(13))?.problems).toEqual([
      { field: "", message: "The calculator failed on this input because of an error in its program." },
    ]);
    expect(reported.mock.calls[0]?.[0]).toMatchObject({ message: "bad luck" });
    vi.unstubAllGlobals();
  });

  it("stops work at its time limit, keeps what was found, and is ready immediately", async () => {
    const answered = pool.request(inputs(-3));
    await vi.advanceTimersByTimeAsync(1100);
    await answered;
    expect(pool.outcomeOf(inputs(-3))).toMatchObject({
      after: 1000,
      model: { sum: 3, stoppedAfter: 1000 },
    });
    expect(FakeWorker.hired.map(({ terminated }) => terminated)).toEqual([true, false]);
    pool.request(inputs(2));
    await vi.advanceTimersByTimeAsync(5);
    expect(pool.outcomeOf(inputs(2))?.model).toMatchObject({ sum: 3 });
  });

  it("reports that it is busy only after a while, and can be stopped manually", async () => {
    const heard = vi.fn();
    pool.subscribe(heard);
    pool.request(inputs(-1));
    await vi.advanceTimersByTimeAsync(250);
    expect(pool.progress()).toBeNull();
    await vi.advanceTimersByTimeAsync(100);
    expect([pool.progress(), heard.mock.calls.length]).toEqual([0, 1]);
    pool.stop();
    await vi.advanceTimersByTimeAsync(5);
    expect(pool.progress()).toBeNull();
    expect(pool.outcomeOf(inputs(-1))?.after).toBeLessThan(400);
  });

  it("reports progress once the work takes a while", async () => {
    pool.request(inputs(-1));
    await vi.advanceTimersByTimeAsync(50);
    const [worker] = FakeWorker.hired;
    worker?.tellProgress(0.25);
    expect(pool.progress()).toBeNull();
    await vi.advanceTimersByTimeAsync(300);
    expect(pool.progress()).toBe(0);
    worker?.tellProgress(0.5);
    expect(pool.progress()).toBe(0.5);
    pool.stop();
    await vi.advanceTimersByTimeAsync(5);
    expect(pool.progress()).toBeNull();
  });

  it("lets the newest request overtake long-running work, and drops those in between", async () => {
    pool.request(inputs(-1));
    await vi.advanceTimersByTimeAsync(50);
    pool.request(inputs(5));
    pool.request(inputs(6));
    await vi.advanceTimersByTimeAsync(60);
    expect(pool.outcomeOf(inputs(6))).toBeUndefined();
    await vi.advanceTimersByTimeAsync(20);
    expect(pool.outcomeOf(inputs(6))?.model).toMatchObject({ sum: 21 });
    expect(FakeWorker.hired).toHaveLength(2);
  });

  it("gives up a worker that never begins, and answers the next request with another", async () => {
    pool = new WorkerPool(counter.isolated as never, () => {
      const worker = new FakeWorker();
      if (FakeWorker.hired.length === 1) worker.postMessage = () => {};
      return worker as unknown as Worker;
    });
    const failed = vi.fn();
    pool.request(inputs(4)).catch(failed);
    await vi.advanceTimersByTimeAsync(19_000);
    expect(failed).not.toHaveBeenCalled();
    const next = pool.request(inputs(5));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(failed).toHaveBeenCalledOnce();
    expect(FakeWorker.hired[0]?.terminated).toBe(true);
    await next;
    expect(pool.outcomeOf(inputs(5))?.model).toMatchObject({ sum: 15 });
  });

  it("leaves work that has begun to its own time limit, however late it began", async () => {
    vi.spyOn(counter.isolated as unknown as { limit: () => number }, "limit").mockReturnValue(60_000);
    pool.request(inputs(-1));
    await vi.advanceTimersByTimeAsync(50_000);
    expect(FakeWorker.hired).toHaveLength(1);
    expect(FakeWorker.hired[0]?.terminated).toBe(false);
    vi.restoreAllMocks();
  });
});
