/** Merges networks into the fewest blocks. */
import { step } from "../../../core/calculator";
import type { Variant } from "../../../core/variants";
import type { Version } from "../../../math/network/address";
import { type Block, blockText, coveringBlock, type Range, sizeOf } from "../../../math/network/block";
import { addresses, digits, shortDigits } from "./counts";
import type { Fields } from "./inputs";
import { type Item, rangesOf, readList } from "./lists";
import type { Answer } from "./outputs";
import { addressCount, blockCount, firstBlocks } from "./ranges";
import { cutNotices, listNotices } from "./words";
import { firstNetworks, itemSteps } from "./working";

interface Summary extends Answer {
  readonly items: readonly Item[];
  /** The items merged into ranges, IPv4 before IPv6. */
  readonly ranges: readonly Range[];
  readonly blocks: readonly Block[];
  readonly count: bigint;
}

export const summarize: Variant<Fields, Summary> = {
  question: "Merge networks",
  inputs: { maxRows: {}, networks: {} },

  answer({ networks, maxRows }) {
    const items = readList("networks", networks);
    const [v4, v6] = [rangesOf(items, 4), rangesOf(items, 6)];
    const ranges = [...v4, ...v6];
    return {
      items,
      ranges,
      blocks: [...firstBlocks(4, v4, maxRows), ...firstBlocks(6, v6, maxRows)].slice(0, maxRows),
      count: blockCount(ranges),
      supernet: v6.length === 0 ? supernetOf(4, v4) : v4.length === 0 ? supernetOf(6, v6) : null,
    };
  },

  headline: ({ count, supernet }) => ({
    label: "Networks",
    before: "The list merges into",
    figure: `${shortDigits(count)} ${count === 1n ? "network" : "networks"}`,
    after: supernet ? `, all within ${blockText(supernet.block)}` : "of IPv4 and IPv6",
  }),

  notices: ({ items, count }, inputs) => [...listNotices(items), cutNotices(count, inputs)],

  working: ({ items, ranges, blocks, count, supernet }) => [
    ...itemSteps(items),
    step(
      "Joined where they touch or overlap",
      ranges.length === 1 ? "one range" : `${digits(ranges.length)} ranges`,
      addresses(addressCount(ranges)),
    ),
    step(
      "Split into the largest blocks that start at a multiple of their size",
      firstNetworks(blocks, count),
      digits(count),
    ),
    ...(supernet
      ? [
          step(
            "Containing all: the bits that the first and last address share",
            `${digits(supernet.extra)} more addresses than the list has`,
            blockText(supernet.block),
          ),
        ]
      : []),
  ],
};

/** The smallest block that contains all ranges, which must be sorted, and how many extra addresses it has. */
function supernetOf(version: Version, ranges: readonly Range[]): Answer["supernet"] {
  const [first, last] = [ranges[0], ranges.at(-1)];
  if (!first || !last) return null;
  const block = coveringBlock(version, { first: first.first, last: last.last });
  return { block, extra: sizeOf(block) - addressCount(ranges) };
}
