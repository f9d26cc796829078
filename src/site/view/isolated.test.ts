import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { defineCalculator, InputError } from "../../core/calculator";
import { integer, text } from "../../core/fields";
import { type Asked, serveIsolated, type Told, type WorkerScope } from "../../core/isolated";
import type { Values } from "../../core/parse";
import { Workshop } from "./isolated";

/** Counts up to a number; a negative one never ends, and zero is refused. */
const counter = defineCalculator({
  id: "counter",
  inputs: { to: integer({ label: "To", default: 1 }), word: text({ label: "Word", default: "" }) },
  outputs: { sum: integer({ label: "Sum" }) },
  isolated: {
    limit: () => 1000,
    stopped: (_, milliseconds) => ({ field: "to", message: `Stopped after ${milliseconds} ms.` }),
    partial: (_, milliseconds, found) => ({
      sum: found.length,
      notices: [{ code: "stopped", message: `${milliseconds}` }],
    }),
  },
  compute({ to }, { handIn }) {
    if (to === 0) throw new InputError("to", "Zero is nothing.");
    if (to === 13) throw new Error("bad luck");
    for (let i = 1; i <= to; i++) handIn?.([i]);
    return { sum: () => (to * (to + 1)) / 2 };
  },
  headline: () => ({ label: "Sum", figure: "1" }),
  working: () => [],
});

/** A worker without a thread: it answers in the next turn, or hangs once it has begun and found what it was told to. */
class FakeWorker {
  static hired: FakeWorker[] = [];
  terminated = false;
  readonly #listeners: ((event: { data: Told }) => void)[] = [];
  readonly #scope: WorkerScope = {
    onmessage: null,
    postMessage: (told) => this.#tell(told),
  };

  constructor() {
    FakeWorker.hired.push(this);
    serveIsolated(counter, this.#scope);
  }

  addEventListener(type: string, listener: (event: { data: Told }) => void): void {
    if (type === "message") this.#listeners.push(listener);
  }

  terminate(): void {
    this.terminated = true;
  }

  postMessage(asked: Asked): void {
    const { id, inputs, stopped } = asked;
    const to = inputs.to as number;
    if (to >= 0 || stopped) setTimeout(() => this.#scope.onmessage?.({ data: asked }));
    else
      setTimeout(() => {
        this.#tell({ id, begun: true });
        for (let i = 1; i <= -to; i++) this.#tell({ id, found: [i] });
      });
  }

  #tell(told: Told): void {
    if (!this.terminated) for (const listener of this.#listeners) listener({ data: told });
  }
}

const inputs = (to: number): Values => ({ to, word: "x".repeat(1000) });
let workshop: Workshop;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  FakeWorker.hired = [];
  workshop = new Workshop(counter.isolated as never, () => new FakeWorker() as unknown as Worker);
});
afterEach(() => {
  vi.useRealTimers();
});

describe("a workshop", () => {
  it("answers with all outputs", async () => {
    const answered = workshop.ask(inputs(4));
    expect(workshop.ask(inputs(4))).toBe(answered);
    await vi.runAllTimersAsync();
    await answered;
    expect(workshop.outcomeOf(inputs(4))?.outputs).toEqual({ sum: 10, notices: [], noticeCodes: null });
    expect(workshop.outcomeOf(inputs(5))).toBeUndefined();
    expect(FakeWorker.hired).toHaveLength(1);
  });

  it("tells what is wrong with the inputs, and what is wrong with the calculator", async () => {
    workshop.ask(inputs(0));
    await vi.runAllTimersAsync();
    expect(workshop.outcomeOf(inputs(0))?.problems).toEqual([{ field: "to", message: "Zero is nothing." }]);
    const failed = expect(workshop.ask(inputs(13))).rejects.toThrow("bad luck");
    await vi.runAllTimersAsync();
    await failed;
  });

  it("stops work when its time is over, keeps what was found, and is ready at once", async () => {
    const answered = workshop.ask(inputs(-3));
    await vi.advanceTimersByTimeAsync(1100);
    await answered;
    expect(workshop.outcomeOf(inputs(-3))).toMatchObject({
      after: 1000,
      outputs: { sum: 3, noticeCodes: "stopped" },
    });
    expect(FakeWorker.hired.map(({ terminated }) => terminated)).toEqual([true, false]);
    workshop.ask(inputs(2));
    await vi.advanceTimersByTimeAsync(5);
    expect(workshop.outcomeOf(inputs(2))?.outputs).toMatchObject({ sum: 3 });
  });

  it("says that it works only when that takes a while, and stops by hand", async () => {
    const heard = vi.fn();
    workshop.subscribe(heard);
    workshop.ask(inputs(-1));
    await vi.advanceTimersByTimeAsync(250);
    expect(workshop.isNoticed()).toBe(false);
    await vi.advanceTimersByTimeAsync(100);
    expect([workshop.isNoticed(), heard.mock.calls.length]).toEqual([true, 1]);
    workshop.stop();
    await vi.advanceTimersByTimeAsync(5);
    expect(workshop.isNoticed()).toBe(false);
    expect(workshop.outcomeOf(inputs(-1))?.after).toBeLessThan(400);
  });

  it("lets the newest question overtake work that goes on and on, and forgets those between", async () => {
    workshop.ask(inputs(-1));
    await vi.advanceTimersByTimeAsync(50);
    workshop.ask(inputs(5));
    workshop.ask(inputs(6));
    await vi.advanceTimersByTimeAsync(60);
    expect(workshop.outcomeOf(inputs(6))).toBeUndefined();
    await vi.advanceTimersByTimeAsync(20);
    expect(workshop.outcomeOf(inputs(6))?.outputs).toMatchObject({ sum: 21 });
    expect(FakeWorker.hired).toHaveLength(2);
  });
});
