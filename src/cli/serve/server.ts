/** The calculators over HTTP, for scripts on the same machine. The description for programs is at `/openapi.json`. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { findEntry, loadCalculator } from "../../calculators/catalog";
import { listing } from "../../calculators/listing";
import { describeCalculator } from "../../core/schema";
import { linkedAnswer, linkedAnswerTo } from "../linked-answers";
import { dayFault, formFault, isObject, type ProgramQuestion } from "../questions";
import { today } from "../today";
import { utf8Text } from "../utf8";
import { openApi } from "./openapi";
import { rateLimit } from "./rate";

/** The longest request, in bytes. */
const BODY_LIMIT = 1 << 20;

/** The longest address, in characters: several times the longest that means something. */
const ADDRESS_LIMIT = 2000;

/** A client has this many milliseconds to send its headers, and twice as many for the whole request. */
const PATIENCE = 10_000;

const MAX_CONNECTIONS = 512;

/** Names of this machine for its own programs. */
const OWN_NAMES = ["localhost", "127.0.0.1", "[::1]"];

export interface ServerOptions {
  /** Requests a second for each client address; no limit if 0. */
  readonly rate: number;
  /**
   * Whether to answer only requests that address this machine by a name of its own. A web page could otherwise have its
   * own name point here, and read the answers.
   */
  readonly ownNamesOnly: boolean;
}

/** A request that has no answer, with its status. */
class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
  }
}

/** Returns a server that is not listening yet. */
export function createApi({ rate, ownNamesOnly }: ServerOptions): Server {
  const mayAsk = rateLimit(rate);
  const server = createServer({ headersTimeout: PATIENCE, requestTimeout: 2 * PATIENCE }, (request, response) => {
    respond(request, response).catch(() => response.destroy());
  });
  server.maxConnections = MAX_CONNECTIONS;
  return server;

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      // Node reads the first of several. A proxy may have looked at another.
      if (request.rawHeaders.filter((name, i) => i % 2 === 0 && /^host$/i.test(name)).length > 1)
        throw new Refusal(400, "A request names one host.");
      if (ownNamesOnly && !OWN_NAMES.includes((request.headers.host ?? "").toLowerCase().replace(/:\d+$/, "")))
        throw new Refusal(403, "Address this server as localhost.");
      if (!mayAsk(request.socket.remoteAddress ?? ""))
        throw new Refusal(429, `Too many requests: ${rate} a second are answered.`, { "Retry-After": "1" });
      await route(request, response);
    } catch (error) {
      if (response.headersSent) throw error;
      const refusal = error instanceof Refusal ? error : new Refusal(500, `The calculator failed: ${error}`);
      // The rest of a request that was not read is dropped with its connection.
      if (!request.complete) response.setHeader("Connection", "close");
      send(response, refusal.status, failure(refusal.message), refusal.headers);
    }
  }
}

let description: Promise<object> | undefined;

async function route(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { url = "/" } = request;
  if (url.length > ADDRESS_LIMIT)
    throw new Refusal(
      414,
      `An address may have ${ADDRESS_LIMIT.toLocaleString("en-US")} characters; inputs go in the body.`,
    );
  // A proxy asks for the whole address.
  const path = (url.split("?")[0] as string).replace(/^http:\/\/[^/]*/i, "");
  if (path === "/openapi.json") {
    allow(request, "GET");
    description ??= openApi();
    return send(response, 200, await description);
  }
  if (path === "/ask") {
    allow(request, "POST");
    const { question, asOf } = wordsOf(await bodyOf(request));
    const answer = await linkedAnswerTo(question, asOf);
    return send(response, "errors" in answer ? 422 : 200, answer);
  }
  const [, calculators, id, action, ...rest] = path.split("/");
  if (calculators !== "calculators" || rest.length > 0 || (action !== undefined && action !== "solve"))
    throw new Refusal(404, "There is nothing at this address; /openapi.json lists all addresses.");
  if (id === undefined) {
    allow(request, "GET");
    return send(response, 200, listing());
  }
  const entry = findEntry(id);
  if (!entry) throw new Refusal(404, `There is no calculator “${id}”; /calculators lists all of them.`);
  if (action === undefined && methodOf(request) === "GET")
    return send(response, 200, describeCalculator(await loadCalculator(entry), entry));
  allow(request, ...(action ? ["POST"] : ["GET", "POST"]));
  const answer = await linkedAnswer(entry, questionOf(await bodyOf(request), action === "solve"));
  send(response, "errors" in answer ? 422 : 200, answer);
}

/** HEAD asks for what GET does; Node leaves out the body. */
function methodOf({ method = "" }: IncomingMessage): string {
  return method === "HEAD" ? "GET" : method;
}

function allow(request: IncomingMessage, ...methods: readonly string[]): void {
  if (!methods.includes(methodOf(request)))
    throw new Refusal(405, `Use ${methods.join(" or ")}.`, { Allow: methods.join(", ").replace("GET", "GET, HEAD") });
}

/** The object in a body; an empty body has no members. */
function objectOf(body: string): Record<string, unknown> {
  let asked: unknown;
  try {
    asked = body === "" ? {} : JSON.parse(body);
  } catch {
    throw new Refusal(400, "The body is not JSON.");
  }
  if (!isObject(asked)) throw new Refusal(400, "The body must be a JSON object.");
  return asked;
}

function refuseOthers(unknown: object): void {
  const [name] = Object.keys(unknown);
  if (name !== undefined) throw new Refusal(400, `There is no member “${name}” in a question.`);
}

/** The question in words in the body, and the date that it is asked on. */
function wordsOf(body: string): { readonly question: string; readonly asOf: string } {
  const { question, asOf = today(), ...unknown } = objectOf(body);
  refuseOthers(unknown);
  if (typeof question !== "string") throw new Refusal(400, "“question” must be a text.");
  const fault = dayFault(asOf);
  if (fault) throw new Refusal(400, fault);
  return { question, asOf: asOf as string };
}

/** The question in the body. An empty body asks for the answer with all defaults. */
function questionOf(body: string, solves: boolean): ProgramQuestion {
  const { inputs, outputs, working, sources, currency, for: input, output, target, ...unknown } = objectOf(body);
  refuseOthers(unknown);
  const hasTarget = [input, output, target].some((given) => given !== undefined);
  if (hasTarget && !solves) throw new Refusal(400, "Solve at the address that ends in /solve.");
  if (solves && (typeof input !== "string" || typeof output !== "string" || target === undefined))
    throw new Refusal(400, "Give “for”, “output” and “target”.");
  const question = {
    inputs,
    outputs,
    working,
    sources,
    currency,
    ...(solves && { solve: { for: input, output, target } }),
  };
  const fault = formFault(question);
  if (fault) throw new Refusal(400, fault);
  return question as ProgramQuestion;
}

/** Reads the body. Only JSON is read: a web page cannot send it to another origin without asking first. */
async function bodyOf(request: IncomingMessage): Promise<string> {
  const { "content-type": type = "", "content-length": length } = request.headers;
  const hasBody = length !== "0" && (length !== undefined || request.headers["transfer-encoding"] !== undefined);
  if (hasBody && !/^application\/json\s*(?:;|$)/i.test(type)) throw new Refusal(415, "Send application/json.");
  if (Number(length ?? 0) > BODY_LIMIT) throw tooLong();
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > BODY_LIMIT) throw tooLong();
    chunks.push(chunk);
  }
  const text = utf8Text(Buffer.concat(chunks));
  if (text === null) throw new Refusal(400, "The body is not in UTF-8.");
  return text.trim();
}

function tooLong(): Refusal {
  return new Refusal(413, `A request may have ${BODY_LIMIT.toLocaleString("en-US")} bytes.`);
}

function failure(message: string) {
  return { errors: [{ field: "", message }] };
}

function send(response: ServerResponse, status: number, body: object, headers: Readonly<Record<string, string>> = {}) {
  const text = JSON.stringify(body);
  response.writeHead(status, {
    "Content-Type": "application/json; charset=utf-8",
    "Content-Length": Buffer.byteLength(text),
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
    ...headers,
  });
  response.end(text);
}
