import { describe, expect, it } from "vitest";
import { answer, prepare } from "./answer";
import { defineCalculator } from "./calculator";
import { choice } from "./fields";
import { OnDemand } from "./on-demand";
import { outputsOf } from "./outputs";

describe("OnDemand", () => {
  it("fetches once, and again only after a failure", async () => {
    let fetched = 0;
    const words = new OnDemand(async () => {
      if (++fetched === 1) throw new Error("offline");
      return ["a", "b"];
    });
    expect(words.ready).toBe(false);
    expect(() => words.value).toThrow("before it was loaded");
    await expect(words.load()).rejects.toThrow("offline");
    await Promise.all([words.load(), words.load()]);
    expect([words.ready, words.value, fetched]).toEqual([true, ["a", "b"], 2]);
  });
});

describe("a calculator that prepares", () => {
  const words = new OnDemand(async () => 7776);
  const more = new OnDemand(async () => 4);
  const calculator = defineCalculator({
    inputs: { kind: choice("Kind", { options: { none: "None", words: "Words" }, default: "none" }) },
    outputs: {
      count: outputsOf<{ count: number }>().integer("Count", { value: ({ count }) => count }),
    },
    prepare: ({ kind }) =>
      kind === "none"
        ? null
        : !words.ready
          ? { needed: true, load: () => words.load() }
          : !more.ready
            ? { needed: false, load: () => more.load() }
            : null,
    derive: ({ kind }) => ({ count: kind === "none" ? 0 : words.value + (more.ready ? more.value : 0) }),
    headline: () => ({ label: "Count", figure: "0" }),
    working: () => [],
  });

  it("loads nothing if nothing is missing or the question is invalid", () => {
    expect(prepare(calculator, {})).toBeNull();
    expect(prepare(calculator, { inputs: { kind: "?" } })).toBeNull();
  });

  it("waits for everything that improves the answer", async () => {
    const question = { inputs: { kind: "words" } };
    const preparing = prepare(calculator, question);
    expect(preparing).toBeInstanceOf(Promise);
    await preparing;
    expect(answer(calculator, question)).toMatchObject({ outputs: { count: 7780 } });
    expect(prepare(calculator, question)).toBeNull();
  });
});
