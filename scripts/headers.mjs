/**
 * HTTP headers of the server's responses: those of all, those of pages and workers in particular, and what is different
 * for calculators that other sites may show in a frame.
 */

/** `Cache-Control` of files named after their content, which never change. */
export const FOREVER = "max-age=31536000, immutable";

/**
 * Style sheets are inlined in the HTML, and each page's own policy (`stylePolicy`) names its style sheet by
 * its hash. So the headers leave styles to that policy and list every other kind of content. A default would
 * include styles, and every page would carry the hashes of all pages.
 * @param hashes CSP sources of the scripts in the HTML of pages and of embedded calculators
 * @param addresses of other servers from which a page may request data
 */
export function siteHeaders(site, hashes, addresses = []) {
  const policy = (hash, ancestors) => ({
    "script-src": `'self' ${hash}`,
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
    "frame-ancestors": ancestors,
    "require-trusted-types-for": "'script'",
    "trusted-types": "reckoner",
  });
  const written = (one) =>
    Object.entries(one)
      .map(([directive, sources]) => `${directive} ${sources}`)
      .join("; ");
  return {
    all: { "X-Content-Type-Options": "nosniff" },
    // A policy on every script and image would only add weight, often more than the file itself.
    documents: {
      "Content-Security-Policy": written(policy(hashes.page, "'none'")),
      "Referrer-Policy": "no-referrer",
      "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
      "Cross-Origin-Opener-Policy": "same-origin",
    },
    embeds: { "Content-Security-Policy": written(policy(hashes.embed, "*")) },
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
function isDocument(name) {
  return DOCUMENT.test(name);
}

/** Files that other sites may show in a frame. */
const EMBED = /^\/embed\/[^/]+\.html$/;

/** The headers of a file of the site, by its path. */
export function headersOf(name, { all, documents, embeds }) {
  return { ...all, ...(isDocument(name) && documents), ...(EMBED.test(name) && embeds) };
}

/** The same headers as Caddyfile rules. */
export function caddyHeaders({ all, documents, embeds }) {
  const rules = (matcher, headers) =>
    Object.entries(headers).map(([name, value]) => `header ${matcher}${name} "${value}"\n`);
  return [
    ...rules("", all),
    `@documents path_regexp ${DOCUMENT.source}\n`,
    ...rules("@documents ", documents),
    `@embeds path_regexp ${EMBED.source.replaceAll("\\/", "/")}\n`,
    ...rules("@embeds ", embeds),
  ].join("");
}

/** Suffixes of the compressed versions of a file, best first. They cannot be requested by themselves. */
export const COMPRESSED = { br: ".br", gzip: ".gz" };
