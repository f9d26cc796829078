/** Megabytes pasted into a field: neither the field, nor the computation, nor the answer blocks the page. */
import type { Page } from "@playwright/test";
import { expect, idle, open, test } from "./site";

/** Milliseconds. */
const LIMIT = 200;

/** Pastes a repeated text. Returns the longest task until the answer and what follows it are shown. */
async function longestTask(
  page: Page,
  { id, text, times, answer }: { id: string; text: string; times: number; answer: RegExp },
): Promise<number> {
  await page.evaluate(
    ([id, text, times]) => {
      const watched = window as unknown as { tasks: number[] };
      watched.tasks = [];
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) watched.tasks.push(duration);
      }).observe({ type: "longtask" });
      const field = document.getElementById(id as string) as HTMLTextAreaElement;
      field.select();
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", (text as string).repeat(times as number));
      field.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    },
    [id, text, times] as const,
  );
  await expect(page.locator(".answer")).toContainText(answer, { timeout: 15_000 });
  await expect(page.locator(`#${id}`)).toHaveJSProperty("readOnly", true);
  await expect(page.locator(`#${id}`)).toHaveValue(new RegExp(`^${text.slice(0, 5)}[^]{1,2100}…$`));
  // Tables, the working and everything else that follows the answer; “Fill in” and “Favorite” wait until they are pressed.
  await page.waitForFunction(() =>
    [...document.querySelectorAll("article [data-waiting]:not(:has(#fill-in, #favorite))")].every(
      (part) => part.getBoundingClientRect().top > innerHeight,
    ),
  );
  await idle(page);
  return page.evaluate(() => Math.max(0, ...(window as unknown as { tasks: number[] }).tasks));
}

const CASES = [
  [
    "/text-to-ascii-binary-converter",
    {
      id: "input",
      text: "Hello, 世界 👋 ",
      times: 153_846,
      answer: /1,846,152 characters = 2,923,074 bytes/,
    },
  ],
  [
    "/base64-encoder-decoder",
    { id: "input", text: "Hello, 世界 👋 ", times: 714_285, answer: /13,571,415 bytes become 18,095,220/ },
  ],
  [
    "/base64-encoder-decoder#mode=decode",
    { id: "input", text: "SGVsbG8s", times: 1_250_000, answer: /7,500,000 bytes of text/ },
  ],
  ["/regex-tester", { id: "text", text: "Due 2026-01-15, 世界.\n", times: 250_000, answer: /250,000 matches/ }],
] as const;

for (const [path, given] of CASES)
  test(`${given.times} times “${given.text.trim()}” in ${path} does not block the page @timed`, async ({ page }) => {
    test.slow();
    let shortest = Number.POSITIVE_INFINITY;
    // Other work on the machine can only increase a measurement.
    for (let attempt = 0; attempt < 3 && shortest >= LIMIT; attempt++) {
      await open(page, path);
      shortest = Math.min(shortest, await longestTask(page, given));
      await page.goto("about:blank");
    }
    expect(shortest).toBeLessThan(LIMIT);
  });

test("a text too long for its field stays complete, and can be swapped and cleared", async ({ page }) => {
  await open(page, "/base64-encoder-decoder");
  const field = page.locator("#input");
  await field.fill("Hello, World! ".repeat(30_000));
  await expect(page.locator(".answer")).toContainText("420,000 bytes become 560,000 characters");
  await expect(page.getByText("All 420,000 characters are used.")).toBeVisible();
  await page.getByRole("button", { name: "Swap" }).click();
  await expect(page.locator(".answer")).toContainText("560,000 characters become 420,000 bytes of text.");
  await page.getByRole("button", { name: "Clear the text" }).click();
  await expect(field).toHaveValue("");
  await expect(field).toHaveJSProperty("readOnly", false);
  await field.fill("SGVsbG8=");
  await expect(page.locator(".answer b")).toHaveText("Hello");
});

test("1,000 passwords of 2,048 digits and 10,000 long items to shuffle do not block the page @timed", async ({
  page,
}) => {
  test.slow();
  const measure = async (path: string, id: string, text: string, answer: RegExp) => {
    await open(page, path);
    const tasks = page.evaluate(
      ([id, text]) =>
        new Promise<number>((resolve) => {
          const durations = [0];
          new PerformanceObserver((list) => {
            for (const { duration } of list.getEntries()) durations.push(duration);
          }).observe({ type: "longtask" });
          const field = document.getElementById(id as string) as HTMLInputElement;
          const set = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set;
          setTimeout(() => {
            set?.call(field, text);
            field.dispatchEvent(new Event("input", { bubbles: true }));
          });
          setTimeout(() => resolve(Math.max(...durations)), 3000);
        }),
      [id, text] as const,
    );
    await expect(page.locator(".answer")).toContainText(answer, { timeout: 15_000 });
    return tasks;
  };
  const items = Array.from({ length: 10_000 }, (_, i) => `Item ${i} ${"x".repeat(200)}`).join("\n");
  for (const [path, id, text, answer] of [
    ["/password-generator#mode=hex&byteLength=1024", "count", "1000", /8,192 bits/],
    ["/random-number-generator#mode=shuffle", "items", items, /9,\d{3} more/],
  ] as const) {
    let shortest = Number.POSITIVE_INFINITY;
    for (let attempt = 0; attempt < 3 && shortest >= LIMIT; attempt++)
      shortest = Math.min(shortest, await measure(path, id, text, answer));
    expect(shortest, path).toBeLessThan(LIMIT);
  }
});
