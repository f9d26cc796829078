/** Excludes addresses from a network. */
import { step } from "../../../core/calculator";
import type { Variant } from "../../../core/variants";
import { type Block, rangeOf, withoutRanges } from "../../../math/network/block";
import { superscript } from "../../../math/numbers/write-number";
import { addresses, digits, shortDigits } from "./counts";
import { type Fields, NETWORK_INPUTS } from "./inputs";
import { type Item, rangesOf, readList } from "./lists";
import { requestedSubnet } from "./network";
import type { Answer } from "./outputs";
import { blockCount, firstBlocks } from "./ranges";
import type { Subnet } from "./subnet";
import { addressNotices, cutNotices, listNotices } from "./words";
import { firstNetworks, itemSteps, networkSteps } from "./working";

interface Exclusion extends Answer {
  readonly subnet: Subnet;
  readonly items: readonly Item[];
  readonly blocks: readonly Block[];
  readonly count: bigint;
}

export const exclude: Variant<Fields, Exclusion> = {
  question: "Exclude networks",
  inputs: { ...NETWORK_INPUTS, maxRows: {}, exclude: {} },

  answer(inputs) {
    const subnet = requestedSubnet(inputs);
    const items = readList("exclude", inputs.exclude);
    const whole = rangeOf(subnet.block);
    const left = withoutRanges(whole, rangesOf(items, subnet.version));
    return {
      subnet,
      items,
      blocks: firstBlocks(subnet.version, left, inputs.maxRows),
      count: blockCount(left),
      excluded: withoutRanges(whole, left),
    };
  },

  headline: ({ subnet, count }) => ({
    label: "Networks",
    before: `${subnet.cidr} without the excluded networks is`,
    figure: count === 0n ? "nothing" : `${shortDigits(count)} ${count === 1n ? "network" : "networks"}`,
  }),

  notices: ({ subnet, items, count }, inputs) => [
    ...addressNotices(subnet, inputs),
    ...listNotices(items),
    cutNotices(count, inputs),
  ],

  working: ({ subnet, items, blocks, count }) => [
    ...networkSteps(subnet),
    step("The network", `2${superscript(subnet.hostBits)}`, addresses(subnet.size)),
    ...itemSteps(items),
    step(
      "The rest, in the largest blocks that start at a multiple of their size",
      count === 0n ? "nothing is left" : firstNetworks(blocks, count),
      digits(count),
    ),
  ],
};
