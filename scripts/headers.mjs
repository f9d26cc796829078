/** What the answers of the server say besides their content: all of them, and pages and workers in particular. */

/** Marks the style sheets that the build put into the HTML. */
export const STYLE_NONCE = "built";

/**
 * The hashes of all style sheets would travel with every page: so the headers let in the marked ones, and
 * each page's own policy (`stylePolicy`), which holds besides, only those whose hash it names.
 * @param scriptHash CSP source of the script that stands in the HTML
 */
export function siteHeaders(site, scriptHash) {
  const policy = {
    "default-src": "'none'",
    "script-src": `'self' ${scriptHash}`,
    "style-src": `'self' 'nonce-${STYLE_NONCE}'`,
    "img-src": `'self' data: blob: ${site.photo.origin}`,
    "connect-src": "'self'",
    "worker-src": "'self'",
    "manifest-src": "'self'",
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

/** What a page says of its style sheets. @param hashes CSP sources of those that stand in its HTML */
export function stylePolicy(hashes) {
  return `style-src 'self' ${hashes.join(" ")}`;
}

/** Whether a file runs or shows things of its own: a page, or a worker. */
export function isDocument(path) {
  return !/\.\w+$/.test(path) || /\.html$|\bsw\.js$|\.worker-[^/]*\.js$/.test(path);
}
