/** Which addresses of a network hosts can have: by the standards, or as a cloud hands them out. */
import { CLOUD_SUBNETS, type CloudSubnets } from "../../../data/networks/cloud-subnets";
import { BITS, type Version } from "../../../math/network/address";
import { type Block, lastOf, sizeOf } from "../../../math/network/block";
import type { Inputs, ReservedModel } from "./inputs";

export interface Usable {
  readonly first: bigint;
  readonly last: bigint;
  readonly count: bigint;
}

/** The rules of a cloud; null for the standard ones, and for IPv6, where no cloud keeps addresses. */
export function cloudOf(
  version: Version,
  model: ReservedModel,
): (CloudSubnets & { readonly name: string }) | null {
  if (version === 6 || model === "standard") return null;
  const { label, value } = CLOUD_SUBNETS[model];
  return { ...value, name: label };
}

/** The sentence for a size that the cloud does not allow, or null. */
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

/** Addresses kept at the start and at the end. Links of two routers keep none (RFC 3021), IPv6 neither. */
export function reserved(version: Version, prefix: number, model: ReservedModel): readonly [number, number] {
  const cloud = cloudOf(version, model);
  if (cloud) return [cloud.first, cloud.last];
  return version === 6 || prefix > 30 ? [0, 0] : [1, 1];
}

/** The last address, where it is for broadcasts. */
export function broadcastOf(block: Block): bigint | null {
  return block.version === 6 || block.prefix > 30 ? null : lastOf(block);
}

/** The prefix length of the smallest network that has room; negative where not even a whole address space has. */
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

/** Usable addresses of a network of this size, also of one that is larger than all addresses. */
function roomOf(version: Version, prefix: number, model: ReservedModel): bigint {
  const [atStart, atEnd] = reserved(version, prefix, model);
  return sizeOf({ version, prefix }) - BigInt(atStart + atEnd);
}
