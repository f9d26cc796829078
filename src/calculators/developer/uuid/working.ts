import type { OutputsOf, Step } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import { hexText } from "../../../math/random/bytes";
import { hyphenForm } from "./forms";
import { digestOf, namesOf, namespaceOf } from "./generate";
import type { Inputs } from "./inputs";
import type { outputs } from "./outputs";
import { GREGORIAN_OFFSET, gregorianTicks } from "./time";

type Outputs = OutputsOf<typeof outputs>;

/** Where the bits of the first id come from. */
export function workingOf(inputs: Inputs, outputs: Outputs, format: Format): Step[] {
  if (inputs.mode === "inspect") return fieldSteps(outputs);
  return [...sourceSteps(inputs, outputs), ...collisionSteps(inputs, outputs, format)];
}

function fieldSteps({ bits, timestampIso, timestampUnixMs }: Outputs): Step[] {
  return [
    ...bits.map(({ from, to, field, value }) => ({
      label: field,
      expression: from === to ? `bit ${from}` : `bits ${from} to ${to}`,
      value,
    })),
    ...(timestampIso === null
      ? []
      : [
          {
            label: "Time",
            expression: `${timestampUnixMs} ms after 1970-01-01T00:00:00Z`,
            value: timestampIso,
          },
        ]),
  ];
}

function sourceSteps(inputs: Inputs, outputs: Outputs): Step[] {
  const { version } = inputs;
  const { id, rawHex } = outputs;
  const result: Step = { label: "First id", expression: FORMS[inputs.format], value: String(id) };
  switch (version) {
    case "v1":
    case "v6":
      return [
        {
          label: "Time in steps of 100 ns since October 15, 1582",
          expression: `${inputs.asOfMs} × 10,000 + ${inputs.subTicks} + ${GREGORIAN_OFFSET}`,
          value: String(gregorianTicks(inputs.asOfMs, inputs.subTicks)),
        },
        {
          label: "Clock sequence",
          expression: inputs.clockSeq === null ? "2 random bytes, low 14 bits" : "as given",
          value: String(outputs.clockSeq),
        },
        {
          label: "Node",
          expression:
            inputs.node === null || inputs.node.trim() === ""
              ? "6 random bytes, lowest bit of the first set: no machine’s address"
              : "as given",
          value: String(outputs.node),
        },
        result,
      ];
    case "v3":
    case "v5":
    case "v8-sha256":
      return [...hashSteps(inputs, version), stampStep(String(rawHex), outputs), result];
    case "v4":
    case "v8":
      return [stampStep(String(rawHex), outputs), result];
    case "v7":
      return [timeStep(inputs), stampStep(timeHex(inputs) + rawHex, outputs), result];
    case "ulid":
      return [
        timeStep(inputs),
        { label: "80 random bits", expression: "10 bytes", value: String(rawHex) },
        { ...result, expression: "Crockford’s base 32" },
      ];
    case "nanoid":
      return [
        {
          label: "First id",
          expression: `${inputs.nanoidLength} characters, each one of ${[...inputs.nanoidAlphabet].length}`,
          value: String(id),
        },
      ];
    default:
      return [result];
  }
}

const FORMS = {
  hyphens: "8, 4, 4, 4 and 12 hex digits",
  plain: "32 hex digits",
  braces: "with hyphens, in braces",
  urn: "as URN",
  base64url: "22 characters of 6 bits",
  integer: "as one number",
  oid: "2.25. and the number",
  "guid-bytes": "first three fields little-endian",
} as const;

function timeHex({ asOfMs }: Inputs): string {
  return asOfMs.toString(16).padStart(12, "0");
}

function timeStep(inputs: Inputs): Step {
  return {
    label: "48 bits of time",
    expression: `${inputs.asOfMs} ms since 1970`,
    value: `0x${timeHex(inputs)}`,
  };
}

/** The digit of the version and the two bits of the variant are the only ones that change. */
function stampStep(raw: string, { urn }: Outputs): Step {
  return {
    label: "Version and variant are written over",
    expression: hyphenForm(BigInt(`0x${raw}`)),
    value: String(urn).replace("urn:uuid:", ""),
  };
}

const HASH_NAMES = { v3: "MD5", v5: "SHA-1", "v8-sha256": "SHA-256" } as const;
/** Longer inputs are cut short. */
const LONGEST = 200;

function hashSteps(inputs: Inputs, version: keyof typeof HASH_NAMES): Step[] {
  const namespace = namespaceOf(inputs);
  const [name = ""] = namesOf(inputs.name);
  const { input, digest } = digestOf(version, namespace, name);
  const bytes = hexText(input);
  return [
    {
      label: "Namespace and name as bytes",
      expression: bytes.length > LONGEST ? `${bytes.slice(0, LONGEST)}…` : bytes,
      value: `${input.length} bytes`,
    },
    {
      label: `${HASH_NAMES[version]} of them`,
      expression: hexText(digest),
      value: digest.length > 16 ? "first 16 bytes" : "16 bytes",
    },
  ];
}

function collisionSteps({ collisionCount }: Inputs, outputs: Outputs, format: Format): Step[] {
  const { entropyBits, collisionProbability } = outputs;
  if (entropyBits === null || collisionProbability === null) return [];
  return [
    {
      label: "Chance that two of them are equal",
      expression: `1 − e^(−n(n − 1) ÷ 2^(b + 1)), n = ${format.number(collisionCount)}, b = ${format.number(entropyBits, 4)}`,
      value: format.number(collisionProbability, 9),
    },
  ];
}
