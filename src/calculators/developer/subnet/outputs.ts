import { first, section } from "../../../core/fields";
import { outputsOf } from "../../../core/outputs";
import type { VariantModel } from "../../../core/variants";
import { addressText, binaryText, expandedText, hexText, reverseName } from "../../../math/network/address";
import { type Block, blocksOf, blockText, lastOf, type Range, sizeOf } from "../../../math/network/block";
import { embeddedIpv4, embeddedMac, solicitedNode } from "../../../math/network/special";
import { shortDigits } from "./counts";
import type { Inputs, ReservedModel } from "./inputs";
import type { Relation } from "./lists";
import { addressCount } from "./ranges";
import type { Subnet } from "./subnet";
import { broadcastOf, usableOf } from "./usable";

/** `4,294,967,296`, `2⁶⁴`: a count that is exact digits in data. */
const grouped = (count: string) => shortDigits(BigInt(count));

/** The answer type shared by all modes; each mode fills in some of it. */

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

export type Mode = "inspect" | "split" | "vlsm" | "summarize" | "exclude" | "check";
export type SubnetModel = VariantModel<Mode, Inputs, Answer>;

const { boolean, choice, integer, table, text } = outputsOf<SubnetModel>();

/** Reads a value from the network in question, or undefined if the mode has none. */
const of =
  <T>(read: (subnet: Subnet) => T) =>
  ({ answer }: SubnetModel) =>
    answer.subnet && read(answer.subnet);

const optional = true;

type Read = (subnet: Subnet) => string | null;

const textOf = (label: string, read: Read) => text(label, { optional, value: of(read) });
const ofV6 = (label: string, read: (address: bigint) => string | null) =>
  textOf(label, ({ version, address }) => (version === 6 ? read(address.value) : null));

export const outputs = {
  ...section("The address", {
    version: integer("IP version", { optional, shown: "more", value: of((subnet) => subnet.version) }),
    address: {
      ...textOf("Address", ({ text, address }) => text(address.value)),
      shown: ({ variant }) => first(variant === "inspect"),
    },
    addressClass: text("Class", {
      note: "Historical, by the first octet",
      optional,
      shown: "more",
      value: of(({ addressClass }) => addressClass),
    }),
    addressType: {
      ...textOf("Type", ({ kind }) => kind.name),
      shown: ({ variant }) => first(variant === "inspect"),
    },
    registryBlock: {
      ...textOf("Registered block", ({ kind }) => kind.block),
      shown: ({ variant }) => first(variant === "inspect"),
    },
    registryRfc: {
      ...textOf("Reserved by", ({ kind }) => kind.rfc),
      shown: ({ variant }) => first(variant === "inspect"),
    },
    globallyReachable: boolean("Reachable from the Internet", {
      optional,
      shown: ({ variant }) => first(variant === "inspect"),
      value: of(({ kind }) => kind.globallyReachable),
    }),
    role: choice("Role in the network", {
      options: {
        network: "The network address",
        broadcast: "The broadcast address",
        host: "A host",
        "subnet-router-anycast": "Subnet-router anycast",
      },
      optional,
      shown: ({ variant }) => first(variant === "inspect"),
      value: of(({ role }) => role),
    }),
    integer: { ...textOf("As a number", ({ address }) => String(address.value)), shown: "more" },
    hex: { ...textOf("Hexadecimal", ({ address }) => hexText(address)), shown: "more" },
    binary: { ...textOf("Binary", ({ address }) => binaryText(address)), shown: "more" },
    reverseDns: { ...textOf("Reverse DNS", ({ address }) => reverseName(address)), shown: "more" },
    expanded: { ...textOf("In full", ({ address }) => expandedText(address)), shown: "more" },
    compressed: ofV6("Shortest form", (address) => addressText(6, address)),
    embeddedIpv4: ofV6("IPv4 address inside", embeddedIpv4),
    embeddedMac: ofV6("MAC address inside", embeddedMac),
    solicitedNode: { ...ofV6("Solicited-node multicast", solicitedNode), shown: "more" },
  }),
  ...section("The network", {
    network: { ...textOf("Network address", ({ text, block }) => text(block.first)), shown: "more" },
    cidr: { ...textOf("Network", ({ cidr }) => cidr), shown: "elsewhere" },
    prefixLength: integer("Prefix length", { optional, shown: "more", value: of(({ prefix }) => prefix) }),
    netmask: {
      ...textOf("Netmask", ({ text, netmask }) => text(netmask)),
      shown: ({ variant }) => first(variant === "inspect"),
    },
    wildcard: text("Wildcard", {
      note: "Host bits are 1",
      optional,
      shown: ({ variant }) => first(variant === "inspect"),
      value: of(({ text, wildcard }) => text(wildcard)),
    }),
    firstHost: {
      ...textOf("First usable", ({ text, usable }) => text(usable.first)),
      shown: ({ variant }) => first(variant === "inspect"),
    },
    lastHost: {
      ...textOf("Last usable", ({ text, usable }) => text(usable.last)),
      shown: ({ variant }) => first(variant === "inspect"),
    },
    broadcast: {
      ...textOf("Broadcast", ({ text, broadcast }) => (broadcast === null ? null : text(broadcast))),
      shown: ({ variant }) => first(variant === "inspect"),
    },
    totalAddresses: {
      ...textOf("Addresses", ({ size }) => String(size)),
      written: grouped,
      shown: ({ variant }) => first(variant === "inspect"),
    },
    usableHosts: {
      ...textOf("Usable", ({ usable }) => String(usable.count)),
      written: grouped,
      shown: ({ variant }) => first(variant === "inspect"),
    },
    binaryMask: {
      ...textOf("Mask in binary", ({ version, netmask: value }) => binaryText({ version, value })),
      shown: "more",
    },
    previousNetwork: {
      ...textOf("Previous network", ({ previous }) => previous),
      shown: ({ variant }) => first(variant === "inspect"),
    },
    nextNetwork: {
      ...textOf("Next network", ({ next }) => next),
      shown: ({ variant }) => first(variant === "inspect"),
    },
  }),
  newPrefixLength: integer("New prefix length", { optional, value: ({ answer }) => answer.newPrefix }),
  subnets: table("Subnets", {
    columns: {
      n: integer("No."),
      network: text("Network"),
      name: text("Name", { optional }),
      hosts: integer("Needed", { optional }),
      first: text("First usable"),
      last: text("Last usable"),
      broadcast: text("Broadcast", { optional }),
      usable: text("Usable", { written: grouped }),
      spare: text("Spare", { optional, written: grouped }),
    },
    value: ({ answer, inputs }) =>
      answer.allocations?.map((one, i) => ({ n: i + 1, ...subnetRow(one, inputs.reservedModel) })),
  }),
  resultCount: text("Networks found", { optional, written: grouped, value: ({ answer }) => digitsOf(answer.count) }),
  cidrsText: text("Networks", {
    optional,
    shown: "elsewhere",
    value: ({ answer }) => lines((answer.allocations?.map(({ block }) => block) ?? answer.blocks)?.map(blockText)),
  }),
  blocks: table("Networks", {
    columns: {
      n: integer("No."),
      network: text("Network"),
      first: text("First"),
      last: text("Last"),
      addresses: text("Addresses", { written: grouped }),
    },
    value: ({ answer }) =>
      answer.blocks?.map((block, i) => ({
        n: i + 1,
        network: blockText(block),
        first: addressText(block.version, block.first),
        last: addressText(block.version, lastOf(block)),
        addresses: String(sizeOf(block)),
      })),
  }),
  unallocatedText: text("Left over", {
    optional,
    value: ({ answer: { subnet, unallocated } }) =>
      subnet && lines(unallocated?.flatMap((range) => [...blocksOf(subnet.version, range)]).map(blockText)),
  }),
  unallocatedAddresses: text("Addresses left over", {
    optional,
    written: grouped,
    value: ({ answer: { unallocated } }) => digitsOf(unallocated && addressCount(unallocated)),
  }),
  supernet: text("Smallest network containing all", {
    optional,
    value: ({ answer: { supernet } }) => supernet && blockText(supernet.block),
  }),
  supernetExtra: text("Extra addresses in it", {
    optional,
    written: grouped,
    value: ({ answer: { supernet } }) => supernet && String(supernet.extra),
  }),
  checks: table("Tests", {
    columns: {
      item: text("Address or network"),
      relation: choice("Relation", {
        options: { inside: "inside", equal: "equal", contains: "contains", outside: "outside" },
      }),
    },
    value: ({ answer }) => answer.checks,
  }),
  checkText: text("Tests", {
    optional,
    shown: "elsewhere",
    value: ({ answer }) => lines(answer.checks?.map(({ item, relation }) => `${item} ${relation}`)),
  }),
};

function digitsOf(value: bigint | undefined): string | null {
  return value === undefined ? null : String(value);
}

function lines(texts: readonly string[] | undefined): string | null {
  return texts?.join("\n") || null;
}

/** A row of the subnets table. */
function subnetRow({ block, name, hosts }: Allocation, model: ReservedModel) {
  const usable = usableOf(block, model);
  const broadcast = broadcastOf(block);
  const write = (value: bigint) => addressText(block.version, value);
  return {
    network: blockText(block),
    name,
    hosts,
    first: write(usable.first),
    last: write(usable.last),
    broadcast: broadcast === null ? null : write(broadcast),
    usable: String(usable.count),
    spare: hosts === null ? null : String(usable.count - BigInt(hosts)),
  };
}
