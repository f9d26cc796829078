/** Charts are copied, and saved as files that need nothing but themselves. */
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, open, test } from "./site";

async function saved(page: Page, name: "SVG" | "PNG"): Promise<{ file: string; content: Buffer }> {
  const waiting = page.waitForEvent("download");
  await page.locator(".chart-file").first().getByRole("button", { name }).click();
  const download = await waiting;
  return { file: download.suggestedFilename(), content: readFileSync(await download.path()) };
}

/** Width and height in the header of a PNG (RFC 2083, 11.2.1). */
function sizeOf(png: Buffer): [number, number] {
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

const CHARTS = [
  ["/mortgage-calculator", "lines", "Mortgage Calculator"],
  ["/percentage-calculator", "bars", "Percentage Calculator"],
  ["/bmi-calculator", "bands", "BMI Calculator"],
] as const;

for (const theme of ["light", "dark"] as const)
  for (const [path, kind, title] of CHARTS)
    test(`a chart of ${kind} is one light drawing that needs nothing else, in the ${theme} theme`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme });
      await open(page, path);
      const { file, content } = await saved(page, "SVG");
      const svg = content.toString();
      expect(file).toMatch(new RegExp(`^${path.slice(1)}-[a-z0-9-]+\\.svg$`));
      // No style sheet, class, variable, reference, script or foreign element.
      expect(svg).not.toMatch(/class=|style=|var\(|href|<style|<script|foreignObject|light-dark|NaN|undefined/);
      const texts = [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text = ""]) =>
        text.replaceAll("&amp;", "&"),
      );
      expect(texts[0]).toContain(title);
      expect(texts.at(-1)).toMatch(/^Reckoner, [A-Z][a-z]+ \d+, \d{4}\./);
      expect(svg.match(/<(?:path|rect|line|circle) /g)?.length).toBeGreaterThan(3);
      // The caption, and everything in the legend and on the axes.
      const shown = await page
        .locator(".chart-file")
        .first()
        .evaluate((chart) =>
          [...chart.querySelectorAll(".legend li, figcaption, .axis-title")].map((one) => one.textContent ?? ""),
        );
      const all = texts.join(" ").replace(/\s+/g, " ");
      for (const text of shown) expect(all).toContain(text.replace(/\s+/g, " ").trim());
      // Ink on white.
      expect(svg).toContain('<rect width="100%" height="100%" fill="#ffffff"/>');
      expect(svg).toContain('fill="#5c6066"');
    });

test("the image has two pixels for each of the drawing", async ({ page }) => {
  await open(page, "/mortgage-calculator");
  const { content } = await saved(page, "SVG");
  const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(content.toString()) ?? [];
  const image = await saved(page, "PNG");
  expect(image.file).toMatch(/\.png$/);
  expect(sizeOf(image.content)).toEqual([2 * Number(width), 2 * Number(height)]);
  // A drawing that failed would be one color, which compresses to a few kilobytes.
  expect(image.content.length).toBeGreaterThan(20_000);
});

test("a chart is copied as an image", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "/mortgage-calculator");
  await page.locator(".chart-file").first().getByRole("button", { name: "Copy chart" }).click();
  await expect(page.getByText("Chart copied", { exact: true })).toBeVisible();
  const types = await page.evaluate(async () => (await navigator.clipboard.read()).flatMap(({ types }) => [...types]));
  expect(types).toContain("image/png");
});

test("charts of “what if” and of a comparison are saved like others, with names of their own", async ({ page }) => {
  await open(page, "/mortgage-calculator");
  await page.getByRole("button", { name: "What if …" }).click();
  await page.getByRole("button", { name: "Compare" }).click();
  await page.locator("#termYears").fill("15");
  for (const [part, file, title] of [
    [".what-if", "mortgage-calculator-what-if.svg", /^Mortgage Calculator: Monthly payment by /],
    [
      ".what-if",
      "mortgage-calculator-what-matters-most.svg",
      /^Mortgage Calculator: Monthly payment, what matters most$/,
    ],
    [".compare", /^mortgage-calculator-compared-[a-z-]+\.svg$/, /^Mortgage Calculator: /],
  ] as const) {
    const charts = page.locator(part).locator(".chart-file");
    const chart = String(file).includes("matters") ? charts.nth(1) : charts.first();
    const waiting = page.waitForEvent("download");
    await chart.getByRole("button", { name: "SVG" }).click();
    const download = await waiting;
    expect(download.suggestedFilename()).toMatch(file);
    const svg = readFileSync(await download.path()).toString();
    expect(/<title>([^<]*)<\/title>/.exec(svg)?.[1]).toMatch(title);
    expect(svg.match(/<(?:path|rect|line|circle) /g)?.length).toBeGreaterThan(3);
  }
});
