/** The steps of each question in binary and in sums. */
import type { Step } from "../../../core/calculator";
import { addressText, BITS, binaryText } from "../../../math/network/address";
import { type Block, blockText, lastOf, netmask, sizeOf, wildcard } from "../../../math/network/block";
import { groupDigits } from "../../../math/numbers/write-number";
import { addressCount } from "./answers";
import type { Inputs } from "./inputs";
import { type Item, rangesOf, readList } from "./lists";
import type { Asked } from "./network";
import type { Outputs } from "./outputs";
import { reserved } from "./usable";
import { placeNeeds } from "./vlsm";

/** Lines of a long list that are written out. */
const MOST = 24;

export function workingFor(inputs: Inputs, outputs: Outputs, asked: Asked | null): Step[] {
  if (!asked) return summarizeSteps(readList("networks", inputs.networks), outputs);
  switch (inputs.mode) {
    case "split":
      return [...networkSteps(asked), ...splitSteps(inputs, outputs, asked.block)];
    case "vlsm":
      return [...networkSteps(asked), ...vlsmSteps(inputs, outputs, asked.block)];
    case "exclude":
      return [...networkSteps(asked), ...excludeSteps(inputs, outputs, asked.block)];
    case "check":
      return [...networkSteps(asked), ...checkSteps(outputs, asked.block)];
    default:
      return [...networkSteps(asked), ...hostSteps(inputs, outputs, asked.block)];
  }
}

/** Mask from prefix, network from address and mask, last address from network and wildcard. */
function networkSteps({ address, block }: Asked): Step[] {
  const { version, prefix } = block;
  const bits = (value: bigint) => binaryText({ version, value });
  const text = (value: bigint) => addressText(version, value);
  const mask = netmask(version, prefix);
  const rest = wildcard(version, prefix);
  return [
    {
      label: `Mask: ${prefix} ${prefix === 1 ? "one" : "ones"}, then ${BITS[version] - prefix} ${BITS[version] - prefix === 1 ? "zero" : "zeros"}`,
      expression: bits(mask),
      value: text(mask),
    },
    { label: "Address", expression: bits(address.value), value: text(address.value) },
    { label: "Network: address AND mask", expression: bits(block.first), value: text(block.first) },
    {
      label: `${version === 4 && prefix < 31 ? "Broadcast" : "Last address"}: network OR wildcard`,
      expression: `${text(block.first)} OR ${text(rest)}`,
      value: text(lastOf(block)),
    },
  ];
}

function hostSteps({ reservedModel }: Inputs, outputs: Outputs, block: Block): Step[] {
  const { version, prefix } = block;
  const hostBits = BITS[version] - prefix;
  const [first, last] = reserved(version, prefix, reservedModel);
  const taken = first + last;
  const ends = [outputs.firstHost, outputs.lastHost];
  return [
    { label: "Addresses", expression: `2^${hostBits}`, value: digits(sizeOf(block)) },
    {
      label: taken === 0 ? "Usable: none is reserved" : "Usable: without those reserved",
      expression: taken === 0 ? `2^${hostBits} − 0` : `2^${hostBits} − ${taken}`,
      value: groupDigits(String(outputs.usableHosts)),
    },
    {
      label: "From the first usable address to the last",
      expression: `network + ${first}, last address − ${last}`,
      value: ends[0] === ends[1] ? String(ends[0]) : ends.join(" to "),
    },
  ];
}

function splitSteps(inputs: Inputs, outputs: Outputs, block: Block): Step[] {
  const { splitBy, splitValue, reservedModel } = inputs;
  const prefix = outputs.newPrefixLength ?? block.prefix;
  const more = prefix - block.prefix;
  const size = sizeOf({ version: block.version, prefix });
  const [first, last] = reserved(block.version, prefix, reservedModel);
  const asked = groupDigits(String(BigInt(splitValue)));
  const chosen: Step[] =
    splitBy === "count"
      ? [
          {
            label: `Bits that number at least ${asked} subnets`,
            expression: `2^${more} = ${digits(1n << BigInt(more))} ≥ ${asked}`,
            value: String(more),
          },
        ]
      : splitBy === "hosts"
        ? [
            {
              label: `Host bits for at least ${asked} usable addresses`,
              expression: `2^${BITS[block.version] - prefix} − ${first + last} = ${digits(size - BigInt(first + last))} ≥ ${asked}`,
              value: String(BITS[block.version] - prefix),
            },
          ]
        : [];
  return [
    ...chosen,
    {
      label: "New prefix length",
      expression:
        splitBy === "hosts"
          ? `${BITS[block.version]} − ${BITS[block.version] - prefix}`
          : `${block.prefix} + ${more}`,
      value: `/${prefix}`,
    },
    {
      label: "Subnets",
      expression: `2^(${prefix} − ${block.prefix})`,
      value: groupDigits(String(outputs.resultCount)),
    },
    {
      label: "Each begins this far after the one before",
      expression: `2^(${BITS[block.version]} − ${prefix})`,
      value: digits(size),
    },
  ];
}

/** Need → size → start, for each subnet in its place. */
function vlsmSteps(inputs: Inputs, outputs: Outputs, network: Block): Step[] {
  const placed = placeNeeds(network, inputs);
  const rows = placed.slice(0, MOST).map(({ name, hosts, block }, i) => {
    const [first, last] = reserved(block.version, block.prefix, inputs.reservedModel);
    const taken = first + last;
    const hostBits = BITS[block.version] - block.prefix;
    return {
      label: `${name || `Subnet of ${digits(BigInt(hosts))}`}: ${i === 0 ? "at the start" : "after the one before"}`,
      expression: `${digits(BigInt(hosts))} ≤ 2^${hostBits} − ${taken} = ${digits(sizeOf(block) - BigInt(taken))}`,
      value: blockText(block),
    };
  });
  return [
    {
      label: "Order",
      expression: "the largest first, so that every start is a multiple of its size",
      value: `${placed.length} in all`,
    },
    ...rows,
    ...moreRows(placed.length),
    {
      label: "Left over",
      expression: `${groupDigits(String(outputs.totalAddresses))} − ${digits(placed.reduce((sum, { block }) => sum + sizeOf(block), 0n))}`,
      value: groupDigits(String(outputs.unallocatedAddresses)),
    },
  ];
}

function moreRows(count: number): Step[] {
  return count > MOST
    ? [
        {
          label: "And so on",
          expression: "in the same way",
          value: `${groupDigits(String(count - MOST))} more`,
        },
      ]
    : [];
}

function itemSteps(items: readonly Item[]): Step[] {
  return [
    ...items.slice(0, MOST).map(({ text, version, range }) => ({
      label: text,
      expression: `${addressText(version, range.first)} to ${addressText(version, range.last)}`,
      value: countOf(addressCount([range])),
    })),
    ...moreRows(items.length),
  ];
}

function summarizeSteps(items: readonly Item[], outputs: Outputs): Step[] {
  const ranges = [...rangesOf(items, 4), ...rangesOf(items, 6)];
  const steps: Step[] = [
    ...itemSteps(items),
    {
      label: "Joined where they touch or overlap",
      expression: ranges.length === 1 ? "one range" : `${digits(BigInt(ranges.length))} ranges`,
      value: countOf(addressCount(ranges)),
    },
    {
      label: "Cut into the largest blocks that begin at a multiple of their size",
      expression: firstOnes(outputs),
      value: groupDigits(String(outputs.resultCount)),
    },
  ];
  if (outputs.supernet !== null)
    steps.push({
      label: "Around all of them: the bits that the first and the last address share",
      expression: `${groupDigits(String(outputs.supernetExtra))} addresses more than the list has`,
      value: outputs.supernet,
    });
  return steps;
}

function excludeSteps(inputs: Inputs, outputs: Outputs, network: Block): Step[] {
  const left = outputs.blocks.length > 0 ? firstOnes(outputs) : "nothing is left";
  return [
    {
      label: "The network",
      expression: `2^${BITS[network.version] - network.prefix}`,
      value: countOf(sizeOf(network)),
    },
    ...itemSteps(readList("exclude", inputs.exclude)),
    {
      label: "What is left, in the largest blocks that begin at a multiple of their size",
      expression: left,
      value: groupDigits(String(outputs.resultCount)),
    },
  ];
}

function firstOnes({ blocks, resultCount }: Outputs): string {
  const shown = blocks.slice(0, 4).map(({ network }) => network);
  return `${shown.join(", ")}${BigInt(resultCount ?? 0) > 4n ? " …" : ""}`;
}

function checkSteps({ checks }: Outputs, network: Block): Step[] {
  return [
    ...checks.slice(0, MOST).map(({ item, relation }) => ({
      label: item,
      expression: REASONS[relation](blockText(network)),
      value: relation,
    })),
    ...moreRows(checks.length),
  ];
}

const REASONS = {
  inside: (network: string) => `has the network bits of ${network}`,
  equal: (network: string) => `is ${network} itself`,
  contains: (network: string) => `has fewer network bits, and ${network} has the same ones`,
  outside: (network: string) => `has other network bits than ${network}`,
} as const;

function countOf(value: bigint): string {
  return `${digits(value)} ${value === 1n ? "address" : "addresses"}`;
}

function digits(value: bigint): string {
  return groupDigits(String(value));
}
