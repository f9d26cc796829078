/** IDs generated from names by hashing a namespace and a name. */

import { md5, sha1 } from "@noble/hashes/legacy.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { InputError } from "../../../core/calculator";
import type { Inputs } from "./inputs";
import { readAs } from "./read-id";

/** The name-based versions, each with its hash function and the name of the hash. */
export const HASHES = {
  v3: { hash: md5, version: 3, name: "MD5" },
  v5: { hash: sha1, version: 5, name: "SHA-1" },
  "v8-sha256": { hash: sha256, version: 8, name: "SHA-256" },
} as const;

export type HashVersion = keyof typeof HASHES;

/** The bytes hashed for a name, and the full digest. */
export interface Hashed {
  readonly name: string;
  readonly input: Uint8Array;
  readonly digest: Uint8Array;
}

export function hashName(version: HashVersion, namespace: bigint, name: string): Hashed {
  const prefix = Uint8Array.from({ length: 16 }, (_, i) => Number((namespace >> BigInt(8 * (15 - i))) & 255n));
  const input = Uint8Array.of(...prefix, ...new TextEncoder().encode(name));
  return { name, input, digest: HASHES[version].hash(input) };
}

const NAMESPACE_FIELDS = { dns: 0n, url: 1n, oid: 2n, x500: 4n } as const;
const FIRST_NAMESPACE = 0x6ba7b8109dad11d180b400c04fd430c8n;

/** @throws InputError on `customNamespace` */
export function namespaceOf({ namespace, customNamespace }: Inputs): bigint {
  if (namespace !== "custom") return FIRST_NAMESPACE + (NAMESPACE_FIELDS[namespace] << 96n);
  if (customNamespace === null || customNamespace.trim() === "")
    throw new InputError("customNamespace", "Enter the namespace as a UUID.");
  return readAs("customNamespace", customNamespace).value;
}

/**
 * One name per line. Blanks in and around a name are kept, and empty lines are skipped.
 *
 * @throws InputError on `name`
 */
export function namesOf(text: string): string[] {
  const names = text.split(/\r\n|[\r\n]/).filter((line) => line !== "");
  if (names.length === 0) throw new InputError("name", "Enter a name.");
  return names;
}
