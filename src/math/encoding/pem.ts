/** PEM, the textual encoding of certificates and keys (RFC 7468). */

export interface Pem {
  /** What the block holds: `CERTIFICATE`. */
  readonly label: string;
  /** The Base64 text between the boundary lines. */
  readonly body: string;
}

/** The first block of a text in PEM; null if there is none. Headers before the body, as in older keys, are left out. */
export function unwrapPem(text: string): Pem | null {
  const block = /-----BEGIN ([^\n-]{1,60})-----\s*?\n([\s\S]*?)-----END \1-----/.exec(text.replace(/\r\n?/g, "\n"));
  if (!block) return null;
  const [, label = "", body = ""] = block;
  return { label, body: body.replace(/^(?:[\w-]+: .*\n(?: .*\n)*)+\n/, "").trim() };
}
