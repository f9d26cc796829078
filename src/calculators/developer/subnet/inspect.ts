/** Everything about one address and its network. */
import {
  type Address,
  addressText,
  BITS,
  binaryText,
  expandedText,
  hexText,
  reverseName,
} from "../../../math/network/address";
import { type Block, blockText, lastOf, netmask, sizeOf, wildcard } from "../../../math/network/block";
import {
  embeddedIpv4,
  embeddedMac,
  isGlobalUnicast,
  solicitedNode,
  specialBlock,
} from "../../../math/network/special";
import type { ReservedModel } from "./inputs";
import type { Asked } from "./network";
import type { Outputs } from "./outputs";
import { broadcastOf, usableOf } from "./usable";

type Kind = Pick<Outputs, "addressType" | "registryBlock" | "registryRfc" | "globallyReachable">;

/** Outputs about one network, where the question is not about one. */
export const NO_NETWORK = {
  version: null,
  address: null,
  network: null,
  cidr: null,
  prefixLength: null,
  netmask: null,
  wildcard: null,
  broadcast: null,
  firstHost: null,
  lastHost: null,
  totalAddresses: null,
  usableHosts: null,
  addressClass: null,
  addressType: null,
  registryBlock: null,
  registryRfc: null,
  globallyReachable: null,
  role: null,
  integer: null,
  hex: null,
  binary: null,
  binaryMask: null,
  reverseDns: null,
  expanded: null,
  compressed: null,
  embeddedIpv4: null,
  embeddedMac: null,
  solicitedNode: null,
  nextNetwork: null,
  previousNetwork: null,
} as const;

export function inspect({ address, block }: Asked, model: ReservedModel) {
  const { version, value } = address;
  const { prefix } = block;
  const text = (one: bigint) => addressText(version, one);
  const usable = usableOf(block, model);
  const broadcast = broadcastOf(block);
  const size = sizeOf(block);
  const v6 = version === 6;
  return {
    version,
    address: text(value),
    network: text(block.first),
    cidr: blockText(block),
    prefixLength: prefix,
    netmask: text(netmask(version, prefix)),
    wildcard: text(wildcard(version, prefix)),
    broadcast: broadcast === null ? null : text(broadcast),
    firstHost: text(usable.first),
    lastHost: text(usable.last),
    totalAddresses: String(size),
    usableHosts: String(usable.count),
    addressClass: v6 ? null : classOf(value),
    ...kindOf(address),
    role: roleOf(address, block),
    integer: String(value),
    hex: hexText(address),
    binary: binaryText(address),
    binaryMask: binaryText({ version, value: netmask(version, prefix) }),
    reverseDns: reverseName(address),
    expanded: expandedText(address),
    compressed: v6 ? text(value) : null,
    embeddedIpv4: v6 ? embeddedIpv4(value) : null,
    embeddedMac: v6 ? embeddedMac(value) : null,
    solicitedNode: v6 ? solicitedNode(value) : null,
    nextNetwork: neighbor(block, size),
    previousNetwork: neighbor(block, -size),
  };
}

function neighbor(block: Block, distance: bigint): string | null {
  const first = block.first + distance;
  return first < 0n || first >> BigInt(BITS[block.version]) > 0n ? null : blockText({ ...block, first });
}

/** The classes of RFC 791, which prefixes replaced in 1993. */
function classOf(value: bigint): string {
  const octet = Number(value >> 24n);
  return octet < 128 ? "A" : octet < 192 ? "B" : octet < 224 ? "C" : octet < 240 ? "D" : "E";
}

function kindOf(address: Address): Kind {
  const special = specialBlock(address);
  if (special)
    return {
      addressType: special.name,
      registryBlock: special.block,
      registryRfc: `RFC ${special.rfc}`,
      globallyReachable: special.globallyReachable,
    };
  const reachable = address.version === 4 || isGlobalUnicast(address.value);
  return {
    addressType: address.version === 4 ? "Public" : reachable ? "Global Unicast" : "Reserved by IETF",
    registryBlock: null,
    registryRfc: null,
    globallyReachable: reachable,
  };
}

/** All-zero interface ids are anycast (RFC 4291 §2.6.1), but not on links of two routers (RFC 6164), nor where there is no id. */
function roleOf({ version, value }: Address, block: Block): NonNullable<Outputs["role"]> {
  if (version === 6) return value === block.first && block.prefix < 127 ? "subnet-router-anycast" : "host";
  if (block.prefix > 30) return "host";
  return value === block.first ? "network" : value === lastOf(block) ? "broadcast" : "host";
}
