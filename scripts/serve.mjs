/**
 * Serves dist/ as a static host would: clean addresses, the real 404 page, compressed files, the site's headers.
 * deploy/Caddyfile does the same; servers.test.mjs sends both the same requests.
 */
import { readFileSync } from "node:fs";
import { stat } from "node:fs/promises";
import { createServer, STATUS_CODES } from "node:http";
import { join } from "node:path";
import mime from "mime-types";
import Negotiator from "negotiator";
import send from "send";
import { COMPRESSED, FOREVER, headersOf } from "./headers.mjs";
import { ownAddress, pageFile } from "./redirects.mjs";
import { root } from "./setup.mjs";

/** May be kept, but is revalidated before each use. */
const CHECKED = "no-cache";

/** Request headers that refer to a copy the client already has. */
const CONDITIONS = ["if-match", "if-none-match", "if-modified-since", "if-unmodified-since", "if-range"];

export function serve(port) {
  const headers = JSON.parse(readFileSync(join(root, "dist-ssr/headers.json"), "utf8"));
  return serveFolder(join(root, "dist"), port, headers);
}

/** @param host address to listen on; all addresses of this machine if omitted */
export function serveFolder(dist, port, headers = { all: {}, documents: {}, embeds: {} }, host = undefined) {
  const exists = (name) =>
    stat(join(dist, name)).then(
      (found) => found.isFile(),
      () => false,
    );

  async function answer(request, response) {
    if (request.method !== "GET" && request.method !== "HEAD") return refuse(response, 405, { Allow: "GET, HEAD" });
    const [path, query] = addressOf(request.url);
    if (/%(?![\da-f]{2})/i.test(path)) return refuse(response, 400);
    const name = decoded(path);
    if (name === null) return notFound(request, response);
    if (name === "/") return sendFile(request, response, pageFile(name));
    const page = ownAddress(name);
    if (page && (await exists(pageFile(page)))) return refuse(response, 308, { Location: encodeURI(page) + query });
    if (name.endsWith("/")) return notFound(request, response);
    for (const file of [name, pageFile(name)])
      if (file && (await exists(file))) return sendFile(request, response, file);
    return notFound(request, response);
  }

  async function sendFile(request, response, name, status = 200) {
    const compressed = [];
    for (const encoding of Object.keys(COMPRESSED))
      if (await exists(name + COMPRESSED[encoding])) compressed.push(encoding);
    response.setHeader("Vary", "Accept-Encoding");
    const preferred = Object.keys(COMPRESSED);
    const encoding = new Negotiator(request).encoding([...compressed, "identity"], { preferred });
    if (encoding in COMPRESSED) response.setHeader("Content-Encoding", encoding);
    response.setHeader("Content-Type", mime.contentType(name.slice(name.lastIndexOf("/") + 1)) || "");
    set(response, headersOf(name, headers));
    // Files named after their content never change and need no validators; all others are revalidated.
    const isHashed = name.startsWith("/assets/");
    if (status === 200) response.setHeader("Cache-Control", isHashed ? FOREVER : CHECKED);
    response.statusCode = status;
    // An error page is not a newer version of whatever the browser has cached.
    if (status !== 200) for (const name of CONDITIONS) delete request.headers[name];
    const file = encodeURI(name + (COMPRESSED[encoding] ?? ""));
    send(request, file, {
      root: dist,
      dotfiles: "allow",
      cacheControl: false,
      acceptRanges: status === 200,
      etag: !isHashed,
      lastModified: !isHashed,
    })
      .on("error", (error) => refuse(response, error.status ?? 500, error.headers))
      .pipe(response);
  }

  function notFound(request, response) {
    response.setHeader("Cache-Control", CHECKED);
    return sendFile(request, response, "/404.html", 404);
  }

  /** A response without a file, with the headers of a page. */
  function refuse(response, status, others = {}) {
    if (response.headersSent) return response.destroy();
    for (const name of response.getHeaderNames()) response.removeHeader(name);
    set(response, { ...headers.all, ...headers.documents, "Cache-Control": CHECKED, ...others });
    response.setHeader("Content-Type", "text/plain; charset=utf-8");
    response.statusCode = status;
    response.end(`${status} ${STATUS_CODES[status]}\n`);
  }

  const server = createServer((request, response) => {
    // HTTP/1.1 connections stay open without being told to.
    if (request.httpVersion === "1.1" && !/close/i.test(request.headers.connection ?? ""))
      response.removeHeader("Connection");
    answer(request, response).catch((error) => {
      console.error(error);
      refuse(response, 500);
    });
  });
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => resolve(server));
  });
}

function set(response, headers) {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

/** Path and query of a request target, which may be an absolute URL. */
function addressOf(target) {
  const [, path, query] = /^(?:https?:\/\/[^/?#]*)?([^?#]*)(.*)$/s.exec(target);
  return [path || "/", query];
}

/** @returns the decoded name in a path, or null if it cannot name a file with its own address */
function decoded(path) {
  try {
    const name = decodeURIComponent(path);
    return /\\|\/\/|\/\.\.?(?:\/|$)|\.(?:br|gz)$/.test(name) ? null : name;
  } catch {
    return null;
  }
}
