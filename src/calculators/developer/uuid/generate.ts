/** Generates IDs. Inputs are validated first; random bytes are then used in the order specified for each type. */

import { InputError, type Tools } from "../../../core/calculator";
import { once } from "../../../core/once";
import { drawFromGivenOrFresh, isGiven } from "../../../fieldsets/random-bytes";
import { textOfUnits } from "../../../math/encoding/code-points";
import { hexText } from "../../../math/random/bytes";
import { fromBigEndian, type NextBytes, Random } from "../../../math/random/random";
import { MASK_128, stamped } from "./bits";
import { formatted, ulidForm } from "./forms";
import type { Inputs } from "./inputs";
import { HASHES, type Hashed, type HashVersion, hashName, namesOf, namespaceOf } from "./names";
import { gregorianTicks } from "./time";

export interface Made {
  readonly texts: readonly string[];
  /** The 128 bits of the first ID; null for a NanoID. */
  readonly first: bigint | null;
  /** Its bytes in hex digits as drawn or hashed, before version and variant are overwritten; null if there are none. */
  readonly raw: string | null;
  /** What was hashed for each name; empty if the IDs are not generated from names. */
  readonly hashed: readonly Hashed[];
}

/** The values of a batch, and the original bytes of the first one. */
interface Batch {
  readonly values: readonly bigint[];
  readonly raw: string | null;
  readonly hashed?: readonly Hashed[];
}

/**
 * Returns a function that generates the IDs on first use. With the user's own bytes they are generated at once, because
 * those can run out.
 *
 * @throws InputError
 */
export function generate(inputs: Inputs, tools: Tools): () => Made {
  const make = checked(inputs);
  const made = once(() => drawFromGivenOrFresh(inputs.entropyHex, tools, make));
  if (isGiven(inputs.entropyHex)) made();
  return made;
}

/** Validates the inputs and returns the function that generates the IDs from bytes. */
function checked(inputs: Inputs): (next: NextBytes) => Made {
  const { version, count } = inputs;
  switch (version) {
    case "v1":
    case "v6": {
      const node = readNode(inputs.node);
      return (next) => asUuids(gregorian(inputs, node, next), inputs);
    }
    case "v3":
    case "v5":
    case "v8-sha256": {
      const namespace = namespaceOf(inputs);
      const names = namesOf(inputs.name);
      return () => asUuids(named(version, namespace, names), inputs);
    }
    case "v4":
      return (next) => {
        const drawn = Array.from({ length: count }, () => fromBigEndian(next(16)));
        return asUuids({ values: drawn.map((value) => stamped(value, 4)), raw: hexDigits(drawn[0], 32) }, inputs);
      };
    case "v7":
      return (next) =>
        asUuids(
          timed(inputs, next, 74, (ms, random) => version7(ms, random)),
          inputs,
        );
    case "v8": {
      const custom = readCustom(inputs.customHex);
      return () => asUuids({ values: repeated(stamped(custom, 8), count), raw: hexDigits(custom, 32) }, inputs);
    }
    case "nil":
      return () => asUuids({ values: repeated(0n, count), raw: null }, inputs);
    case "max":
      return () => asUuids({ values: repeated(MASK_128, count), raw: null }, inputs);
    case "ulid":
      return (next) => {
        const { values, raw } = timed(inputs, next, 80, (ms, random) => (ms << 80n) | random);
        return { texts: values.map(ulidForm), first: values[0] as bigint, raw, hashed: [] };
      };
    case "nanoid": {
      const alphabet = readAlphabet(inputs.nanoidAlphabet);
      return (next) => nanoIds(inputs, alphabet, new Random(next));
    }
  }
}

function asUuids({ values, raw, hashed = [] }: Batch, inputs: Inputs): Made {
  return { texts: values.map((value) => formatted(value, inputs)), first: values[0] as bigint, raw, hashed };
}

function repeated(value: bigint, count: number): bigint[] {
  return Array.from({ length: count }, () => value);
}

function hexDigits(value: bigint | undefined, digits: number): string {
  return (value ?? 0n).toString(16).padStart(digits, "0");
}

/** Versions 1 and 6, which have the same fields in a different order. */
function gregorian(inputs: Inputs, givenNode: bigint | null, next: NextBytes): Batch {
  const { version, asOfMs, subTicks, count } = inputs;
  const sequence = inputs.clockSeq ?? Number(fromBigEndian(next(2)) & 0x3fffn);
  // A random node has the multicast bit set, which no machine's own address has.
  const node = givenNode ?? fromBigEndian(next(6)) | (1n << 40n);
  const start = gregorianTicks(asOfMs, subTicks);
  const low = (BigInt(sequence) << 48n) | node;
  const values = Array.from({ length: count }, (_, i) => {
    const time = start + BigInt(i);
    const high =
      version === "v1"
        ? ((time & 0xffff_ffffn) << 32n) | (((time >> 32n) & 0xffffn) << 16n) | (time >> 48n)
        : ((time >> 28n) << 32n) | (((time >> 12n) & 0xffffn) << 16n) | (time & 0xfffn);
    return stamped((high << 64n) | low, version === "v1" ? 1 : 6);
  });
  return { values, raw: null };
}

/** 48 bits of time followed by random bits; in a sorted batch, each ID is an increment of the previous one. */
function timed(
  { version, asOfMs, count, monotonic }: Inputs,
  next: NextBytes,
  width: 74 | 80,
  compose: (ms: bigint, random: bigint) => bigint,
): Batch {
  const bytes = () => fromBigEndian(next(10));
  const random = (drawn: bigint) =>
    width === 80 ? drawn : (((drawn >> 64n) & 0xfffn) << 62n) | (drawn & ((1n << 62n) - 1n));
  const first = bytes();
  let ms = BigInt(asOfMs);
  let bits = random(first);
  const values = [compose(ms, bits)];
  while (values.length < count) {
    if (monotonic) {
      bits += 1n + (version === "v7" ? fromBigEndian(next(4)) : 0n);
      if (bits >> BigInt(width)) {
        bits &= (1n << BigInt(width)) - 1n;
        ms = (ms + 1n) & ((1n << 48n) - 1n);
      }
    } else bits = random(bytes());
    values.push(compose(ms, bits));
  }
  return { values, raw: hexDigits(first, 20) };
}

function version7(ms: bigint, random: bigint): bigint {
  const low = random & ((1n << 62n) - 1n);
  return stamped((ms << 80n) | ((random >> 62n) << 64n) | low, 7);
}

function named(version: HashVersion, namespace: bigint, names: readonly string[]): Batch {
  const hashed = names.map((name) => hashName(version, namespace, name));
  const bytes = hashed.map(({ digest }) => digest.slice(0, 16));
  return {
    values: bytes.map((one) => stamped(fromBigEndian(one), HASHES[version].version)),
    raw: hexText(bytes[0] as Uint8Array),
    hashed,
  };
}

function readNode(text: string | null): bigint | null {
  if (text === null || text.trim() === "") return null;
  const digits = text.trim().replace(/[:.-]/g, "");
  const wrong = /[^\da-f]/iu.exec(digits);
  if (wrong) throw new InputError("node", `A node must be 12 hex digits. “${wrong[0]}” isn’t one.`);
  if (digits.length !== 12)
    throw new InputError("node", `A node must be 12 hex digits. This one has ${digits.length}.`);
  return BigInt(`0x${digits}`);
}

function readCustom(text: string): bigint {
  const digits = text.replace(/[\s-]/g, "");
  const wrong = /[^\da-f]/iu.exec(digits);
  if (wrong) throw new InputError("customHex", `Enter your own bits as 32 hex digits. “${wrong[0]}” isn’t one.`);
  if (digits.length !== 32)
    throw new InputError("customHex", `Enter your own bits as 32 hex digits. There are ${digits.length}.`);
  return BigInt(`0x${digits}`);
}

function readAlphabet(text: string): string[] {
  const signs = [...text];
  const twice = signs.find((sign, i) => signs.indexOf(sign) < i);
  if (twice !== undefined)
    throw new InputError("nanoidAlphabet", `Every character must be different. “${twice}” is repeated.`);
  if (signs.length < 2 || signs.length > 256)
    throw new InputError(
      "nanoidAlphabet",
      `An alphabet must have between 2 and 256 different characters. This one has ${signs.length}.`,
    );
  return signs;
}

function nanoIds({ nanoidLength, count }: Inputs, alphabet: readonly string[], random: Random): Made {
  // Building texts from code units is faster for large batches than joining strings character by character.
  const codes = alphabet.every((sign) => sign.length === 1) ? alphabet.map((sign) => sign.charCodeAt(0)) : null;
  const units = new Uint16Array(nanoidLength);
  const one = () => {
    if (!codes) return Array.from(units, () => alphabet[random.below(alphabet.length)]).join("");
    for (let i = 0; i < nanoidLength; i++) units[i] = codes[random.below(codes.length)] as number;
    return textOfUnits(units);
  };
  return { texts: Array.from({ length: count }, one), first: null, raw: null, hashed: [] };
}
