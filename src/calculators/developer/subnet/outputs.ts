import { outputsOf } from "../../../core/outputs";
import { addressText, binaryText, expandedText, hexText, reverseName } from "../../../math/network/address";
import { blocksOf, blockText, lastOf, sizeOf } from "../../../math/network/block";
import { embeddedIpv4, embeddedMac, solicitedNode } from "../../../math/network/special";
import { type Allocation, addressCount } from "./answer";
import type { ReservedModel } from "./inputs";
import type { SubnetModel } from "./modes";
import type { Subnet } from "./subnet";
import { broadcastOf, usableOf } from "./usable";

const { boolean, choice, integer, table, text } = outputsOf<SubnetModel>();

/** Reads a value from the network in question, or undefined if the mode has none. */
const of =
  <T>(read: (subnet: Subnet) => T) =>
  ({ answer }: SubnetModel) =>
    answer.subnet && read(answer.subnet);

const optional = true;
const [ADDRESS, NETWORK] = [
  { group: "The address", optional },
  { group: "The network", optional },
] as const;

type Read = (subnet: Subnet) => string | null;

const ofAddress = (label: string, read: Read) => text({ label, ...ADDRESS, value: of(read) });
const ofNetwork = (label: string, read: Read) => text({ label, ...NETWORK, value: of(read) });
const ofV6 = (label: string, read: (address: bigint) => string | null) =>
  ofAddress(label, ({ version, address }) => (version === 6 ? read(address.value) : null));

export const outputs = {
  version: integer({ label: "IP version", ...ADDRESS, value: of((subnet) => subnet.version) }),
  address: ofAddress("Address", ({ text, address }) => text(address.value)),
  network: ofNetwork("Network address", ({ text, block }) => text(block.first)),
  cidr: ofNetwork("Network", ({ cidr }) => cidr),
  prefixLength: integer({ label: "Prefix length", ...NETWORK, value: of(({ prefix }) => prefix) }),
  netmask: ofNetwork("Netmask", ({ text, netmask }) => text(netmask)),
  wildcard: text({
    label: "Wildcard",
    note: "Host bits are 1",
    ...NETWORK,
    value: of(({ text, wildcard }) => text(wildcard)),
  }),
  firstHost: ofNetwork("First usable", ({ text, usable }) => text(usable.first)),
  lastHost: ofNetwork("Last usable", ({ text, usable }) => text(usable.last)),
  broadcast: ofNetwork("Broadcast", ({ text, broadcast }) => (broadcast === null ? null : text(broadcast))),
  totalAddresses: ofNetwork("Addresses", ({ size }) => String(size)),
  usableHosts: ofNetwork("Usable", ({ usable }) => String(usable.count)),
  addressClass: text({
    label: "Class",
    note: "Historical, by the first octet",
    ...ADDRESS,
    value: of(({ addressClass }) => addressClass),
  }),
  addressType: ofAddress("Type", ({ kind }) => kind.name),
  registryBlock: ofAddress("Registered block", ({ kind }) => kind.block),
  registryRfc: ofAddress("Reserved by", ({ kind }) => kind.rfc),
  globallyReachable: boolean({
    label: "Reachable from the Internet",
    ...ADDRESS,
    value: of(({ kind }) => kind.globallyReachable),
  }),
  role: choice({
    label: "Role in the network",
    options: {
      network: "The network address",
      broadcast: "The broadcast address",
      host: "A host",
      "subnet-router-anycast": "Subnet-router anycast",
    },
    ...ADDRESS,
    value: of(({ role }) => role),
  }),
  integer: ofAddress("As a number", ({ address }) => String(address.value)),
  hex: ofAddress("Hexadecimal", ({ address }) => hexText(address)),
  binary: ofAddress("Binary", ({ address }) => binaryText(address)),
  binaryMask: ofNetwork("Mask in binary", ({ version, netmask: value }) => binaryText({ version, value })),
  reverseDns: ofAddress("Reverse DNS", ({ address }) => reverseName(address)),
  expanded: ofAddress("In full", ({ address }) => expandedText(address)),
  compressed: ofV6("Shortest form", (address) => addressText(6, address)),
  embeddedIpv4: ofV6("IPv4 address inside", embeddedIpv4),
  embeddedMac: ofV6("MAC address inside", embeddedMac),
  solicitedNode: ofV6("Solicited-node multicast", solicitedNode),
  previousNetwork: ofNetwork("Previous network", ({ previous }) => previous),
  nextNetwork: ofNetwork("Next network", ({ next }) => next),
  newPrefixLength: integer({ label: "New prefix length", optional, value: ({ answer }) => answer.newPrefix }),
  subnets: table({
    label: "Subnets",
    columns: {
      n: integer({ label: "No." }),
      network: text({ label: "Network" }),
      name: text({ label: "Name", optional }),
      hosts: integer({ label: "Needed", optional }),
      first: text({ label: "First usable" }),
      last: text({ label: "Last usable" }),
      broadcast: text({ label: "Broadcast", optional }),
      usable: text({ label: "Usable" }),
      spare: text({ label: "Spare", optional }),
    },
    value: ({ answer, inputs }) =>
      answer.allocations?.map((one, i) => ({ n: i + 1, ...subnetRow(one, inputs.reservedModel) })),
  }),
  resultCount: text({ label: "Networks found", optional, value: ({ answer }) => digitsOf(answer.count) }),
  cidrsText: text({
    label: "Networks",
    optional,
    value: ({ answer }) =>
      lines((answer.allocations?.map(({ block }) => block) ?? answer.blocks)?.map(blockText)),
  }),
  blocks: table({
    label: "Networks",
    columns: {
      n: integer({ label: "No." }),
      network: text({ label: "Network" }),
      first: text({ label: "First" }),
      last: text({ label: "Last" }),
      addresses: text({ label: "Addresses" }),
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
  unallocatedText: text({
    label: "Left over",
    optional,
    value: ({ answer: { subnet, unallocated } }) =>
      subnet && lines(unallocated?.flatMap((range) => [...blocksOf(subnet.version, range)]).map(blockText)),
  }),
  unallocatedAddresses: text({
    label: "Addresses left over",
    optional,
    value: ({ answer: { unallocated } }) => digitsOf(unallocated && addressCount(unallocated)),
  }),
  supernet: text({
    label: "Smallest network containing all",
    optional,
    value: ({ answer: { supernet } }) => supernet && blockText(supernet.block),
  }),
  supernetExtra: text({
    label: "Extra addresses in it",
    optional,
    value: ({ answer: { supernet } }) => supernet && String(supernet.extra),
  }),
  checks: table({
    label: "Tests",
    columns: {
      item: text({ label: "Address or network" }),
      relation: choice({
        label: "Relation",
        options: { inside: "inside", equal: "equal", contains: "contains", outside: "outside" },
      }),
    },
    value: ({ answer }) => answer.checks,
  }),
  checkText: text({
    label: "Tests",
    optional,
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
