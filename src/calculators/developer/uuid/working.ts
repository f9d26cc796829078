import { type Step, step } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import { hexText } from "../../../math/random/bytes";
import { shortened } from "../../../math/words/phrases";
import { collisionProbability, isTimed } from "./collisions";
import { hyphenForm } from "./forms";
import type { Made } from "./generate";
import type { Ids } from "./ids";
import type { Inputs } from "./inputs";
import type { IdFacts } from "./inspect";
import { HASHES, type HashVersion } from "./names";
import { GREGORIAN_OFFSET, gregorianTicks } from "./time";

/** Shows where the bits of the first ID come from, or what an inspected ID contains. */
export function working(ids: Ids, format: Format): Listed<Step> {
  const { inputs, made } = ids;
  const facts = ids.facts();
  if (made) return [sourceSteps(inputs, made(), facts), collisionSteps(ids, format)];
  return facts ? fieldSteps(facts) : [];
}

function fieldSteps({ bits, timestampIso, timestampUnixMs }: IdFacts): Listed<Step> {
  return [
    bits.map(({ from, to, field, value }) => step(field, from === to ? `bit ${from}` : `bits ${from} to ${to}`, value)),
    timestampIso !== null && step("Time", `${timestampUnixMs} ms after 1970-01-01T00:00:00Z`, timestampIso),
  ];
}

function sourceSteps(inputs: Inputs, made: Made, facts: IdFacts | null): Listed<Step> {
  const { version, asOfMs, subTicks, clockSeq, node } = inputs;
  const [id = ""] = made.texts;
  const raw = made.raw ?? "";
  const result = (expression: string) => step("First ID", expression, id);
  const uuid = result(FORMS[inputs.format]);
  switch (version) {
    case "v1":
    case "v6":
      return [
        step(
          "Time in steps of 100 ns since October 15, 1582",
          `${asOfMs} × 10,000 + ${subTicks} + ${GREGORIAN_OFFSET}`,
          String(gregorianTicks(asOfMs, subTicks)),
        ),
        step(
          "Clock sequence",
          clockSeq === null ? "2 random bytes, low 14 bits" : "as entered",
          String(facts?.clockSeq),
        ),
        step(
          "Node",
          node === null || node.trim() === ""
            ? "6 random bytes with the lowest bit of the first byte set: not a real network address"
            : "as entered",
          String(facts?.node),
        ),
        uuid,
      ];
    case "v3":
    case "v5":
    case "v8-sha256":
      return [hashSteps(version, made), stampStep(raw, made), uuid];
    case "v4":
    case "v8":
      return [stampStep(raw, made), uuid];
    case "v7":
      return [timeStep(asOfMs), stampStep(timeHex(asOfMs) + raw, made), uuid];
    case "ulid":
      return [timeStep(asOfMs), step("80 random bits", "10 bytes", raw), result("Crockford’s base 32")];
    case "nanoid": {
      const choices = [...inputs.nanoidAlphabet].length;
      return [result(`${inputs.nanoidLength} characters, each one of ${choices}`)];
    }
    default:
      return [uuid];
  }
}

const FORMS = {
  hyphens: "8, 4, 4, 4 and 12 hex digits",
  plain: "32 hex digits",
  braces: "with hyphens, in braces",
  urn: "as a URN",
  base64url: "22 characters of 6 bits",
  integer: "as one number",
  oid: "2.25. and the number",
  "guid-bytes": "first three fields little-endian",
} as const;

function timeHex(ms: number): string {
  return ms.toString(16).padStart(12, "0");
}

function timeStep(ms: number): Step {
  return step("48 bits of time", `${ms} ms since 1970`, `0x${timeHex(ms)}`);
}

/** Shows the UUID before and after the version digit and the two variant bits are overwritten. */
function stampStep(raw: string, { first }: Made): Step {
  return step(
    "Version and variant overwritten",
    hyphenForm(BigInt(`0x${raw}`)),
    first === null ? "" : hyphenForm(first),
  );
}

/** Longer inputs are truncated. */
const LONGEST = 200;

function hashSteps(version: HashVersion, { hashed: [first] }: Made): Listed<Step> {
  if (!first) return [];
  const { input, digest } = first;
  const bytes = hexText(input);
  return [
    step("Namespace and name as bytes", shortened(bytes, LONGEST), `${input.length} bytes`),
    step(`${HASHES[version].name} hash`, hexText(digest), digest.length > 16 ? "first 16 bytes" : "16 bytes"),
  ];
}

function collisionSteps({ inputs: { collisionCount, version }, randomBits }: Ids, format: Format): Step | null {
  if (randomBits === null) return null;
  return step(
    isTimed(version) ? "Chance that two of one millisecond are equal" : "Chance that two are equal",
    `1 − e^(−n(n − 1) ÷ 2^(b + 1)), n = ${format.number(collisionCount)}, b = ${format.number(randomBits, 4)}`,
    format.significant(collisionProbability(collisionCount, randomBits), 4),
  );
}
