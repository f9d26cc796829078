/** Everything that depends on a seed, loaded on demand. */
import { sha256 } from "@noble/hashes/sha2.js";
import { hexText } from "../../../math/random/bytes";
import type { NextBytes } from "../../../math/random/random";
import { seededBytes, seedOf } from "../../../math/random/seeded";
import type { Inputs } from "./inputs";

/** The bytes of the chosen generator. */
export function bytesOf({ prng, seed }: Inputs): NextBytes {
  return seededBytes(prng, seedOf(seed));
}

/** SHA-256 of the seed in hex digits. */
export function commitmentTo({ seed }: Inputs): string {
  return hexText(sha256(new TextEncoder().encode(seed)));
}
