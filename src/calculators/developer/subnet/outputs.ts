import type { OutputsOf } from "../../../core/calculator";
import { boolean, choice, integer, table, text } from "../../../core/fields";

const optional = true;
const ADDRESS = "The address";
const NETWORK = "The network";

export const outputs = {
  version: integer({ label: "IP version", group: ADDRESS, optional }),
  address: text({ label: "Address", group: ADDRESS, optional }),
  network: text({ label: "Network address", group: NETWORK, optional }),
  cidr: text({ label: "Network", group: NETWORK, optional }),
  prefixLength: integer({ label: "Prefix length", group: NETWORK, optional }),
  netmask: text({ label: "Netmask", group: NETWORK, optional }),
  wildcard: text({ label: "Wildcard", note: "Host bits are 1", group: NETWORK, optional }),
  broadcast: text({ label: "Broadcast", group: NETWORK, optional }),
  firstHost: text({ label: "First usable", group: NETWORK, optional }),
  lastHost: text({ label: "Last usable", group: NETWORK, optional }),
  totalAddresses: text({ label: "Addresses", group: NETWORK, optional }),
  usableHosts: text({ label: "Usable", group: NETWORK, optional }),
  addressClass: text({
    label: "Class",
    note: "Before prefixes, by the first octet",
    group: ADDRESS,
    optional,
  }),
  addressType: text({ label: "Kind", group: ADDRESS, optional }),
  registryBlock: text({ label: "Registered block", group: ADDRESS, optional }),
  registryRfc: text({ label: "Set aside by", group: ADDRESS, optional }),
  globallyReachable: boolean({ label: "Reachable from the Internet", group: ADDRESS, optional }),
  role: choice({
    label: "Role in the network",
    options: {
      network: "The network address",
      broadcast: "The broadcast address",
      host: "A host",
      "subnet-router-anycast": "Subnet-router anycast",
    },
    group: ADDRESS,
    optional,
  }),
  integer: text({ label: "As a number", group: ADDRESS, optional }),
  hex: text({ label: "Hexadecimal", group: ADDRESS, optional }),
  binary: text({ label: "Binary", group: ADDRESS, optional }),
  binaryMask: text({ label: "Mask in binary", group: NETWORK, optional }),
  reverseDns: text({ label: "Reverse DNS", group: ADDRESS, optional }),
  expanded: text({ label: "In full", group: ADDRESS, optional }),
  compressed: text({ label: "Shortest form", group: ADDRESS, optional }),
  embeddedIpv4: text({ label: "IPv4 address inside", group: ADDRESS, optional }),
  embeddedMac: text({ label: "MAC address inside", group: ADDRESS, optional }),
  solicitedNode: text({ label: "Solicited-node multicast", group: ADDRESS, optional }),
  nextNetwork: text({ label: "Next network", group: NETWORK, optional }),
  previousNetwork: text({ label: "Previous network", group: NETWORK, optional }),
  newPrefixLength: integer({ label: "New prefix length", optional }),
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
  }),
  resultCount: text({ label: "Networks found", optional }),
  cidrsText: text({ label: "Networks", optional }),
  blocks: table({
    label: "Networks",
    columns: {
      n: integer({ label: "No." }),
      network: text({ label: "Network" }),
      first: text({ label: "First" }),
      last: text({ label: "Last" }),
      addresses: text({ label: "Addresses" }),
    },
  }),
  unallocatedText: text({ label: "Left over", optional }),
  unallocatedAddresses: text({ label: "Addresses left over", optional }),
  supernet: text({ label: "Smallest network around all", optional }),
  supernetExtra: text({ label: "Addresses it adds", optional }),
  checks: table({
    label: "Tests",
    columns: {
      item: text({ label: "Address or network" }),
      relation: choice({
        label: "Relation",
        options: { inside: "inside", equal: "equal", contains: "contains", outside: "outside" },
      }),
    },
  }),
  checkText: text({ label: "Tests", optional }),
};

export type Outputs = OutputsOf<typeof outputs>;
