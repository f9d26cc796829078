/** JSON Web Tokens in compact form: RFC 7515, section 3.1, and RFC 7519. Nothing is verified. */
import { BadBase, decodeBase } from "./base-decode";
import { IllFormed } from "./ill-formed";
import { decodeUtf8 } from "./utf8";

export interface Jwt {
  /** JSON text as in the token. */
  readonly header: string;
  readonly payload: string;
  /** The decoded bytes of all three parts. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly signatureBytes: number;
}

/**
 * Splits a token whose first two parts are JSON objects (RFC 7515, section 4; RFC 7519, section 4); returns null if the
 * text is not a token.
 */
export function readJwt(text: string): Jwt | null {
  const parts = /^\s*([\w-]+)\.([\w-]+)\.([\w-]*)\s*$/.exec(text);
  if (!parts) return null;
  try {
    const decoded = parts.slice(1).map((part) => decodeBase(part, "base64url").bytes);
    const [header, payload] = decoded.slice(0, 2).map((bytes) => {
      const json = decodeUtf8(bytes);
      return isObject(JSON.parse(json)) ? json : null;
    });
    if (!header || !payload) return null;
    const bytes = Uint8Array.from(decoded.flatMap((part) => [...part]));
    return { header, payload, bytes, signatureBytes: decoded[2]?.length ?? 0 };
  } catch (error) {
    if (error instanceof BadBase || error instanceof IllFormed || error instanceof SyntaxError) return null;
    throw error;
  }
}

function isObject(value: unknown): boolean {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
