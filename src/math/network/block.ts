/** Address blocks with a prefix (CIDR, RFC 4632), address ranges, and operations on them. */
import { bitLength } from "../numbers/bit-length";
import { type Address, AddressError, addressText, BITS, quoted, readAddress, type Version } from "./address";

export interface Block {
  readonly version: Version;
  /** The network address; all bits after the prefix are 0. */
  readonly first: bigint;
  readonly prefix: number;
}

/** Addresses from first to last, both included. */
export interface Range {
  readonly first: bigint;
  readonly last: bigint;
}

/** Number of addresses in a block. */
export function sizeOf({ version, prefix }: Pick<Block, "version" | "prefix">): bigint {
  return 1n << BigInt(BITS[version] - prefix);
}

export function lastOf(block: Block): bigint {
  return block.first + sizeOf(block) - 1n;
}

export function rangeOf(block: Block): Range {
  return { first: block.first, last: lastOf(block) };
}

/** The block that contains an address. */
export function blockAround({ version, value }: Address, prefix: number): Block {
  const hostBits = BigInt(BITS[version] - prefix);
  return { version, first: (value >> hostBits) << hostBits, prefix };
}

/** `192.168.10.0/24` */
export function blockText({ version, first, prefix }: Block): string {
  return `${addressText(version, first)}/${prefix}`;
}

/** The netmask: ones for the prefix, zeros for the host bits. */
export function netmask(version: Version, prefix: number): bigint {
  return wildcard(version, 0) ^ wildcard(version, prefix);
}

/** The inverse of the netmask: ones for the host bits. */
export function wildcard(version: Version, prefix: number): bigint {
  return (1n << BigInt(BITS[version] - prefix)) - 1n;
}

export interface AddressWithPrefix extends Address {
  readonly prefix: number | null;
  /** The form in which the prefix was written. */
  readonly form: "prefix" | "netmask" | "wildcard" | null;
  /** The zone (interface) after `%`, which is not part of the address. */
  readonly zone: string | null;
}

/**
 * Reads an address, alone or with `/26`, `/255.255.255.192`, ` 255.255.255.192` or `/0.0.0.63`; also `2001:db8::1/64`
 * and `fe80::1%eth0`.
 *
 * @throws AddressError
 */
export function readNetwork(text: string): AddressWithPrefix {
  const match = /^([^\s/]*)(?:\s*(\/)\s*|\s+|$)(.*)$/s.exec(text.trim());
  const [, written = "", slash, mask = ""] = match ?? [];
  const [plain = "", ...zones] = written.split("%");
  const zone = zones.length > 0 ? zones.join("%") : null;
  if (zone !== null && !plain.includes(":"))
    throw new AddressError(`${quoted(written)} is not an address: only IPv6 addresses have a zone.`);
  // RFC 4007, section 11.2, does not restrict zone names; spaces, slashes and a second % cannot be part of one here.
  if (zone === "") throw new AddressError(`${quoted(written)} is not an address: the zone after % is missing.`);
  if (zone !== null && !/^[\w.~:-]{1,64}$/.test(zone))
    throw new AddressError(`${quoted(written)} is not an address: ${quoted(zone)} is not the name of a zone.`);
  const address = { ...readAddress(plain), zone };
  if (!slash && mask === "") return { ...address, prefix: null, form: null };
  if (/^\d+\.\d+\.\d+\.\d+$/.test(mask)) {
    if (address.version === 6) throw new AddressError("An IPv6 address has a prefix length, not a mask.");
    return { ...address, ...readMask(mask) };
  }
  if (!slash || !/^\d{1,9}$/.test(mask)) throw new AddressError(`${quoted(mask)} is not a prefix length or a mask.`);
  const prefix = Number(mask);
  if (prefix > BITS[address.version])
    throw new AddressError(
      `The prefix length /${prefix} is too long: IPv${address.version} has between 0 and ${BITS[address.version]} bits.`,
    );
  return { ...address, prefix, form: "prefix" };
}

/**
 * Reads a netmask (`255.255.255.192`) or, if it is not one, a wildcard mask (`0.0.0.63`).
 *
 * @throws AddressError
 */
function readMask(text: string): { readonly prefix: number; readonly form: "netmask" | "wildcard" } {
  const { value } = readAddress(text);
  const inverse = wildcard(4, 0) ^ value;
  // All ones are trailing if the value is one less than a power of two.
  if ((inverse & (inverse + 1n)) === 0n) return { prefix: 32 - bitLength(inverse), form: "netmask" };
  if ((value & (value + 1n)) === 0n) return { prefix: 32 - bitLength(value), form: "wildcard" };
  throw new AddressError(`${quoted(text)} is not a valid mask: its ones must all come first.`);
}

/** The smallest block that contains `first` and `last`. */
export function coveringBlock(version: Version, { first, last }: Range): Block {
  return blockAround({ version, value: first }, BITS[version] - bitLength(first ^ last));
}

/** The fewest blocks that make up a range, in order. Each is as large as its start and the remaining range allow. */
export function* blocksOf(version: Version, { first, last }: Range): Generator<Block> {
  let start = first;
  while (start <= last) {
    const aligned = start === 0n ? BITS[version] : trailingZeros(start);
    const fitting = bitLength(last - start + 1n) - 1;
    const hostBits = Math.min(aligned, fitting);
    yield { version, first: start, prefix: BITS[version] - hostBits };
    start += 1n << BigInt(hostBits);
  }
}

/** Number of blocks `blocksOf` would return, computed without creating them. */
export function countBlocks({ first, last }: Range): number {
  const different = bitLength(first ^ last);
  if (different === 0) return 1;
  const half = 1n << BigInt(different - 1);
  const middle = (last / half) * half;
  const [below, above] = [middle - first, last - middle + 1n];
  return below === half && above === half ? 1 : ones(below) + ones(above);
}

function ones(value: bigint): number {
  return value.toString(2).replaceAll("0", "").length;
}

/** @param value positive */
function trailingZeros(value: bigint): number {
  return bitLength(value & -value) - 1;
}

/** The same addresses as sorted ranges that do not overlap or touch. */
export function mergedRanges(ranges: readonly Range[]): Range[] {
  const sorted = [...ranges].sort((a, b) => (a.first < b.first ? -1 : a.first > b.first ? 1 : 0));
  const merged: { first: bigint; last: bigint }[] = [];
  for (const { first, last } of sorted) {
    const open = merged.at(-1);
    if (open && first <= open.last + 1n) open.last = last > open.last ? last : open.last;
    else merged.push({ first, last });
  }
  return merged;
}

/** The parts of a range that remain after removing other ranges. */
export function withoutRanges(whole: Range, taken: readonly Range[]): Range[] {
  const left: Range[] = [];
  let start = whole.first;
  for (const { first, last } of mergedRanges(taken)) {
    if (last < start || first > whole.last) continue;
    if (first > start) left.push({ first: start, last: first - 1n });
    start = last + 1n;
  }
  if (start <= whole.last) left.push({ first: start, last: whole.last });
  return left;
}
