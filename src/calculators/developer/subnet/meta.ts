import type { CalculatorMeta } from "../../../core/meta";

export default {
  id: "subnet-calculator",
  name: "Subnet Calculator",
  purpose: "Which addresses a network holds, and how to split it, fill it, merge networks or take some away.",
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
