/** An address and the network it belongs to. */
import { type Address, addressText, BITS } from "../../../math/network/address";
import {
  type AddressWithPrefix,
  type Block,
  blockText,
  lastOf,
  netmask,
  sizeOf,
  wildcard,
} from "../../../math/network/block";
import { isGlobalUnicast, specialBlock } from "../../../math/network/special";
import type { ReservedModel } from "./inputs";
import { broadcastOf, usableOf } from "./usable";

export type Subnet = ReturnType<typeof subnetAround>;

/**
 * @param block the network around the address
 * @param dropped what was typed around the address and left out, such as a port
 */
export function subnetAround(address: AddressWithPrefix, block: Block, reservedModel: ReservedModel, dropped: string) {
  const { version, prefix } = block;
  const size = sizeOf(block);
  return {
    address,
    dropped,
    block,
    version,
    prefix,
    reservedModel,
    /** `192.168.10.0/24` */
    cidr: blockText(block),
    /** Formats an address of the same IP version. */
    text: (value: bigint) => addressText(version, value),
    size,
    hostBits: BITS[version] - prefix,
    netmask: netmask(version, prefix),
    wildcard: wildcard(version, prefix),
    last: lastOf(block),
    broadcast: broadcastOf(block),
    usable: usableOf(block, reservedModel),
    /** The networks of the same size before and after this one; null outside the address space. */
    previous: neighbor(block, -size),
    next: neighbor(block, size),
    addressClass: version === 6 ? null : classOf(address.value),
    kind: kindOf(address),
    role: roleOf(address, block),
  };
}

function neighbor(block: Block, distance: bigint): string | null {
  const first = block.first + distance;
  return first < 0n || first >> BigInt(BITS[block.version]) > 0n ? null : blockText({ ...block, first });
}

/** Address class by RFC 791; prefixes replaced classes in 1993. */
function classOf(value: bigint): string {
  const octet = Number(value >> 24n);
  return octet < 128 ? "A" : octet < 192 ? "B" : octet < 224 ? "C" : octet < 240 ? "D" : "E";
}

/** The purpose of the address, according to the IANA registries. */
function kindOf(address: Address) {
  const special = specialBlock(address);
  if (special) return { ...special, rfc: `RFC ${special.rfc}` };
  const globallyReachable = address.version === 4 || isGlobalUnicast(address.value);
  const name = address.version === 4 ? "Public" : globallyReachable ? "Global Unicast" : "Reserved by IETF";
  return { name, block: null, rfc: null, globallyReachable };
}

type Role = "network" | "broadcast" | "host" | "subnet-router-anycast";

/**
 * All-zero IPv6 interface IDs are anycast (RFC 4291 §2.6.1), except on router-to-router /127 links (RFC 6164) and in a
 * /128, which has no interface ID.
 */
function roleOf({ version, value }: Address, block: Block): Role {
  if (version === 6) return value === block.first && block.prefix < 127 ? "subnet-router-anycast" : "host";
  if (block.prefix > 30) return "host";
  return value === block.first ? "network" : value === lastOf(block) ? "broadcast" : "host";
}
