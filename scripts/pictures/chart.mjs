/** Draws a chart of a page, which is HTML around several SVGs, as one SVG. */

import { escapeMarkup } from "../escape-markup.mjs";
import { firstIn, hasClass, isTag, textOf } from "./contents.mjs";
import { TEXT, textWidth } from "./fonts.mjs";

/** Pixels, as on the narrowest phone, for which the labels of charts are laid out. */
const WIDTH = 330;
/** Names of the elements around the SVG of a plot. */
const PLOTS = ["plot", "bands", "rows", "distribution-plot"];

/** Of plots whose SVG is as high as the element around it. */
const HEIGHTS = { plot: 192, bands: 50 };
const LINE = 19;
const SMALL = 12.5;

/** Between a plot and the labels beside it. */
const GAP = 8;

/**
 * @param figure the element
 * @returns `shapes` in a coordinate system that begins at the upper left corner, and their size
 */
export function chartOf(figure) {
  const axes = firstIn(figure, hasClass("axes"));
  const drawing = { shapes: [], y: 0 };
  for (const part of figure.children) {
    if (part === axes) addAxes(drawing, axes);
    else if (hasClass("legend")(part)) addLegend(drawing, part);
  }
  const shapes = `<g class="axes ${classesOf(figure).join(" ")}">${drawing.shapes.join("")}</g>`;
  return { shapes, width: WIDTH, height: drawing.y };
}

function addLegend(drawing, list) {
  let x = 0;
  drawing.y += 5;
  for (const item of list.children) {
    const text = textOf(item);
    const room = 16 + textWidth(text, TEXT, SMALL);
    if (x > 0 && x + room > WIDTH) {
      x = 0;
      drawing.y += LINE;
    }
    drawing.shapes.push(keyOf(item.children[0], x, drawing.y), label(x + 16, drawing.y + 11, text));
    x += room + 14;
  }
  drawing.y += LINE;
}

function keyOf(element, x, y) {
  const names = classesOf(element).join(" ");
  if (hasClass("dashed")(element)) return `<path class="line ${names}" d="M${x} ${y + 7}h11"/>`;
  const ground = hasClass("band")(element) ? "area-green line-green" : names.replace(/\bbg-/, "fill-");
  return `<rect class="${ground}" x="${x}" y="${y + 2}" width="10" height="10"/>`;
}

function addAxes(drawing, { children }) {
  const gutters = children.filter(hasClass("gutter"));
  const widthOf = (gutter) => (gutter ? GAP + textWidth(textOf(gutter.children[0]), TEXT, 12) : 0);
  const plotted = children.findIndex((child) => PLOTS.some((name) => hasClass(name)(child)));
  const isLeft = (gutter) => children.indexOf(gutter) < plotted;
  const left = gutters.find(isLeft);
  const right = gutters.find((gutter) => !isLeft(gutter));
  const x = widthOf(left);
  const width = WIDTH - x - widthOf(right);
  const place = (svg, height) => {
    drawing.shapes.push(framed(svg, { x, y: drawing.y, width, height }));
    drawing.y += height;
  };
  for (const child of children) {
    const name = [...PLOTS, "axis-titles", "marks", "below", "axis-title"].find((one) => hasClass(one)(child));
    if (name === "axis-titles") {
      const [first, second] = child.children.map(textOf);
      drawing.y += LINE;
      drawing.shapes.push(label(0, drawing.y - 6, first), label(WIDTH, drawing.y - 6, second, "end"));
      drawing.y += 6;
    } else if (name === "marks" && !hasClass("wide-only")(child)) {
      place(child, Number(child.properties.height));
    } else if (PLOTS.includes(name)) {
      const svg = firstIn(child, isTag("svg"));
      const height = HEIGHTS[name] ?? Number(svg.properties.height);
      for (const [gutter, from] of [
        [left, 0],
        [right, x + width + GAP],
      ]) {
        const beside = { x: from, y: drawing.y, width: widthOf(gutter) - GAP, height };
        if (gutter) drawing.shapes.push(framed(firstIn(gutter, isTag("svg")), beside));
      }
      drawing.shapes.push(`<g class="${name}">`);
      place(svg, height);
      drawing.shapes.push("</g>");
    } else if (name === "below") {
      drawing.y += 3;
      place(child, Number(child.properties.height));
    } else if (name === "axis-title") {
      drawing.shapes.push(label(x + width / 2, drawing.y + 13, textOf(child), "middle"));
      drawing.y += LINE;
    }
  }
}

function label(x, y, text, anchor = "start") {
  return `<text class="label" x="${x}" y="${y}" text-anchor="${anchor}">${escapeMarkup(text)}</text>`;
}

function classesOf({ properties }) {
  return properties?.className ?? [];
}

/** An SVG of the page at its place. */
function framed({ children }, { x, y, width, height }) {
  const inside = children.map((child) => shapeOf(child, { width, height })).join("");
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}" overflow="visible">${inside}</svg>`;
}

/** Names of attributes whose properties have others. */
const NAMES = { textAnchor: "text-anchor", className: "class" };

function shapeOf(node, size) {
  if (node.type === "text") return escapeMarkup(node.value);
  if (hasClass("wide-only")(node)) return "";
  const { viewBox, ariaHidden, preserveAspectRatio, ...properties } = node.properties;
  if (node.tagName === "svg") properties.overflow = hasClass("unclipped")(node) ? "visible" : "hidden";
  // Only the shape is stretched, and not the line along it, which few programs can tell apart.
  const inner = viewBox ? { ...size, stretch: stretchIn(viewBox, size) } : size;
  if (properties.d && size.stretch) properties.d = size.stretch(properties.d);
  const attributes = Object.entries(properties).map(
    ([name, value]) => ` ${NAMES[name] ?? name}="${escapeMarkup([value].flat().join(" "))}"`,
  );
  const inside = node.children.map((child) => shapeOf(child, inner)).join("");
  return `<${node.tagName}${attributes.join("")}>${inside}</${node.tagName}>`;
}

/** Moves the points of a path, whose commands are absolute, from a view box that begins at 0 into a plot. */
function stretchIn(viewBox, { width, height }) {
  const [, , across, down] = viewBox.split(" ").map(Number);
  const [byX, byY] = [width / across, height / down];
  const scaled = (value, factor) => String(Math.round(value * factor * 100) / 100);
  return (path) =>
    path.replace(/([MLHV])([\d.,-]+)/g, (_, command, numbers) => {
      if (command === "H") return `H${scaled(numbers, byX)}`;
      if (command === "V") return `V${scaled(numbers, byY)}`;
      const [x, y] = numbers.split(",");
      return `${command}${scaled(x, byX)},${scaled(y, byY)}`;
    });
}
