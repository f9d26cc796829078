import { boolean, by, choice, fold, integer, number, text, type ValuesOf } from "../../../core/fields";
import { entropyField } from "../../../fieldsets/random-bytes";

const DEFAULT_ALPHABET = "useandom-26T198340PX75pxJACKVERYMINDBUSHWOLF_GQZbfghjklqvwyzrict";

const GENERATE = { mode: "generate" } as const;
const of = (...version: string[]) => ({ ...GENERATE, version });
const NAMED = of("v3", "v5", "v8-sha256");
const GREGORIAN = of("v1", "v6");
const MONOTONIC = of("v7", "ulid");
const NANO = of("nanoid");
const UUIDS = ["v1", "v3", "v4", "v5", "v6", "v7", "v8", "v8-sha256", "nil", "max"];

/** October 15, 1582, the epoch of versions 1 and 6, in milliseconds since 1970. */
const GREGORIAN_START = -12_219_292_800_000;
/** Latest time in milliseconds at which extra steps and a batch still fit into the 60-bit timestamp. */
const GREGORIAN_END = 103_072_857_660_682;
const UNIX_END = 2 ** 48 - 1;

export const inputs = {
  mode: choice("Mode", { options: { generate: "Generate IDs", inspect: "Inspect an ID" }, default: "generate" }),
  version: choice("Type", {
    options: {
      v4: "UUID version 4: random",
      v7: "UUID version 7: time and random",
      v5: "UUID version 5: from a name, SHA-1",
      v1: "UUID version 1: time and node",
      v3: "UUID version 3: from a name, MD5",
      v6: "UUID version 6: version 1, sortable",
      v8: "UUID version 8: custom bits",
      "v8-sha256": "UUID version 8: from a name, SHA-256",
      nil: "Nil UUID",
      max: "Max UUID",
      ulid: "ULID",
      nanoid: "NanoID",
    },
    default: "v4",
    when: GENERATE,
  }),
  count: integer("How many", {
    default: 1,
    min: 1,
    max: 10_000,
    messages: { invalid: "Count must be between 1 and 10,000." },
    when: of("v1", "v4", "v6", "v7", "v8", "nil", "max", "ulid", "nanoid"),
  }),
  namespace: choice("Namespace", {
    options: {
      dns: "Domain name (DNS)",
      url: "Web address (URL)",
      oid: "Object identifier (OID)",
      x500: "Distinguished name (X.500)",
      custom: "Custom namespace",
    },
    default: "dns",
    when: NAMED,
  }),
  customNamespace: text("Custom namespace", {
    note: "A UUID in any form",
    default: null,
    when: { ...NAMED, namespace: "custom" },
  }),
  name: text("Names", {
    note: "One per line",
    default: "www.example.com",
    min: 1,
    max: 10_000,
    messages: { missing: "Enter a name." },
    control: "multiline",
    when: NAMED,
  }),
  asOfMs: integer("Time", {
    note: "Since 1970",
    unit: "ms",
    default: 1_790_000_000_000,
    min: by("version", { v1: GREGORIAN_START, v6: GREGORIAN_START }, 0),
    max: by("version", { v1: GREGORIAN_END, v6: GREGORIAN_END }, UNIX_END),
    fill: "now",
    when: of("v1", "v6", "v7", "ulid"),
  }),
  ...fold("Clock and node", {
    subTicks: integer("Extra 100 ns steps", { default: 0, min: 0, max: 9999, when: GREGORIAN }),
    clockSeq: integer("Clock sequence", {
      note: "Random if empty",
      default: null,
      min: 0,
      max: 16_383,
      when: GREGORIAN,
    }),
    node: text("Node", { note: "12 hex digits; random if empty", default: null, when: GREGORIAN }),
  }),
  monotonic: boolean("Sorted within the batch", { default: true, when: MONOTONIC }),
  customHex: text("Custom 128 bits", {
    note: "32 hex digits",
    default: "0".repeat(32),
    min: 1,
    messages: { missing: "Enter 32 hex digits." },
    when: of("v8"),
  }),
  nanoidLength: integer("Length", { unit: "characters", default: 21, min: 2, max: 256, when: NANO }),
  nanoidAlphabet: text("Alphabet", {
    default: DEFAULT_ALPHABET,
    min: 1,
    messages: { missing: "Enter an alphabet." },
    when: NANO,
  }),
  format: choice("Format", {
    options: {
      hyphens: "With hyphens",
      plain: "Plain digits",
      braces: "In braces",
      urn: "URN",
      base64url: "Base64url, 22 characters",
      integer: "Whole number",
      oid: "OID",
      "guid-bytes": "GUID bytes, Microsoft order",
    },
    default: "hyphens",
    when: of(...UUIDS),
  }),
  uppercase: boolean("Uppercase", {
    default: false,
    when: { ...of(...UUIDS), format: ["hyphens", "plain", "braces", "guid-bytes"] },
  }),
  ...fold("Odds of a collision", {
    collisionCount: number("IDs you will generate", {
      note: by(
        "version",
        {
          v7: "In one millisecond, for the chance that two are equal",
          ulid: "In one millisecond, for the chance that two are equal",
        },
        "For the chance that two are equal",
      ),
      default: 1e9,
      min: 2,
      max: 1e30,
      when: of("v4", "v7", "ulid", "nanoid"),
      solve: true,
    }),
  }),
  input: text("ID to inspect", {
    note: "A UUID in any form, or a ULID",
    default: "017f22e2-79b0-7cc3-98c4-dc0c0c07398f",
    min: 1,
    messages: { missing: "Enter an ID to inspect." },
    when: { mode: "inspect" },
  }),
  ...fold("Your own random bytes", {
    entropyHex: entropyField({
      when: of("v1", "v4", "v6", "v7", "ulid", "nanoid"),
    }),
  }),
};

export type Inputs = ValuesOf<typeof inputs>;
