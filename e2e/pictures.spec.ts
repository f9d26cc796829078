/** The pictures that other sites show with links, as they are served. */
import { Resvg } from "@resvg/resvg-js";
import { contentsOf, sentenceOf } from "../scripts/pictures/contents.mjs";
import { FONTS } from "../scripts/pictures/fonts.mjs";
import { pictureOf } from "../scripts/pictures/picture.mjs";
import { pngOf } from "../scripts/pictures/png.mjs";
import { site } from "../site.config";
import { elementsOf } from "./html";
import { ALL_PATHS, expect, test } from "./site";

const SIGNS: Readonly<Record<string, string>> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"' };

const decoded = (text: string) => text.replace(/&(?:amp|lt|gt|quot);/g, (name) => SIGNS[name] as string);

/** What a page says about itself to other sites. */
const said = (html: string, property: string) =>
  decoded(new RegExp(`<meta (?:property|name)="${property}" content="([^"]*)">`).exec(html)?.[1] ?? "");

const contentsIn = (html: string) => contentsOf(html, said(html, "description"));

test("every page has a picture of its own, of the size that it says, and small", async ({ request }) => {
  const pictures = new Set<string>();
  for (const path of ALL_PATHS) {
    const html = await (await request.get(path)).text();
    const address = said(html, "og:image");
    expect(address.startsWith(`${site.url}/`), path).toBe(true);
    expect(said(html, "twitter:card"), path).toBe("summary_large_image");
    const response = await request.get(address.slice(site.url.length));
    expect(response.headers()["content-type"], path).toBe("image/png");
    expect(response.headers()["cache-control"], path).toBe("no-cache");
    const png = await response.body();
    expect(png.toString("latin1", 1, 4), path).toBe("PNG");
    const size = [png.readUInt32BE(16), png.readUInt32BE(20)];
    expect(size, path).toEqual([1200, 630]);
    expect([said(html, "og:image:width"), said(html, "og:image:height")].map(Number), path).toEqual(size);
    expect(png.length, path).toBeLessThan(40_000);
    pictures.add(png.toString("base64"));
  }
  expect(pictures.size).toBe(ALL_PATHS.length);
});

test("it says what the answer on the page says, and so does its description", async ({ request }) => {
  for (const path of ALL_PATHS) {
    const html = await (await request.get(path)).text();
    const contents = contentsIn(html);
    const alt = said(html, "og:image:alt");
    expect(alt.length, path).toBeGreaterThan(3);
    expect(alt, path).toBe(sentenceOf(contents));
    const elements = elementsOf(html);
    const name = elements.find((element) => element.name === "h1")?.text;
    const figure = elements.find(({ name, parent }) => name === "b" && parent?.classes.includes("answer"))?.text;
    const texts = pictureOf(contents, site).match(/(?<=<text[^>]*>)[^<]*/g) ?? [];
    const words = decoded(texts.join(" "));
    expect(words, path).toContain(name);
    // Formulas and lists of items are written in a line there.
    if (figure && /^[\w$₹€%.,: -]+$/.test(figure) && contents.figure.length === 1)
      expect(words.replaceAll(" ", ""), path).toContain(figure.replaceAll(" ", ""));
  }
});

test("it is drawn from the page as it is served", async ({ request }) => {
  const html = await (await request.get("/mortgage-calculator")).text();
  const contents = contentsIn(html);
  expect(contents.chart).toBeDefined();
  const image = new Resvg(pictureOf(contents, site), { font: FONTS }).render();
  const served = await (await request.get("/mortgage-calculator.png")).body();
  expect(Buffer.compare(pngOf(image), served)).toBe(0);
});

test("visitors do not fetch pictures, and no browser keeps them for offline use", async ({ request }) => {
  for (const file of ["/offline.json", "/sw.js", "/sitemap.xml"])
    expect(await (await request.get(file)).text(), file).not.toContain(".png");
});
