/** Equal subnets of a network. */
import { InputError } from "../../../core/calculator";
import { addressText, BITS } from "../../../math/network/address";
import { type Block, blockText, sizeOf } from "../../../math/network/block";
import { groupDigits } from "../../../math/numbers/write-number";
import type { Inputs, ReservedModel } from "./inputs";
import { broadcastOf, cloudOf, cloudSizeProblem, prefixForHosts, usableOf } from "./usable";

export interface SubnetRow {
  readonly n: number;
  readonly network: string;
  readonly name: string | null;
  readonly hosts: number | null;
  readonly first: string;
  readonly last: string;
  readonly broadcast: string | null;
  readonly usable: string;
  readonly spare: string | null;
}

/** The prefix length of the subnets. @throws InputError where the network is too small for what is asked */
export function newPrefix(block: Block, inputs: Inputs): number {
  const { splitBy, splitValue, reservedModel } = inputs;
  const { version } = block;
  const longest = cloudOf(version, reservedModel)?.longest ?? BITS[version];
  if (splitBy === "prefix") {
    if (splitValue < block.prefix || splitValue > BITS[version])
      throw new InputError(
        "splitValue",
        `The new prefix length must be between ${block.prefix} and ${BITS[version]}.`,
      );
    const problem = cloudSizeProblem(version, splitValue, reservedModel);
    if (problem) throw new InputError("splitValue", problem);
    return splitValue;
  }
  if (splitBy === "count") {
    let prefix = block.prefix;
    while (prefix <= longest && 1n << BigInt(prefix - block.prefix) < BigInt(splitValue)) prefix++;
    if (prefix > longest) throw new InputError("splitValue", tooMany(block, longest, inputs));
    return prefix;
  }
  const prefix = prefixForHosts(version, BigInt(splitValue), inputs);
  if (prefix < block.prefix) throw new InputError("splitValue", tooFewHosts(block, inputs));
  return prefix;
}

function tooFewHosts(block: Block, inputs: Inputs): string {
  const smallest = prefixForHosts(block.version, 0n, inputs);
  if (smallest < block.prefix)
    return `${article(block.prefix)} cannot be split by hosts: subnets for hosts end at /${smallest}.`;
  const most = usableOf(block, inputs.reservedModel).count;
  return `${article(block.prefix)} has at most ${digits(most)} usable addresses.`;
}

function tooMany(block: Block, longest: number, { reservedModel }: Inputs): string {
  const most = digits(1n << BigInt(longest - block.prefix));
  const sentence = `${article(block.prefix)} can be split into at most ${most} subnet${most === "1" ? "" : "s"}`;
  const cloud = cloudOf(block.version, reservedModel);
  return cloud ? `${sentence}, because those of ${cloud.name} end at /${cloud.longest}.` : `${sentence}.`;
}

/** `A /24`, `An /8`, as it is said. */
function article(prefix: number): string {
  return `${/^(?:8\d?|11|18)$/.test(String(prefix)) ? "An" : "A"} /${prefix}`;
}

function digits(value: bigint): string {
  return groupDigits(String(value));
}

export function subnetCount(block: Block, prefix: number): bigint {
  return 1n << BigInt(prefix - block.prefix);
}

/** The first subnets, as many as are shown. */
export function subnetBlocks(block: Block, prefix: number, most: number): Block[] {
  const { version } = block;
  const size = sizeOf({ version, prefix });
  const count = subnetCount(block, prefix);
  const shown = count < BigInt(most) ? Number(count) : most;
  return Array.from({ length: shown }, (_, i) => ({
    version,
    first: block.first + BigInt(i) * size,
    prefix,
  }));
}

/** A line of the table. @param need how many hosts it is for, where that is known */
export function subnetRow(
  block: Block,
  n: number,
  model: ReservedModel,
  need: { readonly name: string | null; readonly hosts: number | null },
): SubnetRow {
  const usable = usableOf(block, model);
  const broadcast = broadcastOf(block);
  const text = (value: bigint) => addressText(block.version, value);
  return {
    n,
    network: blockText(block),
    name: need.name || null,
    hosts: need.hosts,
    first: text(usable.first),
    last: text(usable.last),
    broadcast: broadcast === null ? null : text(broadcast),
    usable: String(usable.count),
    spare: need.hosts === null ? null : String(usable.count - BigInt(need.hosts)),
  };
}
