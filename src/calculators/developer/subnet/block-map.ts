/** Where blocks lie in the picture of a network: halved by each bit, across and down in turn. */
import { addressText } from "../../../math/network/address";
import {
  type Block,
  blockAround,
  blocksOf,
  blockText,
  lastOf,
  type Range,
  rangeOf,
  readNetwork,
  withoutRanges,
} from "../../../math/network/block";
import type { Inputs } from "./inputs";
import { rangesOf, readList } from "./lists";
import type { Asked } from "./network";
import type { Outputs } from "./outputs";

export interface Area {
  readonly block: Block;
  /** Part of the answer, free or taken away, or beyond the rows that are shown. */
  readonly kind: "found" | "free" | "unlisted";
  readonly name: string | null;
  /** Shares of the picture. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** More could not be told apart. */
const MOST_AREAS = 512;
const SMALLEST = 1 / 4096;

/** The areas of the picture, in order of their addresses within each kind. */
export function mapAreas(inputs: Inputs, outputs: Outputs, { block: network }: Asked): Area[] {
  const found = (inputs.mode === "exclude" ? outputs.blocks : outputs.subnets)
    .slice(0, MOST_AREAS)
    .map((row) => ({ block: blockOf(row.network), name: "name" in row ? row.name : null }));
  const free = freeRanges(inputs, found, network);
  const rest = withoutRanges(rangeOf(network), [...found.map(({ block }) => rangeOf(block)), ...free]);
  const blocks = (ranges: readonly Range[]) => firstBlocks(network, ranges);
  return [
    ...found.map(({ block, name }) => areaOf(network, block, "found", name)),
    ...blocks(free).map((block) => areaOf(network, block, "free", null)),
    ...blocks(rest).map((block) => areaOf(network, block, "unlisted", null)),
  ].filter(({ width, height }) => width * height > SMALLEST);
}

function blockOf(text: string): Block {
  const network = readNetwork(text);
  return blockAround(network, network.prefix ?? 0);
}

/** What was taken away; behind the last of several subnets, what is left over. */
function freeRanges(inputs: Inputs, found: readonly { readonly block: Block }[], network: Block): Range[] {
  if (inputs.mode === "exclude") {
    const whole = rangeOf(network);
    const kept = withoutRanges(whole, rangesOf(readList("exclude", inputs.exclude), network.version));
    return withoutRanges(whole, kept);
  }
  const last = found.at(-1);
  if (inputs.mode !== "vlsm" || !last || found.length < inputs.requirements.length) return [];
  return withoutRanges(rangeOf(network), [{ first: network.first, last: lastOf(last.block) }]);
}

function firstBlocks({ version }: Block, ranges: readonly Range[]): Block[] {
  const blocks: Block[] = [];
  for (const range of ranges)
    for (const block of blocksOf(version, range)) {
      if (blocks.length === MOST_AREAS) return blocks;
      blocks.push(block);
    }
  return blocks;
}

function areaOf(network: Block, block: Block, kind: Area["kind"], name: string | null): Area {
  const depth = block.prefix - network.prefix;
  const inside = block.first - network.first;
  const networkBits = (network.version === 4 ? 32 : 128) - network.prefix;
  let [x, y, width, height] = [0, 0, 1, 1];
  for (let i = 0; i < Math.min(depth, 60); i++) {
    const second = (inside >> BigInt(networkBits - 1 - i)) & 1n;
    if (i % 2 === 0) {
      width /= 2;
      x += second ? width : 0;
    } else {
      height /= 2;
      y += second ? height : 0;
    }
  }
  return { block, kind, name, x, y, width, height };
}

/** Ways to write a block, the longest first: `192.168.10.64/26`, `.64/26`, `/26`. */
export function blockLabels(block: Block, network: Block): string[] {
  const full = blockText(block);
  const size = `/${block.prefix}`;
  if (block.version === 6) return [full, size];
  const shared = Math.min(3, Math.floor(network.prefix / 8));
  const octets = addressText(4, block.first).split(".").slice(shared);
  return shared === 0 ? [full, size] : [full, `.${octets.join(".")}${size}`, size];
}
