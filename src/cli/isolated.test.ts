import { Readable, Writable } from "node:stream";
import { describe, expect, it } from "vitest";
import { defineCalculator } from "../core/calculator";
import { NO_TOOLS } from "../core/evaluate";
import { number } from "../core/fields";
import { outputsOf } from "../core/outputs";
import { runBatch } from "./batch";
import { answerInTime } from "./isolated";

async function batch(lines: readonly object[]) {
  let written = "";
  const output = new Writable({
    write(chunk, _, done) {
      written += chunk;
      done();
    },
  });
  await runBatch(Readable.from(lines.map((line) => Buffer.from(`${JSON.stringify(line)}\n`))), output);
  return written
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
}

const regex = (inputs: object) => ({ calculator: "regex-tester", inputs, outputs: ["matchCount"] });

/** The patterns below try 2ⁿ ways for n letters, which would take longer than the age of the universe. */
const letters = `${"a".repeat(120)}!`;

describe("calculators that may not finish in time", () => {
  it("are stopped at their limit, and the batch continues", async () => {
    const started = performance.now();
    const answers = await batch([
      regex({ pattern: "(a+)+$", text: letters, timeLimitMs: 60 }),
      regex({ pattern: "^(\\w+\\s?)*$", text: letters, timeLimitMs: 60, flags: "u" }),
      regex({ pattern: "(a|a)*b", text: letters, timeLimitMs: 60, mode: "replace", replacement: "" }),
      regex({ pattern: "a(?=(a+)+$)", text: letters, timeLimitMs: 60, mode: "split" }),
      regex({ pattern: "(a+)+$", text: letters, flavor: "re2" }),
      regex({ pattern: "a", text: letters }),
    ]);
    expect(performance.now() - started).toBeLessThan(5000);
    const stopped = {
      errors: [
        {
          field: "pattern",
          message:
            "Stopped after 60 ms because the pattern needs too many steps on this text. Nested repeats such as (a+)+ are the usual cause.",
        },
      ],
    };
    expect(answers).toEqual([
      stopped,
      stopped,
      stopped,
      stopped,
      { outputs: { matchCount: 0 } },
      { outputs: { matchCount: 120 } },
    ]);
  });

  it("report invalid inputs like any other calculator", async () => {
    expect(await batch([regex({ pattern: "(" }), regex({ timeLimitMs: 1 }), regex({ no: 1 })])).toMatchObject([
      { errors: [{ field: "pattern" }] },
      { errors: [{ field: "timeLimitMs" }] },
      { errors: [{ field: "no" }] },
    ]);
  });
});

describe("calculators without a limit of their own", () => {
  const waiting = defineCalculator({
    inputs: { endless: number("Endless", { default: 0 }) },
    outputs: { done: outputsOf<{ done: number }>().number("Done") },
    derive({ endless }) {
      while (endless === 1) Math.sqrt(endless);
      return { done: 1 };
    },
    headline: () => ({ label: "Done", figure: "" }),
    working: () => [],
  });

  it("are stopped at the usual one, which is said in seconds", async () => {
    expect(await answerInTime(waiting, { inputs: { endless: 1 } }, NO_TOOLS, 50)).toEqual({
      errors: [{ field: "", message: "The calculation took longer than 0.05 seconds and was stopped." }],
    });
  });

  it("answer within it, and where there is none", async () => {
    expect(await answerInTime(waiting, {}, NO_TOOLS, 1000)).toMatchObject({ outputs: { done: 1 } });
    expect(await answerInTime(waiting, {}, NO_TOOLS)).toMatchObject({ outputs: { done: 1 } });
  });
});
