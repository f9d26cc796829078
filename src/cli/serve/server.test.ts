import { once } from "node:events";
import { request as httpRequest, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import Ajv2020 from "ajv/dist/2020";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CATEGORIES } from "../../calculators/catalog";
import { createApi } from "./server";

const IDS = CATEGORIES.flatMap(({ calculators }) => calculators.map(({ id }) => id));

let server: Server;
let origin: string;

async function listening(options: Parameters<typeof createApi>[0]): Promise<[Server, string]> {
  const started = createApi(options).listen(0, "127.0.0.1");
  await once(started, "listening");
  // A slow machine may leave a connection idle for longer than the server would, and then use it again.
  started.keepAliveTimeout = 0;
  return [started, `http://127.0.0.1:${(started.address() as AddressInfo).port}`];
}

beforeAll(async () => {
  [server, origin] = await listening({ rate: 0, ownNamesOnly: true });
});

afterAll(() => {
  server.close();
  server.closeAllConnections();
});

async function get(path: string) {
  const response = await fetch(origin + path);
  return { status: response.status, body: await response.json() };
}

async function post(path: string, body: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(origin + path, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  return { status: response.status, body: await response.json(), headers: response.headers };
}

const refused = (status: number, message: unknown) =>
  expect.objectContaining({ status, body: { errors: [{ field: "", message }] } });

it("waits ten seconds for headers, twenty for a whole request, and has 512 connections at most", () => {
  expect(server).toMatchObject({ headersTimeout: 10_000, requestTimeout: 20_000, maxConnections: 512 });
});

describe("answers", () => {
  it("has the headline, the outputs asked for, and the address of the page", async () => {
    const { status, body } = await post("/calculators/simple-interest-calculator", {
      inputs: { principal: 1000, annualRate: 5, duration: 2 },
      outputs: ["interest"],
      currency: "EUR",
      working: true,
      sources: true,
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      headline: expect.stringContaining("€100"),
      outputs: { interest: 100 },
      working: expect.arrayContaining([expect.objectContaining({ value: expect.stringContaining("€100") })]),
      sources: [],
      link: expect.stringMatching(/\/simple-interest-calculator\?.*principal=1000.*displayCurrency=EUR$/),
    });
  });

  it("solves for an input", async () => {
    const { body } = await post("/calculators/mortgage-calculator/solve", {
      for: "homePrice",
      output: "monthlyPayment",
      target: 2000,
      outputs: ["monthlyPayment"],
    });
    expect(body.solved.input).toBe("homePrice");
    expect(body.outputs.monthlyPayment).toBeCloseTo(2000, 2);
    expect(body.link).toContain(`homePrice=${body.solved.value}`);
  });

  it("names the input that is wrong, and what is allowed", async () => {
    const { status, body } = await post("/calculators/mortgage-calculator", {
      inputs: { annualRate: -1, homePrise: 1 },
    });
    expect(status).toBe(422);
    expect(body.errors).toEqual([
      { field: "annualRate", message: expect.stringMatching(/0/) },
      { field: "homePrise", message: "There is no input “homePrise”." },
    ]);
  });

  it("answers a question in words, and refuses what it does not understand", async () => {
    const { status, body } = await post("/ask", { question: "days until 2027-01-01", asOf: "2026-12-30" });
    expect([status, body.outputs.daysUntil]).toEqual([200, 2]);
    expect(body.link).toMatch(/^https:\/\/.*\/date-calculator\?/);
    expect(await post("/ask", { question: "15% of bananas" })).toMatchObject({
      status: 422,
      body: { errors: [{ field: "ask", message: expect.any(String) }] },
    });
    expect(await post("/ask", {})).toEqual(refused(400, "“question” must be a text."));
    expect(await post("/ask", { question: "15% of 80", asOf: "2026-02-30" })).toEqual(
      refused(400, expect.stringContaining("asOf")),
    );
    expect(await post("/ask", { question: "15% of 80", currency: "EUR" })).toEqual(
      refused(400, "There is no member “currency” in a question."),
    );
  });

  it("lists and describes calculators", async () => {
    const { body } = await get("/calculators");
    expect(body.map(({ id }: { id: string }) => id)).toEqual(IDS);
    expect((await get("/calculators/bmi-calculator")).body.properties.weightKg.default).toBe(70);
  });
});

describe("requests in less usual forms", () => {
  it("asks for the head of an answer only", async () => {
    for (const path of ["/calculators", "/calculators/tip-calculator"]) {
      const response = await fetch(origin + path, { method: "HEAD" });
      expect([response.status, await response.text()]).toEqual([200, ""]);
      expect(Number(response.headers.get("content-length"))).toBeGreaterThan(100);
    }
  });

  it.each([
    ["this machine in capital letters", { headers: { Host: "LOCALHOST:8787" } }],
    ["a whole address, as through a proxy", { path: "http://localhost/calculators/tip-calculator?x=http://y" }],
  ])("names %s", async (_, asked) => {
    const { hostname, port } = new URL(origin);
    const status = await new Promise<number | undefined>((resolve) =>
      httpRequest({ hostname, port, path: "/calculators/tip-calculator", ...asked }, (response) => {
        response.resume();
        resolve(response.statusCode);
      }).end(),
    );
    expect(status).toBe(200);
  });
});

describe("the description", () => {
  it("fits the answers of every calculator", async () => {
    const { body: document } = await get("/openapi.json");
    expect(document.openapi).toBe("3.1.0");
    const { responses } = document.paths["/calculators/bmi-calculator"].post;
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(["200", "400", "413", "415", "429"]));
    // Compiling schemas takes longer than the server keeps an idle connection, so all answers come first.
    const answers = await Promise.all(IDS.map((id) => post(`/calculators/${id}`, { working: true, sources: true })));
    const failure = await post("/calculators/bmi-calculator", { inputs: { weightKg: -5 } });
    const { body: asked } = await post("/ask", { question: "15% of 80" });
    const { paths, components } = document;
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    const validator = (schema: object, isPart: (name: string) => boolean) => {
      const parts = Object.entries(components.schemas).filter(([name]) => isPart(name));
      return ajv.compile({ ...schema, components: { schemas: Object.fromEntries(parts) } });
    };
    const isShared = (name: string) => !name.includes(".");
    for (const [i, id] of IDS.entries()) {
      const { status, body } = answers[i] as (typeof answers)[number];
      expect([id, status]).toEqual([id, 200]);
      const { schema } = paths[`/calculators/${id}`].post.responses[200].content["application/json"];
      const isAnswer = validator(schema, (name) => isShared(name) || [`${id}.answer`, `${id}.outputs`].includes(name));
      expect(isAnswer(body) || isAnswer.errors, id).toBe(true);
      expect(isAnswer({ ...body, headline: 5 }), id).toBe(false);
    }
    const isAsked = validator(paths["/ask"].post.responses[200].content["application/json"].schema, isShared);
    expect(isAsked(asked) || isAsked.errors).toBe(true);
    expect(isAsked({ ...asked, reading: 1 })).toBe(false);
    const isFailure = validator({ $ref: "#/components/schemas/Failure" }, isShared);
    expect(isFailure(failure.body)).toBe(true);
    expect(isFailure({ errors: [] })).toBe(false);
    for (const [id, good, bad] of [
      ["bmi-calculator", { weightKg: 70 }, { weightKg: "heavy" }],
      ["bmi-calculator", { weightKg: { range: [60, 70] } }, { weightKg: { range: [60] } }],
      ["power-energy-calculator", {}, { tool: "no-such-tool" }],
    ] as const) {
      const { schema } = paths[`/calculators/${id}`].post.requestBody.content["application/json"];
      const isQuestion = validator(schema, (name) => isShared(name) || name === `${id}.inputs`);
      expect(isQuestion({ inputs: good }) || isQuestion.errors, id).toBe(true);
      expect(isQuestion({ inputs: bad }), id).toBe(false);
      expect(isQuestion({ input: good }), id).toBe(false);
    }
  }, 120_000);
});

describe("requests that are refused", () => {
  const path = "/calculators/bmi-calculator";

  it.each([
    ["not JSON", "{", "The body is not JSON."],
    ["a list", "[]", "The body must be a JSON object."],
    ["an unknown member", { input: {} }, "There is no member “input” in a question."],
    ["inputs that are no object", { inputs: 5 }, "“inputs” must be a JSON object."],
    ["outputs that are no names", { outputs: [5] }, "“outputs” must be a list of names."],
    ["an unknown currency", { currency: "XXX" }, expect.stringMatching(/^“currency” must be one of USD, /)],
    ["a target at the wrong address", { for: "weightKg" }, "Solve at the address that ends in /solve."],
  ])("%s", async (_, body, message) => {
    expect(await post(path, body)).toEqual(refused(400, message));
  });

  it("a target that is not whole", async () => {
    expect(await post(`${path}/solve`, { for: "weightKg" })).toEqual(
      refused(400, "Give “for”, “output” and “target”."),
    );
  });

  it("unknown addresses and methods", async () => {
    expect(await get("/")).toEqual(refused(404, expect.stringContaining("/openapi.json")));
    expect(await get("/calculators/nothing")).toEqual(refused(404, expect.stringContaining("“nothing”")));
    expect(await get("/calculators/__proto__")).toEqual(refused(404, expect.stringContaining("“__proto__”")));
    expect(await get(`${path}/solve`)).toEqual(refused(405, "Use POST."));
    const response = await fetch(origin + path, { method: "DELETE" });
    expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, HEAD, POST"]);
  });

  it("a body that is not in UTF-8, instead of an answer for other characters", async () => {
    const bytes = Buffer.from('{"inputs":{"input":"a\xff"},"outputs":["output"]}', "latin1");
    const response = await fetch(`${origin}/calculators/base64-encoder-decoder`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: bytes,
    });
    expect([response.status, await response.json()]).toEqual([
      400,
      { errors: [{ field: "", message: "The body is not in UTF-8." }] },
    ]);
  });

  it("addresses that are too long", async () => {
    expect(await get(`/calculators/${"x".repeat(1990)}`)).toEqual(
      refused(414, "An address may have 2,000 characters; inputs go in the body."),
    );
    expect(await get(`/calculators?${"x".repeat(1980)}`)).toMatchObject({ status: 200 });
  });

  it("other types than JSON, which web pages can send to other origins", async () => {
    expect(await post(path, "{}", { "Content-Type": "text/plain" })).toEqual(refused(415, "Send application/json."));
  });

  it("names of other machines, which a web page may have pointed here", async () => {
    const [status] = await new Promise<[number | undefined]>((resolve) =>
      httpRequest(origin + path, { headers: { Host: "attacker.example" } }, ({ statusCode }) =>
        resolve([statusCode]),
      ).end(),
    );
    expect(status).toBe(403);
  });

  it("two hosts, of which a proxy may have looked at the other", async () => {
    const both = ["localhost", "attacker.example"];
    for (const hosts of [both, both.toReversed(), ["localhost", "localhost"]]) {
      const socket = connect(Number(new URL(origin).port), "127.0.0.1");
      const lines = hosts.map((host, i) => `${i ? "host" : "Host"}: ${host}\r\n`).join("");
      socket.write(`GET /calculators HTTP/1.1\r\n${lines}Connection: close\r\n\r\n`);
      const chunks = await socket.toArray();
      expect(String(Buffer.concat(chunks))).toMatch(/^HTTP\/1\.1 400 .*"A request names one host\."/s);
    }
  });

  it("too long ones, announced or not, and the server goes on", async () => {
    const long = JSON.stringify({ inputs: { text: "x".repeat(1 << 20) } });
    expect(await post(path, long)).toEqual(refused(413, "A request may have 1,048,576 bytes."));
    const socket = connect(Number(new URL(origin).port), "127.0.0.1");
    socket.on("error", () => {});
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`,
    );
    const chunk = `10000\r\n${" ".repeat(0x10000)}\r\n`;
    for (let i = 0; i < 20; i++) socket.write(chunk);
    const [answer] = await once(socket, "data");
    expect(String(answer)).toMatch(/^HTTP\/1\.1 413 /);
    expect((await post(path, {})).status).toBe(200);
  });

  it("more than the rate", async () => {
    const [limited, at] = await listening({ rate: 5, ownNamesOnly: true });
    const responses = await Promise.all(Array.from({ length: 12 }, () => fetch(`${at}/calculators/nothing`)));
    const statuses = responses.map(({ status }) => status).sort();
    expect(statuses.slice(0, 5)).toEqual([404, 404, 404, 404, 404]);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(4);
    expect(responses.find(({ status }) => status === 429)?.headers.get("retry-after")).toBe("1");
    limited.close();
    limited.closeAllConnections();
  });
});

it("answers many clients at once, each with its own answer", async () => {
  const weights = Array.from({ length: 60 }, (_, i) => 50 + i);
  const answers = await Promise.all(
    weights.map((weightKg) => post("/calculators/bmi-calculator", { inputs: { weightKg, heightCm: 200 } })),
  );
  expect(answers.map(({ body }) => Math.round(body.outputs.bmi * 4))).toEqual(weights);
});
