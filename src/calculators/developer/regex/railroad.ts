/** Lays out a pattern as a railroad diagram: the positions of the boxes and the path of the rails. */
import { characterName } from "./characters";
import { timesOf } from "./explain";
import { nounOf, type Scope, scopeWith } from "./nouns";
import {
  type ClassMember,
  type Group,
  type Item,
  type Look,
  type PatternTree,
  type Repeat,
  runsOf,
  type Sequence,
} from "./tree";

export interface Station {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly label: string;
  readonly kind: "text" | "set" | "place" | "group" | "look";
  /** Offset of its part in the pattern. */
  readonly start: number;
  readonly end: number;
}

export interface Picture {
  readonly width: number;
  readonly height: number;
  /** SVG path of all rails. */
  readonly rails: string;
  readonly boxes: readonly Station[];
  /** Frames around groups, outer before inner, with the label above. */
  readonly frames: readonly Station[];
  /** Repeat counts below the loops. */
  readonly notes: readonly { readonly x: number; readonly y: number; readonly text: string }[];
}

/** Width in px of a letter in the labels, which are set in a 12 px monospace font. */
export const LETTER = 7.3;
const BOX = 28;
const PAD = 10;
const GAP = 16;
const RADIUS = 8;
const LABEL = 18;
const LINE = 12;
const MARGIN = 14;
/** Longer labels are truncated; the explanation shows them in full. */
const LONGEST = 34;

/** A part of the diagram: its extent above and below the rail that runs through it, and how to draw it. */
interface Part {
  readonly width: number;
  readonly up: number;
  readonly down: number;
  draw(x: number, y: number, canvas: Canvas): void;
}

class Canvas {
  readonly rails: string[] = [];
  readonly boxes: Station[] = [];
  readonly frames: Station[] = [];
  readonly notes: { x: number; y: number; text: string }[] = [];

  line(x: number, y: number, to: number): void {
    if (to > x) this.rails.push(`M${x} ${y}H${to}`);
  }
}

export function railroad(tree: PatternTree): Picture {
  const scope: Scope = { ...tree, ungreedy: false };
  const body = choice(tree.branches, scope);
  const canvas = new Canvas();
  const y = MARGIN + Math.max(body.up, BOX / 2);
  const end = MARGIN + GAP + body.width + GAP;
  canvas.line(MARGIN, y, MARGIN + GAP);
  body.draw(MARGIN + GAP, y, canvas);
  canvas.line(end - GAP, y, end);
  canvas.rails.push(`M${MARGIN} ${y - 7}v14M${end} ${y - 7}v14`);
  const { rails, boxes, frames, notes } = canvas;
  const height = y + Math.max(body.down, BOX / 2) + MARGIN;
  return { width: end + MARGIN, height, rails: rails.join(""), boxes, frames, notes };
}

function station(label: string, kind: Station["kind"], { start, end }: { start: number; end: number }): Part {
  const letters = [...label];
  const shown = letters.length > LONGEST ? `${letters.slice(0, LONGEST - 1).join("")}…` : label;
  const width = [...shown].length * LETTER + 2 * PAD;
  return {
    width,
    up: BOX / 2,
    down: BOX / 2,
    draw: (x, y, canvas) => {
      canvas.boxes.push({ x, y: y - BOX / 2, width, height: BOX, label: shown, kind, start, end });
    },
  };
}

function row(parts: readonly Part[]): Part {
  if (parts.length === 0) return { width: GAP, up: 0, down: 0, draw: (x, y, canvas) => canvas.line(x, y, x + GAP) };
  return {
    width: parts.reduce((sum, part) => sum + part.width, GAP * (parts.length - 1)),
    up: Math.max(...parts.map((part) => part.up)),
    down: Math.max(...parts.map((part) => part.down)),
    draw(x, y, canvas) {
      let at = x;
      for (const [i, part] of parts.entries()) {
        if (i > 0) {
          canvas.line(at, y, at + GAP);
          at += GAP;
        }
        part.draw(at, y, canvas);
        at += part.width;
      }
    },
  };
}

function sequence({ items }: Sequence, scope: Scope): Part {
  const parts: Part[] = [];
  let current = scope;
  for (const run of runsOf(items)) {
    const [first, last] = [run[0] as Item, run.at(-1) as Item];
    if (first.kind === "character") {
      const text = run.map((one) => String.fromCodePoint((one as { code: number }).code)).join("");
      const label = run.length === 1 ? characterName(text) : `“${text}”`;
      parts.push(station(label, "text", { start: first.start, end: last.end }));
    } else parts.push(item(first, current));
    if (first.kind === "switch") current = scopeWith(current, first.flags);
  }
  return row(parts);
}

function item(node: Item, scope: Scope): Part {
  switch (node.kind) {
    case "group":
    case "look":
      return framed(node, scope);
    case "repeat":
      return repeat(node, scope);
    case "edge": {
      const names = {
        start: scope.flags.includes("m") ? "line start" : "start",
        end: scope.flags.includes("m") ? "line end" : "end",
        word: "word boundary",
        "not-word": "not a word boundary",
        "text-start": "start",
        "text-end": "end",
      };
      return station(names[node.at], "place", node);
    }
    case "reference":
      return station(`same as ${typeof node.to === "number" ? `group ${node.to}` : node.to}`, "place", node);
    case "switch":
      return station(`flags ${node.flags.on}${node.flags.off && `-${node.flags.off}`}`, "place", node);
    case "character":
      return station(characterName(String.fromCodePoint(node.code)), "text", node);
    default:
      return station(nounOf(node as ClassMember, scope).single.replace(/^of /, ""), "set", node);
  }
}

function choice(branches: readonly Sequence[], scope: Scope): Part {
  const parts = branches.map((branch) => sequence(branch, scope));
  const [first] = parts;
  if (!first || parts.length === 1) return first ?? row([]);
  const inner = Math.max(...parts.map((part) => part.width));
  const side = 2 * RADIUS + 4;
  // Distance of each branch below the main rail.
  const depths: number[] = [0];
  for (let i = 1; i < parts.length; i++) {
    const above = parts[i - 1] as Part;
    depths.push((depths[i - 1] as number) + above.down + LINE + (parts[i] as Part).up);
  }
  const last = parts.at(-1) as Part;
  return {
    width: inner + 2 * side,
    up: first.up,
    down: (depths.at(-1) as number) + last.down,
    draw(x, y, canvas) {
      for (const [i, part] of parts.entries()) {
        const at = y + (depths[i] as number);
        const from = x + side;
        const to = from + inner;
        part.draw(from, at, canvas);
        canvas.line(from + part.width, at, to);
        if (i === 0) {
          canvas.line(x, y, from);
          canvas.line(to, y, to + side);
        } else {
          canvas.rails.push(
            `M${x} ${y}q${RADIUS} 0 ${RADIUS} ${RADIUS}V${at - RADIUS}q0 ${RADIUS} ${RADIUS} ${RADIUS}H${from}`,
            `M${to} ${at}H${to + side - 2 * RADIUS}q${RADIUS} 0 ${RADIUS} ${-RADIUS}V${y + RADIUS}q0 ${-RADIUS} ${RADIUS} ${-RADIUS}`,
          );
        }
      }
    },
  };
}

function repeat(node: Repeat, scope: Scope): Part {
  const { min, max, lazy } = node;
  const inner = item(node.item, scope);
  const loops = max > 1;
  const skips = min === 0;
  const lazily = lazy !== scope.ungreedy;
  const times = `${timesOf(node).replace(/ of$/, "").replace("exactly ", "")}${loops ? "" : " time"}${lazily && min !== max ? ", lazy" : ""}`;
  const side = 2 * RADIUS + 2;
  const noteWidth = loops ? times.length * 6.6 : 0;
  const width = Math.max(inner.width, noteWidth) + 2 * side;
  const over = inner.up + LINE;
  const under = inner.down + LINE;
  return {
    width,
    up: skips ? over : inner.up,
    down: loops ? under + LABEL : inner.down,
    draw(x, y, canvas) {
      const from = x + (width - inner.width) / 2;
      const to = from + inner.width;
      const end = x + width;
      canvas.line(x, y, from);
      inner.draw(from, y, canvas);
      canvas.line(to, y, end);
      if (skips)
        canvas.rails.push(
          `M${x} ${y}q${RADIUS} 0 ${RADIUS} ${-RADIUS}V${y - over + RADIUS}q0 ${-RADIUS} ${RADIUS} ${-RADIUS}H${end - 2 * RADIUS}q${RADIUS} 0 ${RADIUS} ${RADIUS}V${y - RADIUS}q0 ${RADIUS} ${RADIUS} ${RADIUS}`,
        );
      if (!loops) return;
      canvas.rails.push(
        `M${to} ${y}q${RADIUS} 0 ${RADIUS} ${RADIUS}V${y + under - RADIUS}q0 ${RADIUS} ${-RADIUS} ${RADIUS}H${from}q${-RADIUS} 0 ${-RADIUS} ${-RADIUS}V${y + RADIUS}q0 ${-RADIUS} ${RADIUS} ${-RADIUS}`,
      );
      canvas.notes.push({ x: x + width / 2, y: y + under + LABEL - 5, text: times });
    },
  };
}

function framed(node: Group | Look, scope: Scope): Part {
  const own = node.kind === "group" && node.flags ? scopeWith(scope, node.flags) : scope;
  const inner = choice(node.branches, own);
  if (node.kind === "group" && node.number === null && !node.flags) return inner;
  const label =
    node.kind === "look"
      ? `${node.negate ? "not " : ""}${node.ahead ? "ahead" : "behind"}`
      : node.number === null
        ? `flags ${node.flags?.on}${node.flags?.off && `-${node.flags.off}`}`
        : `${node.number}${node.name === null ? "" : ` ${node.name}`}`;
  const width = Math.max(inner.width + 2 * PAD, label.length * LETTER + 2 * PAD);
  const up = Math.max(inner.up, BOX / 2) + PAD + LABEL;
  const down = Math.max(inner.down, BOX / 2) + PAD;
  return {
    width,
    up,
    down,
    draw(x, y, canvas) {
      const { start, end, kind } = node;
      canvas.frames.push({
        x,
        y: y - up + LABEL - 4,
        width,
        height: up + down - LABEL + 4,
        label,
        kind,
        start,
        end,
      });
      const from = x + (width - inner.width) / 2;
      canvas.line(x, y, from);
      inner.draw(from, y, canvas);
      canvas.line(from + inner.width, y, x + width);
    },
  };
}
