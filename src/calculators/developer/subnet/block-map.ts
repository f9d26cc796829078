/** Lays out blocks on the map of a network, which each bit halves, alternating across and down. */
import { addressText } from "../../../math/network/address";
import { type Block, blockText, type Range, rangeOf, withoutRanges } from "../../../math/network/block";
import type { Answer } from "./outputs";
import { firstBlocks } from "./ranges";

export interface Area {
  readonly block: Block;
  /** `found`: part of the answer; `free`: free or excluded; `unlisted`: beyond the listed rows. */
  readonly kind: "found" | "free" | "unlisted";
  readonly name: string | null;
  /** Position and size as fractions of the map. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** More areas could not be told apart. */
const MOST_AREAS = 512;
const SMALLEST = 1 / 4096;

/** The areas of the map, in address order within each kind. */
export function mapAreas(answer: Answer, network: Block): Area[] {
  const all = answer.allocations ?? answer.blocks?.map((block) => ({ block, name: null })) ?? [];
  const found = all.slice(0, MOST_AREAS);
  const free = answer.excluded ?? (BigInt(found.length) === answer.count ? (answer.unallocated ?? []) : []);
  const rest = withoutRanges(rangeOf(network), [...found.map(({ block }) => rangeOf(block)), ...free]);
  const blocks = (ranges: readonly Range[]) => firstBlocks(network.version, ranges, MOST_AREAS);
  return [
    ...found.map(({ block, name }) => areaOf(network, block, "found", name)),
    ...blocks(free).map((block) => areaOf(network, block, "free", null)),
    ...blocks(rest).map((block) => areaOf(network, block, "unlisted", null)),
  ].filter(({ width, height }) => width * height > SMALLEST);
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

/** Labels for a block, longest first: `192.168.10.64/26`, `.64/26`, `/26`. */
export function blockLabels(block: Block, network: Block): string[] {
  const full = blockText(block);
  const size = `/${block.prefix}`;
  if (block.version === 6) return [full, size];
  const shared = Math.min(3, Math.floor(network.prefix / 8));
  const octets = addressText(4, block.first).split(".").slice(shared);
  return shared === 0 ? [full, size] : [full, `.${octets.join(".")}${size}`, size];
}
