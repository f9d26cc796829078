/** HTTP headers of the server's responses: those of all, and those of pages and workers in particular. */

/** `Cache-Control` of files named after their content, which never change. */
export const FOREVER = "max-age=31536000, immutable";

/**
 * Style sheets are inlined in the HTML, and each page's own policy (`stylePolicy`) names its style sheet by
 * its hash. So the headers leave styles to that policy and list every other kind of content. A default would
 * include styles, and every page would carry the hashes of all pages.
 * @param scriptHash CSP source of the script in the HTML
 * @param addresses of other servers from which a page may request data
 */
export function siteHeaders(site, scriptHash, addresses = []) {
  const policy = {
    "script-src": `'self' ${scriptHash}`,
    "img-src": `'self' data: blob: ${site.photo.origin}`,
    "connect-src": ["'self'", ...addresses].join(" "),
    "worker-src": "'self'",
    "manifest-src": "'self'",
    "font-src": "'none'",
    "frame-src": "'none'",
    "media-src": "'none'",
    "object-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
    "require-trusted-types-for": "'script'",
    "trusted-types": "reckoner",
  };
  return {
    all: { "X-Content-Type-Options": "nosniff" },
    // A policy on every script and image would only add weight, often more than the file itself.
    documents: {
      "Content-Security-Policy": Object.entries(policy)
        .map(([directive, sources]) => `${directive} ${sources}`)
        .join("; "),
      "Referrer-Policy": "no-referrer",
      "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
      "Cross-Origin-Opener-Policy": "same-origin",
    },
  };
}

/**
 * The policy in a page's own HTML, before its style sheet. It allows that style sheet and those in files,
 * nothing else.
 * @param hash CSP source of the style sheet in its HTML
 */
export function stylePolicy(hash) {
  return `style-src 'self' ${hash}`;
}

/** A page, or a worker. */
const DOCUMENT = /\.html$|\bsw\.js$|\.worker-[^/]*\.js$/;

/** Whether a file runs or shows content in its own context, and so needs the headers of documents. */
export function isDocument(name) {
  return DOCUMENT.test(name);
}

/** The same headers as Caddyfile rules. */
export function caddyHeaders({ all, documents }) {
  const rules = (matcher, headers) =>
    Object.entries(headers).map(([name, value]) => `header ${matcher}${name} "${value}"\n`);
  return [...rules("", all), `@documents path_regexp ${DOCUMENT.source}\n`, ...rules("@documents ", documents)].join(
    "",
  );
}

/** Suffixes of the compressed versions of a file, best first. They cannot be requested by themselves. */
export const COMPRESSED = { br: ".br", gzip: ".gz" };
