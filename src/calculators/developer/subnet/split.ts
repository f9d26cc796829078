/** Splits a network into equal subnets. */
import { InputError, type Step, step } from "../../../core/calculator";
import type { Variant } from "../../../core/variants";
import { BITS } from "../../../math/network/address";
import { type Block, sizeOf } from "../../../math/network/block";
import { superscript } from "../../../math/numbers/write-number";
import { digits, shortDigits } from "./counts";
import { type Fields, type Inputs, NETWORK_INPUTS } from "./inputs";
import { requestedSubnet } from "./network";
import type { Allocation, Answer } from "./outputs";
import type { Subnet } from "./subnet";
import { cloudOf, cloudSizeProblem, prefixForHosts, reserved, usableOf } from "./usable";
import { addressNotices, cutNotices } from "./words";
import { networkSteps } from "./working";

interface Split extends Answer {
  readonly subnet: Subnet;
  readonly newPrefix: number;
  readonly allocations: readonly Allocation[];
  readonly count: bigint;
}

export const split: Variant<Fields, Split> = {
  question: "Split into equal subnets",
  inputs: {
    ...NETWORK_INPUTS,
    reservedModel: {},
    pointToPoint: {},
    splitBy: {},
    splitValue: {},
    maxRows: {},
  },

  answer(inputs) {
    const subnet = requestedSubnet(inputs);
    const newPrefix = newPrefixLength(subnet.block, inputs);
    const hosts = inputs.splitBy === "hosts" ? inputs.splitValue : null;
    return {
      subnet,
      newPrefix,
      allocations: subnetBlocks(subnet.block, newPrefix, inputs.maxRows).map((block) => ({
        block,
        name: null,
        hosts,
      })),
      count: subnetCount(subnet.block, newPrefix),
    };
  },

  headline({ subnet, newPrefix, count }) {
    const usable = usableOf({ ...subnet.block, prefix: newPrefix }, subnet.reservedModel).count;
    return {
      label: "Subnets",
      before: `${subnet.cidr} splits into`,
      figure: `${shortDigits(count)} ${count === 1n ? "subnet" : "subnets"}`,
      after: `of /${newPrefix} with ${shortDigits(usable)} usable ${usable === 1n ? "address" : "addresses"} each`,
    };
  },

  notices: ({ subnet, count }, inputs) => [...addressNotices(subnet, inputs), cutNotices(count, inputs)],

  working({ subnet, newPrefix, count }, inputs) {
    const { version, prefix } = subnet;
    const bits = BITS[version];
    return [
      ...networkSteps(subnet),
      chosenSteps(subnet, newPrefix, inputs),
      step(
        "New prefix length",
        inputs.splitBy === "hosts" ? `${bits} − ${bits - newPrefix}` : `${prefix} + ${newPrefix - prefix}`,
        `/${newPrefix}`,
      ),
      step("Subnets", `2^(${newPrefix} − ${prefix})`, digits(count)),
      step(
        "Each starts this far after the previous one",
        `2^(${bits} − ${newPrefix})`,
        digits(sizeOf({ version, prefix: newPrefix })),
      ),
    ];
  },
};

/** Working steps that derive the new prefix from a number of subnets or hosts. */
function chosenSteps(subnet: Subnet, newPrefix: number, { splitBy, splitValue }: Inputs): Step | null {
  const { version, prefix } = subnet;
  const requested = digits(splitValue);
  if (splitBy === "prefix") return null;
  if (splitBy === "count") {
    const more = newPrefix - prefix;
    return step(
      `Bits for at least ${requested} subnets`,
      `2${superscript(more)} = ${digits(subnetCount(subnet.block, newPrefix))} ≥ ${requested}`,
      String(more),
    );
  }
  const hostBits = BITS[version] - newPrefix;
  const [first, last] = reserved(version, newPrefix, subnet.reservedModel);
  const room = sizeOf({ version, prefix: newPrefix }) - BigInt(first + last);
  return step(
    `Host bits for at least ${requested} usable addresses`,
    `2${superscript(hostBits)} − ${first + last} = ${digits(room)} ≥ ${requested}`,
    String(hostBits),
  );
}

/**
 * The prefix length of the subnets.
 *
 * @throws InputError if the network is too small for the requested subnets
 */
function newPrefixLength(block: Block, inputs: Inputs): number {
  const { splitBy, splitValue, reservedModel } = inputs;
  const { version } = block;
  const longest = cloudOf(version, reservedModel)?.longest ?? BITS[version];
  if (splitBy === "prefix") {
    if (splitValue < block.prefix || splitValue > BITS[version])
      throw new InputError("splitValue", `The new prefix length must be between ${block.prefix} and ${BITS[version]}.`);
    const problem = cloudSizeProblem(version, splitValue, reservedModel);
    if (problem) throw new InputError("splitValue", problem);
    return splitValue;
  }
  if (splitBy === "count") {
    let prefix = block.prefix;
    while (prefix <= longest && subnetCount(block, prefix) < BigInt(splitValue)) prefix++;
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
    return `${article(block.prefix)} cannot be split by hosts. The smallest subnet for hosts is /${smallest}.`;
  const most = usableOf(block, inputs.reservedModel).count;
  return `${article(block.prefix)} has at most ${digits(most)} usable addresses.`;
}

function tooMany(block: Block, longest: number, { reservedModel }: Inputs): string {
  const most = digits(subnetCount(block, longest));
  const sentence = `${article(block.prefix)} can be split into at most ${most} subnet${most === "1" ? "" : "s"}`;
  const cloud = cloudOf(block.version, reservedModel);
  return cloud ? `${sentence}, because the smallest ${cloud.name} subnet is /${cloud.longest}.` : `${sentence}.`;
}

/** The prefix with the article that fits its pronunciation: `A /24`, `An /8`. */
function article(prefix: number): string {
  return `${/^(?:8\d?|11|18)$/.test(String(prefix)) ? "An" : "A"} /${prefix}`;
}

function subnetCount(block: Block, prefix: number): bigint {
  return 1n << BigInt(prefix - block.prefix);
}

/** The first `most` subnets. */
function subnetBlocks(block: Block, prefix: number, most: number): Block[] {
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
