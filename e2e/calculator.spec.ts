/** The standard calculator page, tested on the mortgage calculator and others. */
import { readFileSync } from "node:fs";
import {
  asksAgain,
  expect,
  figure,
  followFooterLink,
  holdBack,
  idle,
  open,
  ready,
  retype,
  test,
  writeAddressNow,
} from "./site";

test("answers follow every keystroke @firefox", async ({ page }) => {
  await open(page, "/percentage-calculator");
  await expect(figure(page)).toHaveText("12");
  await retype(page.getByLabel("Percent", { exact: true }), "2");
  await expect(figure(page)).toHaveText("1.6");
  await page.getByLabel("Percent", { exact: true }).press("End");
  await page.keyboard.type("5");
  await expect(figure(page)).toHaveText("20");
});

test("an invalid field says so, and keeps what was typed and the last valid answer @firefox", async ({ page }) => {
  await open(page, "/mortgage-calculator");
  const price = page.getByLabel("Home price");
  await retype(price, "lots");
  await expect(page.getByText("“lots” is not understood. Home price needs an amount")).toBeVisible();
  await expect(price).toHaveAttribute("aria-invalid", "true");
  await expect(price).toHaveValue("lots");
  await expect(figure(page)).toHaveText("$2,555.95");
  await expect(page.locator("article[data-stale]")).toBeVisible();
  await expect(page.locator(".result-state")).toContainText("Check “Home price.”");
  const actions = page.locator(".actions").getByRole("button");
  for (const name of ["Copy", "Link", "Print"]) await expect(actions.filter({ hasText: name })).toBeDisabled();
  await retype(price, "-5");
  await expect(page.getByText(/Home price must be between \$1 and/)).toBeVisible();
  await retype(price, "400000");
  await expect(page.locator("article[data-stale]")).toHaveCount(0);
  await expect(actions.filter({ hasText: "Copy" })).toBeEnabled();
});

test("half an edit answers nothing: the answer is the one from before it", async ({ page }) => {
  await open(page, "/leap-year-calculator");
  const answer = page.locator(".answer");
  const before = String(await answer.textContent());
  await page.getByLabel("Year", { exact: true }).fill("1900");
  await expect(answer).not.toHaveText(before);
  await page.keyboard.press("End");
  await page.keyboard.type(" apples");
  await expect(answer).toHaveText(before);
  await expect(page.locator("article[data-stale]")).toBeVisible();
});

test("a price is understood in the ways people write it", async ({ page }) => {
  await open(page, "/mortgage-calculator");
  const price = page.getByLabel("Home price");
  for (const [typed, shown, answer] of [
    ["$400k", "= $400,000.00", "$2,555.95"],
    ["4,00,000", null, "$2,555.95"],
    ["4 lakh", null, "$2,555.95"],
    ["40000*10", "= $400,000.00", "$2,555.95"],
    ["400.000", "= $400.00 Use 400,000 instead", null],
    ["400.000,00", "= $400,000.00", "$2,555.95"],
  ] as const)
    await test.step(typed, async () => {
      await price.fill("250000");
      await expect(figure(page)).not.toHaveText("$2,555.95");
      await price.fill(typed);
      if (answer) await expect(figure(page)).toHaveText(answer);
      const understood = page.locator("#homePrice-understood");
      if (shown && typed !== "$400k") await expect(understood).toHaveText(shown);
      await expect(price).toHaveValue(typed);
    });
});

test("arrow keys step a number, scrolling does not", async ({ page }) => {
  await open(page, "/mortgage-calculator");
  const rate = page.getByLabel("Interest rate");
  await rate.focus();
  await page.keyboard.press("ArrowUp");
  await expect(rate).toHaveValue("6.625");
  await rate.hover();
  await page.mouse.wheel(0, 300);
  await expect(rate).toHaveValue("6.625");
});

test("absurd figures get a message or an answer, never NaN", async ({ page }) => {
  await open(page, "/mortgage-calculator");
  for (const text of ["", "0", "-1", "1e15", "999999999999", "0.01", "1,2,3", "()"]) {
    await page.getByLabel("Home price").fill(text);
    await idle(page);
    expect(await page.locator("main").innerText(), text).not.toMatch(/\b(?:NaN|undefined|Infinity)\b/);
  }
});

test("the address keeps the figures, and restores them here and in another browser @firefox", async ({
  page,
  browser,
}) => {
  await open(page, "/mortgage-calculator");
  await retype(page.getByLabel("Home price"), "500000");
  await expect(page).toHaveURL(/homePrice=500000/);
  const answer = (await figure(page).textContent()) as string;
  await page.reload();
  const context = await browser.newContext({ serviceWorkers: "block" });
  const other = await context.newPage();
  await other.goto(page.url());
  for (const restored of [page, other]) {
    await ready(restored);
    await expect(restored.getByLabel("Home price")).toHaveValue("500,000");
    await expect(figure(restored)).toHaveText(answer);
  }
  await context.close();
});

test("health figures are in no address, and follow the # of a link, where no server sees them", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "/bmi-calculator");
  const weight = page.getByLabel("Weight", { exact: true });
  const bmi = async () => (await figure(page).textContent()) as string;
  const example = await bmi();
  await weight.fill("181");
  await expect(figure(page)).not.toHaveText(example);
  const typed = await bmi();
  const isKept = async () => {
    await expect(weight).toHaveValue("181");
    await expect(figure(page)).toHaveText(typed);
    await expect(page).toHaveURL("/bmi-calculator");
  };
  await page.reload();
  await ready(page);
  await isKept();
  await page.getByRole("link", { name: "Solve for …" }).click();
  await weight.fill("182");
  await weight.fill("181");
  await page.reload();
  await ready(page);
  await isKept();
  await followFooterLink(page, "Privacy Policy");
  await expect(page).toHaveURL("/privacy");
  await page.goBack();
  await isKept();
  await page.getByRole("button", { name: "Link with my settings" }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/\/bmi-calculator#[^?]*weightLb=181/);
  await isKept();
});

for (const [path, label] of [
  ["/bmi-calculator", "Weight"],
  ["/mortgage-calculator", "Home price"],
] as const)
  test(`${path}: what was typed just before a jump within the page is kept`, async ({ page }) => {
    await open(page, path);
    const field = page.getByLabel(label, { exact: true });
    await field.fill("190");
    // A new visit would draw the page afresh, with another element.
    await field.evaluate((input) => input.setAttribute("data-same", ""));
    await page.getByRole("link", { name: "Solve for …" }).click();
    await expect.poll(() => page.evaluate(() => location.search + history.state?.inputs)).toContain("190");
    await expect(field).toHaveAttribute("data-same");
    await page.reload();
    await ready(page);
    await expect(field).toHaveValue("190");
  });

test("a link's health figures leave the address with the first change", async ({ page }) => {
  await open(page, "/bmi-calculator#weightKg=90&heightCm=180");
  await writeAddressNow(page);
  await expect(page).toHaveURL("/bmi-calculator#weightKg=90&heightCm=180");
  const weight = page.getByLabel("Weight", { exact: true });
  await weight.fill("95");
  await expect(page).toHaveURL("/bmi-calculator");
  await page.reload();
  await ready(page);
  await expect(weight).toHaveValue("95");
});

test("junk in a link gets a message at its field, or is ignored", async ({ page }) => {
  await open(page, "/mortgage-calculator?homePrice=abc&annualRate=999&nonsense=1&rateType=weird&extraPayments=%7B");
  await expect(page.locator("#homePrice-error")).toContainText("“abc” is not understood. Home price needs an amount");
  await expect(page.getByText(/Interest rate must be between 0 and 50%/)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  // No other question is answered instead.
  await expect(page.locator(".result-state")).toContainText("No answer yet. “abc” is not understood.");
  await expect(page.locator(".answer, #working, .tabs-part")).toHaveCount(0);
});

test("copy, link and CSV contain what is on the page", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "/mortgage-calculator");
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole("button", { name: "Copy", exact: true }).click();
  await expect.poll(clipboard).toMatch(/^You pay each month \$2,555\.95 and own the home in \w+ \d{4}/);
  await expect(page.getByRole("region", { name: /Messages/ }).getByText("Answer copied")).toBeVisible();
  await page.getByLabel("Home price").fill("450000");
  await page.getByRole("button", { name: "Link", exact: true }).click();
  await expect.poll(clipboard).toMatch(/\/mortgage-calculator\?.*homePrice=450000/);
  await page.getByRole("tab", { name: "By month" }).click();
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download CSV" }).click();
  const csv = readFileSync(await (await downloading).path(), "utf8");
  const lines = csv.trimEnd().split("\r\n");
  expect(lines[0]).toMatch(/^\uFEFFNo\.,Date,Opening balance,Payment,Interest,Principal/);
  // The table shows 24 of its rows; the file has all of them, and their total.
  expect(lines).toHaveLength(1 + 360 + 1);
  expect(lines[1]).toMatch(/^1,\d{4}-\d\d-01,360000\.00,/);
  expect(lines[360]).toMatch(/^360,\d{4}-\d\d-01,/);
  expect(lines[361]).toMatch(/^Total,/);
});

test("messages appear one at a time, and F8 moves to them", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "/mortgage-calculator");
  const region = page.getByRole("region", { name: /Messages/ });
  await page.getByRole("button", { name: "Copy", exact: true }).click();
  await expect(region).toContainText("Answer copied");
  await page.getByRole("button", { name: "Link", exact: true }).click();
  await expect(region.getByRole("listitem")).toHaveCount(1);
  await expect(region).toContainText("Link copied");
  await page.keyboard.press("F8");
  await expect(region.getByRole("list")).toBeFocused();
});

test("tabs follow the arrow keys, and long tables have pages", async ({ page }) => {
  await open(page, "/mortgage-calculator");
  // The tabs' script loads after the form's, once the tabs are on screen.
  await expect(async () => {
    await page.getByRole("tab").first().focus();
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("tab").nth(1)).toBeFocused({ timeout: 300 });
  }).toPass();
  await expect(page.getByRole("tab").nth(1)).toHaveAttribute("aria-selected", "true");
  await page.getByRole("tab", { name: "By month" }).click();
  const rows = page.getByRole("tabpanel").locator("tbody tr");
  await expect(rows).toHaveCount(24);
  await page.getByRole("button", { name: "Next" }).click();
  await expect(rows.first()).toContainText("25");
});

test("solve for finds the price for a target payment and puts it into the form", async ({ page }) => {
  await open(page, "/mortgage-calculator");
  await page.getByRole("link", { name: "Solve for …" }).click();
  await page.getByLabel("equal to").fill("2000");
  const solution = page.locator(".solution");
  await expect(solution).toContainText("Home price: $");
  await solution.getByRole("button", { name: "Use this value" }).click();
  await expect(figure(page)).toHaveText("$2,000.00");
});

test("solve for says what a whole number results in instead of the target", async ({ page }) => {
  await open(page, "/personal-loan-emi-calculator");
  await page.getByRole("link", { name: "Solve for …" }).click();
  await page.getByLabel("Find the").selectOption("termMonths");
  await page.getByLabel("equal to").fill("500");
  const solution = page.locator(".solution");
  const [months, payment] = await Promise.all(
    [/Term: (\d+) months/, /\(monthly payment: (\$[\d.]+)\)/].map(async (said) => {
      await expect(solution).toHaveText(said);
      return said.exec((await solution.textContent()) ?? "")?.[1];
    }),
  );
  await solution.getByRole("button", { name: "Use this value" }).click();
  await expect(page.getByLabel("Term", { exact: true })).toHaveValue(months as string);
  await expect(figure(page)).toHaveText(payment as string);
  // With that result as the target, it is met to the cent: nothing more to say.
  await page.getByLabel("equal to").fill((payment as string).slice(1));
  await expect(solution).toHaveText(`Term: ${months} months Use this value`);
});

test("solve for says when there is no answer", async ({ page }) => {
  await open(page, "/mortgage-calculator");
  await page.getByRole("link", { name: "Solve for …" }).click();
  await page.getByLabel("equal to").fill("-5");
  await expect(page.locator(".solution")).toContainText(/No home price .* makes the monthly payment equal to/);
});

test("Reset brings back the example", async ({ page }) => {
  await open(page, "/percentage-calculator");
  await page.getByLabel("Percent", { exact: true }).fill("99");
  await page.getByRole("button", { name: "Reset" }).click();
  await expect(figure(page)).toHaveText("12");
});

test("a list grows row by row, and errors name the row", async ({ page }) => {
  await open(page, "/mortgage-calculator");
  await page.getByText("Extra payments", { exact: true }).first().click();
  await page.getByRole("button", { name: "Add an extra payment" }).click();
  const row = page.getByRole("group", { name: "Extra payment 1" });
  await row.getByLabel("Amount").fill("-5");
  await expect(page.getByText(/^Extra payment 1: /)).toBeVisible();
  await row.getByLabel("Amount").fill("5000");
  await expect(page.getByText(/^Extra payment 1: /)).toHaveCount(0);
  await expect(page).toHaveURL(/extraPayments=/);
  await page.getByRole("button", { name: "Remove extra payment 1" }).click();
  await expect(row).toHaveCount(0);
});

test("a mouse button held down while a list's script arrives counts when it is released", async ({ page }) => {
  const deliver = await holdBack(page, "ListInput");
  await open(page, "/mortgage-calculator");
  await page.getByText("Extra payments", { exact: true }).first().click();
  const add = page.getByRole("button", { name: "Add an extra payment" });
  await add.hover();
  await page.mouse.down();
  const waiting = page.locator("form.inputs [data-waiting]", { has: add });
  await expect(waiting).toHaveCount(1);
  deliver();
  await expect(waiting).toHaveCount(0);
  await page.mouse.up();
  await expect(page.getByRole("group", { name: "Extra payment 1" })).toBeVisible();
  await expect(page.getByRole("group", { name: "Extra payment 2" })).toHaveCount(0);
});

test("so does one held down on a link in the header", async ({ page }) => {
  const deliver = await holdBack(page, "Header");
  await open(page, "/mortgage-calculator");
  const link = page.getByRole("banner").getByRole("link", { name: "Contact Us" });
  await link.hover();
  await page.mouse.down();
  const waiting = page.locator("[data-waiting]", { has: link });
  await expect(waiting).toHaveCount(1);
  deliver();
  await expect(waiting).toHaveCount(0);
  await page.mouse.up();
  await expect(page).toHaveURL(/contact-us/);
});

test("Download CSV works before the table’s script has loaded, and says so if its own script fails", async ({
  page,
  watched,
}) => {
  watched.allow(/ERR_FAILED|Failed to load resource|Failed to fetch/);
  const deliver = await holdBack(page, "ChartsAndTables");
  await page.route("**/assets/table-csv-*.js", (route) => route.abort());
  await open(page, "/fd-rd-calculator");
  const button = page.getByRole("button", { name: "Download CSV" });
  await button.click();
  deliver();
  await expect(page.getByRole("alert").filter({ hasText: "couldn’t be loaded" })).toBeVisible();
  if (!asksAgain(page)) return;
  await page.unroute("**/assets/table-csv-*.js");
  const downloading = page.waitForEvent("download");
  await button.click();
  expect((await downloading).suggestedFilename()).toBe("fd-rd-calculator-quarters.csv");
});

test.describe("before the script has loaded", () => {
  let deliver = () => {};
  test.beforeEach(async ({ page }) => {
    deliver = await holdBack(page, "main");
  });

  test("what is typed is kept and answered", async ({ page }) => {
    await page.goto("/percentage-calculator", { waitUntil: "commit" });
    await page.getByLabel("Percent", { exact: true }).fill("25");
    deliver();
    await ready(page);
    await expect(page.getByLabel("Percent", { exact: true })).toHaveValue("25");
    await expect(figure(page)).toHaveText("20");
  });

  for (const [path, text, answer] of [
    ["/regex-tester", "order 66 of 2024-05-04", "1 match"],
    ["/base64-encoder-decoder", "Reckoner", "UmVja29uZXI="],
    ["/text-to-ascii-binary-converter", "Hi", "01001000 01101001"],
  ] as const)
    test(`${path}: a long text is kept and answered`, async ({ page }) => {
      await page.goto(path, { waitUntil: "commit" });
      const area = page.locator("form.inputs textarea:not([readonly])").last();
      await area.fill(text);
      deliver();
      await ready(page);
      await expect(area).toHaveValue(text);
      await expect(page.locator(".results")).toContainText(answer);
    });

  test("a checkbox in a collapsible section is kept and answered", async ({ page }) => {
    await page.goto("/fha-loan-calculator", { waitUntil: "commit" });
    const fold = page.locator("form.inputs details", { hasText: "FHA insurance (MIP)" });
    await fold.locator("summary").click();
    const box = fold.locator("#financeUfmip");
    await expect(box).toBeChecked();
    await box.uncheck();
    const before = await figure(page).textContent();
    deliver();
    await ready(page);
    await expect(box).toBeVisible();
    await expect(box).not.toBeChecked();
    await expect(figure(page)).not.toHaveText(before as string);
  });

  test("a reason checked in the VA loan checklist counts", async ({ page }) => {
    await page.goto("/va-loan-calculator", { waitUntil: "commit" });
    await page.getByText("Am I exempt from the funding fee?").click();
    const reason = page.getByLabel("I receive compensation for a service-connected disability");
    await reason.check();
    deliver();
    await ready(page);
    await expect(reason).toBeChecked();
    await expect(page).toHaveURL(/fundingFeeExempt=true/);
  });

  test("a search is kept and finds its result", async ({ page }) => {
    await page.goto("/everyday-utilities", { waitUntil: "commit" });
    await page.getByLabel("Filter").fill("concrete");
    deliver();
    await ready(page);
    await expect(page.getByLabel("Filter")).toHaveValue("concrete");
    await expect(page.locator(".calculator-list > li")).toHaveCount(1);
  });

  test("a press on a button takes effect once the button works", async ({ page }) => {
    await page.goto("/", { waitUntil: "commit" });
    await page.getByRole("button", { name: "7", exact: true }).click();
    await page.getByRole("button", { name: "8", exact: true }).click();
    await expect(page.getByLabel("Display")).toHaveText("0");
    deliver();
    await ready(page);
    await expect(page.getByLabel("Display")).toHaveText("78");
  });

  test("a press while React takes over the page also counts once", async ({ page }) => {
    await page.goto("/", { waitUntil: "commit" });
    await page.getByRole("button", { name: "7", exact: true }).click();
    await page.evaluate(() => {
      const counted = globalThis as unknown as { presses: number };
      counted.presses = 0;
      const eight = [...document.querySelectorAll("button")].find((one) => one.textContent === "8");
      const root = document.getElementById("root") as HTMLElement;
      const { port1, port2 } = new MessageChannel();
      // React marks the root when it starts. It works in tasks like this one, which run between React's own.
      port2.onmessage = () => {
        if ("ready" in document.documentElement.dataset) return;
        if (Object.keys(root).some((key) => key.startsWith("__reactContainer"))) {
          eight?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
          counted.presses++;
        }
        port1.postMessage(null);
      };
      port1.postMessage(null);
    });
    deliver();
    await ready(page);
    const count = await page.evaluate(() => (globalThis as unknown as { presses: number }).presses);
    expect(count).toBeGreaterThan(0);
    await expect(page.getByLabel("Display")).toHaveText(`7${"8".repeat(count)}`);
  });

  test("what is chosen is kept and answered", async ({ page }) => {
    await page.goto("/percentage-calculator", { waitUntil: "commit" });
    await page.getByLabel("Question").selectOption("what-percent");
    deliver();
    await ready(page);
    await expect(page.getByLabel("Question")).toHaveValue("what-percent");
    await expect(figure(page)).toHaveText("18.75%");
  });
});
