/** The regex tester: runaway patterns are stopped, and the parts of a pattern are highlighted everywhere. */
import type { Page } from "@playwright/test";
import { expect, figure, open, test } from "./site";

const PATH = "/regex-tester";
const STOPPED =
  "Stopped after 1,000 ms because the pattern needs too many steps on this text. Nested repeats such as (a+)+ are the usual cause.";
/** On n letters, (a+)+$ tries 2ⁿ ways. */
const LETTERS = `${"a".repeat(60)}!`;

/** Selected by id, because flag toggles and other parts mention patterns, too. */
const pattern = (page: Page) => page.locator("textarea#pattern");
const text = (page: Page) => page.locator("textarea#text");
const marks = (page: Page) => page.locator(".regex-text mark");

test("a runaway pattern is stopped with a message, and the next one is answered at once @timed", async ({ page }) => {
  await open(page, PATH);
  await text(page).fill(`bb ${LETTERS}`);
  await expect(figure(page)).toHaveText("No match");
  await page.evaluate(() => {
    // The longest time during which the page could not have painted anything.
    const gaps = globalThis as unknown as { longest: number };
    gaps.longest = 0;
    let last = performance.now();
    const tick = () => {
      const now = performance.now();
      gaps.longest = Math.max(gaps.longest, now - last);
      last = now;
      setTimeout(tick, 5);
    };
    tick();
  });
  await pattern(page).fill("(a+)+$");
  await expect(page.getByText("Still searching…")).toBeVisible();
  await expect(page.locator("#pattern-error")).toHaveText(STOPPED);
  await expect(pattern(page)).toHaveAttribute("aria-invalid", "true");
  expect(await page.evaluate(() => (globalThis as unknown as { longest: number }).longest)).toBeLessThan(250);

  const asked = Date.now();
  await pattern(page).fill("b+");
  await expect(figure(page)).toHaveText("1 match");
  expect(Date.now() - asked).toBeLessThan(600);
  await expect(page.locator("#pattern-error")).toHaveCount(0);
});

test("what was found before the stop is kept, and RE2 finishes the job", async ({ page }) => {
  await open(page, PATH);
  await text(page).fill(`ab ab ab ${LETTERS}`);
  await pattern(page).fill("ab|(?:a+)+$");
  await expect(page.locator("#pattern-error")).toHaveText(STOPPED);
  await expect(figure(page)).toHaveText("3 matches");
  await expect(page.getByText("Stopped after 1,000 ms: 3 matches had been found by then.")).toBeVisible();
  await expect(marks(page)).toHaveText(["ab", "ab", "ab"]);
  // This is the latest answer, so it is not dimmed.
  await expect(page.locator("article[data-stale]")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Run for 10 s" })).toBeVisible();
  await page.getByRole("button", { name: "Try RE2" }).click();
  await expect(page.locator("#pattern-error")).toHaveCount(0);
  await expect(figure(page)).toHaveText("3 matches");
  await expect(page.getByRole("radio", { name: "RE2" })).toBeChecked();
});

test("a search can be stopped by hand", async ({ page }) => {
  await open(page, `${PATH}#timeLimitMs=10000`);
  await text(page).fill(LETTERS);
  // While the worker starts, this search can be stopped as well.
  await expect(figure(page)).toHaveText("No match");
  await pattern(page).fill("(a|a)*$");
  await page.getByRole("button", { name: "Stop", exact: true }).click();
  await expect(page.locator("#pattern-error")).toHaveText(/^Stopped after [\d,]+ ms because the pattern needs/);
});

test("further typing cancels a runaway search", async ({ page }) => {
  await open(page, `${PATH}#timeLimitMs=10000`);
  await text(page).fill(LETTERS);
  await pattern(page).fill("(a+)+$");
  await expect(page.getByRole("button", { name: "Stop", exact: true })).toBeVisible();
  await pattern(page).press("End");
  await page.keyboard.press("Backspace");
  await expect(figure(page)).toHaveText("1 match", { timeout: 1500 });
  await expect(page.locator("#pattern-error")).toHaveCount(0);
});

test("a malicious link cannot hang the page", async ({ page }) => {
  await page.goto(`${PATH}#${new URLSearchParams({ pattern: "^(\\w+\\s?)*$", text: `${"word ".repeat(30)}!` })}`);
  await expect(page.locator("#pattern-error")).toHaveText(STOPPED);
  await pattern(page).fill("!");
  await expect(figure(page)).toHaveText("1 match");
});

test("matches and groups are highlighted, even while typing", async ({ page }) => {
  await open(page, PATH);
  await expect(marks(page)).toHaveText(["2026-01-15", "2026-02-28", "2026-03-31"]);
  await expect(marks(page).first().locator(".group2")).toHaveText("01");
  await text(page).press("ControlOrMeta+Home");
  await page.keyboard.type("On 2025-12-24: ");
  await expect(marks(page)).toHaveText(["2025-12-24", "2026-01-15", "2026-02-28", "2026-03-31"]);
  // The highlight is exactly below its text: both wrap at the same places.
  await text(page).fill(`${"Some words, 2026-01-15, and a_very_long_word_without_any_place_to_break ".repeat(40)}\n\n`);
  await expect(marks(page)).toHaveCount(40);
  const heights = await page.evaluate(() => {
    const field = document.querySelector("textarea#text") as HTMLElement;
    const under = document.querySelector(".regex-text .layers-under") as HTMLElement;
    return { field: field.scrollHeight, under: under.scrollHeight };
  });
  expect(heights.field).toBe(heights.under);
  expect(heights.field).toBeGreaterThan(500);
});

test("highlights keep up with typing on 100 KB @timed", async ({ page }) => {
  await open(page, PATH);
  const line = "Invoice due 2026-01-15, paid 2026-02-28, nothing more to say about it.\n";
  await text(page).fill(line.repeat(Math.ceil(100_000 / line.length)));
  await expect(figure(page)).toHaveText("2,818 matches");
  await expect(page.getByText("The first 1,000 of 2,818 matches are highlighted")).toBeVisible();
  await text(page).press("ControlOrMeta+Home");
  const lag = await page.evaluate(async () => {
    const field = document.querySelector("textarea#text") as HTMLTextAreaElement;
    const set = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.set;
    const lags: number[] = [];
    for (let i = 0; i < 12; i++) {
      const began = performance.now();
      set?.call(field, `x${field.value}`);
      field.dispatchEvent(new Event("input", { bubbles: true }));
      // The text under the highlights has been updated.
      const under = () =>
        document.querySelector(".regex-text .layers-under")?.textContent?.startsWith("x".repeat(i + 1));
      while (!under()) await new Promise(requestAnimationFrame);
      lags.push(performance.now() - began);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    return lags.sort((a, b) => a - b)[Math.floor(lags.length / 2)] as number;
  });
  expect(lag).toBeLessThan(100);
  await expect(marks(page).first()).toHaveText("2026-01-15");
});

test("pattern, explanation, picture and text are highlighted together", async ({ page }) => {
  await open(page, PATH);
  await page.getByRole("tab", { name: "Explanation" }).click();
  const row = page.locator(".regex-explanation li").filter({ hasText: "group 2, “month”" });
  await expect(row).toContainText("(?<month>\\d{2})");
  await row.hover();
  await expect(page.locator(".regex-pattern .lit").first()).toBeVisible();
  await expect(page.locator(".regex-text .lit")).toHaveText(["01", "02", "03"]);
  const [first] = await page.locator(".regex-text mark .group3").all();
  const place = await first?.boundingBox();
  await page.mouse.move((place?.x ?? 0) + 3, (place?.y ?? 0) + 8);
  await expect(page.locator(".regex-explanation .lit")).toContainText("\\d");
  await page.getByRole("tab", { name: "Picture" }).click();
  await page.locator(".railroad .frame text", { hasText: "1 year" }).hover();
  await expect(page.locator(".regex-text .lit").first()).toHaveText("2026");
});

test("the explanation and the groups follow the pattern", async ({ page }) => {
  await open(page, PATH);
  await page.getByRole("tab", { name: "Explanation" }).click();
  await pattern(page).fill("(\\w)(\\d+)?-");
  await expect(page.locator(".regex-explanation")).toContainText("one or more digits, as many as possible");
  await page.getByRole("tab", { name: "Groups" }).click();
  await expect(page.locator(".table-figure tbody tr")).toHaveCount(12);
  await pattern(page).fill("(");
  await expect(page.locator("#pattern-error")).toHaveText("The group opened at position 1 is never closed.");
  await expect(page.locator("article[data-stale]")).toHaveCount(1);
});

test("a click on a match shows how it was found", async ({ page }) => {
  await open(page, PATH);
  await expect(page.locator(".work")).toContainText("Match 1");
  const place = await marks(page).nth(2).boundingBox();
  await page.mouse.click((place?.x ?? 0) + 20, (place?.y ?? 0) + 8);
  await expect(page.locator(".work")).toContainText("Match 3: “(?<day>\\d{2})” matched");
});

test("a pasted pattern brings its flags", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]).catch(() => {});
  await open(page, PATH);
  await pattern(page).selectText();
  /** Returns whether it is left to the browser to paste the text unchanged. */
  const paste = (text: string) =>
    page.evaluate((pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", pasted);
      return document.activeElement?.dispatchEvent(
        new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
      );
    }, text);
  expect(await paste("/usr/bin")).toBe(true);
  expect(await paste("/[a-z]+\\/x/gi")).toBe(false);
  await expect(pattern(page)).toHaveValue("[a-z]+\\/x");
  await expect(page.locator("#flags")).toHaveValue("gi");
});

test("replacing and splitting show before and after", async ({ page }) => {
  await open(page, PATH);
  await page.getByText("Replace", { exact: true }).click();
  await expect(page.getByRole("region", { name: "After" })).toHaveText(
    "Invoices due 15/01/2026, 28/02/2026 and 31/03/2026.",
  );
  await page.getByText("Split", { exact: true }).click();
  await expect(figure(page)).toHaveText("13 parts");
  await expect(page.locator(".regex-preview li").first()).toHaveText("Invoices due ");
});

test("a sample brings lines that must and must not match, and they stay in the link", async ({ page }) => {
  await open(page, PATH);
  await page.getByRole("tab", { name: "Samples" }).click();
  await page.getByRole("button", { name: "Try PAN (India)" }).click();
  await expect(figure(page)).toHaveText("2 matches");
  await page.getByRole("tab", { name: "Test lines" }).click();
  await expect(page.getByText("All 6 lines pass.")).toBeVisible();
  await page.getByLabel("Must match").fill("ABCPE1234F\nABC");
  await expect(page.getByText("1 of 6 lines fails.")).toBeVisible();
  await expect(page).toHaveURL(/mustMatch=ABCPE1234F%0AABC/);
  // The text itself is included only if ticked.
  expect(page.url()).not.toContain("&text=");
});
