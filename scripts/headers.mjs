/** What the answers of the server say besides their content: all of them, and pages and workers in particular. */

/**
 * Style sheets are in the HTML, and each page's own policy (`stylePolicy`) names its own by its hash. So the headers
 * leave styles to it and name every other kind of content, instead of a default that would include styles: the hashes of
 * all pages would travel with every page.
 * @param scriptHash CSP source of the script that is in the HTML
 * @param addresses of other servers that a page may ask for data
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
    "form-action": "'none'",
    "frame-ancestors": "'none'",
    "require-trusted-types-for": "'script'",
    "trusted-types": "reckoner",
  };
  return {
    all: { "X-Content-Type-Options": "nosniff" },
    // A policy on every script and picture would only weigh more than many of them.
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
 * What a page says of itself, before its style sheet: this one, those of files, and nothing that no policy names.
 * @param hash CSP source of the style sheet in its HTML
 */
export function stylePolicy(hash) {
  return `style-src 'self' ${hash}`;
}

/** A page, or a worker. */
const DOCUMENT = /\.html$|\bsw\.js$|\.worker-[^/]*\.js$/;

/** Whether a file runs or shows things of its own. */
export function isDocument(name) {
  return DOCUMENT.test(name);
}

/** The same headers as rules of a Caddyfile. */
export function caddyHeaders({ all, documents }) {
  const rules = (matcher, headers) =>
    Object.entries(headers).map(([name, value]) => `header ${matcher}${name} "${value}"\n`);
  return [
    ...rules("", all),
    `@documents path_regexp ${DOCUMENT.source}\n`,
    ...rules("@documents ", documents),
  ].join("");
}

/** What the compressed forms of a file are called, the best first. They are no addresses of their own. */
export const COMPRESSED = { br: ".br", gzip: ".gz" };
