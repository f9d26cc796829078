/** The search page, to which the home page's box and the search engines of browsers lead. */
import { expect, open, ready, test } from "./site";

const card = ".answer-card-headline";

test("answers and lists what its address asks, and the address follows the box", async ({ page }) => {
  await open(page, "/search?q=18%25+tip+on+%2464.30");
  const box = page.getByRole("combobox", { name: "Ask or search" });
  await expect(box).toHaveValue("18% tip on $64.30");
  await expect(page.locator(card)).toContainText("$11.57");
  await expect(page.getByRole("option", { name: /Tip Calculator/ })).toBeVisible();
  await box.fill("bmi");
  await expect(page.locator(card)).toHaveCount(0);
  await expect(page).toHaveURL("/search?q=bmi");
  await box.press("Enter");
  await expect(page).toHaveURL("/bmi-calculator");
  await page.goBack();
  await expect(page.getByRole("combobox", { name: "Ask or search" })).toHaveValue("bmi");
  await page.getByRole("listbox").getByRole("option").first().click();
  await expect(page).toHaveURL("/bmi-calculator");
});

test("is not for search engines, and tells browsers how to search here", async ({ page, request }) => {
  await open(page, "/search");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
  const link = page.locator('link[rel="search"]');
  const description = await request.get((await link.getAttribute("href")) as string);
  expect(description.headers()["content-type"]).toContain("xml");
  const [, template] = /template="https?:\/\/[^/"]+(\/search\?q=)\{searchTerms\}"/.exec(await description.text()) ?? [];
  expect(template).toBe("/search?q=");
  const { shortcuts } = await (await request.get("/manifest.webmanifest")).json();
  expect(shortcuts).toEqual([{ name: "Ask or search", url: "/search" }]);
  expect(await (await request.get("/sitemap.xml")).text()).not.toContain("/search");
});

test("the home page's box answers as one types, and Enter leads to the search page", async ({ page }) => {
  await open(page, "/");
  const box = page.getByRole("combobox", { name: "Ask or search" });
  await page.getByPlaceholder("Ask or search").fill("15% of 80");
  await expect(page.locator(card)).toContainText("15% of 80 is 12");
  await box.press("Enter");
  await expect(page).toHaveURL("/search?q=15%25+of+80");
  await expect(page.locator(card)).toContainText("15% of 80 is 12");
});

test("the home page's box is a form before its script has loaded", async ({ page, watched }) => {
  watched.allow(/ERR_FAILED/);
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await page.getByPlaceholder("Ask or search").fill("2 + 2");
  await page.unroute("**/assets/*.js");
  await page.getByPlaceholder("Ask or search").press("Enter");
  await expect(page).toHaveURL("/search?q=2+%2B+2");
  await ready(page);
  await expect(page.getByRole("combobox", { name: "Ask or search" })).toHaveValue("2 + 2");
});

test("what is not understood is said with the question that has an answer, and nothing jumps while one types", async ({
  page,
}) => {
  await open(page, "/search?q=15%25+of+80+bananas");
  const box = page.getByRole("combobox", { name: "Ask or search" });
  await expect(page.locator(".answer-card-problem")).toHaveText(
    "I don’t know “bananas” here. “15% of 80” has an answer.",
  );
  await box.fill("15% of 80");
  await expect(page.getByRole("status").filter({ hasText: "15% of 80 is 12" })).toHaveCount(1);
  const height = () => page.locator(".answer-card").evaluate((card) => card.getBoundingClientRect().top);
  const before = await height();
  await box.press("End");
  await box.pressSequentially(" ba");
  await expect(page.locator(".answer-card.stale")).toBeVisible();
  expect(await height()).toBe(before);
});

test.describe("offline", () => {
  test.use({ serviceWorkers: "allow" });

  test("the address keeps its question, and has an answer", async ({ page, context, watched }) => {
    watched.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource|net::/);
    await open(page, "/search?q=20%25+of+50");
    await expect(page.locator(card)).toContainText("20% of 50 is 10");
    const isKept = () => page.evaluate(async () => (await caches.match("/search")) !== undefined);
    await expect.poll(isKept, { timeout: 20_000 }).toBe(true);
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    await page.goto("/search?q=15%25+of+80");
    await expect(page).toHaveURL("/search?q=15%25+of+80");
    await expect(page.locator(card)).toContainText("15% of 80 is 12");
  });
});

test.describe("in India", () => {
  test.use({ locale: "en-IN" });

  test("the home page's examples are Indian ones, and lead to their answers", async ({ page }) => {
    await open(page, "/");
    await page.getByRole("link", { name: "18% GST on 2500" }).click();
    await expect(page.locator(card)).toContainText("₹2,950");
  });

  test("dates are read as people there write them: the day first", async ({ page }) => {
    await open(page, "/search?q=days+between+3/1/2027+and+5/1/2027");
    await expect(page.locator(card)).toContainText("From January 3 to January 5, 2027, is 2 days");
  });
});
