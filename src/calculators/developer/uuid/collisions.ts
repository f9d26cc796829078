import type { Inputs } from "./inputs";

/** Whether IDs of a type hold the time in milliseconds, so that only those of the same one can be equal. */
export function isTimed(version: Inputs["version"]): boolean {
  return version === "v7" || version === "ulid";
}

/** Random bits of one ID; null for types for which no collision probability is given. */
export function entropyOf({ version, nanoidLength, nanoidAlphabet }: Inputs): number | null {
  switch (version) {
    case "v4":
      return 122;
    case "v7":
      return 74;
    case "ulid":
      return 80;
    case "nanoid":
      return nanoidLength * Math.log2([...nanoidAlphabet].length);
    default:
      return null;
  }
}

/** The chance that two of n IDs with the given number of random bits are equal, precise even if it is tiny. */
export function collisionProbability(n: number, bits: number): number {
  return -Math.expm1((-n * (n - 1)) / 2 ** (bits + 1));
}

/**
 * The number of IDs at which the chance of a collision reaches p.
 *
 * @param p between 0 and 1, both excluded
 */
export function idsForChance(p: number, bits: number): number {
  return (1 + Math.sqrt(1 + 2 ** (bits + 3) * -Math.log1p(-p))) / 2;
}
