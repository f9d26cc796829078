/**
 * One table of requests for both servers of the site: the one that `npm start` runs, and Caddy with deploy/Caddyfile.
 * They are sent as raw bytes over the loopback, because HTTP clients fix odd addresses before they send them.
 */

import { once } from "node:events";
import { rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findCaddy, startCaddy } from "./caddy.mjs";
import { ask } from "./raw-request.mjs";
import { serveFolder } from "./serve.mjs";
import { FILES, HEADERS, writeSite } from "./test-site.mjs";

const FOREVER = "public, max-age=31536000, immutable";
const CHECKED = "public, max-age=0, must-revalidate";
const LONG = "a".repeat(8_192);
const MAIN = FILES["assets/main-1a2b.js"];

const EARLIER = "Mon, 01 Jan 1990 00:00:00 GMT";
const LATER = "Fri, 01 Jan 2100 00:00:00 GMT";

const encodings = (text) => ({ headers: { "Accept-Encoding": text } });
const range = (text) => ({ target: "/assets/main-1a2b.js", headers: { Range: `bytes=${text}` } });
const shown = (name) => ({ status: 200, text: FILES[name], page: true, cache: CHECKED });
const MISSING = { status: 404, text: FILES["404.html"], page: true, cache: "no-cache" };
const REFUSED = { status: 405, page: true, cache: "no-cache", allow: "GET, HEAD" };
/** No part of a file: a cache must not keep that for a year, as it may the file. */
const NOT_KEPT = { status: 416, kept: false };
const to = (location) => ({ status: 308, location });

/** Name, request, what is expected. Of a page, all the headers are, too. */
const TABLE = [
  ["the home page", {}, shown("index.html")],
  ["a page", { target: "/mortgage-calculator" }, shown("mortgage-calculator.html")],
  [
    "a page with inputs",
    { target: `/mortgage-calculator?a=/x/&b=${LONG}` },
    shown("mortgage-calculator.html"),
  ],
  ["a page by its file", { target: "/mortgage-calculator.html" }, shown("mortgage-calculator.html")],
  [
    "a whole address",
    { target: "http://localhost/mortgage-calculator?a=1" },
    shown("mortgage-calculator.html"),
  ],
  ["an encoded letter", { target: "/%6dortgage-calculator" }, shown("mortgage-calculator.html")],
  ["a worker", { target: "/assets/regex.worker-3c4d.js" }, { status: 200, page: true, cache: FOREVER }],
  ["the service worker", { target: "/sw.js" }, shown("sw.js")],
  ["a script", { target: "/assets/main-1a2b.js" }, { status: 200, text: MAIN, page: false, cache: FOREVER }],
  ["a text", { target: "/robots.txt" }, { status: 200, page: false, cache: CHECKED }],
  // It names the files of this very build: a copy from before a release must not be used.
  [
    "what belongs to which page",
    { target: "/offline.json" },
    { status: 200, text: FILES["offline.json"], page: false, cache: CHECKED },
  ],
  [
    "the same, compressed",
    { target: "/offline.json", ...encodings("br") },
    { status: 200, text: FILES["offline.json"], page: false, cache: CHECKED, encoding: "br" },
  ],
  ["HEAD of a page", { method: "HEAD" }, { ...shown("index.html"), text: "" }],
  ["HEAD of nothing", { method: "HEAD", target: "/none" }, { ...MISSING, text: "" }],

  ["a slash after a page", { target: "/mortgage-calculator/" }, to("/mortgage-calculator")],
  ["a slash and inputs", { target: "/mortgage-calculator/?a=1&b=/x/" }, to("/mortgage-calculator?a=1&b=/x/")],
  ["a slash after nothing", { target: "/none/" }, MISSING],
  ["a slash after a file", { target: "/robots.txt/" }, MISSING],
  ["a slash that could lead away", { target: "//mortgage-calculator/" }, MISSING],
  ["a backslash that could lead away", { target: "/\\mortgage-calculator/" }, MISSING],

  ["nothing", { target: "/none" }, MISSING],
  ["nothing, with inputs", { target: "/none?a=1" }, MISSING],
  ["a part of nothing", { target: "/none", headers: { Range: "bytes=5-2" } }, MISSING],
  ["nothing, unless somebody has it", { target: "/none", headers: { "If-None-Match": "*" } }, MISSING],
  ["nothing, if somebody has it", { target: "/none", headers: { "If-Match": '"x"' } }, MISSING],
  ["nothing, if it is newer", { target: "/none", headers: { "If-Modified-Since": LATER } }, MISSING],
  ["nothing, if it is older", { target: "/none", headers: { "If-Unmodified-Since": EARLIER } }, MISSING],
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
  ["bytes that are no UTF-8", { target: "/%ff%fe" }, MISSING],
  ["many bytes a character", { target: `/${"%F0%9F%98%80".repeat(80)}` }, MISSING],
  ["8 KB", { target: `/${LONG}` }, MISSING],
  ["8 KB in a folder", { target: `/assets/${LONG}` }, MISSING],
  ["8 KB of folders", { target: "/a".repeat(4_096) }, MISSING],
  ["8 KB and a slash", { target: `/${LONG}/` }, MISSING],
  ["250 letters", { target: `/${"a".repeat(250)}` }, MISSING],
  ["a broken encoding", { target: "/%zz" }, { status: 400 }],
  ["half an encoding", { target: "/mortgage-calculator%" }, { status: 400 }],

  ...["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE"].flatMap((method) => [
    [`${method} of a page`, { method, target: "/mortgage-calculator" }, REFUSED],
    [`${method} of nothing`, { method, target: "/none/" }, REFUSED],
  ]),
  ["POST with a text", { method: "POST", headers: { "Content-Length": 3 }, body: "a=1" }, REFUSED],

  ["Brotli first", encodings("gzip, deflate, br"), { ...shown("index.html"), encoding: "br" }],
  ["gzip", encodings("gzip"), { ...shown("index.html"), encoding: "gzip" }],
  ["gzip rather", encodings("br;q=0.5, gzip"), { ...shown("index.html"), encoding: "gzip" }],
  ["no Brotli", encodings("br;q=0"), shown("index.html")],
  ["no Brotli, but gzip", encodings("br;q=0, gzip"), { ...shown("index.html"), encoding: "gzip" }],
  ["an unknown encoding", encodings("brotli, zebra"), shown("index.html")],
  ["a short page, Brotli", { target: "/short", ...encodings("br") }, shown("short.html")],
  ["nothing, Brotli", { target: "/none", ...encodings("br") }, { ...MISSING, encoding: "br" }],

  ["the first bytes", range("0-4"), { status: 206, text: MAIN.slice(0, 5) }],
  ["bytes in between", range("5-9"), { status: 206, text: MAIN.slice(5, 10) }],
  ["the last five bytes", range("-5"), { status: 206, text: MAIN.slice(-5) }],
  ["bytes to the end", range("7-"), { status: 206, text: MAIN.slice(7) }],
  ["more than there is", range("7-99999"), { status: 206, text: MAIN.slice(7) }],
  ["bytes backwards", range("5-2"), NOT_KEPT],
  [
    "bytes of a page backwards",
    { target: "/mortgage-calculator", headers: { Range: "bytes=5-2" } },
    { status: 416, page: true },
  ],
  ["bytes after the end", range("99999-"), NOT_KEPT],
];

async function startOwn(folder) {
  const server = await serveFolder(folder, 0, HEADERS, "127.0.0.1");
  return { port: server.address().port, stop: () => new Promise((resolve) => server.close(resolve)) };
}

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
    for (const [name, value] of Object.entries(expected.page === undefined ? {} : HEADERS.documents))
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

  it.each(["/", "/none", "/assets/main-1a2b.js"])(
    "tells caches that %s has several forms",
    async (target) => {
      for (const accepted of ["br", "identity"]) {
        const { headers } = await ask(server.port, { target, ...encodings(accepted) });
        expect(headers.vary).toBe("Accept-Encoding");
      }
    },
  );

  it("sends no validators with a file that never changes", async () => {
    const { headers } = await ask(server.port, { target: "/assets/main-1a2b.js" });
    expect([headers["cache-control"], headers.etag, headers["last-modified"]]).toEqual([
      FOREVER,
      undefined,
      undefined,
    ]);
  });

  it.each(["/", "/offline.json"])("answers with nothing new of %s when nothing is", async (target) => {
    const { etag } = (await ask(server.port, { target })).headers;
    const { status, body, headers } = await ask(server.port, { target, headers: { "If-None-Match": etag } });
    expect([status, body.length]).toEqual([304, 0]);
    expect(headers["cache-control"] ?? CHECKED).toBe(CHECKED);
  });

  it("answers with the new file once it is there", async () => {
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
  ])("says %s of %s, compressed or not", async (type, target) => {
    for (const accepted of ["br", "identity"])
      expect((await ask(server.port, { target, ...encodings(accepted) })).headers["content-type"]).toBe(type);
  });

  it("goes on when files vanish", async () => {
    const path = join(site.folder, "fleeting.html");
    writeFileSync(path, "fleeting");
    expect((await ask(server.port, { target: "/fleeting" })).status).toBe(200);
    rmSync(path);
    expect((await ask(server.port, { target: "/fleeting" })).status).toBe(404);
    expect((await ask(server.port, {})).status).toBe(200);
  });

  it("goes on when a visitor says nothing that is HTTP, or hangs up", async () => {
    for (const method of ["CONNECT", "NONSENSE", "\u0000\u0001", ""])
      await ask(server.port, { method, target: "*" });
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

it("npm start says in plain text what it refuses, whatever the file would have been", async () => {
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
