/** HTML that is not what React expects, because a proxy, an extension or a translator changed it. */
import type { Page } from "@playwright/test";
import { expect, figure, followFooterLink, holdBack, idle, open, ready, test } from "./site";

/** A $500,000 home by the annuity formula: 80% over 30 years at 6.5%, 1.1% tax, $2,000 insurance a year. */
const MONTHLY = `$${(monthly(400_000, 0.065 / 12, 360) + (500_000 * 0.011 + 2000) / 12).toLocaleString("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;

function monthly(loan: number, rate: number, payments: number): number {
  return (loan * rate) / (1 - (1 + rate) ** -payments);
}

/** Three ways to change a page in transit, none of which affects a script or a style sheet. */
const CHANGES: Readonly<Record<string, (html: string) => string>> = {
  "a changed label": (html) => replaced(html, /(<button[^>]*>(?:<svg.*?<\/svg>)?)[^<]*Search/, "$1Suchen"),
  "a removed element": (html) => replaced(html, /<a class="skip-link"[^>]*>.*?<\/a>/, ""),
  "an inserted element": (html) => replaced(html, /<main /, '<div class="ad">Buy now</div><main '),
};

/** The HTML after a replacement, which must have matched. */
function replaced(html: string, what: RegExp, by: string): string {
  const changed = html.replace(what, by);
  expect(changed).not.toBe(html);
  return changed;
}

/** Opens a page whose HTML is changed in transit, and types before its scripts load. */
async function openChanged(
  page: Page,
  path: string,
  change: (html: string) => string,
  type: () => Promise<void>,
): Promise<void> {
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });
  const release = await holdBack(page, "main");
  await page.goto(path);
  await type();
  release();
  await ready(page);
}

/** What exists only in the HTML must still be there. */
async function expectFooter(page: Page): Promise<void> {
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByRole("link", { name: "Privacy Policy" })).toBeVisible();
  await expect(footer.getByRole("link", { name: "Developer Tools" })).toBeVisible();
}

async function expectMethod(page: Page): Promise<void> {
  await expect(page.locator("article .prose")).toContainText(/\w{3,} \w{3,}/);
}

for (const [name, change] of Object.entries(CHANGES)) {
  test(`${name} on a simple calculator`, async ({ page }) => {
    const percent = page.getByLabel("Percent", { exact: true });
    await openChanged(page, "/percentage-calculator", change, () => percent.fill("30"));
    await expect(percent).toHaveValue("30");
    await expect(percent).toBeFocused();
    await expect(figure(page)).toHaveText("24");
    await percent.fill("40");
    await expect(figure(page)).toHaveText("32");
    await expectMethod(page);
    await expectFooter(page);
    await expect(page.locator("article .prose")).toHaveCount(1);
  });

  test(`${name} on a rich calculator`, async ({ page }) => {
    const price = page.getByLabel("Home price");
    await openChanged(page, "/mortgage-calculator", change, () => price.fill("500k"));
    await expect(price).toHaveValue("500k");
    await expect(figure(page)).toHaveText(MONTHLY);
    await expect(page.getByRole("tab").first()).toBeVisible();
    await expectMethod(page);
    await expectFooter(page);
    await followFooterLink(page, "Terms");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Terms/);
    await page.goBack();
    await expect(price).toBeVisible();
  });

  test(`${name} on a category page`, async ({ page }) => {
    const filter = page.getByLabel("Filter");
    await openChanged(page, "/financial-calculators", change, () => filter.fill("biweekly"));
    await expect(filter).toHaveValue("biweekly");
    await expect(page.getByRole("main").getByRole("link", { name: /VA Loan/ })).toBeHidden();
    await filter.fill("VA loan");
    await expect(page.getByRole("main").getByRole("link", { name: /VA Loan/ })).toBeVisible();
    await expectFooter(page);
  });

  test(`${name} on a text page`, async ({ page }) => {
    await openChanged(page, "/privacy", change, async () => {});
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Privacy Policy");
    expect(await page.locator("main p").count()).toBeGreaterThan(3);
    await expectFooter(page);
  });
}

/** Does what a browser's translator does to a page: replaces every text by an element of its own with another text. */
function translate(page: Page): Promise<void> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.getElementById("root") as Node, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest("textarea, select")) continue;
      const outer = document.createElement("font");
      const inner = document.createElement("font");
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }
  });
}

test("a page that is translated before its scripts load still answers", async ({ page }) => {
  const percent = page.getByLabel("Percent", { exact: true });
  await openChanged(
    page,
    "/percentage-calculator",
    (html) => html,
    async () => {
      await translate(page);
      await percent.fill("30");
    },
  );
  await expect(figure(page)).toHaveText("24");
  await expect(percent).toHaveValue("30");
  await expectMethod(page);
  await expectFooter(page);
});

test("a page that is translated after it has answered keeps answering", async ({ page }) => {
  await open(page, "/mortgage-calculator");
  const price = page.getByLabel("Home price");
  const first = await figure(page).textContent();
  await page.locator("#about").scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  await translate(page);
  await price.fill("500k");
  await expect(figure(page)).not.toHaveText(first as string);
  await expect(figure(page)).toHaveText(MONTHLY);
  await price.fill("5 00 k x");
  await expect(page.locator("#homePrice-error")).toBeVisible();
  await expect.poll(() => page.evaluate(() => history.state?.inputs)).toContain("homePrice");
  await translate(page);
  await price.fill("400k");
  await expect(figure(page)).toHaveText(first as string);
  await expect(page.locator("#homePrice-error")).toHaveCount(0);
  await expect(page.getByText("Something went wrong")).toHaveCount(0);
  await expectMethod(page);
  await expectFooter(page);
});

test("inputs are kept when React no longer finds its elements", async ({ page }) => {
  await open(page, "/mortgage-calculator");
  const price = page.getByLabel("Home price");
  await price.fill("500k");
  await expect(figure(page)).toHaveText(MONTHLY);
  // React will try to remove the message from where it put it.
  await price.fill("many");
  const sentence = page.locator("#homePrice-error");
  await expect(sentence).toBeVisible();
  await sentence.evaluate((element) => {
    const wrapper = document.createElement("font");
    element.replaceWith(wrapper);
    wrapper.append(element);
  });
  await price.fill("500k");
  await expect(sentence).toHaveCount(0);
  await expect(price).toHaveValue("500k");
  await expect(price).toBeFocused();
  await expect(figure(page)).toHaveText(MONTHLY);
  await expect(page.getByText("Something went wrong")).toHaveCount(0);
  await expectMethod(page);
  await expectFooter(page);
  await price.fill("400k");
  await expect(figure(page)).toHaveText("$2,555.95");
});

/** Pages, and a field of each with another number for it. */
const TRANSLATED: readonly (readonly [path: string, field: string, text: string])[] = [
  ["/bmi-calculator", "weightLb", "240"],
  ["/mortgage-calculator", "homePrice", "512345"],
  ["/percentage-calculator", "x", "37"],
  ["/tip-calculator", "billAmount", "91.35"],
  ["/compound-interest-calculator", "principal", "7654"],
  ["/refinance-calculator", "newRate", "4.2"],
  ["/sip-calculator", "termYears", "17"],
  ["/age-calculator", "birthDate", "1977-05-04"],
  ["/subnet-calculator", "address", "10.9.8.7/21"],
  ["/concrete-calculator", "length", "31"],
];

/** All that the form and the answer say. */
const said = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll(".results :is(.answer, .notices, dl), .tabs-part, form.inputs small")].map((part) =>
      part.textContent?.replace(/\s+/g, " "),
    ),
  );

for (const [path, field, text] of TRANSLATED)
  test(`translated, ${path} says what it says untranslated`, async ({ page }) => {
    // An age in minutes must not change between the two.
    await page.clock.setFixedTime("2026-11-27T12:00:00");
    const type = async () => {
      await page.locator(`[id="${field}"]`).fill(text);
      await idle(page);
      await idle(page);
    };
    const scroll = async () => {
      for (const part of [".tabs-part", "#working", "#about"])
        await page
          .locator(part)
          .first()
          .scrollIntoViewIfNeeded()
          .catch(() => {});
      await page.waitForLoadState("networkidle");
    };
    await open(page, path);
    await scroll();
    const example = await said(page);
    await type();
    await expect.poll(() => said(page)).not.toEqual(example);
    const untranslated = await said(page);
    await page.goto("/terms");
    await open(page, path);
    await scroll();
    await translate(page);
    await type();
    await expect.poll(() => said(page)).toEqual(untranslated);
    await expect(page.getByText("Something went wrong")).toHaveCount(0);
  });
