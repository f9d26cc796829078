/** Blocks of addresses under a prefix (CIDR, RFC 4632), ranges, and what they make together. */
import { bitLength } from "../numbers/bit-length";
import { type Address, AddressError, addressText, BITS, quoted, readAddress, type Version } from "./address";

export interface Block {
  readonly version: Version;
  /** The network address: bits behind the prefix are 0. */
  readonly first: bigint;
  readonly prefix: number;
}

/** Addresses from first to last, both included. */
export interface Range {
  readonly first: bigint;
  readonly last: bigint;
}

/** The number of addresses. */
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

/** Ones for the prefix, then zeros. */
export function netmask(version: Version, prefix: number): bigint {
  return wildcard(version, 0) ^ wildcard(version, prefix);
}

/** The other way around: ones for the host bits. */
export function wildcard(version: Version, prefix: number): bigint {
  return (1n << BigInt(BITS[version] - prefix)) - 1n;
}

export interface AddressWithPrefix extends Address {
  readonly prefix: number | null;
  /** How the prefix was written. */
  readonly form: "prefix" | "netmask" | "wildcard" | null;
  /** The interface behind `%`, which is no part of the address. */
  readonly zone: string | null;
}

/**
 * Reads an address, alone or with `/26`, `/255.255.255.192`, ` 255.255.255.192` or `/0.0.0.63`; `2001:db8::1/64`,
 * `fe80::1%eth0`. @throws AddressError
 */
export function readNetwork(text: string): AddressWithPrefix {
  const match = /^([^\s/]*)(?:\s*(\/)\s*|\s+|$)(.*)$/s.exec(text.trim());
  const [, written = "", slash, mask = ""] = match ?? [];
  const [plain = "", ...zones] = written.split("%");
  const zone = zones.length > 0 ? zones.join("%") : null;
  if (zone !== null && !plain.includes(":"))
    throw new AddressError(`${quoted(written)} is not an address: only IPv6 addresses have a zone.`);
  // RFC 4007, section 11.2, leaves the name of a zone open; spaces, slashes and a second % would end it.
  if (zone === "")
    throw new AddressError(`${quoted(written)} is not an address: the zone after % is missing.`);
  if (zone !== null && !/^[\w.~:-]{1,64}$/.test(zone))
    throw new AddressError(
      `${quoted(written)} is not an address: ${quoted(zone)} is not the name of a zone.`,
    );
  const address = { ...readAddress(plain), zone };
  if (!slash && mask === "") return { ...address, prefix: null, form: null };
  if (/^\d+\.\d+\.\d+\.\d+$/.test(mask)) {
    if (address.version === 6) throw new AddressError("An IPv6 address has a prefix length, not a mask.");
    return { ...address, ...readMask(mask) };
  }
  if (!slash || !/^\d{1,9}$/.test(mask))
    throw new AddressError(`${quoted(mask)} is not a prefix length or a mask.`);
  const prefix = Number(mask);
  if (prefix > BITS[address.version])
    throw new AddressError(
      `The prefix length /${prefix} is too long: IPv${address.version} has between 0 and ${BITS[address.version]} bits.`,
    );
  return { ...address, prefix, form: "prefix" };
}

/** A netmask (`255.255.255.192`) or, where it is none, a wildcard (`0.0.0.63`). @throws AddressError */
function readMask(text: string): { readonly prefix: number; readonly form: "netmask" | "wildcard" } {
  const { value } = readAddress(text);
  const inverse = wildcard(4, 0) ^ value;
  // Only trailing ones: one less than a power of two.
  if ((inverse & (inverse + 1n)) === 0n) return { prefix: 32 - bitLength(inverse), form: "netmask" };
  if ((value & (value + 1n)) === 0n) return { prefix: 32 - bitLength(value), form: "wildcard" };
  throw new AddressError(`${quoted(text)} is not a valid mask: its ones must all come first.`);
}

/** The smallest block from `first` to `last`. */
export function coveringBlock(version: Version, { first, last }: Range): Block {
  return blockAround({ version, value: first }, BITS[version] - bitLength(first ^ last));
}

/** The fewest blocks that make up a range, in order: each as large as its start and the rest allow. */
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

/** How many blocks that are, without making them. */
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

/** @param value more than 0 */
function trailingZeros(value: bigint): number {
  return bitLength(value & -value) - 1;
}

/** The same addresses as ranges in order, none of which touch. */
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

/** What is left of a range when others are taken away. */
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
