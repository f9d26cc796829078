import { isGiven } from "../../../core/blocks/random-bytes";
import { defineCalculator, type Notice, type Tools } from "../../../core/calculator";
import { defineDraws } from "../../../core/draws";
import { collisionProbability, entropyOf } from "./collisions";
import { hyphenForm } from "./forms";
import { generate, readAs } from "./generate";
import { headlineOf } from "./headline";
import { type Inputs, inputs } from "./inputs";
import { inspected, NOTHING } from "./inspect";
import { outputs } from "./outputs";
import { readId } from "./read-id";
import { workingOf } from "./working";

const RANDOM = ["v1", "v4", "v6", "v7", "ulid", "nanoid"];

export default defineCalculator({
  id: "uuid-generator",
  inputs,
  outputs,
  link: "fragment",
  solve: { for: ["collisionCount"], from: ["collisionProbability"] },
  draws: defineDraws<Inputs>({
    fresh: ({ mode, version, entropyHex }) =>
      mode === "generate" && RANDOM.includes(version) && !isGiven(entropyHex),
    keeps: ["format", "uppercase", "collisionCount"],
  }),
  compute: (inputs, tools) => (inputs.mode === "generate" ? made(inputs, tools) : read(inputs)),
  headline: headlineOf,
  working: workingOf,
});

function made(inputs: Inputs, tools: Tools) {
  const ids = generate(inputs, tools);
  const kind = inputs.version === "ulid" ? "ulid" : "uuid";
  const known = () => {
    const { first } = ids();
    return first === null ? NOTHING : inspected(first, kind);
  };
  const bits = entropyOf(inputs);
  return {
    id: () => ids().texts[0] as string,
    ids: () => ids().texts.map((id, i) => ({ n: i + 1, id })),
    idsText: () => ids().texts.join("\n"),
    entropyBits: bits,
    collisionProbability: bits === null ? null : collisionProbability(inputs.collisionCount, bits),
    kind: null,
    canonical: null,
    ...lazily(known),
    rawHex: () => ids().raw,
  };
}

function read(inputs: Inputs) {
  const value = readAs("input", inputs.input);
  const { kind } = readId(inputs.input);
  const known = inspected(value, kind);
  return {
    id: null,
    ids: [],
    idsText: null,
    entropyBits: null,
    collisionProbability: null,
    kind,
    canonical: hyphenForm(value),
    ...known,
    rawHex: null,
    notices: noticesOf(known),
  };
}

/** Each answer on its own, so that whoever asks for none of them makes no ids. */
function lazily(known: () => ReturnType<typeof inspected> | typeof NOTHING) {
  return {
    uuidVersion: () => known().uuidVersion,
    variant: () => known().variant,
    timestampIso: () => known().timestampIso,
    timestampUnixMs: () => known().timestampUnixMs,
    clockSeq: () => known().clockSeq,
    node: () => known().node,
    nodeKind: () => known().nodeKind,
    integer: () => known().integer,
    urn: () => known().urn,
    base64url: () => known().base64url,
    guidBytes: () => known().guidBytes,
    ulid: () => known().ulid,
    bits: () => known().bits,
  };
}

function noticesOf({ nodeKind, node }: ReturnType<typeof inspected>): Notice[] {
  return nodeKind === "mac"
    ? [
        {
          code: "network-address",
          message: `The node ${node} is the network address of the machine that made this id: whoever has the id can tell which machine it was, and when.`,
        },
      ]
    : [];
}
