/** What the modes find; each finds some of it. */

import type { Version } from "../../../math/network/address";
import { type Block, blocksOf, countBlocks, type Range } from "../../../math/network/block";
import type { Relation } from "./lists";
import type { Subnet } from "./subnet";

/** A block of the network and what it is for. */
export interface Allocation {
  readonly block: Block;
  readonly name: string | null;
  /** Hosts that it must have room for; null where nothing was said of them. */
  readonly hosts: number | null;
}

export interface Answer {
  /** The network in question; a list alone has none. */
  readonly subnet?: Subnet;
  readonly newPrefix?: number;
  /** Subnets of the network, as many as are shown. */
  readonly allocations?: readonly Allocation[];
  /** The fewest blocks that hold the addresses found, as many as are shown. */
  readonly blocks?: readonly Block[];
  /** How many subnets or blocks there are, shown or not. */
  readonly count?: bigint;
  /** What subnets of several sizes leave of the network. */
  readonly unallocated?: readonly Range[];
  /** Parts of the network that are taken away. */
  readonly excluded?: readonly Range[];
  /** The smallest network around all addresses found, and how many more it holds. */
  readonly supernet?: { readonly block: Block; readonly extra: bigint } | null;
  readonly checks?: readonly { readonly item: string; readonly relation: Relation }[];
}

export function addressCount(ranges: readonly Range[]): bigint {
  return ranges.reduce((sum, { first, last }) => sum + last - first + 1n, 0n);
}

/** How many blocks the ranges make at least. */
export function blockCount(ranges: readonly Range[]): bigint {
  return BigInt(ranges.reduce((sum, range) => sum + countBlocks(range), 0));
}

/** The first of the fewest blocks that make up the ranges; no more than these are made. */
export function firstBlocks(version: Version, ranges: readonly Range[], most: number): Block[] {
  const blocks: Block[] = [];
  for (const range of ranges)
    for (const block of blocksOf(version, range)) {
      if (blocks.length === most) return blocks;
      blocks.push(block);
    }
  return blocks;
}
