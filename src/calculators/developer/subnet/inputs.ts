import { boolean, by, choice, integer, list, text, type ValuesOf } from "../../../core/fields";

/** The inputs of all modes; each mode lists the ones it uses. */
export const inputs = {
  address: text({
    label: "Address or network",
    note: "IPv4 or IPv6, with /24 or a mask",
    default: "192.168.10.77/24",
    missingMessage: "Enter an address, for example 192.168.10.77/24.",
  }),
  prefixLength: integer({
    label: "Prefix length",
    unit: "bits",
    note: "If the address has none",
    default: null,
    min: 0,
    max: 128,
    grouped: false,
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
  }),
  pointToPoint: boolean({
    label: "Allow /31 and /32",
    note: "For router-to-router links and single hosts",
    default: false,
  }),
  splitBy: choice({
    label: "Split by",
    options: { prefix: "Prefix length", count: "Number", hosts: "Hosts" },
    default: "count",
  }),
  splitValue: integer({
    label: by(
      "splitBy",
      { prefix: "New prefix length", hosts: "Usable addresses in each" },
      "Minimum number of subnets",
    ),
    default: 4,
    min: 0,
  }),
  maxRows: integer({
    label: "Rows listed",
    default: 256,
    min: 1,
    max: 65_536,
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
  }),
  networks: text({
    label: "Networks to merge",
    note: "Addresses, networks and ranges like 10.0.0.1-10.0.0.9, one per line or separated by commas",
    default: "192.168.0.0/24\n192.168.1.0/24\n192.168.2.0-192.168.3.127",
    missingMessage: "Enter at least one network.",
    multiline: true,
  }),
  exclude: text({
    label: "Exclude",
    note: "Addresses, networks and ranges",
    default: "192.168.10.128/27",
    missingMessage: "Enter at least one network to exclude.",
    multiline: true,
  }),
  check: text({
    label: "Addresses to test",
    note: "Or networks, one per line or separated by commas",
    default: "192.168.10.200\n192.168.11.1",
    missingMessage: "Enter at least one address to test.",
    multiline: true,
  }),
};

/** The inputs that identify a network. */
export const NETWORK_INPUTS = { address: {}, prefixLength: {} };

export type Fields = typeof inputs;
export type Inputs = ValuesOf<Fields>;
export type ReservedModel = Inputs["reservedModel"];
