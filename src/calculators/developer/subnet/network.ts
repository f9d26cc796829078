/** Reads the network from the address and prefix length fields. */
import { InputError } from "../../../core/calculator";
import { AddressError, BITS, type Version } from "../../../math/network/address";
import { type AddressWithPrefix, blockAround, readNetwork } from "../../../math/network/block";
import { typedAddress } from "../../../math/network/typed";
import type { Inputs } from "./inputs";
import { type Subnet, subnetAround } from "./subnet";
import { cloudSizeProblem } from "./usable";

/** @throws InputError on the field at fault */
export function requestedSubnet({ address: text, prefixLength, reservedModel }: Inputs): Subnet {
  if (text.trim() === "") throw new InputError("address", "Enter an address, for example 192.168.10.77/24.");
  const { text: plain, dropped } = typedAddress(text);
  const address = readRequested(plain);
  const { version, prefix } = address;
  if (prefixLength !== null && prefix !== null && prefixLength !== prefix)
    throw new InputError("prefixLength", `The address says /${prefix} but the prefix length says /${prefixLength}.`);
  if (prefixLength !== null && prefixLength > BITS[version]) throw new InputError("prefixLength", prefixRange(version));
  const block = blockAround(address, prefix ?? prefixLength ?? BITS[version]);
  const problem = cloudSizeProblem(version, block.prefix, reservedModel);
  if (problem) throw new InputError("address", problem);
  return subnetAround(address, block, reservedModel, dropped);
}

function prefixRange(version: Version): string {
  return `Prefix length must be between 0 and ${BITS[version]} bits for IPv${version}.`;
}

function readRequested(text: string): AddressWithPrefix {
  try {
    return readNetwork(text);
  } catch (error) {
    if (error instanceof AddressError) throw new InputError("address", error.message);
    throw error;
  }
}
