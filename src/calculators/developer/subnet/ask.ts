import type { Forms, Parts } from "../../../ask/form";

/** The prefix length of a mask such as 255.255.255.240; null if its bits are not in one row. */
function prefixOf(mask: string): number | null {
  const bits = mask
    .split(".")
    .map((part) => Number(part).toString(2).padStart(8, "0"))
    .join("");
  return /^1+0*$/.test(bits) && bits.length === 32 ? bits.replace(/0/g, "").length : null;
}

export default [
  {
    says: ["(subnet mask|netmask|mask) [of|for|in] {address:network}"],
    set: { mode: "inspect" },
    fill: ({ address }) => (/\//.test(String(address?.json)) ? {} : null),
    output: "netmask",
  },
  // What depends only on the prefix length is the same in every network; this one is private (RFC 1918).
  ...Object.entries({
    netmask: "(subnet mask|netmask|mask) [of|for|in] [a|an|the] {prefix:word}",
    usableHosts:
      "(how many hosts|how many usable hosts|how many ips|how many ip addresses|how many addresses|usable hosts|hosts|number of hosts) (in|for|are in|does|on) [a|an|the] {prefix:word} [network|subnet|have]",
  }).map(([output, says]) => ({
    says: [says],
    set: { mode: "inspect" },
    output,
    fill: ({ prefix }: Parts) => {
      const [, length] = /^\/(\d{1,2})$/.exec(String(prefix?.json)) ?? [];
      return length === undefined || Number(length) > 32 ? null : { prefix: undefined, address: `10.0.0.0/${length}` };
    },
  })),
  {
    says: [
      "[subnet|network|cidr|ip|netmask|ip address|ip range|address range|usable hosts|how many hosts in|hosts in|subnet calculator|subnet mask|ip subnet|broadcast address] [of|for|in] {address:network} [hosts|usable hosts|addresses|range|ip range|network|subnet]",
    ],
    set: { mode: "inspect" },
    fill: ({ address }) => (/\/|:/.test(String(address?.json)) ? {} : null),
  },
  {
    says: ["[subnet|network|ip] {address:network} [netmask|mask|subnet mask|with mask|/] {mask:network}"],
    set: { mode: "inspect" },
    fill: ({ address, mask }) => {
      const prefix = prefixOf(String(mask?.json));
      return prefix === null ? null : { mask: undefined, address: `${address?.json}/${prefix}` };
    },
  },
  {
    says: [
      "(split|divide) {address:network} (into|in) {splitValue:whole} [equal] (subnets|networks)",
      "{address:network} (into|in) {splitValue:whole} [subnets]",
    ],
    set: { mode: "split", splitBy: "count" },
  },
  {
    says: ["(split|divide) {address:network} into {prefix:word} [subnets|networks]"],
    set: { mode: "split", splitBy: "prefix" },
    fill: ({ prefix }) => {
      const [, length] = /^\/(\d{1,3})s?$/.exec(String(prefix?.json)) ?? [];
      return length === undefined ? null : { prefix: undefined, splitValue: Number(length) };
    },
  },
] satisfies Forms;
