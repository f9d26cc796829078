/** Files in and out of Base64, beside the page and without a server; and pasted text, which stays where it is. */
import { closeSync, ftruncateSync, openSync, readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, open, test } from "./site";

const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

test.beforeEach(({ page }) => open(page, "/base64-encoder-decoder"));

const picker = (page: Page) => page.locator('input[type="file"]');
const work = (page: Page, name: string) => page.getByRole("region", { name: `File ${name}` });

/** What the link in the panel of a file gives. */
async function downloaded(page: Page, name: string): Promise<{ name: string; bytes: Buffer }> {
  const waiting = page.waitForEvent("download");
  await work(page, name)
    .getByRole("link", { name: /^Download/ })
    .click();
  const download = await waiting;
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}

test("a picked file becomes text, and a data URI with its own media type", async ({ page }) => {
  await picker(page).setInputFiles({ name: "dot.png", mimeType: "image/png", buffer: PNG });
  const panel = work(page, "dot.png");
  await expect(panel).toContainText("70 bytes became 96 bytes");
  await expect(panel.getByRole("img")).toBeVisible();
  const encoded = await downloaded(page, "dot.png");
  expect(encoded).toEqual({ name: "dot.png.b64", bytes: Buffer.from(PNG.toString("base64")) });
  await page.getByLabel("As data URI").check();
  await expect(panel).toContainText("data:image/png;base64,iVBOR");
});

test("an encoded file becomes the file that it was", async ({ page }) => {
  await page.getByText("Decode", { exact: true }).click();
  const lines = PNG.toString("base64").replace(/.{20}/g, "$&\r\n");
  await picker(page).setInputFiles({ name: "dot.png.b64", mimeType: "", buffer: Buffer.from(lines) });
  await expect(work(page, "dot.png.b64")).toContainText("became 70 bytes, image/png");
  expect(await downloaded(page, "dot.png.b64")).toEqual({ name: "dot.png", bytes: PNG });
  await picker(page).setInputFiles({ name: "bad.b64", mimeType: "", buffer: Buffer.from("Zm9v\nZm9*") });
  await expect(work(page, "bad.b64").getByRole("alert")).toHaveText(
    "Character “*” at position 9 (line 2, column 4) is not in the Base64 alphabet.",
  );
});

test("a file is dropped anywhere on the page", async ({ page }) => {
  const transfer = await page.evaluateHandle(() => {
    const data = new DataTransfer();
    data.items.add(new File(["foobar"], "note.txt", { type: "text/plain" }));
    return data;
  });
  await page.dispatchEvent("h1", "dragover", { dataTransfer: transfer });
  await expect(page.locator(".files")).toHaveAttribute("data-dragged", "");
  await page.dispatchEvent("h1", "drop", { dataTransfer: transfer });
  await expect(page.locator(".files")).not.toHaveAttribute("data-dragged");
  await expect(work(page, "note.txt")).toContainText("Zm9vYmFy");
  await work(page, "note.txt").getByRole("button", { name: "Close the file" }).click();
  await expect(work(page, "note.txt")).toBeHidden();
});

test("a pasted file is taken, pasted text is text", async ({ page }) => {
  await page.getByLabel("Text", { exact: false }).first().focus();
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.items.add(new File(["foo"], "clip.txt", { type: "text/plain" }));
    document.activeElement?.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  await expect(work(page, "clip.txt")).toContainText("Zm9v");
});

test("a long file shows how far it is, and can be canceled", async ({ page }, info) => {
  const path = info.outputPath("zeros.bin");
  const file = openSync(path, "w");
  ftruncateSync(file, 600_000_000);
  closeSync(file);
  await picker(page).setInputFiles(path);
  const panel = work(page, "zeros.bin");
  await expect(panel.getByRole("progressbar")).toBeVisible();
  await expect(panel).toContainText(/\d MB of 600 MB/);
  // The page answers meanwhile.
  await page.locator("#input").fill("foo");
  await expect(page.locator(".other-side .literal")).toHaveText("Zm9v");
  await panel.getByRole("button", { name: "Cancel" }).click();
  await expect(panel).toContainText("Canceled");
  await expect(panel.getByRole("progressbar")).toBeHidden();
  await expect(panel.getByRole("link")).toHaveCount(0);
});

test("pasted text enters a link and the address only when ticked", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await page.locator("#input").fill("my diary");
  await page.locator("#alphabet").selectOption("base32");
  await expect(page).toHaveURL(/#alphabet=base32$/);
  await page.getByRole("button", { name: "Link", exact: true }).click();
  await expect.poll(copied).toMatch(/#alphabet=base32$/);
  await page.getByLabel("Include my text").check();
  await expect(page).toHaveURL(/#input=my\+diary&alphabet=base32$/);
  await page.getByRole("button", { name: "Link", exact: true }).click();
  await expect.poll(copied).toMatch(/#input=my\+diary&alphabet=base32$/);
  const link = await copied();
  await page.getByLabel("Include my text").uncheck();
  await expect(page).toHaveURL(/#alphabet=base32$/);
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain("diary");

  // Whoever opens the link reads the text, and gives away only their own if they tick.
  await open(page, "/about-us");
  await open(page, link.slice(new URL(link).origin.length));
  await expect(page.locator("#input")).toHaveValue("my diary");
  await expect(page.getByLabel("Include my text")).not.toBeChecked();
  await page.locator("#input").fill("another diary");
  await expect(page).toHaveURL(/#alphabet=base32$/);
});
