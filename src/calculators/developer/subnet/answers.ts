/** The outputs of each question beyond those about the one network. */
import { addressText, type Version } from "../../../math/network/address";
import {
  type Block,
  blocksOf,
  blockText,
  countBlocks,
  coveringBlock,
  lastOf,
  type Range,
  rangeOf,
  sizeOf,
  withoutRanges,
} from "../../../math/network/block";
import type { Inputs } from "./inputs";
import { rangesOf, readList, relationOf } from "./lists";
import { newPrefix, subnetBlocks, subnetCount, subnetRow } from "./split";
import { placeNeeds, unallocated } from "./vlsm";

/** What a question does not answer. */
export const NOTHING = {
  newPrefixLength: null,
  subnets: [],
  resultCount: null,
  cidrsText: null,
  blocks: [],
  unallocatedText: null,
  unallocatedAddresses: null,
  supernet: null,
  supernetExtra: null,
  checks: [],
  checkText: null,
};

export function splitAnswer(network: Block, inputs: Inputs) {
  const { maxRows, reservedModel, splitBy, splitValue } = inputs;
  const prefix = newPrefix(network, inputs);
  const blocks = subnetBlocks(network, prefix, maxRows);
  const need = { name: null, hosts: splitBy === "hosts" ? splitValue : null };
  return {
    ...NOTHING,
    newPrefixLength: prefix,
    subnets: () => blocks.map((block, i) => subnetRow(block, i + 1, reservedModel, need)),
    resultCount: String(subnetCount(network, prefix)),
    cidrsText: () => lines(blocks.map(blockText)),
  };
}

export function vlsmAnswer(network: Block, inputs: Inputs) {
  const { maxRows, reservedModel } = inputs;
  const placed = placeNeeds(network, inputs);
  const shown = placed.slice(0, maxRows);
  const left = unallocated(network, placed);
  return {
    ...NOTHING,
    subnets: () => shown.map((one, i) => subnetRow(one.block, i + 1, reservedModel, one)),
    resultCount: String(placed.length),
    cidrsText: () => lines(shown.map(({ block }) => blockText(block))),
    unallocatedText: left && lines([...blocksOf(network.version, left)].map(blockText)),
    unallocatedAddresses: String(left ? addressCount([left]) : 0n),
  };
}

export function summarizeAnswer({ networks, maxRows }: Inputs) {
  const items = readList("networks", networks);
  const [v4, v6] = [rangesOf(items, 4), rangesOf(items, 6)];
  const one = v4.length === 0 ? 6 : v6.length === 0 ? 4 : null;
  return {
    ...NOTHING,
    ...blockOutputs(
      [
        [4, v4],
        [6, v6],
      ],
      maxRows,
    ),
    ...(one && supernetOutputs(one, one === 4 ? v4 : v6)),
  };
}

/** The smallest block around all of them, and what it holds besides. */
function supernetOutputs(version: Version, ranges: readonly Range[]) {
  const [first, last] = [ranges[0], ranges.at(-1)];
  if (!first || !last) return {};
  const around = coveringBlock(version, { first: first.first, last: last.last });
  return { supernet: blockText(around), supernetExtra: String(sizeOf(around) - addressCount(ranges)) };
}

export function excludeAnswer(network: Block, { exclude, maxRows }: Inputs) {
  const left = withoutRanges(rangeOf(network), rangesOf(readList("exclude", exclude), network.version));
  return { ...NOTHING, ...blockOutputs([[network.version, left]], maxRows) };
}

export function checkAnswer(network: Block, { check, maxRows }: Inputs) {
  const checks = readList("check", check)
    .slice(0, maxRows)
    .map((item) => ({ item: item.text, relation: relationOf(item, network) }));
  return {
    ...NOTHING,
    checks,
    checkText: lines(checks.map(({ item, relation }) => `${item} ${relation}`)),
  };
}

export function addressCount(ranges: readonly Range[]): bigint {
  return ranges.reduce((sum, { first, last }) => sum + last - first + 1n, 0n);
}

/** Ranges as the fewest blocks; all are counted, only those shown are made. */
function blockOutputs(all: readonly (readonly [Version, readonly Range[]])[], most: number) {
  const count = all.reduce(
    (sum, [, ranges]) => sum + ranges.reduce((part, range) => part + countBlocks(range), 0),
    0,
  );
  const shown = firstBlocks(all, most);
  return {
    resultCount: String(count),
    cidrsText: lines(shown.map(blockText)),
    blocks: shown.map((block, i) => ({
      n: i + 1,
      network: blockText(block),
      first: addressText(block.version, block.first),
      last: addressText(block.version, lastOf(block)),
      addresses: String(sizeOf(block)),
    })),
  };
}

function firstBlocks(all: readonly (readonly [Version, readonly Range[]])[], most: number): Block[] {
  const blocks: Block[] = [];
  for (const [version, ranges] of all)
    for (const range of ranges)
      for (const block of blocksOf(version, range)) {
        if (blocks.length === most) return blocks;
        blocks.push(block);
      }
  return blocks;
}

function lines(texts: readonly string[]): string | null {
  return texts.join("\n") || null;
}
