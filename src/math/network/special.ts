/** The purpose of an address, and other addresses embedded in it. */
import { SPECIAL_BLOCKS, type SpecialBlock } from "../../data/networks/special-purpose";
import { type Address, addressText } from "./address";
import { type Block, blockAround, lastOf, readNetwork } from "./block";

interface Known extends SpecialBlock {
  readonly range: Block;
}

let known: Readonly<Record<4 | 6, readonly Known[]>> | undefined;

/** The most specific registry block that contains an address; null for ordinary addresses. */
export function specialBlock({ version, value }: Address): SpecialBlock | null {
  known ??= { 4: SPECIAL_BLOCKS.value[4].map(withRange), 6: SPECIAL_BLOCKS.value[6].map(withRange) };
  const holding = known[version].filter(({ range }) => range.first <= value && value <= lastOf(range));
  holding.sort((a, b) => b.range.prefix - a.range.prefix);
  return holding[0] ?? null;
}

function withRange(row: SpecialBlock): Known {
  const network = readNetwork(row.block);
  return { ...row, range: blockAround(network, network.prefix as number) };
}

/** Whether an IPv6 address is in a block given as text. */
function inside(value: bigint, block: string): boolean {
  const network = readNetwork(block);
  const shift = BigInt(128 - (network.prefix as number));
  return value >> shift === network.value >> shift;
}

/** Whether an IPv6 address is in the range allocated to networks (RFC 4291 §2.4, IANA). */
export function isGlobalUnicast(value: bigint): boolean {
  return inside(value, "2000::/3");
}

/**
 * The IPv4 address embedded in an IPv6 address: mapped, translated (RFC 6052), 6to4 (RFC 3056) or Teredo (RFC 4380);
 * null if there is none.
 */
export function embeddedIpv4(value: bigint): string | null {
  const low = value & 0xffff_ffffn;
  if (inside(value, "::ffff:0:0/96") || inside(value, "64:ff9b::/96")) return addressText(4, low);
  if (inside(value, "2002::/16")) return addressText(4, (value >> 80n) & 0xffff_ffffn);
  if (inside(value, "2001::/32")) return addressText(4, low ^ 0xffff_ffffn);
  return null;
}

/**
 * The MAC address that the interface identifier was derived from (modified EUI-64, RFC 4291 app. A); null if it was
 * not.
 */
export function embeddedMac(value: bigint): string | null {
  const id = value & 0xffff_ffff_ffff_ffffn;
  if (((id >> 24n) & 0xffffn) !== 0xfffen) return null;
  // The universal/local bit is stored inverted.
  const mac = ((((id >> 40n) << 24n) | (id & 0xff_ffffn)) ^ (2n << 40n)).toString(16).padStart(12, "0");
  return (mac.match(/../g) ?? []).join(":");
}

/** The solicited-node multicast address, used by neighbor discovery (RFC 4291 §2.7.1); null for a multicast address. */
export function solicitedNode(value: bigint): string | null {
  if (value >> 120n === 0xffn) return null;
  return addressText(6, (0xff02n << 112n) | (0x1_ffn << 24n) | (value & 0xff_ffffn));
}
