/** Extracts everything that an ID contains. */
import { bitsOf, hexOf, MASK_128 } from "./bits";
import { base64urlForm, guidBytesForm, ulidForm, urnForm } from "./forms";
import { GREGORIAN_OFFSET, isoTime } from "./time";

type FieldBits = readonly [from: number, to: number, name: string];

const VERSION: FieldBits = [48, 51, "ver"];
const VARIANT: FieldBits = [64, 65, "var"];

/** A layout of three parts separated by version and variant. */
const around = (first: string, second: string, third: string): FieldBits[] => [
  [0, 47, first],
  VERSION,
  [52, 63, second],
  VARIANT,
  [66, 127, third],
];

/** Fields by version, named as in RFC 9562, section 5. */
const FIELDS: Readonly<Record<number, readonly FieldBits[]>> = {
  1: [
    [0, 31, "time_low"],
    [32, 47, "time_mid"],
    VERSION,
    [52, 63, "time_high"],
    VARIANT,
    [66, 79, "clock_seq"],
    [80, 127, "node"],
  ],
  2: [
    [0, 31, "local_id"],
    [32, 47, "time_mid"],
    VERSION,
    [52, 63, "time_high"],
    VARIANT,
    [66, 71, "clock_seq"],
    [72, 79, "local_domain"],
    [80, 127, "node"],
  ],
  3: around("md5_high", "md5_mid", "md5_low"),
  4: around("random_a", "random_b", "random_c"),
  5: around("sha1_high", "sha1_mid", "sha1_low"),
  6: [
    [0, 31, "time_high"],
    [32, 47, "time_mid"],
    VERSION,
    [52, 63, "time_low"],
    VARIANT,
    [66, 79, "clock_seq"],
    [80, 127, "node"],
  ],
  7: around("unix_ts_ms", "rand_a", "rand_b"),
  8: around("custom_a", "custom_b", "custom_c"),
};

const VARIANT_NAMES = ["NCS", "RFC 9562", "Microsoft", "Future"] as const;
type Variant = (typeof VARIANT_NAMES)[number] | "Nil" | "Max";

function variantOf(value: bigint): Variant {
  if (value === 0n) return "Nil";
  if (value === MASK_128) return "Max";
  const high = Number(bitsOf(value, 64, 66));
  return high < 4 ? "NCS" : high < 6 ? "RFC 9562" : high === 6 ? "Microsoft" : "Future";
}

function fieldsOf(value: bigint, kind: "uuid" | "ulid"): readonly FieldBits[] {
  if (kind === "ulid")
    return [
      [0, 47, "time"],
      [48, 127, "randomness"],
    ];
  switch (variantOf(value)) {
    case "Nil":
    case "Max":
      return [[0, 127, value === 0n ? "nil" : "max"]];
    case "RFC 9562":
      return FIELDS[Number(bitsOf(value, 48, 51))] ?? around("bits_a", "bits_b", "bits_c");
    case "NCS":
      return [
        [0, 63, "bits_a"],
        [64, 64, "var"],
        [65, 127, "bits_b"],
      ];
    default:
      return [
        [0, 31, "data1"],
        [32, 47, "data2"],
        [48, 63, "data3"],
        [64, 66, "var"],
        [67, 127, "data4"],
      ];
  }
}

/** The value of a field: the variant in binary, everything else in hex digits. */
function fieldValue(value: bigint, [from, to, name]: FieldBits): string {
  const bits = bitsOf(value, from, to);
  const width = to - from + 1;
  return name === "var"
    ? `0b${bits.toString(2).padStart(width, "0")}`
    : `0x${bits.toString(16).padStart(Math.ceil(width / 4), "0")}`;
}

export type IdFacts = ReturnType<typeof inspected>;

/** Version, time, node, fields and other notations of 128 bits. */
export function inspected(value: bigint, kind: "uuid" | "ulid") {
  const variant = variantOf(value);
  const version = kind === "uuid" && variant === "RFC 9562" ? Number(bitsOf(value, 48, 51)) : null;
  return {
    uuidVersion: version,
    variant,
    ...timeOf(value, kind === "ulid" ? "ulid" : version),
    ...nodeOf(value, version),
    integer: String(value),
    urn: urnForm(value),
    base64url: base64urlForm(value),
    guidBytes: guidBytesForm(value),
    ulid: ulidForm(value),
    bits: fieldsOf(value, kind).map((field) => ({
      from: field[0],
      to: field[1],
      field: field[2],
      value: fieldValue(value, field),
    })),
  };
}

function timeOf(value: bigint, version: number | "ulid" | null) {
  if (version === 7 || version === "ulid") {
    const ms = bitsOf(value, 0, 47);
    return { timestampIso: isoTime(ms * 10_000n, 3), timestampUnixMs: Number(ms) };
  }
  if (version !== 1 && version !== 6) return { timestampIso: null, timestampUnixMs: null };
  const [high, middle, low] = [bitsOf(value, 0, 31), bitsOf(value, 32, 47), bitsOf(value, 52, 63)];
  const ticks =
    (version === 1 ? (low << 48n) | (middle << 32n) | high : (high << 28n) | (middle << 12n) | low) - GREGORIAN_OFFSET;
  return {
    timestampIso: isoTime(ticks, 7),
    // Whole milliseconds are converted exactly, then the fraction is added.
    timestampUnixMs: Number(ticks / 10_000n) + Number(ticks % 10_000n) / 10_000,
  };
}

function nodeOf(value: bigint, version: number | null) {
  if (version !== 1 && version !== 6) return { clockSeq: null, node: null, nodeKind: null };
  const node = hexOf(bitsOf(value, 80, 127)).slice(20);
  const isGroup = (bitsOf(value, 80, 87) & 1n) === 1n;
  return {
    clockSeq: Number(bitsOf(value, 66, 79)),
    node: (node.match(/../g) as string[]).join(":"),
    nodeKind: isGroup ? ("random" as const) : ("mac" as const),
  };
}
