/** What the answers of the server say besides their content: all of them, and pages and workers in particular. */

/** @param scriptHash @param styleHashes CSP sources of the script and of the style sheets that stand in the HTML */
export function siteHeaders(site, scriptHash, styleHashes) {
  const policy = {
    "default-src": "'none'",
    "script-src": `'self' ${scriptHash}`,
    "style-src": `'self' ${styleHashes.join(" ")}`,
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

/** Whether a file runs or shows things of its own: a page, or a worker. */
export function isDocument(path) {
  return !/\.\w+$/.test(path) || /\.html$|\bsw\.js$|\.worker-[^/]*\.js$/.test(path);
}
