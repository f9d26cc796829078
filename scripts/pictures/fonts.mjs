/** The fonts of pictures, and how texts are broken into lines in them. */
import { createRequire } from "node:module";
import { Resvg } from "@resvg/resvg-js";
import { escapeMarkup } from "../escape-markup.mjs";

export const SERIF = "Source Serif 4";
export const SANS = "Source Sans 3";

const require = createRequire(import.meta.url);

/** The same on every machine, whatever is installed there. */
export const FONTS = {
  loadSystemFonts: false,
  defaultFontFamily: SANS,
  fontFiles: [
    require.resolve("@expo-google-fonts/source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf"),
    require.resolve("@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf"),
    require.resolve("@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf"),
  ],
};

/**
 * @typedef {object} Font
 * @property {string} family
 * @property {number} weight
 */
export const HEADING = { family: SERIF, weight: 600 };
export const TEXT = { family: SANS, weight: 400 };
export const STRONG = { family: SANS, weight: 600 };

/** Characters are measured at this size. */
const EM = 100;
const advances = new Map();

/** @param {string} text @param {Font} font @param {number} size */
export function textWidth(text, font, size) {
  let sum = 0;
  for (const character of text) sum += advanceOf(character, font);
  return (sum * size) / EM;
}

/** A space is as wide as what it adds between two letters. */
function advanceOf(character, font) {
  const key = `${font.family} ${font.weight} ${character}`;
  let advance = advances.get(key);
  if (advance === undefined) {
    if (isMissing(character, font)) throw new Error(`The fonts of pictures have no “${character}”`);
    advance = boxOf(`H${character}H`, font).width - boxOf("HH", font).width;
    advances.set(key, advance);
  }
  return advance;
}

/** No font has the last character; others without a drawing of their own look the same. */
const NO_CHARACTER = "\u{10ffff}";

function isMissing(character, font) {
  const [found, none] = [character, NO_CHARACTER].map((one) => boxOf(one, font));
  return found !== undefined && ["x", "y", "width", "height"].every((side) => found[side] === none[side]);
}

/** Around what is drawn; undefined for spaces. */
function boxOf(text, { family, weight }) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg"><text font-family="${family}" font-weight="${weight}" font-size="${EM}">${escapeMarkup(text)}</text></svg>`;
  return new Resvg(svg, { font: FONTS }).getBBox();
}

/** Breaks a text between words, or null if a word is longer than a line. @param broken breaks inside of words, too */
function linesOf(text, font, size, width, broken) {
  const fits = (line) => textWidth(line, font, size) <= width;
  const lines = [];
  let line = "";
  for (const word of text.split(" ")) {
    const longer = line ? `${line} ${word}` : word;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line) lines.push(line);
    line = word;
    if (fits(word)) continue;
    if (!broken) return null;
    line = "";
    for (const character of word) {
      if (!fits(line + character)) {
        lines.push(line);
        line = "";
      }
      line += character;
    }
  }
  return [...lines, line];
}

/**
 * A text in lines, in the first way that has room for it. In the last one, words are broken, and what still does not
 * fit is left out.
 * @param {readonly string[]} paragraphs
 * @param {readonly { size: number, most: number }[]} ways sizes, and how many lines there may be
 */
export function fitted(paragraphs, font, ways, width) {
  for (const { size, most } of ways.slice(0, -1)) {
    const lines = paragraphs.map((text) => linesOf(text, font, size, width, false));
    if (!lines.includes(null) && lines.flat().length <= most) return { size, lines: lines.flat() };
  }
  const { size, most } = ways.at(-1);
  const lines = paragraphs.flatMap((text) => linesOf(text, font, size, width, true));
  if (lines.length <= most) return { size, lines };
  let end = lines[most - 1];
  while (textWidth(`${end}…`, font, size) > width) end = end.slice(0, -1);
  return { size, lines: [...lines.slice(0, most - 1), `${end.trimEnd()}…`] };
}
