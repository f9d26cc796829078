/** Subnets of several sizes, the largest first, one after the other. */
import { InputError } from "../../../core/calculator";
import { type Block, blockText, lastOf, type Range, sizeOf } from "../../../math/network/block";
import { groupDigits } from "../../../math/numbers/write-number";
import type { Inputs } from "./inputs";
import { prefixForHosts } from "./usable";

export interface Placed {
  readonly name: string;
  readonly hosts: number;
  readonly block: Block;
}

/**
 * Every need in the smallest subnet that has room, in order of place. Sizes fall, so each start is a multiple of its
 * size. @throws InputError where the network is full
 */
export function placeNeeds(network: Block, inputs: Inputs): Placed[] {
  const { version } = network;
  const needs = inputs.requirements.map(({ name, hosts }, i) => ({
    name: name.trim(),
    label: name.trim() ? `“${name.trim()}”` : `Subnet ${i + 1}`,
    hosts,
    prefix: prefixForHosts(version, BigInt(hosts), inputs),
  }));
  needs.sort((a, b) => a.prefix - b.prefix);
  let start = network.first;
  const end = lastOf(network) + 1n;
  return needs.map(({ name, label, hosts, prefix }) => {
    const size = sizeOf({ version, prefix });
    if (start + size > end)
      throw new InputError(
        "requirements",
        `${label} needs ${digits(size)} addresses but only ${digits(end - start)} are left in ${blockText(network)}.`,
      );
    const block = { version, first: start, prefix };
    start += size;
    return { name, hosts, block };
  });
}

function digits(value: bigint): string {
  return groupDigits(String(value));
}

/** What lies behind the last subnet; null when nothing does. */
export function unallocated(network: Block, placed: readonly Placed[]): Range | null {
  const last = placed.at(-1);
  const first = last ? lastOf(last.block) + 1n : network.first;
  return first > lastOf(network) ? null : { first, last: lastOf(network) };
}
