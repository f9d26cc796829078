import { boolean, by, choice, integer, list, text, type ValuesOf } from "../../../core/fields";

/** Questions about one network. */
const ONE = { mode: ["inspect", "split", "vlsm", "exclude", "check"] };
const HOSTS = { mode: ["inspect", "split", "vlsm"] };
const CUT = { mode: ["split", "vlsm"] };
const LISTED = { mode: ["split", "vlsm", "summarize", "exclude", "check"] };

export const inputs = {
  mode: choice({
    label: "What to do",
    options: {
      inspect: "Show a network",
      split: "Split it into equal subnets",
      vlsm: "Fit subnets of several sizes (VLSM)",
      summarize: "Merge networks into fewer",
      exclude: "Take networks away",
      check: "Test what belongs to it",
    },
    default: "inspect",
  }),
  address: text({
    label: "Address or network",
    note: "IPv4 or IPv6, with /24 or a mask",
    default: "192.168.10.77/24",
    missing: "Enter an address, for example 192.168.10.77/24.",
    when: ONE,
  }),
  prefixLength: integer({
    label: "Prefix length",
    unit: "bits",
    note: "Where the address has none",
    default: null,
    min: 0,
    max: 128,
    grouped: false,
    when: ONE,
  }),
  reservedModel: choice({
    label: "Reserved addresses",
    options: {
      standard: "Standard",
      aws: "AWS",
      azure: "Azure",
      gcp: "Google Cloud",
      oci: "Oracle Cloud",
    },
    default: "standard",
    when: HOSTS,
  }),
  pointToPoint: boolean({
    label: "Allow /31 and /32",
    note: "For links between two routers, and single hosts",
    default: false,
    when: CUT,
  }),
  splitBy: choice({
    label: "Split by",
    options: { prefix: "Prefix length", count: "Number", hosts: "Hosts" },
    default: "count",
    when: { mode: "split" },
  }),
  splitValue: integer({
    label: by(
      "splitBy",
      { prefix: "New prefix length", hosts: "Usable addresses in each" },
      "Subnets, at least",
    ),
    default: 4,
    min: 0,
    when: { mode: "split" },
  }),
  maxRows: integer({
    label: "Rows shown",
    default: 256,
    min: 1,
    max: 65_536,
    advanced: true,
    when: LISTED,
  }),
  requirements: list({
    label: "Subnets needed",
    itemLabel: "Subnet",
    item: {
      name: text({ label: "Name", maxLength: 200 }),
      hosts: integer({ label: "Hosts", min: 1 }),
    },
    minRows: 1,
    maxRows: 1000,
    default: [
      { name: "Sales", hosts: 100 },
      { name: "Engineering", hosts: 50 },
      { name: "Guests", hosts: 25 },
      { name: "Link", hosts: 2 },
    ],
    when: { mode: "vlsm" },
  }),
  networks: text({
    label: "Networks to merge",
    note: "Addresses, networks and ranges like 10.0.0.1-10.0.0.9, one a line or with commas",
    default: "192.168.0.0/24\n192.168.1.0/24\n192.168.2.0-192.168.3.127",
    missing: "Enter at least one network.",
    multiline: true,
    when: { mode: "summarize" },
  }),
  exclude: text({
    label: "Take away",
    note: "Addresses, networks and ranges",
    default: "192.168.10.128/27",
    missing: "Enter at least one network to take away.",
    multiline: true,
    when: { mode: "exclude" },
  }),
  check: text({
    label: "Addresses to test",
    note: "Or networks, one a line or with commas",
    default: "192.168.10.200\n192.168.11.1",
    missing: "Enter at least one address to test.",
    multiline: true,
    when: { mode: "check" },
  }),
};

export type Inputs = ValuesOf<typeof inputs>;
export type Mode = Inputs["mode"];
export type ReservedModel = Inputs["reservedModel"];
