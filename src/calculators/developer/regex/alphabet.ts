/** Which characters a part of a pattern matches, tested on a sample of all characters. */
import { type PatternNode, type PatternTree, type Single, visitTree } from "./tree";

/** Latin with its accented letters, and one or two characters from many other scripts and categories. */
const SAMPLE: readonly number[] = [
  ...Array.from({ length: 0x180 }, (_, code) => code),
  ...[0x3a9, 0x3c9, 0x410, 0x44f, 0x5d0, 0x627, 0x915, 0x966, 0x0e01, 0x2000, 0x2028, 0x200b, 0x20ac, 0x2603],
  ...[0x3042, 0x4e00, 0xac00, 0xd800, 0xfeff, 0xff21, 0x1f600, 0x1d400],
];

export class Alphabet {
  readonly #characters: readonly string[];
  readonly #taken = new Map<string, Uint8Array>();

  constructor(readonly tree: PatternTree) {
    const codes = new Set(SAMPLE);
    visitTree(tree.branches, (node: PatternNode) => {
      if (node.kind === "character") codes.add(node.code);
      if (node.kind === "range") codes.add(node.from).add(node.to);
    });
    this.#characters = [...codes].map((code) => String.fromCodePoint(code));
  }

  /** 1 for every sample character that the node matches. Inline flag changes are ignored. */
  taken({ start, end }: Single): Uint8Array {
    const source = this.tree.source.slice(start, end);
    let taken = this.#taken.get(source);
    if (!taken) {
      const whole = new RegExp(`^(?:${source})$`, this.tree.flags.replace(/[dgmy]/g, ""));
      taken = Uint8Array.from(this.#characters, (character) => (whole.test(character) ? 1 : 0));
      this.#taken.set(source, taken);
    }
    return taken;
  }
}

export function overlap(a: Uint8Array, b: Uint8Array): boolean {
  return a === b ? a.includes(1) : a.some((taken, i) => taken === 1 && b[i] === 1);
}
