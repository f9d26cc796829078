import { figuresAt, type Parameter } from "../parameter";
import file from "./cloud-subnets.json";

export interface CloudSubnets {
  /** Number of addresses that the cloud reserves at the start and at the end of every subnet. */
  readonly first: number;
  readonly last: number;
  /** Prefix lengths of the largest and the smallest subnet. */
  readonly shortest: number;
  readonly longest: number;
}

/** Addresses that large clouds reserve in an IPv4 subnet, and the subnet sizes that they allow. */
export const CLOUD_SUBNETS =
  figuresAt<Readonly<Record<"aws" | "azure" | "gcp" | "oci", Parameter<CloudSubnets>>>>(file);
