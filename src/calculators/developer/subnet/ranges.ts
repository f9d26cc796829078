import type { Version } from "../../../math/network/address";
import { type Block, blocksOf, countBlocks, type Range } from "../../../math/network/block";

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
