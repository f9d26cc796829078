import type { CalculatorMeta } from "../../../core/meta";

export default {
  id: "subnet-calculator",
  name: "Subnet Calculator",
  purpose: "See a network’s addresses, split it, fit subnets into it, merge networks or exclude some.",
  keywords: [
    "CIDR",
    "IP address",
    "IPv4",
    "IPv6",
    "netmask",
    "wildcard mask",
    "VLSM",
    "supernet",
    "route summarization",
    "AllowedIPs",
    "broadcast address",
    "AWS VPC",
  ],
} satisfies CalculatorMeta;
