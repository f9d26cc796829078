/** Reads pasted lists of networks, separated by line breaks, commas, semicolons or spaces. */
import { InputError } from "../../../core/calculator";
import { AddressError, BITS, quoted, readAddress, type Version } from "../../../math/network/address";
import { type Block, blockAround, mergedRanges, type Range, rangeOf, readNetwork } from "../../../math/network/block";
import { typedAddress } from "../../../math/network/typed";

const MOST_ITEMS = 10_000;

export interface Item {
  /** As typed. */
  readonly text: string;
  readonly version: Version;
  readonly range: Range;
  /** The block that contains the item; null for a range. */
  readonly block: Block | null;
  /** Whether host bits were set and have been cleared. */
  readonly cleared: boolean;
}

type ListKey = "networks" | "exclude" | "check";

const EMPTY: Readonly<Record<ListKey, string>> = {
  networks: "Enter at least one network.",
  exclude: "Enter at least one network to exclude.",
  check: "Enter at least one address to test.",
};

/**
 * The items of a field, in order.
 *
 * @throws InputError that names the line
 */
export function readList(field: ListKey, text: string): Item[] {
  const items: Item[] = [];
  for (const [i, line] of text.split(/\r\n|\r|\n/).entries()) {
    // Removes spaces around dashes. A regex such as /\s*-\s*/ would take quadratic time on long runs of spaces.
    const joined = line
      .split(/[-–]/)
      .map((piece) => piece.trim())
      .join("-");
    for (const part of joined.split(/[\s,;]+/)) {
      if (part === "") continue;
      if (items.length === MOST_ITEMS) throw new InputError(field, "A list can have at most 10,000 items.");
      items.push(readItem(field, part, i + 1));
    }
  }
  if (items.length === 0) throw new InputError(field, EMPTY[field]);
  return items;
}

function readItem(field: ListKey, part: string, line: number): Item {
  const wrong = (why: string) => new InputError(field, `Line ${line}: ${quoted(part)} ${why}.`);
  try {
    if (part.includes("-") && field !== "check") return readRange(part, wrong);
    const network = readNetwork(typedAddress(part).text);
    const block = blockAround(network, network.prefix ?? BITS[network.version]);
    return {
      text: part,
      version: block.version,
      range: rangeOf(block),
      block,
      cleared: block.first !== network.value,
    };
  } catch (error) {
    if (error instanceof AddressError) throw wrong("is not a network");
    throw error;
  }
}

/** `192.168.2.0-192.168.3.127` */
function readRange(part: string, wrong: (why: string) => InputError): Item {
  const [from = "", to = "", ...more] = part.split("-");
  if (more.length > 0) throw wrong("is not a network");
  const [first, last] = [readAddress(from), readAddress(to)];
  if (first.version !== last.version) throw wrong("goes from IPv4 to IPv6");
  if (last.value < first.value) throw wrong("ends before it begins");
  return {
    text: part,
    version: first.version,
    range: { first: first.value, last: last.value },
    block: null,
    cleared: false,
  };
}

/** The items of one version as sorted ranges that neither overlap nor touch. */
export function rangesOf(items: readonly Item[], version: Version): Range[] {
  return mergedRanges(items.filter((item) => item.version === version).map((item) => item.range));
}

export type Relation = "inside" | "equal" | "contains" | "outside";

/** How an item relates to a network. Blocks never overlap partially. */
export function relationOf(item: Item, network: Block): Relation {
  const whole = rangeOf(network);
  const { first, last } = item.range;
  if (item.version !== network.version) return "outside";
  if (first === whole.first && last === whole.last) return "equal";
  if (first >= whole.first && last <= whole.last) return "inside";
  return first <= whole.first && last >= whole.last ? "contains" : "outside";
}
