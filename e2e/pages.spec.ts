/** Every page as HTML: head, text, addresses, and what a visitor without JavaScript sees. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { elementsOf, type HtmlElement } from "./html";
import { ALL_PATHS, CALCULATORS, expect, figure, holdBack, open, ready, test } from "./site";

test("every page has its own title, description, canonical link, social tags and structured data", async ({
  request,
}) => {
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  for (const path of ALL_PATHS) {
    const html = await (await request.get(path)).text();
    const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? "";
    const description = /<meta name="description" content="([^"]+)"/.exec(html)?.[1] ?? "";
    expect(title.length, path).toBeGreaterThan(10);
    expect(description.length, path).toBeGreaterThan(40);
    titles.add(title);
    descriptions.add(description);
    expect(html, path).toMatch(new RegExp(`<link rel="canonical" href="https://[^"]+${path}">`));
    for (const property of ["og:title", "og:description", "og:url", "og:type", "og:image"])
      expect(html, `${path} ${property}`).toContain(`<meta property="${property}"`);
    const data = JSON.parse(/<script type="application\/ld\+json">(.+?)<\/script>/.exec(html)?.[1] ?? "null");
    expect(data["@context"], path).toBe("https://schema.org");
    // The script that starts the page, which the policy names by its hash.
    expect(html.match(/<script(?![^>]*application\/)/g), path).toHaveLength(1);
    expect(html, path).not.toMatch(/ style="/);
  }
  expect(titles.size).toBe(ALL_PATHS.length);
  expect(descriptions.size).toBe(ALL_PATHS.length);
});

test("Chromium compiles the scripts of a page while they load", async ({ request }) => {
  const html = await (await request.get("/mortgage-calculator")).text();
  const list = /<script type="application\/json" id="scripts">(.+?)<\/script>/.exec(html)?.[1] ?? "";
  const scripts = await Promise.all(
    (JSON.parse(list).files as string[]).map(async (file) => (await request.get(file)).text()),
  );
  const large = scripts.filter((script) => script.length > 3000);
  expect(large.length).toBeGreaterThan(2);
  // It counts only at the very beginning.
  for (const script of large) expect(script).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

test("an address that does not exist returns 404 and offers search", async ({ page, watched }) => {
  watched.allow(/404/);
  const response = await page.goto("/no-such-page");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
  await page.getByLabel("Search for a calculator").fill("bmi");
  await page.getByRole("link", { name: "BMI Calculator" }).click();
  await expect(page).toHaveURL("/bmi-calculator");
});

test("Enter in the search on the 404 page opens the first result", async ({ page, watched }) => {
  watched.allow(/404/);
  await open(page, "/no-such-page");
  await page.getByLabel("Search for a calculator").fill("mortage");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/mortgage-calculator");
});

for (const script of ["main", "NotFoundContents"])
  test(`Enter in that search works before ${script} has loaded`, async ({ page, watched }) => {
    watched.allow(/404/);
    const deliver = await holdBack(page, script);
    await page.goto("/no-such-page", { waitUntil: "commit" });
    if (script !== "main") await ready(page);
    const box = page.getByLabel("Search for a calculator");
    await box.fill("mortage");
    await box.press("Enter");
    await expect(page).toHaveURL("/no-such-page");
    await expect(box).toHaveValue("mortage");
    deliver();
    await expect(page).toHaveURL("/mortgage-calculator");
  });

test("that search says when it cannot be loaded", async ({ page, watched }) => {
  watched.allow(/404|ERR_FAILED|Failed to load resource|Failed to fetch/);
  await page.route("**/assets/NotFoundContents-*.js", (route) => route.abort());
  await open(page, "/no-such-page");
  await page.getByLabel("Search for a calculator").fill("b");
  await expect(page.getByText("This part of the page couldn’t be loaded")).toBeInViewport();
});

test("robots.txt, site map, manifest and icons exist", async ({ request }) => {
  expect(await (await request.get("/robots.txt")).text()).toContain("Sitemap: https://");
  const map = await (await request.get("/sitemap.xml")).text();
  expect(map).toContain("/mortgage-calculator</loc>");
  const manifest = await (await request.get("/manifest.webmanifest")).json();
  // iPhones look for theirs by its name.
  const icons = ["/apple-touch-icon.png", ...manifest.icons.map((icon: { src: string }) => icon.src)];
  for (const icon of icons) expect((await request.get(icon)).ok(), icon).toBe(true);
});

test("headers forbid frames, fonts, media, objects, and scripts that did not come with the page", async ({
  request,
}) => {
  const headers = (await request.get("/")).headers();
  const policy = headers["content-security-policy"] ?? "";
  // Styles are left to each page's own policy, which names its style sheet.
  for (const kind of ["font", "frame", "media", "object"]) expect(policy).toContain(`${kind}-src 'none'`);
  expect(policy).not.toMatch(/default-src|style-src|nonce/);
  expect(policy).not.toMatch(/unsafe-(?:inline|eval)/);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(headers["x-content-type-options"]).toBe("nosniff");
});

test("the only script and the style sheets in a page are those that its policies name", async ({ request }) => {
  const hashOf = (text = "") => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
  for (const path of [...ALL_PATHS, "/shell.html", "/no-such-page"]) {
    const answer = await request.get(path);
    const html = await answer.text();
    const script = hashOf(/<script>(.+?)<\/script>/s.exec(html)?.[1]);
    expect(answer.headers()["content-security-policy"], path).toContain(`script-src 'self' ${script};`);
    const styles = [...html.matchAll(/<style[^>]*>(.+?)<\/style>/gs)].map((match) => hashOf(match[1]));
    const own = /<meta http-equiv="Content-Security-Policy" content="([^"]+)">/.exec(html)?.[1];
    expect(own, path).toBe(`style-src 'self' ${styles.join(" ")}`);
  }
});

test("a style or script that the page did not come with is refused", async ({ page, watched }) => {
  watched.allow(/Content.Security.Policy|TrustedScript/);
  await open(page, "/tip-calculator");
  const slipped = await page.evaluate(() => {
    const style = document.createElement("style");
    style.textContent = "body { outline: 3px solid red }";
    const script = document.createElement("script");
    script.append("window.slipped = true");
    document.head.append(style, script);
    return [getComputedStyle(document.body).outlineStyle, "slipped" in window];
  });
  expect(slipped).toEqual(["none", false]);
});

test("terms and privacy contain the required statements", async ({ page }) => {
  await open(page, "/terms");
  await expect(page.getByRole("main")).toContainText("Last updated: January 1, 2024");
  await expect(page.getByRole("main")).toContainText("governed by the laws of India");
  await open(page, "/privacy");
  await expect(page.getByRole("main")).toContainText("Last updated: January 1, 2024");
  await expect(page.getByRole("main")).toContainText("not directed at children under 13");
});

test("every package that the site ships is listed with its version and license", async ({ page, request, watched }) => {
  // A text file has no icon, so the browser looks for one.
  watched.allow(/favicon\.ico/);
  await open(page, "/about-us");
  await page.getByRole("link", { name: "the authors; here are their licenses" }).click();
  await expect(page).toHaveURL(/\.txt$/);
  const list = await (await request.get(page.url())).text();
  const packageFile = (path: string) => JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8"));
  const { dependencies } = packageFile("../package.json");
  // Only the command line uses these two.
  const { "@modelcontextprotocol/server": _server, zod: _zod, ...shipped } = dependencies;
  // Not listed there: indirect dependencies, and the passphrase word list.
  for (const name of [...Object.keys(shipped), "scheduler", "fastest-levenshtein"]) {
    const { version, license } = packageFile(`../node_modules/${name}/package.json`);
    expect(list).toContain(`\n${name} ${version}\n\nLicense: ${license}\n`);
  }
  expect(list).toContain("EFF large wordlist");
  expect(list).toContain("Copyright (c) Meta Platforms, Inc. and affiliates.");
});

test("contact has an e-mail link and no form", async ({ page }) => {
  await open(page, "/contact-us");
  const main = page.getByRole("main");
  await expect(main.locator('a[href^="mailto:"]')).toBeVisible();
  await expect(main).toContainText("24-48 hours");
  await expect(main.locator("form, input, textarea")).toHaveCount(0);
});

test("a category page filters its list", async ({ page }) => {
  await open(page, "/health-lifestyle-calculators");
  const list = page.locator(".calculator-list > li");
  const all = await list.count();
  // First, a search that only the script can answer: it loads with the first key.
  await page.getByLabel("Filter").fill("zzzz");
  await expect(page.getByText("No calculator in this category matches “zzzz”")).toBeVisible();
  await page.getByLabel("Filter").fill("body mass index");
  await expect(list).toHaveCount(1);
  await page.getByLabel("Filter").fill("");
  await expect(list).toHaveCount(all);
});

test("without JavaScript, every calculator shows its default answer, working and method", async ({ request }) => {
  for (const path of CALCULATORS) {
    const elements = elementsOf(await (await request.get(path)).text());
    const has = (what: string, wanted: (element: HtmlElement) => boolean) =>
      expect
        .soft(
          elements.filter(wanted).some(({ text }) => text !== ""),
          `${path}: ${what}`,
        )
        .toBe(true);
    has("heading", ({ name }) => name === "h1");
    has("note", ({ name, text }) => name === "p" && /on this page (?:are|is) an example/.test(text));
    // The scientific calculator has a display instead of an answer, and its history instead of a working.
    if (path === "/scientific-calculator") has("display", ({ name }) => name === "output");
    else {
      has("answer", ({ parent }) => isInside(parent, "answer"));
      has("working", ({ name, parent }) => name === "li" && parent?.classes.includes("work") === true);
    }
    const placeOf = (wanted: (element: HtmlElement) => boolean) => elements.findIndex(wanted);
    const answered = placeOf(({ name }) => name === "output");
    for (const below of ["tabs-part", "work", "prose"]) {
      const place = placeOf(({ classes }) => classes.includes(below));
      if (place >= 0) expect.soft(answered, `${path}: answer above ${below}`).toBeLessThan(place);
    }
    has("method", ({ name, parent }) => name === "p" && isInside(parent, "prose"));
    const main = elements.find(({ name }) => name === "main");
    expect.soft(main?.text, path).toMatch(/\w/);
    expect.soft(main?.text, path).not.toMatch(/\b(?:NaN|undefined)\b/);
  }
});

function isInside(element: HtmlElement | null, className: string): boolean {
  return element !== null && (element.classes.includes(className) || isInside(element.parent, className));
}

test.describe("in a browser without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a calculator shows its default answer, working and method", async ({ page }) => {
    await page.goto("/mortgage-calculator");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByText(/on this page are an example/)).toBeVisible();
    await expect(figure(page)).toHaveText("$2,555.95");
    await expect(page.locator(".work > li").first()).toBeVisible();
    await expect(page.locator(".prose p").first()).toBeVisible();
    expect(await page.locator("main").innerText()).not.toMatch(/\b(?:NaN|undefined)\b/);
  });
});
