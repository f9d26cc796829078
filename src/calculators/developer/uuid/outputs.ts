import { by, first, section } from "../../../core/fields";
import { outputsOf } from "../../../core/outputs";
import { collisionProbability } from "./collisions";
import { hyphenForm } from "./forms";
import type { Ids } from "./ids";

const { choice, integer, number, table, text } = outputsOf<Ids>();

/** The parts of an ID that was made are further down. Of several IDs, they would be those of the first only. */
const whenRead = ({ inputs, made }: Ids) =>
  made && made().texts.length > 1 ? "elsewhere" : first(inputs.mode !== "generate");

/** An output for another notation of the same 128 bits. */
const form = (label: string, key: "integer" | "urn" | "base64url" | "guidBytes" | "ulid") =>
  text(label, {
    optional: true,
    shown: whenRead,
    value: ({ facts }) => facts()?.[key],
  });

/** IDs that hold the time can be equal only if they are made in the same millisecond. */
const ONE_MILLISECOND = "Chance that two of one millisecond are equal";

export const outputs = {
  id: text("ID", { optional: true, shown: "elsewhere", value: ({ made }) => made?.().texts[0] }),
  ids: table("IDs", {
    columns: { n: integer("No."), id: text("ID") },
    value: ({ made }) => made?.().texts.map((id, i) => ({ n: i + 1, id })),
  }),
  idsText: text("All IDs", { optional: true, shown: "elsewhere", value: ({ made }) => made?.().texts.join("\n") }),
  entropyBits: number("Random bits", {
    unit: "bits",
    digits: 2,
    optional: true,
    value: ({ randomBits }) => randomBits,
  }),
  collisionProbability: number(
    by("version", { v7: ONE_MILLISECOND, ulid: ONE_MILLISECOND }, "Chance that two are equal"),
    {
      digits: { significant: 4 },
      optional: true,
      solve: true,
      value: ({ inputs, randomBits }) =>
        randomBits === null ? null : collisionProbability(inputs.collisionCount, randomBits),
    },
  ),
  kind: choice("Type", {
    options: { uuid: "UUID", ulid: "ULID" },
    optional: true,
    shown: "elsewhere",
    value: ({ read }) => read?.kind,
  }),
  canonical: text("Canonical form", {
    optional: true,
    shown: "elsewhere",
    value: ({ read }) => read && hyphenForm(read.value),
  }),
  uuidVersion: integer("Version", {
    optional: true,
    shown: ({ read }) => first(read?.kind === "uuid"),
    value: ({ facts }) => facts()?.uuidVersion,
  }),
  variant: text("Variant", {
    optional: true,
    // A ULID has none: its random bits only look like one.
    shown: ({ inputs, read }) =>
      read?.kind === "ulid" || (read === null && inputs.version === "ulid")
        ? "elsewhere"
        : first(read?.kind === "uuid"),
    value: ({ facts }) => facts()?.variant,
  }),
  timestampIso: text("Time", {
    optional: true,
    shown: whenRead,
    value: ({ facts }) => facts()?.timestampIso,
  }),
  timestampUnixMs: number("Unix time", {
    unit: "ms",
    digits: "plain",
    optional: true,
    shown: whenRead,
    value: ({ facts }) => facts()?.timestampUnixMs,
  }),
  clockSeq: integer("Clock sequence", {
    digits: "plain",
    optional: true,
    shown: whenRead,
    value: ({ facts }) => facts()?.clockSeq,
  }),
  node: text("Node", { optional: true, shown: whenRead, value: ({ facts }) => facts()?.node }),
  nodeKind: choice("Node type", {
    options: { mac: "Network address (MAC)", random: "Random" },
    optional: true,
    shown: whenRead,
    value: ({ facts }) => facts()?.nodeKind,
  }),
  ...section("Other forms of the same 128 bits", {
    integer: form("Whole number", "integer"),
    urn: form("URN", "urn"),
    base64url: form("Base64url", "base64url"),
    guidBytes: form("GUID bytes, Microsoft order", "guidBytes"),
    ulid: form("ULID", "ulid"),
  }),
  bits: table("Bits", {
    columns: {
      from: integer("From bit"),
      to: integer("To bit"),
      field: text("Field"),
      value: text("Value"),
    },
    value: ({ facts }) => facts()?.bits,
  }),
  rawHex: text("Bytes before version and variant", {
    shown: "elsewhere",
    optional: true,
    value: ({ made }) => made?.().raw,
  }),
};
