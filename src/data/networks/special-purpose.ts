/**
 * Special-purpose address blocks: the IANA IPv4 and IPv6 Special-Purpose Address Registries (RFC 6890), as of 2026, and
 * the multicast blocks, which have separate registries. A block inside another one overrides it.
 */
import { AS_OF } from "../as-of";
import { figureAt } from "../parameter";

export interface SpecialBlock {
  readonly block: string;
  readonly name: string;
  /** Number of the RFC that reserves the block. */
  readonly rfc: number;
  /** Whether routers forward it between networks, or null if the registry says that it depends. */
  readonly globallyReachable: boolean | null;
}

type Row = readonly [block: string, name: string, rfc: number, globallyReachable: boolean | null];

const IPV4: readonly Row[] = [
  ["0.0.0.0/8", "This network", 791, false],
  ["0.0.0.0/32", "This host on this network", 1122, false],
  ["10.0.0.0/8", "Private-Use", 1918, false],
  ["100.64.0.0/10", "Shared Address Space", 6598, false],
  ["127.0.0.0/8", "Loopback", 1122, false],
  ["169.254.0.0/16", "Link Local", 3927, false],
  ["172.16.0.0/12", "Private-Use", 1918, false],
  ["192.0.0.0/24", "IETF Protocol Assignments", 6890, false],
  ["192.0.0.0/29", "IPv4 Service Continuity Prefix", 7335, false],
  ["192.0.0.8/32", "IPv4 dummy address", 7600, false],
  ["192.0.0.9/32", "Port Control Protocol Anycast", 7723, true],
  ["192.0.0.10/32", "Traversal Using Relays around NAT Anycast", 8155, true],
  ["192.0.0.170/32", "NAT64/DNS64 Discovery", 8880, false],
  ["192.0.0.171/32", "NAT64/DNS64 Discovery", 8880, false],
  ["192.0.2.0/24", "Documentation (TEST-NET-1)", 5737, false],
  ["192.31.196.0/24", "AS112-v4", 7535, true],
  ["192.52.193.0/24", "AMT", 7450, true],
  ["192.88.99.0/24", "Deprecated (6to4 Relay Anycast)", 7526, null],
  ["192.88.99.2/32", "6a44-relay anycast address", 6751, false],
  ["192.168.0.0/16", "Private-Use", 1918, false],
  ["192.175.48.0/24", "Direct Delegation AS112 Service", 7534, true],
  ["198.18.0.0/15", "Benchmarking", 2544, false],
  ["198.51.100.0/24", "Documentation (TEST-NET-2)", 5737, false],
  ["203.0.113.0/24", "Documentation (TEST-NET-3)", 5737, false],
  ["224.0.0.0/4", "Multicast", 5771, null],
  ["240.0.0.0/4", "Reserved", 1112, false],
  ["255.255.255.255/32", "Limited Broadcast", 919, false],
];

const IPV6: readonly Row[] = [
  ["::1/128", "Loopback Address", 4291, false],
  ["::/128", "Unspecified Address", 4291, false],
  ["::ffff:0:0/96", "IPv4-mapped Address", 4291, false],
  ["64:ff9b::/96", "IPv4-IPv6 Translat.", 6052, true],
  ["64:ff9b:1::/48", "IPv4-IPv6 Translat.", 8215, false],
  ["100::/64", "Discard-Only Address Block", 6666, false],
  ["100:0:0:1::/64", "Dummy IPv6 Prefix", 9780, false],
  ["2001::/23", "IETF Protocol Assignments", 2928, false],
  ["2001::/32", "TEREDO", 4380, null],
  ["2001:1::1/128", "Port Control Protocol Anycast", 7723, true],
  ["2001:1::2/128", "Traversal Using Relays around NAT Anycast", 8155, true],
  ["2001:1::3/128", "DNS-SD Service Registration Protocol Anycast", 9665, true],
  ["2001:2::/48", "Benchmarking", 5180, false],
  ["2001:3::/32", "AMT", 7450, true],
  ["2001:4:112::/48", "AS112-v6", 7535, true],
  ["2001:10::/28", "Deprecated (previously ORCHID)", 4843, null],
  ["2001:20::/28", "ORCHIDv2", 7343, true],
  ["2001:30::/28", "Drone Remote ID Protocol Entity Tags (DETs) Prefix", 9374, true],
  ["2001:db8::/32", "Documentation", 3849, false],
  ["2002::/16", "6to4", 3056, null],
  ["2620:4f:8000::/48", "Direct Delegation AS112 Service", 7534, true],
  ["3fff::/20", "Documentation", 9637, false],
  ["5f00::/16", "Segment Routing (SRv6) SIDs", 9602, false],
  ["fc00::/7", "Unique-Local", 4193, false],
  ["fe80::/10", "Link-Local Unicast", 4291, false],
  ["ff00::/8", "Multicast", 4291, null],
];

export const SPECIAL_BLOCKS = figureAt(
  {
    label: "Special-purpose addresses",
    unit: "address blocks, by protocol version",
    values: [
      {
        from: null,
        value: { 4: IPV4.map(named), 6: IPV6.map(named) },
        text: "the blocks of the IPv4 and IPv6 special-purpose registries, and multicast",
        source: {
          title: "IANA special-purpose address registries (RFC 6890), as of 2026",
          url: "https://www.iana.org/assignments/iana-ipv4-special-registry/iana-ipv4-special-registry.xhtml",
        },
      },
    ],
  },
  AS_OF,
);

function named([block, name, rfc, globallyReachable]: Row): SpecialBlock {
  return { block, name, rfc, globallyReachable };
}
