/** Serves dist/ as a static host would: clean addresses, the real 404 page, compressed files, the site's headers. */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import sirv from "sirv";
import { isDocument } from "./headers.mjs";
import { root } from "./setup.mjs";

export function serve(port) {
  const headers = JSON.parse(readFileSync(join(root, "dist-ssr/headers.json"), "utf8"));
  return serveFolder(join(root, "dist"), port, headers);
}

export function serveFolder(dist, port, headers = { all: {}, documents: {} }) {
  const files = sirv(dist, { brotli: true, gzip: true, etag: true, setHeaders });
  const notFound = readFileSync(join(dist, "404.html"));

  function setHeaders(response, pathname) {
    const said = isDocument(pathname) ? { ...headers.all, ...headers.documents } : headers.all;
    for (const [name, value] of Object.entries(said)) response.setHeader(name, value);
    // A file named after its content never changes; every other one is asked for again each time.
    response.setHeader(
      "Cache-Control",
      pathname.startsWith("/assets/")
        ? "public, max-age=31536000, immutable"
        : "public, max-age=0, must-revalidate",
    );
  }

  const server = createServer((request, response) => {
    files(request, response, () => {
      setHeaders(response, "");
      response.writeHead(404, { "Content-Type": "text/html; charset=utf-8" });
      response.end(request.method === "HEAD" ? undefined : notFound);
    });
  });
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, () => resolve(server));
  });
}
