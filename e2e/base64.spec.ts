/** Files to and from Base64, in a worker, without a server; and pasted text, shared only when ticked. */
import { closeSync, ftruncateSync, openSync, readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, figure, open, test } from "./site";

const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

test.beforeEach(({ page }) => open(page, "/base64-encoder-decoder"));

const picker = (page: Page) => page.locator('input[type="file"]');
const work = (page: Page, name: string) => page.getByRole("region", { name: `File ${name}` });

/** What the link in a file's panel downloads. */
async function downloaded(page: Page, name: string): Promise<{ name: string; bytes: Buffer }> {
  const waiting = page.waitForEvent("download");
  await work(page, name)
    .getByRole("link", { name: /^Download/ })
    .click();
  const download = await waiting;
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}

/** Opens every collapsible section of the form. */
async function unfoldAll(page: Page): Promise<void> {
  await page.locator("form.inputs details").evaluateAll((folds) => {
    for (const fold of folds) (fold as HTMLDetailsElement).open = true;
  });
}

test("a chosen file becomes text, and a data URI with its own media type", async ({ page }) => {
  await picker(page).setInputFiles({ name: "dot.png", mimeType: "image/png", buffer: PNG });
  const panel = work(page, "dot.png");
  await expect(panel).toContainText("70 bytes became 96 bytes");
  await expect(panel.getByRole("status")).toHaveText("70 bytes became 96 bytes.");
  await expect(panel.getByRole("img")).toBeVisible();
  const encoded = await downloaded(page, "dot.png");
  expect(encoded).toEqual({ name: "dot.png.b64", bytes: Buffer.from(PNG.toString("base64")) });
  await unfoldAll(page);
  await page.getByLabel("As data URI").check();
  await expect(panel).toContainText("data:image/png;base64,iVBOR");
});

test("a file's media type goes when the file is closed, and a wrong one gets the form's message", async ({ page }) => {
  await unfoldAll(page);
  await page.getByLabel("As data URI").check();
  await picker(page).setInputFiles({ name: "dot.png", mimeType: "image/png", buffer: PNG });
  const panel = work(page, "dot.png");
  const mediaType = page.locator("#mediaType");
  await expect(mediaType).toHaveValue("image/png");
  await mediaType.fill("text/plain, x");
  await expect(panel.getByRole("alert")).toHaveText(
    "A media type, such as image/png or text/plain;charset=utf-8, must not contain spaces, commas or quotes.",
  );
  await mediaType.fill("image/png");
  await expect(panel).toContainText("data:image/png;base64,iVBOR");
  await panel.getByRole("button", { name: "Close file" }).click();
  await expect(mediaType).toHaveValue("text/plain;charset=utf-8");
  await expect(page.getByRole("button", { name: "Choose a file" })).toBeFocused();

  // What the user changed it to stays.
  await picker(page).setInputFiles({ name: "dot.png", mimeType: "image/png", buffer: PNG });
  await expect(mediaType).toHaveValue("image/png");
  await mediaType.fill("image/x-dot");
  await expect(panel).toContainText("data:image/x-dot;base64,iVBOR");
  await panel.getByRole("button", { name: "Close file" }).click();
  await expect(mediaType).toHaveValue("image/x-dot");
});

test("an encoded file is decoded to the original file", async ({ page }) => {
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

test("a file can be dropped anywhere on the page", async ({ page }) => {
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
  await work(page, "note.txt").getByRole("button", { name: "Close file" }).click();
  await expect(work(page, "note.txt")).toBeHidden();
});

test("a pasted file is used, and pasted text stays text", async ({ page }) => {
  await page.getByLabel("Text", { exact: false }).first().focus();
  // Spreadsheet cells: their text, and an image of them.
  const taken = await page.evaluate(() => {
    const data = new DataTransfer();
    data.setData("text/plain", "1\t2");
    data.items.add(new File(["picture"], "cells.png", { type: "image/png" }));
    const paste = new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true });
    return !document.activeElement?.dispatchEvent(paste);
  });
  expect(taken).toBe(false);
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.items.add(new File(["foo"], "clip.txt", { type: "text/plain" }));
    document.activeElement?.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  await expect(work(page, "clip.txt")).toContainText("Zm9v");
  await expect(work(page, "cells.png")).toHaveCount(0);
});

test("a large file shows its progress, and can be canceled", async ({ page }, info) => {
  const path = info.outputPath("zeros.bin");
  const file = openSync(path, "w");
  ftruncateSync(file, 600_000_000);
  closeSync(file);
  await picker(page).setInputFiles(path);
  const panel = work(page, "zeros.bin");
  await expect(panel.getByRole("progressbar")).toBeVisible();
  await expect(panel).toContainText(/\d MB of 600 MB/);
  // The page keeps answering in the meantime.
  await page.locator("#input").fill("foo");
  await expect(figure(page)).toHaveText("Zm9v");
  await panel.getByRole("button", { name: "Cancel" }).click();
  await expect(panel.getByRole("status")).toContainText("Canceled");
  await expect(panel.getByRole("heading")).toBeFocused();
  await expect(panel.getByRole("progressbar")).toBeHidden();
  await expect(panel.getByRole("link")).toHaveCount(0);
});

test("the example changes with the direction and the alphabet", async ({ page }) => {
  const input = page.locator("#input");
  await page.getByText("Decode", { exact: true }).click();
  await expect(input).toHaveValue("SGVsbG8sIOS4lueVjCDwn5GL");
  await page.locator("#alphabet").selectOption("base32");
  await expect(input).toHaveValue("JBSWY3DPFQQOJOEW46KYYIHQT6IYW===");
  await page.getByText("Encode", { exact: true }).click();
  await expect(input).toHaveValue("Hello, 世界 👋");
});

test("the sides can be swapped if the whole result can be used as input", async ({ page }) => {
  const input = page.locator("#input");
  const output = figure(page);
  const swap = page.getByRole("button", { name: "Swap" });
  await input.fill("foo");
  await expect(output).toHaveText("Zm9v");
  await swap.click();
  await expect(input).toHaveValue("Zm9v");
  await expect(output).toHaveText("foo");
  await swap.click();
  await expect(input).toHaveValue("foo");

  // Bytes that are not text go back as hex, unless there are more bytes than the hex output shows.
  await page.getByText("Decode", { exact: true }).click();
  await input.fill("/w==");
  await expect(page.locator(".answer")).toContainText("which is not text");
  await swap.click();
  await expect(input).toHaveValue("ff");
  await expect(page.getByRole("radio", { name: "Hex bytes" })).toBeChecked();
  await expect(output).toHaveText("/w==");
  await page.getByText("Decode", { exact: true }).click();
  await input.fill(Buffer.alloc(65_537, 0xff).toString("base64"));
  await expect(page.locator(".answer")).toContainText("which is not text");
  await expect(swap).toHaveCount(0);
  await input.fill("data:,");
  await expect(page.locator(".answer")).toContainText("Empty text has no bytes.");
});

test("a token is one result with unchanged numbers, dates in words, and whether it has expired", async ({ page }) => {
  await page.getByText("Decode", { exact: true }).click();
  // {"alg":"none"}, {"n":12345678901234567890,"n":1} and a zero byte, by Python.
  await page.locator("#input").fill("eyJhbGciOiJub25lIn0.eyJuIjoxMjM0NTY3ODkwMTIzNDU2Nzg5MCwibiI6MX0.AA");
  const token = page.getByRole("region", { name: "JSON Web Token" });
  await expect(figure(page)).toHaveText('{ "alg": "none" } { "n": 12345678901234567890, "n": 1 }');
  await expect(page.locator(".error")).toHaveCount(0);
  await expect(token).toContainText("The signature has 1 byte and was not verified.");
  // RFC 7519, section 3.1: it expired on March 22, 2011.
  await page
    .locator("#input")
    .fill(
      "eyJ0eXAiOiJKV1QiLA0KICJhbGciOiJIUzI1NiJ9.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ.dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk",
    );
  await expect(token).toContainText("March 22, 2011, 18:43:00 UTC");
  await expect(token).toContainText("Expired");
});

test("the bits are those of the group at the caret", async ({ page }) => {
  const input = page.locator("#input");
  const caption = page.getByRole("region", { name: "Bits" }).locator("caption");
  const caretTo = (at: number) =>
    input.evaluate((box: HTMLTextAreaElement, place) => box.setSelectionRange(place, place), at);
  await input.fill("foobar");
  await caretTo(1);
  await expect(caption).toHaveText("Bytes 66 6F 6F as characters Zm9v");
  await caretTo(4);
  await expect(caption).toHaveText("Bytes 62 61 72 as characters YmFy");
  await page.getByText("Decode", { exact: true }).click();
  await input.fill("Zm9vZh==");
  await caretTo(5);
  await expect(caption).toHaveText("Bytes 66 as characters Zh");
  await caretTo(2);
  await expect(caption).toHaveText("Bytes 66 6F 6F as characters Zm9v");
});

test("pasted text goes into a link and the address only when ticked", async ({ page, context }) => {
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

  // A person who opens the link sees the text, but their own text is shared only if they tick the box.
  await open(page, "/about-us");
  await open(page, link.slice(new URL(link).origin.length));
  await expect(page.locator("#input")).toHaveValue("my diary");
  await expect(page.getByLabel("Include my text")).not.toBeChecked();
  await page.locator("#input").fill("another diary");
  await expect(page).toHaveURL(/#alphabet=base32$/);
});
