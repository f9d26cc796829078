/** Fits subnets of several sizes into a network, largest first, one after another. */
import { InputError, step } from "../../../core/calculator";
import type { Variant } from "../../../core/variants";
import { BITS } from "../../../math/network/address";
import { type Block, blockText, lastOf, type Range, sizeOf } from "../../../math/network/block";
import { superscript } from "../../../math/numbers/write-number";
import { digits, shortDigits } from "./counts";
import { type Fields, type Inputs, NETWORK_INPUTS } from "./inputs";
import { requestedSubnet } from "./network";
import type { Allocation, Answer } from "./outputs";
import { addressCount } from "./ranges";
import type { Subnet } from "./subnet";
import { prefixForHosts, reserved } from "./usable";
import { addressNotices, cutNotices } from "./words";
import { furtherSteps, MOST_STEPS, networkSteps } from "./working";

interface Vlsm extends Answer {
  readonly subnet: Subnet;
  /** All subnets, listed or not. */
  readonly placed: readonly Placed[];
  readonly unallocated: readonly Range[];
}

interface Placed extends Allocation {
  readonly hosts: number;
}

export const vlsm: Variant<Fields, Vlsm> = {
  question: "Fit subnets of several sizes (VLSM)",
  inputs: { ...NETWORK_INPUTS, reservedModel: {}, pointToPoint: {}, maxRows: {}, requirements: {} },

  answer(inputs) {
    const subnet = requestedSubnet(inputs);
    const placed = placeNeeds(subnet.block, inputs);
    return {
      subnet,
      placed,
      allocations: placed.slice(0, inputs.maxRows),
      count: BigInt(placed.length),
      unallocated: unallocated(subnet.block, placed),
    };
  },

  headline({ subnet, placed, unallocated }) {
    const free = addressCount(unallocated);
    const { length } = placed;
    return {
      label: "Left over",
      before: `${length === 1 ? "The subnet fits" : `All ${digits(length)} subnets fit`} into ${subnet.cidr} and`,
      figure: `${shortDigits(free)} ${free === 1n ? "address" : "addresses"}`,
      after: `of ${shortDigits(subnet.size)} ${free === 1n ? "is" : "are"} left`,
    };
  },

  notices: ({ subnet, placed }, inputs) => [...addressNotices(subnet, inputs), cutNotices(placed.length, inputs)],

  /** Need → size → start address, for each subnet in address order. */
  working({ subnet, placed, unallocated }) {
    const needs = placed.slice(0, MOST_STEPS).map(({ name, hosts, block }, i) => {
      const [first, last] = reserved(block.version, block.prefix, subnet.reservedModel);
      const taken = first + last;
      return step(
        `${name || `Subnet of ${digits(hosts)}`}: ${i === 0 ? "at the start" : "after the previous one"}`,
        `${digits(hosts)} ≤ 2${superscript(BITS[block.version] - block.prefix)} − ${taken} = ${digits(sizeOf(block) - BigInt(taken))}`,
        blockText(block),
      );
    });
    return [
      ...networkSteps(subnet),
      step("Order", "largest first, so every start is a multiple of its size", `${placed.length} in all`),
      ...needs,
      furtherSteps(placed.length),
      step(
        "Left over",
        `${digits(subnet.size)} − ${digits(placed.reduce((sum, { block }) => sum + sizeOf(block), 0n))}`,
        digits(addressCount(unallocated)),
      ),
    ];
  },
};

/**
 * Places each need in the smallest subnet with enough room, in address order. Sizes are descending, so each start is a
 * multiple of its size.
 *
 * @throws InputError if the network is too small
 */
function placeNeeds(network: Block, inputs: Inputs): Placed[] {
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
        `${label} needs ${digits(size)} addresses but only ${digits(end - start)} ${end - start === 1n ? "is" : "are"} left in ${blockText(network)}.`,
      );
    const block = { version, first: start, prefix };
    start += size;
    return { name: name || null, hosts, block };
  });
}

/** The addresses after the last subnet. */
function unallocated(network: Block, placed: readonly Allocation[]): Range[] {
  const end = lastOf(network);
  const last = placed.at(-1);
  const first = last ? lastOf(last.block) + 1n : network.first;
  return first > end ? [] : [{ first, last: end }];
}
