import { boolean, by, choice, fold, integer, list, text, type ValuesOf } from "../../../core/fields";

/** The inputs of all modes; each mode lists the ones it uses. */
export const inputs = {
  address: text("Address or network", {
    note: "IPv4 or IPv6, with /24 or a mask",
    default: "192.168.10.77/24",
    messages: { missing: "Enter an address, for example 192.168.10.77/24." },
  }),
  prefixLength: integer("Prefix length", {
    unit: "bits",
    note: "If the address has none",
    default: null,
    min: 0,
    max: 128,
    digits: "plain",
  }),
  ...fold("Reserved addresses", {
    reservedModel: choice("Reserved addresses", {
      options: {
        standard: "Standard",
        aws: "AWS",
        azure: "Azure",
        gcp: "Google Cloud",
        oci: "Oracle Cloud",
      },
      default: "standard",
    }),
    pointToPoint: boolean("Allow /31 and /32", { note: "For router-to-router links and single hosts", default: false }),
  }),
  splitBy: choice("Split by", {
    options: { prefix: "Prefix length", count: "Number", hosts: "Hosts" },
    default: "count",
  }),
  splitValue: integer(
    by("splitBy", { prefix: "New prefix length", hosts: "Usable addresses in each" }, "Minimum number of subnets"),
    { default: 4, min: 0 },
  ),
  ...fold("Number of rows", {
    maxRows: integer("Rows listed", { default: 256, min: 1, max: 65_536 }),
  }),
  requirements: list("Subnets needed", {
    row: { label: "Subnet" },
    columns: {
      name: text("Name", { max: 200 }),
      hosts: integer("Hosts", { min: 1 }),
    },
    min: 1,
    max: 1000,
    default: [
      { name: "Sales", hosts: 100 },
      { name: "Engineering", hosts: 50 },
      { name: "Guests", hosts: 25 },
      { name: "Link", hosts: 2 },
    ],
  }),
  networks: text("Networks to merge", {
    note: "Addresses, networks and ranges like 10.0.0.1-10.0.0.9, one per line or separated by commas",
    default: "192.168.0.0/24\n192.168.1.0/24\n192.168.2.0-192.168.3.127",
    messages: { missing: "Enter at least one network." },
    control: "multiline",
  }),
  exclude: text("Exclude", {
    note: "Addresses, networks and ranges",
    default: "192.168.10.128/27",
    messages: { missing: "Enter at least one network to exclude." },
    control: "multiline",
  }),
  check: text("Addresses to test", {
    note: "Or networks, one per line or separated by commas",
    default: "192.168.10.200\n192.168.11.1",
    messages: { missing: "Enter at least one address to test." },
    control: "multiline",
  }),
};

/** The inputs that identify a network. */
export const NETWORK_INPUTS = { address: {}, prefixLength: {} };

export type Fields = typeof inputs;
export type Inputs = ValuesOf<Fields>;
export type ReservedModel = Inputs["reservedModel"];
