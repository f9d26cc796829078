/** Working steps that several modes share. */
import { type Step, step } from "../../../core/calculator";
import type { Listed } from "../../../core/listed";
import { addressText, binaryText } from "../../../math/network/address";
import { type Block, blockText } from "../../../math/network/block";
import { addresses, digits } from "./counts";
import type { Item } from "./lists";
import { addressCount } from "./ranges";
import type { Subnet } from "./subnet";

/** Maximum number of steps written out for a long list. */
export const MOST_STEPS = 24;

/** Steps from prefix to mask, from address and mask to network, and from network and wildcard to last address. */
export function networkSteps(subnet: Subnet): Listed<Step> {
  const { version, prefix, hostBits } = subnet;
  const bits = (value: bigint) => binaryText({ version, value });
  const text = (value: bigint) => subnet.text(value);
  const { address, netmask: mask, last } = subnet;
  const { first } = subnet.block;
  return [
    step(
      `Mask: ${prefix} ${prefix === 1 ? "one" : "ones"}, then ${hostBits} ${hostBits === 1 ? "zero" : "zeros"}`,
      bits(mask),
      text(mask),
    ),
    step("Address", bits(address.value), text(address.value)),
    step("Network: address AND mask", bits(first), text(first)),
    step(
      `${subnet.broadcast === null ? "Last address" : "Broadcast"}: network OR wildcard`,
      `${text(first)} OR ${text(subnet.wildcard)}`,
      text(last),
    ),
  ];
}

/** One step for each item of a list, with its range and number of addresses. */
export function itemSteps(items: readonly Item[]): Listed<Step> {
  return [
    items
      .slice(0, MOST_STEPS)
      .map(({ text, version, range }) =>
        step(
          text,
          `${addressText(version, range.first)} to ${addressText(version, range.last)}`,
          addresses(addressCount([range])),
        ),
      ),
    furtherSteps(items.length),
  ];
}

/** A closing step that replaces those beyond `MOST_STEPS`. */
export function furtherSteps(count: number): Step | null {
  return count > MOST_STEPS ? step("And so on", "in the same way", `${digits(count - MOST_STEPS)} more`) : null;
}

/** `10.0.0.0/25, 10.0.0.160/27 …` */
export function firstNetworks(blocks: readonly Block[], count: bigint): string {
  return `${blocks.slice(0, 4).map(blockText).join(", ")}${count > 4n ? " …" : ""}`;
}
