/** The answer type shared by all modes; each mode fills in some of it. */
import type { Version } from "../../../math/network/address";
import { type Block, blocksOf, countBlocks, type Range } from "../../../math/network/block";
import type { Relation } from "./lists";
import type { Subnet } from "./subnet";

/** A block of the network and what it is for. */
export interface Allocation {
  readonly block: Block;
  readonly name: string | null;
  /** Number of hosts that it must have room for; null if none was given. */
  readonly hosts: number | null;
}

export interface Answer {
  /** The network in question; undefined if the mode only takes a list. */
  readonly subnet?: Subnet;
  readonly newPrefix?: number;
  /** Subnets of the network, limited to the rows listed. */
  readonly allocations?: readonly Allocation[];
  /** The fewest blocks that cover the resulting addresses, limited to the rows listed. */
  readonly blocks?: readonly Block[];
  /** Total number of subnets or blocks, listed or not. */
  readonly count?: bigint;
  /** The part of the network left over after subnets of several sizes. */
  readonly unallocated?: readonly Range[];
  /** Parts of the network that are excluded. */
  readonly excluded?: readonly Range[];
  /** The smallest network that contains all addresses, and how many extra addresses it has. */
  readonly supernet?: { readonly block: Block; readonly extra: bigint } | null;
  readonly checks?: readonly { readonly item: string; readonly relation: Relation }[];
}

export function addressCount(ranges: readonly Range[]): bigint {
  return ranges.reduce((sum, { first, last }) => sum + last - first + 1n, 0n);
}

/** Minimum number of blocks that make up the ranges. */
export function blockCount(ranges: readonly Range[]): bigint {
  return BigInt(ranges.reduce((sum, range) => sum + countBlocks(range), 0));
}

/** The first `most` of the minimal set of blocks that make up the ranges; no further blocks are computed. */
export function firstBlocks(version: Version, ranges: readonly Range[], most: number): Block[] {
  const blocks: Block[] = [];
  for (const range of ranges)
    for (const block of blocksOf(version, range)) {
      if (blocks.length === most) return blocks;
      blocks.push(block);
    }
  return blocks;
}
