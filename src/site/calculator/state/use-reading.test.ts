// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { AnyCalculator } from "../../../core/calculator";
import { Format } from "../../../core/format";
import { renderHook, settlePromises } from "../../testing/render-hook";
import { sampleLoan } from "../../testing/sample-calculator";
import { NOT_READ_YET, type Texts } from "../answering";
import * as grammarLoader from "../grammar-loader";
import { fetchInterpreter } from "../interpreter-loader";
import { useLastAnswer, useReading } from "./use-reading";

const format = new Format();
const [interpreter] = await Promise.all([fetchInterpreter(), grammarLoader.fetchGrammars(["amounts"])]);

const read = (texts: Texts, calculator: AnyCalculator = sampleLoan, hasLoaded = true) =>
  renderHook(
    (props: { texts: Texts; hasInterpreterFailed?: boolean }) =>
      useReading({
        calculator,
        opening: OPENING,
        format,
        interpreter: hasLoaded ? interpreter : undefined,
        hasInterpreterFailed: false,
        replay: undefined,
        ...props,
      }),
    { texts } as { texts: Texts; hasInterpreterFailed?: boolean },
  );
const OPENING = {};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it("answers the opening without the interpreter, and leaves texts unread", () => {
  const hook = read({}, sampleLoan, false);
  expect(hook.result.reading.answered?.outputs.loan).toBe(320_000);
  hook.rerender({ texts: { price: "500000" } });
  expect([hook.result.reading.answered, hook.result.reading.problems.size]).toEqual([null, 0]);
  hook.rerender({ texts: { price: "500000" }, hasInterpreterFailed: true });
  expect(hook.result.reading.problems.get("price")).toBe(NOT_READ_YET);
});

it("fetches the grammars when a text needs it, then answers", async () => {
  const hook = read({ price: "500000" });
  await settlePromises();
  expect(hook.result.reading.needs.size).toBe(0);
  hook.rerender({ texts: { price: "$500k" } });
  expect([hook.result.reading.answered, hook.result.reading.problems.size]).toEqual([null, 0]);
  await settlePromises();
  expect(hook.result.reading.answered?.outputs.loan).toBe(420_000);
});

it("says at the field that its number cannot be read yet while they cannot be fetched", async () => {
  vi.spyOn(grammarLoader, "fetchGrammars").mockRejectedValueOnce(new Error("offline"));
  const hook = read({ price: "$500k" });
  await settlePromises();
  expect(hook.result.reading.problems.get("price")).toBe(NOT_READ_YET);
});

it("fetches the data that the inputs need and answers again; what is late for other inputs is ignored", async () => {
  let isThere = false;
  const arrive: (() => void)[] = [];
  const calculator = {
    ...sampleLoan,
    prepare: () => ({
      needed: !isThere,
      load: () => new Promise<void>((resolve) => arrive.push(resolve)),
    }),
  };
  const hook = read({}, calculator);
  expect(hook.result.reading.answered).toBeNull();
  isThere = true;
  arrive.at(-1)?.();
  await settlePromises();
  expect(hook.result.reading.answered?.outputs.loan).toBe(320_000);
  hook.rerender({ texts: { price: "500000" } });
  const [late] = arrive.slice(-1);
  hook.rerender({ texts: { price: "600000" } });
  const renders = hook.results.length;
  act(() => late?.());
  await settlePromises();
  expect(hook.results.length).toBe(renders);
});

it("keeps the last answer, and begins with the first", () => {
  const hook = renderHook(
    (answered: number | null) =>
      useLastAnswer({ answered: answered as never, problems: new Map() }, null, () => 1 as never).current as unknown,
    null as number | null,
  );
  expect(hook.result).toBe(1);
  hook.rerender(2);
  hook.rerender(null);
  expect(hook.result).toBe(2);
});

it("goes back to the answer from before an edit that cannot be read, until the edit can be read again", () => {
  const hook = renderHook(
    ({ answered, edited, isComing }: { answered: number | null; edited: string | null; isComing?: boolean }) => {
      const problems = new Map(answered === null && !isComing ? [["price", "…"]] : []);
      return useLastAnswer({ answered: answered as never, problems }, edited, () => null).current as unknown;
    },
    { answered: 1, edited: null } as { answered: number | null; edited: string | null; isComing?: boolean },
  );
  hook.rerender({ answered: 2, edited: "price" });
  expect(hook.result).toBe(2);
  hook.rerender({ answered: null, edited: "price" });
  expect(hook.result).toBe(1);
  hook.rerender({ answered: 3, edited: "price" });
  // What an answer still has to load is no refusal.
  hook.rerender({ answered: null, edited: "price", isComing: true });
  expect(hook.result).toBe(3);
  hook.rerender({ answered: 3, edited: null });
  hook.rerender({ answered: null, edited: null });
  expect(hook.result).toBe(3);
  hook.rerender({ answered: 4, edited: "down" });
  hook.rerender({ answered: 5, edited: "price" });
  hook.rerender({ answered: null, edited: "price" });
  expect(hook.result).toBe(4);
});
