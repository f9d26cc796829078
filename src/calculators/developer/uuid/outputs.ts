import { choice, integer, number, table, text } from "../../../core/fields";

const FORMS = "Other forms of the same 128 bits";

export const outputs = {
  id: text({ label: "Id", optional: true }),
  ids: table({ label: "Ids", columns: { n: integer({ label: "No." }), id: text({ label: "Id" }) } }),
  idsText: text({ label: "All ids", optional: true }),
  entropyBits: number({ label: "Random bits", unit: "bits", digits: 2, optional: true }),
  collisionProbability: number({
    label: "Chance that two of them are equal",
    digits: 15,
    optional: true,
  }),
  kind: choice({ label: "Kind", options: { uuid: "UUID", ulid: "ULID" }, optional: true }),
  canonical: text({ label: "Canonical form", optional: true }),
  uuidVersion: integer({ label: "Version", optional: true }),
  variant: text({ label: "Variant", optional: true }),
  timestampIso: text({ label: "Time", optional: true }),
  timestampUnixMs: number({
    label: "Unix time",
    unit: "ms",
    digits: 4,
    grouped: false,
    optional: true,
  }),
  clockSeq: integer({ label: "Clock sequence", grouped: false, optional: true }),
  node: text({ label: "Node", optional: true }),
  nodeKind: choice({
    label: "The node is",
    options: { mac: "a network address (MAC)", random: "random" },
    optional: true,
  }),
  integer: text({ label: "Whole number", group: FORMS, optional: true }),
  urn: text({ label: "URN", group: FORMS, optional: true }),
  base64url: text({ label: "Base64url", group: FORMS, optional: true }),
  guidBytes: text({ label: "GUID bytes, Microsoft order", group: FORMS, optional: true }),
  ulid: text({ label: "ULID", group: FORMS, optional: true }),
  bits: table({
    label: "Bits",
    columns: {
      from: integer({ label: "From bit" }),
      to: integer({ label: "To bit" }),
      field: text({ label: "Field" }),
      value: text({ label: "Value" }),
    },
  }),
  rawHex: text({ label: "Bytes before version and variant", hidden: true, optional: true }),
};
