import { PassThrough, Writable } from "node:stream";
import { describe, expect, it } from "vitest";
import { defineCalculator } from "../core/calculator";
import { number } from "../core/fields";
import { outputsOf } from "../core/outputs";
import { runBatch } from "./batch";

/** The whole output of a batch for these chunks of input. */
async function batch(...chunks: (string | Uint8Array)[]): Promise<string> {
  const input = new PassThrough();
  const output = new PassThrough();
  let text = "";
  output.setEncoding("utf8").on("data", (piece) => {
    text += piece;
  });
  const done = runBatch(input, output);
  for (const chunk of chunks) {
    input.write(chunk);
    // Chunks written in the same tick would be read as one.
    await new Promise(setImmediate);
  }
  input.end();
  expect(await done).toBe(0);
  await new Promise((resolve) => output.on("end", resolve).end());
  return text;
}

async function answers(...lines: (string | object)[]): Promise<Record<string, unknown>[]> {
  const text = await batch(lines.map((line) => `${typeof line === "string" ? line : JSON.stringify(line)}\n`).join(""));
  expect(text === "" || text.endsWith("\n")).toBe(true);
  return text
    .split("\n")
    .slice(0, -1)
    .map((line) => JSON.parse(line));
}

/** x% of 80 */
const percent = (x: unknown, more: object = {}) => ({
  calculator: "percentage-calculator",
  inputs: { x },
  outputs: ["result"],
  ...more,
});
const result = (value: number) => ({ outputs: { result: value } });
const failure = (message: string) => ({ errors: [{ field: "", message }] });

describe("runBatch", () => {
  it("answers line by line, in order", async () => {
    expect(await answers(percent(10), percent(20), percent(30))).toEqual([result(8), result(16), result(24)]);
  });

  it("writes amounts in the calculator's home currency", async () => {
    // The first line loads the calculator; the second uses the loaded one. Both must know the currency.
    const emi = { calculator: "home-loan-emi-calculator", inputs: { principal: -1 }, outputs: ["emi"] };
    const dollars = { calculator: "mortgage-calculator", inputs: { homePrice: -1 }, outputs: ["loanAmount"] };
    const texts = (await answers(emi, emi, dollars)).map((line) => JSON.stringify(line));
    expect(texts[0]).toContain("between ₹");
    expect(texts[1]).toBe(texts[0]);
    expect(texts[2]).toContain("between $");
  });

  it("writes amounts in the currency of the chosen country", async () => {
    const pay = (country: string, inputs: object) => ({
      calculator: "salary-calculator",
      inputs: { country, ...inputs },
      outputs: ["netPay"],
    });
    const [rupees, dollars] = await answers(pay("in", { variablePay: 900_000 }), pay("us", { section125PerPay: 9000 }));
    expect(JSON.stringify(rupees)).toContain("₹2,98,730.77");
    expect(JSON.stringify(dollars)).toContain("$2,884.62");
  });

  it("loads a state's figures, and the working, when a line needs them", async () => {
    const inputs = { state: "OR", taxYear: "2025", wages: 60_000 };
    const line = { calculator: "income-tax-calculator", inputs, outputs: ["stateIncomeTax"], working: true };
    const [first, second] = await answers(line, line);
    expect(JSON.stringify(first)).toContain("Oregon tax at state rates");
    expect(second).toEqual(first);
  });

  it("keeps the order when calculators are loaded in between", async () => {
    const year = { calculator: "date-calculator", inputs: { mode: "info" }, outputs: ["isLeapYear"] };
    expect(await answers(percent(10), year, percent(20), year)).toEqual([
      result(8),
      { outputs: { isLeapYear: false } },
      result(16),
      { outputs: { isLeapYear: false } },
    ]);
  });

  it("writes nothing for empty input", async () => {
    expect(await batch()).toBe("");
    expect(await batch("\n", "  \r\n\n")).toBe("");
  });

  it("answers a last line without a line break, and lines that end with a carriage return", async () => {
    const line = JSON.stringify(percent(10));
    expect(await batch(line)).toBe(`${JSON.stringify(result(8))}\n`);
    expect(await batch(`${line}\r\n${line}`)).toBe(`${JSON.stringify(result(8))}\n`.repeat(2));
  });

  it("joins lines that arrive in pieces, even within multibyte characters", async () => {
    const typo = { calculator: "percentage-calculator", inputs: { größe: 1 } };
    const bytes = new TextEncoder().encode(`${JSON.stringify(percent(10))}\n${JSON.stringify(typo)}\n`);
    const pieces = Array.from(bytes, (_, i) => bytes.subarray(i, i + 1));
    const lines = (await batch(...pieces)).trim().split("\n");
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      result(8),
      { errors: [{ field: "größe", message: "There is no input “größe”." }] },
    ]);
  });

  it("refuses lines that are not in UTF-8, in pieces or not, and answers the others", async () => {
    const line = JSON.stringify(percent(10));
    const latin1 = Buffer.from(`${line}\n{"größe":1}\n${line}\n\xff`, "latin1");
    const expected = [
      result(8),
      failure("This line is not in UTF-8."),
      result(8),
      failure("This line is not in UTF-8."),
    ];
    const pieces = Array.from(latin1, (_, i) => latin1.subarray(i, i + 1));
    for (const text of [await batch(latin1), await batch(...pieces)])
      expect(
        text
          .trim()
          .split("\n")
          .map((answer) => JSON.parse(answer)),
      ).toEqual(expected);
  });

  it("reads a file that begins with a byte order mark, as some editors write it", async () => {
    const marked = Buffer.from(`\ufeff${JSON.stringify(percent(10))}\n`);
    expect(JSON.parse(await batch(marked))).toEqual(result(8));
  });

  it("continues after lines that it cannot answer", async () => {
    expect(
      await answers(
        "{",
        percent(10),
        "[]",
        "5",
        "null",
        '"text"',
        {},
        { calculator: 5 },
        { calculator: "nope" },
        { calculator: "constructor" },
        percent(20),
      ),
    ).toEqual([
      failure("This line is not JSON."),
      result(8),
      failure("A line must be a JSON object."),
      failure("A line must be a JSON object."),
      failure("A line must be a JSON object."),
      failure("A line must be a JSON object."),
      failure("A line must name its “calculator”, or “ask” a question."),
      failure("A line must name its “calculator”, or “ask” a question."),
      failure("There is no calculator “nope”."),
      failure("There is no calculator “constructor”."),
      result(16),
    ]);
  });

  it("reports what is wrong with the form of a line", async () => {
    expect(
      await answers(
        percent(1, { inputs: [] }),
        percent(1, { inputs: null }),
        percent(1, { outputs: "result" }),
        percent(1, { outputs: [1] }),
        percent(1, { working: "yes" }),
        percent(1, { solve: "x" }),
        percent(1, { solve: { for: "x" } }),
      ),
    ).toEqual([
      failure("“inputs” must be a JSON object."),
      failure("“inputs” must be a JSON object."),
      failure("“outputs” must be a list of names."),
      failure("“outputs” must be a list of names."),
      failure("“working” must be true or false."),
      failure("“solve” must have “for”, “output” and “target”."),
      failure("“solve” must have “for”, “output” and “target”."),
    ]);
  });

  it("lists invalid inputs by field", async () => {
    const [answer] = await answers(percent("twelve", { inputs: { x: "twelve", z: 1 } }));
    expect(answer).toEqual({
      errors: [
        { field: "x", message: "Enter a number for percent." },
        { field: "z", message: "There is no input “z”." },
      ],
    });
  });

  it("returns all outputs if none are listed, and reports unknown ones", async () => {
    const [all, unknown] = await answers(
      { calculator: "percentage-calculator" },
      percent(10, { outputs: ["result", "rseult"] }),
    );
    expect(all?.outputs).toMatchObject({ result: 12, resultExact: "12", chainTable: [], noticeCodes: null });
    expect(unknown).toEqual({ errors: [{ field: "outputs", message: "There is no output “rseult”." }] });
  });

  it("adds the working to the outputs", async () => {
    const [answer] = await answers(percent(10, { working: true }));
    expect(answer?.outputs).toEqual({ result: 8 });
    expect(answer?.working).toContainEqual({
      label: "Percent × value ÷ 100",
      expression: "10 × 80 ÷ 100",
      value: "8",
    });
  });

  it("solves for an input", async () => {
    const solve = { for: "x", output: "result", target: 20 };
    expect(await answers(percent(10, { solve }), percent(10, { solve: { ...solve, target: "much" } }))).toEqual([
      { solved: { input: "x", value: 25 }, ...result(20) },
      { errors: [{ field: "target", message: "Enter a number for result." }] },
    ]);
  });

  it("stops any line that takes too long, and continues", async () => {
    const endless = defineCalculator({
      inputs: { turns: number("Turns", { default: 1 }) },
      outputs: {
        turns: outputsOf<{ turns: number }>().number("Turns", { value: ({ turns }) => turns }),
      },
      derive({ turns }) {
        for (let i = 0; i < turns; i++) Math.sqrt(i);
        return { turns };
      },
      headline: () => ({ label: "Turns", figure: "" }),
      working: () => [],
    });
    const line = (turns: number) =>
      `${JSON.stringify({ calculator: "endless", inputs: { turns }, outputs: ["turns"] })}\n`;
    const input = new PassThrough();
    input.end(line(1) + line(1e300) + line(2) + line(1e300) + line(3));
    const output = new PassThrough();
    await runBatch(input, output, { lineLimit: 200, find: () => async () => endless });
    const stopped = failure("This line took longer than 0.2 seconds and was stopped.");
    const answered = (turns: number) => ({ outputs: { turns } });
    expect(
      String(output.read())
        .trim()
        .split("\n")
        .map((one) => JSON.parse(one)),
    ).toEqual([answered(1), stopped, answered(2), stopped, answered(3)]);
  });

  it("answers each line for a client that waits before sending the next", async () => {
    const input = new PassThrough();
    const output = new PassThrough();
    const done = runBatch(input, output);
    const pieces = output[Symbol.asyncIterator]();
    for (const x of [10, 20]) {
      input.write(`${JSON.stringify(percent(x))}\n`);
      const { value } = await pieces.next();
      expect(JSON.parse(String(value))).toEqual(result(x * 0.8));
    }
    input.end();
    await done;
  });

  it("waits for a slow reader", async () => {
    let waiting = 0;
    let most = 0;
    const seen: string[] = [];
    const output = new Writable({
      highWaterMark: 1,
      write(chunk, _, taken) {
        seen.push(String(chunk));
        setImmediate(taken);
      },
    });
    const write = output.write.bind(output);
    output.write = ((chunk: string) => {
      most = Math.max(most, ++waiting);
      return write(chunk, () => waiting--);
    }) as typeof output.write;
    const input = new PassThrough();
    const done = runBatch(input, output);
    const line = `${JSON.stringify(percent(10))}\n`;
    for (let i = 0; i < 20; i++) input.write(line.repeat(500));
    input.end();
    await done;
    expect(seen.join("").split("\n")).toHaveLength(10_001);
    expect(most).toBe(1);
  });
});

describe("questions in words", () => {
  it("are answered between other lines, in order", async () => {
    const [first, second, third] = await answers(percent(10), { ask: "15% of 80" }, percent(20));
    expect(first).toMatchObject({ outputs: { result: 8 } });
    expect(second).toMatchObject({ calculator: "percentage-calculator", outputs: { result: 12 } });
    expect(third).toMatchObject({ outputs: { result: 16 } });
  });

  it("are refused with an error on “ask”, and in the wrong form with one on the line", async () => {
    const [refused, badText, badDay] = await answers({ ask: "hello" }, { ask: 5 }, { ask: "15% of 80", asOf: "soon" });
    expect(refused).toMatchObject({ errors: [{ field: "ask" }] });
    expect(badText).toMatchObject({ errors: [{ field: "", message: "“ask” must be a text." }] });
    expect(badDay).toMatchObject({ errors: [{ field: "", message: "“asOf” must be a date such as 2026-11-27." }] });
  });
});
