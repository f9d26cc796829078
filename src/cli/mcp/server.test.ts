import { PassThrough } from "node:stream";
import { Client, InMemoryTransport } from "@modelcontextprotocol/client";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CATEGORIES } from "../../calculators/catalog";
import { UsageError } from "../options";
import { runMcp, serveClient } from "./command";
import { createServer } from "./server";

const NOW = { date: "2026-11-27", time: "09:05", milliseconds: 1_795_770_300_000 };

const client = new Client({ name: "test", version: "1.0.0" });

beforeAll(async () => {
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  await createServer(() => NOW).connect(theirs);
  await client.connect(ours);
});

afterAll(() => client.close());

// biome-ignore lint/suspicious/noExplicitAny: each tool answers differently
async function call(name: string, args: object = {}): Promise<any> {
  const { content, structuredContent, isError } = await client.callTool({ name, arguments: { ...args } });
  const [part] = content;
  const text = part?.type === "text" ? part.text : "";
  if (structuredContent) expect(JSON.parse(text)).toEqual(structuredContent);
  return isError ? { isError, ...(structuredContent ?? { text }) } : structuredContent;
}

describe("finding a calculator", () => {
  it("takes five tools, whatever the number of calculators", async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(["list", "describe", "calculate", "solve", "ask"]);
    expect(JSON.stringify(tools).length).toBeLessThan(8000);
  });

  it("lists all of them, or those that fit a query, with tools of collections", async () => {
    const { calculators } = await call("list");
    const ids = Object.values<string[]>(calculators).flatMap((lines) => lines.map((line) => line.split(":")[0]));
    expect(ids).toEqual(CATEGORIES.flatMap(({ calculators }) => calculators.map(({ id }) => id)));
    const { calculators: lenses } = await call("list", { query: "thin lens" });
    const physics = CATEGORIES.flatMap((category) => category.calculators).find(
      ({ id }) => id === "physics-calculator",
    );
    expect(lenses[0]).toMatchObject({
      calculator: "physics-calculator",
      tool: "thin-lens",
      purpose: physics?.tools?.find(({ id }) => id === "thin-lens")?.purpose,
    });
    const { calculators: tips } = await call("list", { query: "tip" });
    expect(tips[0]).toMatchObject({
      calculator: "tip-calculator",
      purpose: expect.stringMatching(/^[A-Z].*tip.*\.$/i),
    });
    expect(tips[0]).not.toHaveProperty("tool");
    expect(await call("list", { query: "x".repeat(200) })).toEqual({ calculators: [] });
    expect(await call("list", { query: "x".repeat(201) })).toMatchObject({ isError: true });
  });

  it("answers a question in words, or says what it does not understand", async () => {
    expect(await call("ask", { question: "25% tip on 60" })).toEqual({
      calculator: "tip-calculator",
      inputs: { billAmount: 60, tipPercent: 25, taxAmount: 0, people: 1 },
      headline: "Leave $15.00 (25%): $75.00 in total.",
      reading: "Tip 25%, bill $60",
      assumed: "Tax in the bill $0, people 1",
      outputs: expect.objectContaining({ tipAmount: 15, totalAmount: 75 }),
      notices: [],
      link: expect.stringMatching(/^https:.*\/tip-calculator\?billAmount=60&taxAmount=0&tipPercent=25&people=1$/),
    });
    const mortgage = await call("ask", { question: "mortgage 350k at 6% for 30 years" });
    expect(mortgage.outputs).not.toHaveProperty("schedule");
    // From the client’s date, not from the date of the build.
    expect((await call("ask", { question: "days until 2026-12-01" })).outputs).toMatchObject({ daysUntil: 4 });
    expect(await call("ask", { question: "mortgage 350k bananas" })).toEqual({
      isError: true,
      errors: [{ field: "ask", message: expect.stringContaining("bananas") }],
    });
  });

  it("describes a calculator, or one tool of a collection", async () => {
    const bmi = await call("describe", { calculator: "bmi-calculator" });
    expect(bmi.properties.weightKg).toMatchObject({ default: 70, "x-solvable": true });
    const { tools } = await call("describe", { calculator: "physics-calculator" });
    expect(tools).toContainEqual(expect.stringMatching(/^thin-lens: /));
    const lens = await call("describe", { calculator: "physics-calculator", tool: "thin-lens" });
    expect(lens.properties.tool).toEqual({ const: "thin-lens" });
    expect(lens.properties).toHaveProperty("focalLength");
    expect(lens.properties).not.toHaveProperty("mass");
    expect(lens["x-outputs"].properties).not.toHaveProperty("kineticEnergy");
    expect(await call("describe", { calculator: "physics-calculator", tool: "lens" })).toEqual({
      isError: true,
      errors: [{ field: "tool", message: expect.stringContaining("thin-lens") }],
    });
  });
});

describe("answers", () => {
  it("have the sentence, the outputs asked for, notices, dated sources, working and the page", async () => {
    const answer = await call("calculate", {
      calculator: "mortgage-calculator",
      inputs: { homePrice: 450_000, downPaymentPercent: 10 },
      outputs: ["monthlyPayment"],
      working: true,
    });
    expect(Object.keys(answer.outputs)).toEqual(["monthlyPayment"]);
    expect(answer.headline).toMatch(/^You pay each month \$/);
    expect(answer.notices).toEqual(expect.any(Array));
    expect(answer.working.length).toBeGreaterThan(3);
    expect(answer.sources[0]).toMatchObject({ from: expect.any(String), source: { url: expect.any(String) } });
    expect(answer.link).toMatch(/\/mortgage-calculator\?.*homePrice=450000/);
  });

  it("leave out tables and what has no value, unless they are named", async () => {
    const inputs = { homePrice: 450_000 };
    const { outputs } = await call("calculate", { calculator: "mortgage-calculator", inputs });
    expect(outputs).not.toHaveProperty("schedule");
    expect(Object.values(outputs)).not.toContain(null);
    const named = await call("calculate", {
      calculator: "mortgage-calculator",
      inputs,
      outputs: ["schedule", "pmiEndDate"],
    });
    expect(named.outputs.schedule).toHaveLength(360);
    expect(named.outputs).toHaveProperty("pmiEndDate");
  });

  it("start from today’s date, as the page does, unless another is given", async () => {
    const born = { calculator: "age-calculator", inputs: { birthDate: "2000-11-27" }, outputs: ["years"] };
    expect((await call("calculate", born)).outputs.years).toBe(26);
    const { outputs } = await call("calculate", { ...born, inputs: { ...born.inputs, asOf: "2010-11-26" } });
    expect(outputs.years).toBe(9);
  });

  it("solve for an input", async () => {
    const { solved, outputs, link } = await call("solve", {
      calculator: "mortgage-calculator",
      for: "homePrice",
      output: "monthlyPayment",
      target: 2000,
      outputs: ["monthlyPayment"],
    });
    expect(outputs.monthlyPayment).toBeCloseTo(2000, 2);
    expect(link).toContain(`homePrice=${solved.value}`);
  });

  it("come for parallel calls, each to its own", async () => {
    const weights = Array.from({ length: 40 }, (_, i) => 50 + i);
    const answers = await Promise.all(
      weights.map((weightKg) =>
        call("calculate", { calculator: "bmi-calculator", inputs: { weightKg, heightCm: 200 }, outputs: ["bmi"] }),
      ),
    );
    expect(answers.map(({ outputs }) => Math.round(outputs.bmi * 4))).toEqual(weights);
  });
});

describe("errors", () => {
  it.each([
    ["calculator", "calculate", { calculator: "none" }, "There is no calculator “none”. Find one with “list”."],
    [
      "calculator",
      "describe",
      { calculator: "__proto__" },
      "There is no calculator “__proto__”. Find one with “list”.",
    ],
    ["weight", "calculate", { calculator: "bmi-calculator", inputs: { weight: 1 } }, "There is no input “weight”."],
    [
      "weightKg",
      "calculate",
      { calculator: "bmi-calculator", inputs: { weightKg: 9999 } },
      expect.stringContaining("650"),
    ],
    ["outputs", "calculate", { calculator: "bmi-calculator", outputs: ["bma"] }, "There is no output “bma”."],
  ])("name the field: %s of %s", async (field, tool, args, message) => {
    expect(await call(tool, args)).toEqual({ isError: true, errors: [{ field, message }] });
  });

  it("say what an argument of a tool must be", async () => {
    expect(await call("calculate", { calculator: 5 })).toEqual({
      isError: true,
      text: expect.stringMatching(/calculator.*expected string/),
    });
  });

  it("refuse arguments that no tool takes, instead of an answer for the defaults", async () => {
    const { tools } = await client.listTools();
    for (const { name } of tools)
      expect(
        await call(name, { calculator: "bmi-calculator", question: "15% of 80", input: { weightKg: 90 } }),
      ).toEqual({
        isError: true,
        text: expect.stringMatching(/"input"/),
      });
  });
});

it("knows no options on the command line", async () => {
  await expect(runMcp(["--port", "8080"])).rejects.toThrow(UsageError);
});

it("ends without a fault once its client is gone", async () => {
  const input = new PassThrough();
  const done = runMcp([], input, new PassThrough());
  input.end();
  expect(await done).toBe(0);
});

describe("a client that misbehaves", () => {
  /** A client that writes raw frames. */
  function rawClient() {
    const input = new PassThrough();
    const output = new PassThrough();
    const reports: string[] = [];
    const lines: string[] = [];
    output.setEncoding("utf8").on("data", (text: string) => lines.push(...text.split("\n").filter(Boolean)));
    const done = serveClient(input, output, (message) => reports.push(message));
    const send = (frame: unknown) => input.write(`${typeof frame === "string" ? frame : JSON.stringify(frame)}\n`);
    send({
      jsonrpc: "2.0",
      id: "start",
      method: "initialize",
      params: { protocolVersion: "2025-06-18", capabilities: {}, clientInfo: { name: "raw", version: "1" } },
    });
    const answerTo = (id: unknown) => {
      const found = () => lines.map((line) => JSON.parse(line)).find((message) => message.id === id);
      return expect.poll(found, { timeout: 10_000 }).toBeDefined().then(found);
    };
    return { input, send, answerTo, done, reports, lines };
  }

  const question = (id: unknown, inputs: object) => ({
    jsonrpc: "2.0",
    id,
    method: "tools/call",
    params: { name: "calculate", arguments: { calculator: "base64-encoder-decoder", inputs, outputs: ["output"] } },
  });

  it("gets answers after frames of junk, and after arguments that are too long", async () => {
    const { send, answerTo, input, done } = rawClient();
    for (const junk of ["junk", "{", "[]", "null", '{"jsonrpc":"2.0"}', '{"jsonrpc":"1.0","id":1}', "\u0000"])
      send(junk);
    send(question(1, { input: "x", mode: "y".repeat(4_000_000) }));
    send(question(2, { input: "foobar" }));
    const long = await answerTo(1);
    expect(long.result.structuredContent.errors[0].field).toBe("mode");
    expect((await answerTo(2)).result.structuredContent.outputs).toEqual({ output: "Zm9vYmFy" });
    input.end();
    await done;
  });

  it("hears of each message that is not UTF-8, and gets answers to those around it", async () => {
    const { send, answerTo, input, done, lines } = rawClient();
    const inLatin1 = (id: number) => Buffer.from(`${JSON.stringify(question(id, { input: "caf\u00e9" }))}\n`, "latin1");
    send(question(1, { input: "foo" }));
    input.write(inLatin1(2));
    // In one piece with a message that is fine, and in pieces, of which one ends within a character.
    input.write(Buffer.concat([inLatin1(3), Buffer.from(`${JSON.stringify(question(4, { input: "foobar" }))}\n`)]));
    const split = Buffer.from(`${JSON.stringify(question(5, { input: "\u00e9" }))}\n`);
    input.write(split.subarray(0, split.indexOf(0xc3) + 1));
    input.write(split.subarray(split.indexOf(0xc3) + 1));
    const answered = [];
    for (const id of [1, 4, 5]) answered.push((await answerTo(id)).result.structuredContent.outputs.output);
    expect(answered).toEqual(["Zm9v", "Zm9vYmFy", "w6k="]);
    const refused = lines.map((line) => JSON.parse(line)).filter(({ error }) => error);
    expect(refused.map(({ id, error }) => [id, error.code])).toEqual([
      [null, -32700],
      [null, -32700],
    ]);
    input.end();
    await done;
  });

  it("hears what is wrong with an input that is nested without end", async () => {
    const { send, answerTo, input, done } = rawClient();
    const endless = `${"[".repeat(100_000)}${"]".repeat(100_000)}`;
    send(JSON.stringify(question(1, { input: 0 })).replace('"input":0', `"input":${endless}`));
    expect((await answerTo(1)).result.structuredContent.errors).toEqual([
      { field: "input", message: "Enter text for text." },
    ]);
    input.end();
    await done;
  });

  it("gets no answer to a request that it cancels", async () => {
    const { send, answerTo, input, done, lines } = rawClient();
    send(question(1, { input: "first" }));
    send({ jsonrpc: "2.0", method: "notifications/cancelled", params: { requestId: 1 } });
    send(question(2, { input: "second" }));
    await answerTo(2);
    expect(lines.some((line) => JSON.parse(line).id === 1)).toBe(false);
    input.end();
    await done;
  });

  it("ends the server when it disappears, or sends a message without end", async () => {
    const gone = rawClient();
    gone.send(question(1, { input: "x" }));
    gone.input.destroy();
    await gone.done;
    const endless = rawClient();
    endless.input.write("x".repeat(11 * 2 ** 20));
    await endless.done;
    expect(endless.reports.join()).toMatch(/exceeds 10485760 bytes/);
  });
});
