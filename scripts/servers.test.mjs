/**
 * One table of requests for both servers of the site: the one that `npm start` runs, and Caddy with deploy/Caddyfile.
 * They are sent as raw bytes over loopback, because HTTP clients normalize odd addresses before sending them.
 */

import { once } from "node:events";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findCaddy, startCaddy } from "./caddy.mjs";
import { ask } from "./raw-request.mjs";
import { serveFolder } from "./serve.mjs";
import { FILES, HEADERS, writeSite } from "./test-site.mjs";

const FOREVER = "max-age=31536000, immutable";
const CHECKED = "no-cache";
const LONG = "a".repeat(8_192);
const MAIN = FILES["assets/main-1a2b.js"];

const EARLIER = "Mon, 01 Jan 1990 00:00:00 GMT";
const LATER = "Fri, 01 Jan 2100 00:00:00 GMT";

const encodings = (text) => ({ headers: { "Accept-Encoding": text } });
const range = (text) => ({ target: "/assets/main-1a2b.js", headers: { Range: `bytes=${text}` } });
const shown = (name) => ({ status: 200, text: FILES[name], page: true, cache: CHECKED });
/** A calculator that other sites may show in a frame. */
const EMBEDDED = { ...shown("embed/mortgage-calculator.html"), embed: true };
const MISSING = { status: 404, text: FILES["404.html"], page: true, cache: "no-cache" };
const REFUSED = { status: 405, page: true, cache: "no-cache", allow: "GET, HEAD" };
/** Not part of a file: caches must not keep this response for a year, as they may the file. */
const NOT_KEPT = { status: 416, kept: false };
const to = (location) => ({ status: 308, location });

/** Name, request, and expected response; `page` says whether all headers of a page are expected. */
const TABLE = [
  ["the home page", {}, shown("index.html")],
  ["a page", { target: "/mortgage-calculator" }, shown("mortgage-calculator.html")],
  ["a page with inputs", { target: `/mortgage-calculator?a=/x/&b=${LONG}` }, shown("mortgage-calculator.html")],
  ["an absolute address", { target: "http://localhost/mortgage-calculator?a=1" }, shown("mortgage-calculator.html")],
  ["an encoded letter", { target: "/%6dortgage-calculator" }, shown("mortgage-calculator.html")],
  ["an embedded calculator", { target: "/embed/mortgage-calculator?a=1" }, EMBEDDED],
  [
    "an embedded calculator, compressed",
    { target: "/embed/mortgage-calculator", ...encodings("br") },
    { ...EMBEDDED, encoding: "br" },
  ],
  ["a slash after an embedded calculator", { target: "/embed/mortgage-calculator/" }, to("/embed/mortgage-calculator")],
  ["a missing embedded calculator", { target: "/embed/none" }, MISSING],
  ["the folder of embedded calculators", { target: "/embed" }, MISSING],
  ["two dots from an embedded calculator", { target: "/embed/../mortgage-calculator" }, MISSING],
  ["a worker", { target: "/assets/regex.worker-3c4d.js" }, { status: 200, page: true, cache: FOREVER }],
  ["the service worker", { target: "/sw.js" }, shown("sw.js")],
  ["a script", { target: "/assets/main-1a2b.js" }, { status: 200, text: MAIN, page: false, cache: FOREVER }],
  ["a text file", { target: "/robots.txt" }, { status: 200, page: false, cache: CHECKED }],
  // It names the files of this exact build: a copy from before a release must not be used.
  [
    "the list of each page's files",
    { target: "/offline.json" },
    { status: 200, text: FILES["offline.json"], page: false, cache: CHECKED },
  ],
  [
    "the same, compressed",
    { target: "/offline.json", ...encodings("br") },
    { status: 200, text: FILES["offline.json"], page: false, cache: CHECKED, encoding: "br" },
  ],
  ["HEAD of a page", { method: "HEAD" }, { ...shown("index.html"), text: "" }],
  ["HEAD of a missing page", { method: "HEAD", target: "/none" }, { ...MISSING, text: "" }],

  ["a slash after a page", { target: "/mortgage-calculator/" }, to("/mortgage-calculator")],
  ["a slash and inputs", { target: "/mortgage-calculator/?a=1&b=/x/" }, to("/mortgage-calculator?a=1&b=/x/")],
  ["a slash after the home page", { target: "/index/?a=1" }, to("/?a=1")],
  ["the home page by its name", { target: "/index" }, to("/")],
  ["a page by its file name", { target: "/mortgage-calculator.html" }, to("/mortgage-calculator")],
  ["a page by its file name, with inputs", { target: "/short.html?a=/x.html" }, to("/short?a=/x.html")],
  ["a page by its file name, in capitals", { target: "/SHORT.HTML" }, MISSING],
  ["a page by its file name, encoded", { target: "/short%2ehtml" }, to("/short")],
  ["a page by its file name and a slash", { target: "/mortgage-calculator.html/" }, MISSING],
  ["a missing page by a file name", { target: "/none.html" }, MISSING],
  ["a page like the home page", { target: "/index.html.html" }, MISSING],
  // The service worker keeps it under this name.
  ["the shell", { target: "/shell.html" }, shown("shell.html")],
  ["the page for missing pages", { target: "/404.html" }, shown("404.html")],
  ["the page for missing pages, as if it were a page", { target: "/404?a=1" }, MISSING],
  ["the same with a slash", { target: "/404/" }, MISSING],
  ["the same, encoded", { target: "/%3404" }, MISSING],
  ["the shell, as if it were a page", { target: "/shell" }, MISSING],
  ["the same with a slash", { target: "/shell/" }, MISSING],
  ["a slash after a missing page", { target: "/none/" }, MISSING],
  ["a slash after a file", { target: "/robots.txt/" }, MISSING],
  ["a slash that could lead away", { target: "//mortgage-calculator/" }, MISSING],
  ["a backslash that could lead away", { target: "/\\mortgage-calculator/" }, MISSING],

  ["a missing page", { target: "/none" }, MISSING],
  ["a missing page with inputs", { target: "/none?a=1" }, MISSING],
  ["part of a missing page", { target: "/none", headers: { Range: "bytes=5-2" } }, MISSING],
  ["a missing page with If-None-Match", { target: "/none", headers: { "If-None-Match": "*" } }, MISSING],
  ["a missing page with If-Match", { target: "/none", headers: { "If-Match": '"x"' } }, MISSING],
  ["a missing page with If-Modified-Since", { target: "/none", headers: { "If-Modified-Since": LATER } }, MISSING],
  [
    "a missing page with If-Unmodified-Since",
    { target: "/none", headers: { "If-Unmodified-Since": EARLIER } },
    MISSING,
  ],
  ["a missing script", { target: "/assets/none-1a2b.js" }, MISSING],
  ["a missing worker", { target: "/assets/none.worker-1a2b.js" }, MISSING],
  ["a folder", { target: "/assets" }, MISSING],
  ["a folder with a slash", { target: "/assets/" }, MISSING],
  ["a compressed page", { target: "/mortgage-calculator.html.br" }, MISSING],
  ["a compressed page as gzip", { target: "/mortgage-calculator.html.gz" }, MISSING],
  ["a compressed page, encoded", { target: "/mortgage-calculator%2ehtml%2ebr" }, MISSING],
  ["a compressed script", { target: "/assets/main-1a2b.js.br" }, MISSING],
  ["two slashes", { target: "//" }, MISSING],
  ["two slashes and a page", { target: "//mortgage-calculator" }, MISSING],
  ["two slashes, encoded", { target: "/%2Fmortgage-calculator" }, MISSING],
  ["two dots", { target: "/../package.json" }, MISSING],
  ["two dots to a page", { target: "/assets/../mortgage-calculator" }, MISSING],
  ["two dots, encoded", { target: "/assets/%2e%2e%2f%2e%2e%2fetc/passwd" }, MISSING],
  ["a NUL", { target: "/%00" }, MISSING],
  ["a NUL in a page", { target: "/mortgage-calculator%00.html" }, MISSING],
  ["bytes that are not UTF-8", { target: "/%ff%fe" }, MISSING],
  ["many bytes per character", { target: `/${"%F0%9F%98%80".repeat(80)}` }, MISSING],
  ["8 KB", { target: `/${LONG}` }, MISSING],
  ["8 KB in a folder", { target: `/assets/${LONG}` }, MISSING],
  ["8 KB of folders", { target: "/a".repeat(4_096) }, MISSING],
  ["8 KB and a slash", { target: `/${LONG}/` }, MISSING],
  ["250 letters", { target: `/${"a".repeat(250)}` }, MISSING],
  ["a broken encoding", { target: "/%zz" }, { status: 400 }],
  ["half an encoding", { target: "/mortgage-calculator%" }, { status: 400 }],

  ...["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE"].flatMap((method) => [
    [`${method} of a page`, { method, target: "/mortgage-calculator" }, REFUSED],
    [`${method} of a missing page`, { method, target: "/none/" }, REFUSED],
  ]),
  ["POST with a body", { method: "POST", headers: { "Content-Length": 3 }, body: "a=1" }, REFUSED],

  ["Brotli first", encodings("gzip, deflate, br"), { ...shown("index.html"), encoding: "br" }],
  ["gzip", encodings("gzip"), { ...shown("index.html"), encoding: "gzip" }],
  ["gzip preferred", encodings("br;q=0.5, gzip"), { ...shown("index.html"), encoding: "gzip" }],
  ["no Brotli", encodings("br;q=0"), shown("index.html")],
  ["no Brotli, but gzip", encodings("br;q=0, gzip"), { ...shown("index.html"), encoding: "gzip" }],
  ["an unknown encoding", encodings("brotli, zebra"), shown("index.html")],
  ["a short page, Brotli", { target: "/short", ...encodings("br") }, shown("short.html")],
  ["a missing page, Brotli", { target: "/none", ...encodings("br") }, { ...MISSING, encoding: "br" }],

  ["the first five bytes", range("0-4"), { status: 206, text: MAIN.slice(0, 5) }],
  ["bytes in the middle", range("5-9"), { status: 206, text: MAIN.slice(5, 10) }],
  ["the last five bytes", range("-5"), { status: 206, text: MAIN.slice(-5) }],
  ["bytes to the end", range("7-"), { status: 206, text: MAIN.slice(7) }],
  ["more than there is", range("7-99999"), { status: 206, text: MAIN.slice(7) }],
  ["a backward range", range("5-2"), NOT_KEPT],
  [
    "a backward range of a page",
    { target: "/mortgage-calculator", headers: { Range: "bytes=5-2" } },
    { status: 416, page: true },
  ],
  ["a range past the end", range("99999-"), NOT_KEPT],
];

async function startOwn(folder) {
  const server = await serveFolder(folder, 0, HEADERS, "127.0.0.1");
  return { port: server.address().port, stop: () => new Promise((resolve) => server.close(resolve)) };
}

it("lets other sites frame embedded calculators and nothing else, with the same policy otherwise", () => {
  const policy = ({ "Content-Security-Policy": text }) => text;
  expect(policy(HEADERS.documents)).toContain("frame-ancestors 'none'");
  const expected = policy(HEADERS.documents)
    .replace("frame-ancestors 'none'", "frame-ancestors *")
    .replace("'sha256-abc='", "'sha256-def='");
  expect(HEADERS.embeds).toEqual({ "Content-Security-Policy": expected });
});

describe.each([
  ["npm start", startOwn],
  ...(findCaddy() ? [["deploy/Caddyfile (needs the program caddy, and found it)", startCaddy]] : []),
])("%s", (_, start) => {
  let site;
  let server;
  beforeAll(async () => {
    site = writeSite();
    server = await start(site.folder);
  });
  afterAll(async () => {
    await server?.stop();
    site?.remove();
  });

  it.each(TABLE)("answers %s", async (_, request, expected) => {
    const { status, headers, body } = await ask(server.port, request);
    expect(status).toBe(expected.status);
    if (status !== 308 && status !== 400) expect(headers["x-content-type-options"]).toBe("nosniff");
    const documents = { ...HEADERS.documents, ...(expected.embed && HEADERS.embeds) };
    for (const [name, value] of Object.entries(expected.page === undefined ? {} : documents))
      expect(headers[name.toLowerCase()], name).toBe(expected.page ? value : undefined);
    if (expected.cache) expect(headers["cache-control"]).toBe(expected.cache);
    if (expected.kept === false) expect(headers["cache-control"]).not.toBe(FOREVER);
    expect(headers.allow).toBe(expected.allow);
    expect(headers.location).toBe(expected.location);
    expect(headers["content-encoding"]).toBe(expected.encoding);
    const text = { br: brotliDecompressSync, gzip: gunzipSync }[expected.encoding] ?? ((bytes) => bytes);
    if (expected.text !== undefined) expect(text(body).toString()).toBe(expected.text);
    expect((await ask(server.port, {})).status, "and the next request").toBe(200);
  });

  it("redirects what _redirects redirects, and to the same addresses", async () => {
    const rules = readFileSync(join(site.folder, "_redirects"), "utf8").trim().split("\n");
    expect(rules).toContain("/embed/mortgage-calculator.html /embed/mortgage-calculator 301");
    for (const rule of rules) {
      const [target, location] = rule.split(" ");
      const { status, headers } = await ask(server.port, { target });
      expect([status, headers.location], rule).toEqual([308, location]);
    }
    // Of all names of pages, these are the only ones that it leaves alone.
    const pages = Object.keys(FILES).filter((name) => name.endsWith(".html"));
    const kept = pages.filter((name) => !rules.some((rule) => rule.startsWith(`/${name} `)));
    expect(kept).toEqual(["404.html", "shell.html"]);
  });

  it.each(["/", "/none", "/assets/main-1a2b.js"])("tells caches that %s has several encodings", async (target) => {
    for (const accepted of ["br", "identity"]) {
      const { headers } = await ask(server.port, { target, ...encodings(accepted) });
      expect(headers.vary).toBe("Accept-Encoding");
    }
  });

  it("sends no validators with a file that never changes", async () => {
    const { headers } = await ask(server.port, { target: "/assets/main-1a2b.js" });
    expect([headers["cache-control"], headers.etag, headers["last-modified"]]).toEqual([FOREVER, undefined, undefined]);
  });

  it.each(["/", "/offline.json"])("answers 304 for %s when it has not changed", async (target) => {
    const { etag } = (await ask(server.port, { target })).headers;
    const { status, body, headers } = await ask(server.port, { target, headers: { "If-None-Match": etag } });
    expect([status, body.length]).toEqual([304, 0]);
    expect(headers["cache-control"] ?? CHECKED).toBe(CHECKED);
  });

  it("serves the new version of a file once it is there", async () => {
    const path = join(site.folder, "changing.json");
    writeFileSync(path, "[1]");
    const { etag } = (await ask(server.port, { target: "/changing.json" })).headers;
    writeFileSync(path, "[1,2]");
    const headers = { "If-None-Match": etag };
    const { status, body } = await ask(server.port, { target: "/changing.json", headers });
    expect([status, body.toString()]).toEqual([200, "[1,2]"]);
    rmSync(path);
  });

  it.each([
    ["text/html; charset=utf-8", "/"],
    ["text/html; charset=utf-8", "/none"],
    ["text/javascript; charset=utf-8", "/sw.js"],
    ["image/svg+xml", "/icon.svg"],
    ["application/manifest+json; charset=utf-8", "/manifest.webmanifest"],
  ])("sends the type %s for %s, compressed or not", async (type, target) => {
    for (const accepted of ["br", "identity"])
      expect((await ask(server.port, { target, ...encodings(accepted) })).headers["content-type"]).toBe(type);
  });

  it("keeps running when files disappear", async () => {
    const path = join(site.folder, "fleeting.html");
    writeFileSync(path, "fleeting");
    expect((await ask(server.port, { target: "/fleeting" })).status).toBe(200);
    rmSync(path);
    expect((await ask(server.port, { target: "/fleeting" })).status).toBe(404);
    expect((await ask(server.port, {})).status).toBe(200);
  });

  it("keeps running when a client does not speak HTTP, or hangs up", async () => {
    for (const method of ["CONNECT", "NONSENSE", "\u0000\u0001", ""]) await ask(server.port, { method, target: "*" });
    for (let i = 0; i < 20; i++) {
      const socket = connect(server.port, "127.0.0.1");
      await once(socket, "connect");
      socket.write("GET /mortgage-calculator HTTP/1.1\r\nHost: localhost\r\n\r\n");
      if (i % 2) await once(socket, "data");
      socket.resetAndDestroy();
    }
    expect((await ask(server.port, {})).status).toBe(200);
  });
});

it("npm start refuses in plain text, whatever type the file would have had", async () => {
  const site = writeSite();
  const server = await startOwn(site.folder);
  const headers = { Range: "bytes=5-2", "Accept-Encoding": "br" };
  const answer = await ask(server.port, { headers });
  await server.stop();
  site.remove();
  expect(answer.body.toString()).toBe("416 Range Not Satisfiable\n");
  expect(answer.headers["content-encoding"]).toBeUndefined();
  expect(answer.headers["content-range"]).toMatch(/^bytes \*\/\d+$/);
});
