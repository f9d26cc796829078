/**
 * A chart on screen as one self-contained SVG: always in the light theme and at one width, whatever the screen. Axes,
 * legend and caption are HTML around several SVGs there, so everything that is visible is copied shape by shape, with
 * its position and its style.
 */
import { escapeMarkup } from "../../../math/encoding/escape-markup";

export interface Picture {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

export interface Frame {
  /** Above the chart. */
  readonly title: string;
  /** Below it. */
  readonly source: string;
}

/** Width of the chart, for which its labels are laid out. */
const WIDTH = 720;
const PADDING = 24;
const TITLE_SIZE = 17;
const SOURCE_SIZE = 12;

/** What is shown while the chart is read. */
const NOT_DRAWN = ".reader, .readout, .reading";

/** @param figure the chart as the page shows it, with the page's style sheets */
export function pictureOf(figure: HTMLElement, { title, source }: Frame): Picture {
  const stage = document.createElement("div");
  Object.assign(stage.style, {
    position: "fixed",
    left: "-10000px",
    top: "0",
    width: `${WIDTH}px`,
    colorScheme: "light",
    color: "#1c1f23",
  });
  const copy = figure.cloneNode(true) as HTMLElement;
  for (const element of copy.querySelectorAll(NOT_DRAWN)) element.remove();
  copy.style.margin = "0";
  stage.append(copy);
  document.body.append(stage);
  try {
    const { left, top, height } = stage.getBoundingClientRect();
    const { fontFamily } = getComputedStyle(stage);
    const sketch = new Sketch(left, top);
    sketch.add(copy);
    const above = PADDING + TITLE_SIZE + 16;
    const size = { width: WIDTH + 2 * PADDING, height: Math.ceil(above + height + 16 + SOURCE_SIZE + PADDING) };
    const line = (text: string, y: number, fontSize: number, style: string) =>
      `<text x="${PADDING}" y="${y}" font-size="${fontSize}" ${style}>${escapeMarkup(text)}</text>`;
    const svg = [
      `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${size.width} ${size.height}" font-family="${escapeMarkup(fontFamily)}">`,
      `<title>${escapeMarkup(title)}</title>`,
      `<rect width="100%" height="100%" fill="#ffffff"/>`,
      line(title, PADDING + TITLE_SIZE - 2, TITLE_SIZE, 'font-weight="600" fill="#1c1f23"'),
      `<g transform="translate(${PADDING} ${above})">${sketch.shapes.join("")}</g>`,
      line(source, size.height - PADDING, SOURCE_SIZE, 'fill="#5c6066"'),
      "</svg>",
    ].join("");
    return { svg, ...size };
  } finally {
    stage.remove();
  }
}

function short(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}

/** The visible shapes and texts of an element, in drawing order. */
class Sketch {
  readonly shapes: string[] = [];
  readonly #left: number;
  readonly #top: number;
  #clips = 0;

  constructor(left: number, top: number) {
    this.#left = left;
    this.#top = top;
  }

  add(element: Element): void {
    const style = getComputedStyle(element);
    if (style.display === "none" || style.visibility === "hidden") return;
    if (element instanceof SVGTextElement) this.#addSvgText(element, style);
    else if (element instanceof SVGGeometryElement) this.#addGeometry(element, style);
    else if (element instanceof SVGSVGElement) this.#addSvg(element, style);
    else {
      if (element instanceof HTMLElement) this.#addBox(element, style);
      for (const node of element.childNodes) {
        if (node instanceof Element) this.add(node);
        else if (node instanceof Text && element instanceof HTMLElement) this.#addText(node, style);
      }
    }
  }

  /** An inner drawing that hides what is beyond its edges keeps doing so. */
  #addSvg(svg: SVGSVGElement, { overflow }: CSSStyleDeclaration): void {
    const isClipped = svg.ownerSVGElement !== null && overflow === "hidden";
    if (isClipped) {
      const { left, top, width, height } = svg.ownerSVGElement.getBoundingClientRect();
      const id = `clip-${this.#clips++}`;
      const box = `x="${short(left - this.#left)}" y="${short(top - this.#top)}" width="${short(width)}" height="${short(height)}"`;
      this.shapes.push(`<clipPath id="${id}"><rect ${box}/></clipPath><g clip-path="url(#${id})">`);
    }
    for (const child of svg.children) this.add(child);
    if (isClipped) this.shapes.push("</g>");
  }

  #transformOf(element: SVGGraphicsElement): string {
    const { a, b, c, d, e, f } = element.getScreenCTM() as DOMMatrix;
    return `transform="matrix(${[a, b, c, d, e - this.#left, f - this.#top].map(short).join(" ")})"`;
  }

  #addGeometry(element: SVGGeometryElement, style: CSSStyleDeclaration): void {
    const geometry = geometryOf(element);
    if (geometry) this.shapes.push(`<${geometry} ${this.#transformOf(element)} ${paintOf(style)}/>`);
  }

  #addSvgText(element: SVGTextElement, style: CSSStyleDeclaration): void {
    const sum = (...lists: SVGAnimatedLengthList[]) =>
      lists.reduce((total, { baseVal }) => total + (baseVal.numberOfItems > 0 ? baseVal.getItem(0).value : 0), 0);
    const place = `x="${short(sum(element.x, element.dx))}" y="${short(sum(element.y, element.dy))}"`;
    const anchor = `text-anchor="${style.textAnchor}"`;
    const text = escapeMarkup(element.textContent ?? "");
    this.shapes.push(
      `<text ${place} ${anchor} ${this.#transformOf(element)} ${paintOf(style)} ${fontOf(style)}>${text}</text>`,
    );
  }

  /** The color of a box, such as the key of a legend. A dashed key has only an upper border. */
  #addBox(element: HTMLElement, style: CSSStyleDeclaration): void {
    const { left, top, width, height } = element.getBoundingClientRect();
    const place = { x: left - this.#left, y: top - this.#top };
    const { hex, alpha } = colorOf(style.backgroundColor);
    if (alpha > 0 && width > 0 && height > 0)
      this.shapes.push(
        `<rect x="${short(place.x)}" y="${short(place.y)}" width="${short(width)}" height="${short(height)}" fill="${hex}" fill-opacity="${alpha}"/>`,
      );
    if (style.borderTopStyle === "dashed") {
      const y = short(place.y + 1);
      this.shapes.push(
        `<line x1="${short(place.x)}" x2="${short(place.x + width)}" y1="${y}" y2="${y}" stroke="${colorOf(style.borderTopColor).hex}" stroke-width="2" stroke-dasharray="4 3"/>`,
      );
    }
  }

  /** A text, line by line as it is wrapped. */
  #addText(node: Text, style: CSSStyleDeclaration): void {
    const lines: { readonly words: string[]; readonly box: DOMRect }[] = [];
    const range = document.createRange();
    for (const { 0: word, index } of node.data.matchAll(/\S+/g)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const box = range.getBoundingClientRect();
      const last = lines.at(-1);
      if (last && Math.abs(last.box.top - box.top) < box.height / 2) last.words.push(word);
      else lines.push({ words: [word], box });
    }
    const { hex } = colorOf(style.color);
    for (const { words, box } of lines) {
      const baseline = box.top - this.#top + ascentIn(box.height, style);
      this.shapes.push(
        `<text x="${short(box.left - this.#left)}" y="${short(baseline)}" fill="${hex}" ${fontOf(style)}>${escapeMarkup(words.join(" "))}</text>`,
      );
    }
  }
}

/** The element's shape in its own units, with percentages resolved. */
function geometryOf(element: SVGGeometryElement): string | null {
  const numbers = (values: Readonly<Record<string, SVGAnimatedLength>>) =>
    Object.entries(values)
      .map(([name, { baseVal }]) => `${name}="${short(baseVal.value)}"`)
      .join(" ");
  if (element instanceof SVGPathElement) return `path d="${escapeMarkup(element.getAttribute("d") ?? "")}"`;
  if (element instanceof SVGLineElement) {
    const { x1, y1, x2, y2 } = element;
    return `line ${numbers({ x1, y1, x2, y2 })}`;
  }
  if (element instanceof SVGRectElement) {
    const { x, y, width, height } = element;
    return `rect ${numbers({ x, y, width, height })}`;
  }
  if (element instanceof SVGCircleElement) {
    const { cx, cy, r } = element;
    return `circle ${numbers({ cx, cy, r })}`;
  }
  return null;
}

function paintOf(style: CSSStyleDeclaration): string {
  const paint = (name: "fill" | "stroke", opacity: string) => {
    if (style[name] === "none") return `${name}="none"`;
    const { hex, alpha } = colorOf(style[name]);
    return `${name}="${hex}" ${name}-opacity="${short(alpha * Number(opacity))}"`;
  };
  const parts = [paint("fill", style.fillOpacity), paint("stroke", style.strokeOpacity)];
  if (style.stroke !== "none") {
    parts.push(`stroke-width="${Number.parseFloat(style.strokeWidth)}" stroke-linejoin="${style.strokeLinejoin}"`);
    if (style.strokeDasharray !== "none") parts.push(`stroke-dasharray="${style.strokeDasharray.replace(/px/g, "")}"`);
  }
  if (style.opacity !== "1") parts.push(`opacity="${style.opacity}"`);
  if (style.vectorEffect !== "none") parts.push(`vector-effect="${style.vectorEffect}"`);
  if (style.paintOrder.startsWith("stroke")) parts.push('paint-order="stroke"');
  return parts.join(" ");
}

function fontOf({ fontSize, fontWeight }: CSSStyleDeclaration): string {
  return `font-size="${Number.parseFloat(fontSize)}" font-weight="${fontWeight}"`;
}

let pen: CanvasRenderingContext2D | null = null;

function penOf(): CanvasRenderingContext2D | null {
  pen ??= document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  return pen;
}

/** Any CSS color in the notation that every program reads. */
function colorOf(color: string): { readonly hex: string; readonly alpha: number } {
  const context = penOf();
  if (!context) return { hex: color, alpha: 1 };
  context.clearRect(0, 0, 1, 1);
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [r = 0, g = 0, b = 0, a = 0] = context.getImageData(0, 0, 1, 1).data;
  const hex = `#${[r, g, b].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
  return { hex, alpha: Math.round((a / 255) * 1000) / 1000 };
}

/** From the top of a line of text to its baseline. */
function ascentIn(height: number, { font }: CSSStyleDeclaration): number {
  const context = penOf();
  if (!context) return 0.8 * height;
  context.font = font;
  const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = context.measureText("x");
  return (height - ascent - descent) / 2 + ascent;
}
