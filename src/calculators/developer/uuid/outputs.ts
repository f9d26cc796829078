import { outputsOf } from "../../../core/outputs";
import { collisionProbability } from "./collisions";
import { hyphenForm } from "./forms";
import type { Ids } from "./ids";

const { choice, integer, number, table, text } = outputsOf<Ids>();

/** An output for another notation of the same 128 bits. */
const form = (label: string, key: "integer" | "urn" | "base64url" | "guidBytes" | "ulid") =>
  text({
    label,
    group: "Other forms of the same 128 bits",
    optional: true,
    value: ({ facts }) => facts()?.[key],
  });

export const outputs = {
  id: text({ label: "ID", optional: true, value: ({ made }) => made?.().texts[0] }),
  ids: table({
    label: "IDs",
    columns: { n: integer({ label: "No." }), id: text({ label: "ID" }) },
    value: ({ made }) => made?.().texts.map((id, i) => ({ n: i + 1, id })),
  }),
  idsText: text({ label: "All IDs", optional: true, value: ({ made }) => made?.().texts.join("\n") }),
  entropyBits: number({
    label: "Random bits",
    unit: "bits",
    digits: 2,
    optional: true,
    value: ({ randomBits }) => randomBits,
  }),
  collisionProbability: number({
    label: "Chance that two are equal",
    digits: 15,
    optional: true,
    value: ({ inputs, randomBits }) =>
      randomBits === null ? null : collisionProbability(inputs.collisionCount, randomBits),
  }),
  kind: choice({
    label: "Type",
    options: { uuid: "UUID", ulid: "ULID" },
    optional: true,
    value: ({ read }) => read?.kind,
  }),
  canonical: text({
    label: "Canonical form",
    optional: true,
    value: ({ read }) => read && hyphenForm(read.value),
  }),
  uuidVersion: integer({ label: "Version", optional: true, value: ({ facts }) => facts()?.uuidVersion }),
  variant: text({ label: "Variant", optional: true, value: ({ facts }) => facts()?.variant }),
  timestampIso: text({ label: "Time", optional: true, value: ({ facts }) => facts()?.timestampIso }),
  timestampUnixMs: number({
    label: "Unix time",
    unit: "ms",
    digits: 4,
    grouped: false,
    optional: true,
    value: ({ facts }) => facts()?.timestampUnixMs,
  }),
  clockSeq: integer({
    label: "Clock sequence",
    grouped: false,
    optional: true,
    value: ({ facts }) => facts()?.clockSeq,
  }),
  node: text({ label: "Node", optional: true, value: ({ facts }) => facts()?.node }),
  nodeKind: choice({
    label: "Node type",
    options: { mac: "Network address (MAC)", random: "Random" },
    optional: true,
    value: ({ facts }) => facts()?.nodeKind,
  }),
  integer: form("Whole number", "integer"),
  urn: form("URN", "urn"),
  base64url: form("Base64url", "base64url"),
  guidBytes: form("GUID bytes, Microsoft order", "guidBytes"),
  ulid: form("ULID", "ulid"),
  bits: table({
    label: "Bits",
    columns: {
      from: integer({ label: "From bit" }),
      to: integer({ label: "To bit" }),
      field: text({ label: "Field" }),
      value: text({ label: "Value" }),
    },
    value: ({ facts }) => facts()?.bits,
  }),
  rawHex: text({
    label: "Bytes before version and variant",
    hidden: true,
    optional: true,
    value: ({ made }) => made?.().raw,
  }),
};
