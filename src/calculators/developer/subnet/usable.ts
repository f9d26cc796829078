/** Which addresses of a network hosts can use, by the standards or by the rules of a cloud provider. */
import { CLOUD_SUBNETS, type CloudSubnets } from "../../../data/networks/cloud-subnets";
import { BITS, type Version } from "../../../math/network/address";
import { type Block, lastOf, sizeOf } from "../../../math/network/block";
import type { Inputs, ReservedModel } from "./inputs";

export interface Usable {
  readonly first: bigint;
  readonly last: bigint;
  readonly count: bigint;
}

/** The rules of a cloud provider; null for the standard rules, and for IPv6, where no provider reserves addresses. */
export function cloudOf(version: Version, model: ReservedModel): (CloudSubnets & { readonly name: string }) | null {
  if (version === 6 || model === "standard") return null;
  const { label, value } = CLOUD_SUBNETS[model];
  return { ...value, name: label };
}

/** The error message for a size that the cloud does not allow, or null. */
export function cloudSizeProblem(version: Version, prefix: number, model: ReservedModel): string | null {
  const cloud = cloudOf(version, model);
  if (!cloud || (prefix >= cloud.shortest && prefix <= cloud.longest)) return null;
  return cloud.shortest === 0
    ? `${cloud.name} subnets must be /${cloud.longest} or larger.`
    : `${cloud.name} subnets must be between /${cloud.shortest} and /${cloud.longest}.`;
}

export function usableOf(block: Block, model: ReservedModel): Usable {
  const [atStart, atEnd] = reserved(block.version, block.prefix, model);
  const first = block.first + BigInt(atStart);
  const last = lastOf(block) - BigInt(atEnd);
  return { first, last, count: last - first + 1n };
}

/** Number of addresses reserved at the start and at the end. A /31 (RFC 3021), a /32 and IPv6 reserve none. */
export function reserved(version: Version, prefix: number, model: ReservedModel): readonly [number, number] {
  const cloud = cloudOf(version, model);
  if (cloud) return [cloud.first, cloud.last];
  return version === 6 || prefix > 30 ? [0, 0] : [1, 1];
}

/** The broadcast address, which is the last one; null for IPv6, /31 and /32. */
export function broadcastOf(block: Block): bigint | null {
  return block.version === 6 || block.prefix > 30 ? null : lastOf(block);
}

/** Prefix length of the smallest network with enough room; negative if even the whole address space is too small. */
export function prefixForHosts(
  version: Version,
  hosts: bigint,
  { reservedModel, pointToPoint }: Pick<Inputs, "reservedModel" | "pointToPoint">,
): number {
  const cloud = cloudOf(version, reservedModel);
  let prefix = cloud?.longest ?? (version === 4 && !pointToPoint ? 30 : BITS[version]);
  while (roomOf(version, prefix, reservedModel) < hosts) prefix--;
  return prefix;
}

/** Usable addresses in a network of this size, which may be larger than the whole address space. */
function roomOf(version: Version, prefix: number, model: ReservedModel): bigint {
  const [atStart, atEnd] = reserved(version, prefix, model);
  return sizeOf({ version, prefix }) - BigInt(atStart + atEnd);
}
