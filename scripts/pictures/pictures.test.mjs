/** Pictures for links: what is read from a page, how it is laid out, and how it is written. */
import { inflateSync } from "node:zlib";
import { Resvg } from "@resvg/resvg-js";
import { fromHtml } from "hast-util-from-html";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ChartFigure } from "../../src/site/charts/ChartFigure";
import { contentsOf, firstIn, isTag, sentenceOf, textOf } from "./contents.mjs";
import { FONTS, HEADING, textWidth } from "./fonts.mjs";
import { HEIGHT, pictureOf, WIDTH } from "./picture.mjs";
import { pngOf } from "./png.mjs";
import { COLORS } from "./styles.mjs";

const SITE = { name: "Reckoner", url: "https://reckoner.example" };

const balance = {
  kind: "lines",
  x: { label: "Year", format: String, values: [2026, 2041, 2056] },
  y: { label: "Balance owed", format: (value) => `$${value / 1000}k` },
  series: [
    { label: "Loan", color: "green", area: true, values: [320_000, 220_000, 0] },
    { label: "Second loan", color: "blue", dashed: true, values: [40_000, 20_000, 0] },
  ],
  caption: "Half is paid off in 2048.",
};

const answer = (figure) =>
  `<output class="answer"><span>You pay each month</span> ${figure} <span>and own the home in 2056.</span></output>`;

const page = (inside, name = "Mortgage Calculator") =>
  `<header><h1>No</h1></header><main><p class="crumb"><a>Financial</a><button>Favorite</button></p><h1>${name}</h1>${inside}</main>`;

const drawn = (html) => {
  const contents = contentsOf(html, "What the page is about.");
  return { contents, svg: pictureOf(contents, SITE) };
};

/** All texts of a drawing, with what is said about each. */
const textsIn = (svg) =>
  [...svg.matchAll(/<text([^>]*)>([^<]*)</g)].map(([, attributes, text]) => ({
    text: textOf(fromHtml(text, { fragment: true })),
    ...Object.fromEntries([...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value])),
  }));
const saidIn = (svg) =>
  textsIn(svg)
    .map(({ text }) => text)
    .join(" ");

it("says the name of the page, what it is part of, and the sentence of its answer", () => {
  const { contents, svg } = drawn(page(answer("<b>$2,555.95</b>")));
  expect(sentenceOf(contents)).toBe("You pay each month $2,555.95 and own the home in 2056.");
  expect(saidIn(svg)).toBe(
    "Reckoner Financial Mortgage Calculator You pay each month $2,555.95 and own the home in 2056. reckoner.example",
  );
  const figure = textsIn(svg).find(({ text }) => text === "$2,555.95");
  expect(figure).toMatchObject({ fill: COLORS.green, "font-family": HEADING.family });
});

it("says what a page without an answer is about, and leads to", () => {
  const list = '<ul class="calculator-list"><li><h2><a>VA Loan</a></h2></li><li><h2><a>FHA Loan</a></h2></li></ul>';
  const { svg } = drawn(page(list, "Loans"));
  expect(saidIn(svg)).toMatch(
    /^Reckoner Financial Loans What the page is about\. VA Loan +FHA Loan +reckoner\.example$/,
  );
});

it("has every item of an answer, and fractions of formulas, in one line each", () => {
  const items = drawn(page(answer('<b class="items"><span>A pays $47.16</span><span>B pays $64.29</span></b>')));
  expect(items.contents.figure).toEqual(["A pays $47.16", "B pays $64.29"]);
  expect(textsIn(items.svg).map(({ text }) => text)).toEqual(expect.arrayContaining(items.contents.figure));
  const root = "<mfrac><mrow><mn>1</mn><mo>+</mo><msqrt><mn>5</mn></msqrt></mrow><mn>2</mn></mfrac>";
  const formula = drawn(page(answer(`<b class="text"><math><mi>x</mi><mo>=</mo>${root}</math></b>`)));
  expect(formula.contents.figure).toEqual(["x = (1+√5)/2"]);
});

it("leaves no word out of long answers, breaks no figure, and stays above the last line", () => {
  const long = "one hundred twenty-three million four hundred fifty-six thousand seven hundred eighty-nine dollars";
  const { svg } = drawn(page(answer(`<b>${long}</b>`), "Average, Mean, Median, Mode and Statistics Calculator"));
  expect(saidIn(svg)).toContain(long);
  expect(saidIn(svg)).toContain("and own the home in 2056.");
  const lines = textsIn(svg).slice(0, -1);
  expect(Math.max(...lines.map(({ y }) => Number(y)))).toBeLessThan(Number(textsIn(svg).at(-1).y) - 24);
  const rupees = drawn(page(answer("<b>₹11,39,66,27,123</b>"))).svg;
  expect(textsIn(rupees).map(({ text }) => text)).toContain("₹11,39,66,27,123");
});

it("has figures beside the answer where there is no chart, without folded ones", () => {
  const row = (name, value) => `<div><dt>${name}<small>a note</small></dt><dd>${value}<button>Copy</button></dd></div>`;
  const rows = `<dl class="figures">${row("Loan", "$320,000")}${row("APR", "6.7%")}</dl>`;
  const folded = `<details><dl class="figures">${row("Hidden", "1")}</dl></details>`;
  const { contents, svg } = drawn(page(answer("<b>$2,555.95</b>") + rows + folded));
  expect(contents.rows).toEqual([
    ["Loan", "$320,000"],
    ["APR", "6.7%"],
  ]);
  expect(saidIn(svg)).toContain("Loan $320,000 APR 6.7%");
});

it("draws the chart of the page beside the answer, with its axes and legend", () => {
  const chart = renderToStaticMarkup(createElement(ChartFigure, { chart: balance }));
  const { svg } = drawn(page(answer("<b>$2,555.95</b>") + chart));
  expect(saidIn(svg)).toMatch(/Loan Second loan Balance owed .*\$400k.* Year/);
  // Labels for wide screens only would cover those for narrow ones.
  expect(svg).not.toContain('class="wide-only"');
  // Lines are moved to their places instead of being stretched, which would make them thinner.
  expect(svg).not.toContain('viewBox="0 0 1000 1000"');
  const plot = firstIn(fromHtml(svg, { fragment: true }), (node) => node.properties.className?.includes("plot"));
  const { width, height } = firstIn(plot, isTag("svg")).properties;
  const [, path] = /class="line line-green" d="([^"]+)"/.exec(svg);
  const points = path.match(/[\d.]+/g).map(Number);
  expect(points[0]).toBe(0);
  expect(points[1]).toBeCloseTo(Number(height) / 5, 1);
  expect(points.at(-2)).toBeCloseTo(Number(width), 1);
  expect(points.at(-1)).toBeCloseTo(Number(height), 1);
  const beside = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg">${/<style>.*?<\/style>/s.exec(svg)[0]}${/<g font-family.*<\/g>/s.exec(svg)[0]}</svg>`,
    { font: FONTS },
  ).getBBox();
  expect(beside.x).toBeGreaterThan(600);
  expect(beside.x + beside.width).toBeLessThan(WIDTH - 40);
  expect(beside.y).toBeGreaterThan(80);
  expect(beside.y + beside.height).toBeLessThan(HEIGHT - 60);
});

it("has the colors that browsers show", () => {
  // Read from a canvas of Chromium 141, filled with the color-mix() of charts.css.
  expect(COLORS).toMatchObject({
    "blue-pale": "#7f9bb5",
    "blue-deep": "#29445e",
    "ochre-deep": "#b25e1c",
    "red-deep": "#672e26",
  });
});

it("refuses a character that its fonts cannot draw, instead of leaving it out", () => {
  expect(textWidth("₹ ≈ √ − ½ ² ₄ → ’", HEADING, 20)).toBeGreaterThan(100);
  expect(() => textWidth("価格", HEADING, 20)).toThrow("no “価”");
});

/** Pixels of a PNG with a palette, four bytes each. */
function decoded(png) {
  const chunks = new Map();
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
    const length = png.readUInt32BE(at);
    chunks.set(png.toString("latin1", at + 4, at + 8), png.subarray(at + 8, at + 8 + length));
  }
  const [width, height] = [chunks.get("IHDR").readUInt32BE(0), chunks.get("IHDR").readUInt32BE(4)];
  const rows = inflateSync(chunks.get("IDAT"));
  const palette = chunks.get("PLTE");
  const pixels = [];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const place = rows[y * (width + 1) + 1 + x];
      pixels.push(...palette.subarray(3 * place, 3 * place + 3), 255);
    }
  return { width, height, pixels: Buffer.from(pixels) };
}

it("writes pixels as they are if their colors fit into a palette, and close to it otherwise", () => {
  const image = (width, height, colorOf) => {
    const pixels = Buffer.alloc(4 * width * height);
    for (let i = 0; i < width * height; i++) pixels.set([...colorOf(i), 255], 4 * i);
    return { width, height, pixels };
  };
  const few = image(20, 12, (i) => [i, 2 * (i % 100), 255 - i]);
  expect(decoded(pngOf(few))).toEqual(few);
  // Two thirds of it in one color, which must stay the same.
  const many = image(60, 50, (i) => (i % 3 ? [251, 250, 246] : [i % 256, (7 * i) % 256, (i >> 3) % 256]));
  const back = decoded(pngOf(many)).pixels;
  const differences = [...many.pixels].map((value, i) => Math.abs(value - back[i]));
  expect(differences.filter((_, i) => Math.floor(i / 4) % 3 > 0).every((one) => one === 0)).toBe(true);
  expect(Math.max(...differences)).toBeGreaterThan(0);
  expect(Math.max(...differences)).toBeLessThan(64);
});

it("writes a picture that another program reads, of the size that it says", () => {
  const { svg } = drawn(page(answer("<b>$2,555.95</b>")));
  const image = new Resvg(svg, { font: FONTS }).render();
  const png = pngOf(image);
  const embedded = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><image width="${WIDTH}" height="${HEIGHT}" href="data:image/png;base64,${png.toString("base64")}"/></svg>`;
  const back = new Resvg(embedded).render();
  expect([image.width, image.height]).toEqual([WIDTH, HEIGHT]);
  expect(Buffer.compare(back.pixels, image.pixels)).toBe(0);
});
