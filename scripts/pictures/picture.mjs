/** The picture that other sites show with a link to a page: its answer as a sentence, and its chart or other figures. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { escapeMarkup } from "../escape-markup.mjs";
import { root } from "../setup.mjs";
import { chartOf } from "./chart.mjs";
import { fitted, HEADING, SANS, STRONG, TEXT, textWidth } from "./fonts.mjs";
import { CHART_STYLES, COLORS } from "./styles.mjs";

/** What the sites that show such pictures ask for: https://developers.facebook.com/docs/sharing/webmasters/images/ */
export const WIDTH = 1200;
export const HEIGHT = 630;

const MARGIN = 64;
const TOP = 118;
const BOTTOM = 554;
const FULL = WIDTH - 2 * MARGIN;
/** For the answer, where a chart or other figures are beside it. */
const COLUMN = 520;
const BESIDE = { x: 640, y: TOP, width: WIDTH - MARGIN - 640, height: BOTTOM - TOP };

const way = (most) => (size) => ({ size, most });

/** How each text may be set, best first: `fitted`. */
const NAME = [52, 46, 40].map(way(2));
const FIGURE = [...[92, 80, 68, 58].map(way(1)), ...[58, 48].map(way(2)), ...[40, 34].map(way(3))];
const ITEMS = [68, 58, 48, 40, 34].map(way(4));
const BEFORE = [28, 24].map(way(2));
const LEADING = 1.3;
const within = (height) => (size) => ({ size, most: Math.max(1, Math.floor(height / (LEADING * size))) });
/** Figures in smaller type than this need the whole width. */
const LEGIBLE = 40;

const icon = readFileSync(join(root, "public/icon.svg"), "utf8").replace(
  "<svg",
  `<svg x="${MARGIN}" y="44" width="44" height="44"`,
);

/**
 * @param {import("./contents.mjs").Contents} contents of the page
 * @param {{ name: string, url: string }} site
 */
export function pictureOf(contents, site) {
  const beside = besideAnswer(contents);
  const soft = `fill="${COLORS.soft}"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" fill="${COLORS.ink}">`,
    `<style>${CHART_STYLES} .label{fill:${COLORS.soft};font-size:12.5px}</style>`,
    `<rect width="100%" height="100%" fill="${COLORS.paper}"/>`,
    icon,
    line(124, 75, site.name, HEADING, 30),
    line(WIDTH - MARGIN, 75, contents.above === site.name ? "" : contents.above, TEXT, 24, `${soft} text-anchor="end"`),
    answer(contents, beside ? COLUMN : FULL),
    beside ?? "",
    line(MARGIN, HEIGHT - 38, new URL(site.url).host, TEXT, 22, soft),
    "</svg>",
  ].join("");
}

function line(x, y, text, { family, weight }, size, more = "") {
  return `<text x="${x}" y="${y}" font-family="${family}" font-weight="${weight}" font-size="${size}" ${more}>${escapeMarkup(text)}</text>`;
}

/** The name of the page, and the sentence of its answer. */
function answer({ name, before, figure, after }, width) {
  const shapes = [];
  let y = TOP;
  const add = (paragraphs, font, ways, leading, gap, more) => {
    if (paragraphs.length === 0) return;
    const { size, lines } = fitted(paragraphs, font, ways, width);
    shapes.push(...lines.map((text, i) => line(MARGIN, y + size * (0.86 + leading * i), text, font, size, more)));
    y += size * leading * lines.length + gap;
  };
  add([name], HEADING, NAME, 1.12, 26);
  add(before, TEXT, BEFORE, LEADING, 6);
  add(figure, HEADING, waysOf(figure), 1.12, 14, `fill="${COLORS.green}"`);
  const sizes = figure.length > 0 ? [28, 24] : [36, 28, 24];
  add(after, TEXT, sizes.map(within(BOTTOM - y)), LEADING, 0);
  return shapes.join("");
}

function waysOf(figure) {
  return figure.length > 1 ? ITEMS : FIGURE;
}

/** The chart, or other figures if the answer is short; undefined if there are none. */
function besideAnswer({ chart, rows, figure }) {
  if (chart) return besideChart(chart);
  const isShort = fitted(figure, HEADING, waysOf(figure), COLUMN).size >= LEGIBLE;
  return isShort ? besideRows(rows) : undefined;
}

function besideChart(figure) {
  const { shapes, width, height } = chartOf(figure);
  const scale = Math.min(BESIDE.width / width, BESIDE.height / height);
  const left = BESIDE.x + (BESIDE.width - scale * width) / 2;
  const top = BESIDE.y + (BESIDE.height - scale * height) / 2;
  return `<g font-family="${SANS}" transform="translate(${left} ${top}) scale(${scale})">${shapes}</g>`;
}

const ROW = 62;
const ROW_SIZE = 24;
const MOST_ROWS = 6;

/** Names and values that fit, each on a line; undefined if there are too few. */
function besideRows(rows) {
  const fits = ([name, value]) =>
    textWidth(name, TEXT, ROW_SIZE) + textWidth(value, STRONG, ROW_SIZE) + ROW_SIZE <= BESIDE.width;
  const kept = rows.filter(fits).slice(0, MOST_ROWS);
  if (kept.length < 2) return undefined;
  const right = BESIDE.x + BESIDE.width;
  const top = BESIDE.y + (BESIDE.height - ROW * kept.length) / 2;
  return kept
    .map(([name, value], i) => {
      const y = top + ROW * i;
      return [
        line(BESIDE.x, y + 40, name, TEXT, ROW_SIZE, `fill="${COLORS.soft}"`),
        line(right, y + 40, value, STRONG, ROW_SIZE, 'text-anchor="end"'),
        `<path d="M${BESIDE.x} ${y + ROW}H${right}" stroke="${COLORS.rule}" stroke-width="2"/>`,
      ].join("");
    })
    .join("");
}
