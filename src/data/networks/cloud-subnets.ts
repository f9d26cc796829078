import { figuresAt, type Parameter } from "../parameter";
import file from "./cloud-subnets.json";

export interface CloudSubnets {
  /** Addresses at the start and at the end of every subnet that the cloud keeps for itself. */
  readonly first: number;
  readonly last: number;
  /** Prefix lengths of the largest and the smallest subnet. */
  readonly shortest: number;
  readonly longest: number;
}

/** What large clouds keep of an IPv4 subnet, and which sizes they allow. */
export const CLOUD_SUBNETS =
  figuresAt<Readonly<Record<"aws" | "azure" | "gcp" | "oci", Parameter<CloudSubnets>>>>(file);
